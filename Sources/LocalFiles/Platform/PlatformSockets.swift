#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// The reason that a port cannot be opened, in the system's words.
  package struct SocketProblem: Error, Sendable {
    package let words: String
  }

  /// A connection to a client, or the listener for connections; never waits.
  package struct Socket: Hashable, Sendable {
    let descriptor: Int32

    /// The outcome of reading.
    package enum Received: Sendable {
      case bytes([UInt8])
      case nothing
      case end
    }

    /// The most bytes of one reading.
    private static let piece = 64 << 10

    /// Opens a port for this machine alone, on 127.0.0.1; 0 chooses a free one.
    package static func listener(onPort port: Int) throws(SocketProblem) -> Socket {
      #if canImport(Darwin)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #elseif canImport(Musl)
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
      #else
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      #endif
      guard descriptor >= 0 else { throw SocketProblem(words: words(for: errno)) }
      let listener = Socket(descriptor: descriptor)
      listener.prepare()
      listener.set(SOL_SOCKET, SO_REUSEADDR)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(port).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isBound = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
      }
      guard isBound, listen(descriptor, 4096) == 0 else {
        let problem = SocketProblem(words: words(for: errno))
        listener.close()
        throw problem
      }
      return listener
    }

    /// The port of a listener.
    package var port: Int {
      var address = sockaddr_in()
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isKnown = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) == 0 }
      }
      return isKnown ? Int(UInt16(bigEndian: address.sin_port)) : 0
    }

    /// Takes the next connection that waits; nil if none does, or if the process may open no more.
    package func accept() -> Socket? {
      while true {
        #if canImport(Darwin)
          let descriptor = Darwin.accept(self.descriptor, nil, nil)
        #elseif canImport(Musl)
          let descriptor = Musl.accept(self.descriptor, nil, nil)
        #else
          let descriptor = Glibc.accept(self.descriptor, nil, nil)
        #endif
        if descriptor >= 0 {
          let socket = Socket(descriptor: descriptor)
          socket.prepare()
          socket.set(Int32(IPPROTO_TCP), TCP_NODELAY)
          return socket
        }
        guard errno == EINTR || errno == ECONNABORTED else { return nil }
      }
    }

    /// Reads what has come.
    package func receive() -> Received {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.piece) { buffer in
        while true {
          let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
          if count > 0 { return .bytes(Array(UnsafeBufferPointer(rebasing: buffer[..<count]))) }
          if count == 0 { return .end }
          if errno != EINTR { return errno == EAGAIN ? .nothing : .end }
        }
      }
    }

    /// Sends bytes from a place on; returns the number that was sent, or nil if the client is gone.
    package func send(_ bytes: [UInt8], from start: Int) -> Int? {
      bytes.withUnsafeBytes { buffer in
        let rest = UnsafeRawBufferPointer(rebasing: buffer[start...])
        while true {
          #if canImport(Darwin)
            let count = Darwin.send(descriptor, rest.baseAddress, rest.count, 0)
          #elseif canImport(Musl)
            let count = Musl.send(descriptor, rest.baseAddress, rest.count, 0)
          #else
            let count = Glibc.send(descriptor, rest.baseAddress, rest.count, 0)
          #endif
          if count >= 0 { return count }
          if errno == EAGAIN { return 0 }
          if errno != EINTR { return nil }
        }
      }
    }

    /// Tells the client that nothing more is sent.
    package func finishSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

    /// Releases the connection.
    package func close() {
      #if canImport(Darwin)
        _ = Darwin.close(descriptor)
      #elseif canImport(Musl)
        _ = Musl.close(descriptor)
      #else
        _ = Glibc.close(descriptor)
      #endif
    }

    /// No waiting, and no copy in other programs.
    private func prepare() {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    private func set(_ level: Int32, _ option: Int32) {
      var value: Int32 = 1
      setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
  }

  /// Allows the process to hold many connections; returns the number of files that it may open.
  package static func raiseFileLimit(to wanted: Int) -> Int {
    #if canImport(Darwin)
      let resource = RLIMIT_NOFILE
    #elseif canImport(Musl)
      let resource = RLIMIT_NOFILE
    #else
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #endif
    var limit = rlimit()
    // macOS accepts no more than 10,240, whatever it says.
    for number in [wanted, 10_240, 4096] {
      guard getrlimit(resource, &limit) == 0, limit.rlim_cur < rlim_t(wanted) else { break }
      limit.rlim_cur = min(limit.rlim_max, max(limit.rlim_cur, rlim_t(number)))
      if setrlimit(resource, &limit) == 0 { break }
    }
    return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : 256
  }

  /// Ends the process at once, whatever its threads do.
  package static func endNow(_ status: Int32) -> Never { _exit(status) }

  /// The seconds since 1970-01-01, UTC.
  package static var secondsSince1970: Int { Int(time(nil)) }

  /// True if standard error takes some lines without waiting for its reader.
  package static var standardErrorIsFree: Bool {
    var wait = pollfd(fd: 2, events: Int16(POLLOUT), revents: 0)
    return poll(&wait, 1, 0) > 0
  }
}
