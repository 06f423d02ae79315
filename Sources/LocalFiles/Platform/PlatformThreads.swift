package import FileSyntax
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Workers {
  /// As many workers as there are processors online.
  package static var processors: Workers { threads(Platform.processors) }

  /// Returns workers with a number of threads, the calling one included; they live for one call.
  package static func threads(_ count: Int) -> Workers {
    Workers(count: count) { pieces, body in
      // The compiler writes the length of this path into the program, and no option maps it to that of a release.
      #sourceLocation(file:"threads",line:21)
      withoutActuallyEscaping(body) { body in
        let work = Platform.Work(pieces: pieces, body: body)
        withUnsafePointer(to: work) { pointer in
          nonisolated(unsafe) let shared = pointer
          let helpers = (1..<max(2, min(count, pieces))).compactMap { _ in Platform.Thread { shared.pointee.run() } }
          shared.pointee.run()
          for helper in helpers { helper.join() }
        }
      }
      #sourceLocation()
    }
  }
}

extension Platform {
  /// Work items that several threads take from one counter.
  struct Work: ~Copyable, Sendable {
    private let next = Atomic(0)
    private let pieces: Int
    private let body: @Sendable (Int) -> Void

    init(pieces: Int, body: @escaping @Sendable (Int) -> Void) {
      self.pieces = pieces
      self.body = body
    }

    /// Runs items until none is left.
    func run() {
      while true {
        let piece = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard piece < pieces else { return }
        body(piece)
      }
    }
  }

  /// A thread, which its creator must join before releasing anything that its body uses.
  struct Thread {
    private let handle: pthread_t

    /// The stack of a thread in bytes: that of the main thread on Linux, because parsers recurse equally deep in
    /// either.
    private static let stackSize = 8 << 20

    /// Starts the thread; nil if the system cannot create more.
    init?(_ body: @escaping @Sendable () -> Void) {
      let start = UnsafeMutablePointer<@Sendable () -> Void>.allocate(capacity: 1)
      start.initialize(to: body)
      guard let created = Self.created(start) else {
        start.deinitialize(count: 1)
        start.deallocate()
        return nil
      }
      handle = created
    }

    private static func created(_ start: UnsafeMutableRawPointer) -> pthread_t? {
      withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { attributes in
        guard let attributes = attributes.baseAddress, pthread_attr_init(attributes) == 0 else { return nil }
        defer { pthread_attr_destroy(attributes) }
        pthread_attr_setstacksize(attributes, stackSize)
        #if canImport(Darwin)
          var thread: pthread_t?
          return pthread_create(&thread, attributes, { Self.run($0) }, start) == 0 ? thread : nil
        #else
          var thread: pthread_t = 0
          return pthread_create(&thread, attributes, { Self.run($0) }, start) == 0 ? thread : nil
        #endif
      }
    }

    private static func run(_ start: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let start = start?.assumingMemoryBound(to: (@Sendable () -> Void).self) else { return nil }
      let body = start.move()
      start.deallocate()
      body()
      return nil
    }

    /// Waits until the thread has ended.
    func join() { pthread_join(handle, nil) }
  }

  /// Rings once after a delay unless it is stopped before.
  package struct Alarm {
    private let thread: Thread?
    private let (reading, writing): (Int32, Int32)
    private let hasRung: UnsafeMutablePointer<Bool>

    /// Starts to wait for a number of milliseconds.
    package init(after patience: Int32, ring: @escaping @Sendable () -> Void) {
      hasRung = .allocate(capacity: 1)
      hasRung.initialize(to: false)
      guard let ends = Platform.privatePipe() else {
        (thread, reading, writing) = (nil, -1, -1)
        return
      }
      let reading = ends.reader
      (self.reading, writing) = (reading, ends.writer)
      nonisolated(unsafe) let hasRung = hasRung
      thread = Thread {
        var wait = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
        guard poll(&wait, 1, patience) == 0 else { return }
        hasRung.pointee = true
        ring()
      }
    }

    /// Ends the wait, after the ringing if that has begun; returns true if it rang.
    package func stop() -> Bool {
      if writing >= 0 { close(writing) }
      thread?.join()
      if reading >= 0 { close(reading) }
      defer { hasRung.deallocate() }
      return hasRung.move()
    }
  }
}
