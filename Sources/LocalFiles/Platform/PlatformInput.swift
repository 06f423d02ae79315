import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Standard input, read by a thread of its own, so that its end is noticed while its owner computes.
  ///
  /// The process ends a moment after its input: what was asked for before is still answered if that is quick.
  package struct InputReader {
    private let state: @Sendable (_ take: Bool) -> State
    private let bell: Int32

    /// The time to answer after the end of the input, in milliseconds.
    private static let grace: Int32 = 700
    /// The most bytes that wait to be taken: more is read once there is room.
    private static let mostWaiting = 16 << 20

    private struct State: Sendable {
      var bytes: [UInt8] = []
      var isAtEnd = false
    }

    /// Starts to read; nil if the system gives no thread or pipe.
    package init?() {
      guard let ends = Platform.privatePipe() else { return nil }
      let shared = Mutex(State())
      state = { takes in
        shared.withLock { state in
          let now = state
          if takes { state.bytes = [] }
          return now
        }
      }
      bell = ends.reader
      let writer = ends.writer
      let thread = Thread {
        while let piece = Self.piece() {
          while shared.withLock({ $0.bytes.count }) > Self.mostWaiting { Platform.sleep(milliseconds: 5) }
          let isFirst = shared.withLock { state in
            defer { state.bytes += piece }
            return state.bytes.isEmpty
          }
          if isFirst { _ = Platform.writeAll([1], to: writer) }
        }
        shared.withLock { $0.isAtEnd = true }
        _ = Platform.writeAll([1], to: writer)
        Platform.sleep(milliseconds: Self.grace)
        _exit(0)
      }
      guard thread != nil else { return nil }
    }

    /// Returns the bytes that have come, possibly none; nil after the last.
    package func take() -> [UInt8]? {
      let state = state(true)
      return state.bytes.isEmpty && state.isAtEnd ? nil : state.bytes
    }

    /// Waits until bytes come or the input ends.
    package func wait() {
      let now = state(false)
      guard now.bytes.isEmpty, !now.isAtEnd else { return }
      var wait = pollfd(fd: bell, events: Int16(POLLIN), revents: 0)
      poll(&wait, 1, -1)
      withUnsafeTemporaryAllocation(byteCount: 1 << 10, alignment: 1) { buffer in
        _ = Platform.readSome(bell, buffer)
      }
    }

    /// The next bytes of the input; nil at its end.
    private static func piece() -> [UInt8]? {
      withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
        let count = Platform.readSome(0, buffer)
        return count > 0 ? Array(buffer[..<count]) : nil
      }
    }
  }

  /// Reads what there is, waiting for the first byte; 0 at the end, and after an error.
  private static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Darwin)
        let count = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #else
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 { return count }
      if errno == EAGAIN {
        var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        poll(&wait, 1, -1)
      } else if errno != EINTR {
        return 0
      }
    }
  }

  /// Makes a folder the current one; returns false if it cannot be entered.
  package static func enter(_ folder: String) -> Bool { chdir(folder) == 0 }
}
