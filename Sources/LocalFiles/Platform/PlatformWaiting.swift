#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// A bell between threads: rings are counted, and none is lost.
  package struct Bell: Sendable {
    let (reader, writer): (Int32, Int32)

    /// Makes a bell; nil if the system gives none.
    package init?() {
      guard let ends = Platform.privatePipe() else { return nil }
      (reader, writer) = (ends.reader, ends.writer)
    }

    /// Rings once.
    package func ring() { _ = Platform.writeAll([1], to: writer) }

    /// Waits for one ring.
    package func wait() { take(1) }

    /// Forgets rings that have come; waits for the first.
    package func clear() { take(4096) }

    private func take(_ most: Int) {
      withUnsafeTemporaryAllocation(byteCount: most, alignment: 1) { buffer in
        while true {
          #if canImport(Darwin)
            let count = Darwin.read(reader, buffer.baseAddress, most)
          #elseif canImport(Musl)
            let count = Musl.read(reader, buffer.baseAddress, most)
          #else
            let count = Glibc.read(reader, buffer.baseAddress, most)
          #endif
          if count >= 0 || errno != EINTR { return }
        }
      }
    }
  }

  /// Many sockets that are waited for at the same time, each at a place of its own.
  package struct WaitingRoom {
    /// The events at one place.
    package struct Call: Sendable {
      package let place: Int
      /// True if bytes, a connection, or an end can be read.
      package let isReadable: Bool
      /// True if bytes can be sent.
      package let isWritable: Bool
      /// True if the other side is gone altogether.
      package let isGone: Bool
    }

    private var entries: [pollfd] = []

    /// Starts without sockets.
    package init() {}

    /// Waits for a socket at a place; an earlier one there is forgotten.
    package mutating func set(_ socket: Socket, at place: Int, reads: Bool, writes: Bool) {
      set(socket.descriptor, at: place, (reads ? POLLIN : 0) | (writes ? POLLOUT : 0))
    }

    /// Waits for a bell at a place.
    package mutating func set(_ bell: Bell, at place: Int) { set(bell.reader, at: place, POLLIN) }

    /// Stops waiting at a place.
    package mutating func remove(_ place: Int) { set(-1, at: place, 0) }

    private mutating func set(_ descriptor: Int32, at place: Int, _ events: Int32) {
      while entries.count <= place { entries.append(pollfd(fd: -1, events: 0, revents: 0)) }
      entries[place] = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    }

    /// Waits until something happens, for a number of milliseconds at most; nothing after a signal.
    package mutating func wait(atMost milliseconds: Int32) -> [Call] {
      entries.withUnsafeMutableBufferPointer { buffer in
        var left = Int(poll(buffer.baseAddress, nfds_t(buffer.count), milliseconds))
        var calls: [Call] = []
        var place = 0
        while left > 0, place < buffer.count {
          let events = Int32(buffer[place].revents)
          if events != 0 {
            left -= 1
            calls.append(
              Call(
                place: place, isReadable: events & POLLIN != 0, isWritable: events & POLLOUT != 0,
                isGone: events & (POLLERR | POLLHUP | POLLNVAL) != 0))
          }
          place += 1
        }
        return calls
      }
    }
  }
}
