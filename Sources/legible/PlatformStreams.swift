import LocalFiles

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// A standard stream of the process.
  enum Stream: Int32 {
    case input = 0
    case output = 1
    case error = 2
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// Returns true if the stream is a terminal, rather than a file or a pipe.
  static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

  /// The columns of the terminal on standard output, or those that the environment states for a pipe; else 80.
  static var columns: Int {
    #if canImport(Darwin) || canImport(Glibc)
      var size = winsize()
      if isTerminal(.output), ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        return Int(size.ws_col)
      }
    #endif
    return environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? 80
  }

  /// Fills standard streams that the process was started without, so that no other file takes their numbers.
  ///
  /// Writing to one of these streams fails, as intended.
  static func fillStandardStreams() {
    for stream in [Stream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is assigned first.
      _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }

  /// Writes all bytes to standard output or standard error.
  static func write(_ bytes: ArraySlice<UInt8>, to stream: Stream) throws(OutputProblem) {
    let code = writeAll(bytes, to: stream.rawValue)
    if code == EPIPE { throw .readerGone }
    if code == EBADF { throw .closed(stream == .output ? "standard output" : "standard error") }
    guard code == 0 else {
      throw .ioError(stream == .output ? "standard output" : "standard error", words(for: code))
    }
  }
}
