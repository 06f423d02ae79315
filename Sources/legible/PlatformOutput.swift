import PaletteLoading

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Why output did not reach its place.
enum OutputProblem: Error, Hashable {
  /// A file or folder that cannot be created; the path and the system's words.
  case cannotCreate(String, String)
  /// Writing that failed on the way, for example on a full disk; the path and the system's words.
  case ioError(String, String)
  /// Whoever read standard output has gone.
  case readerGone

  /// The exit status: 73 (EX_CANTCREAT) or 74 (EX_IOERR).
  var status: Int32 {
    switch self {
    case .cannotCreate: 73
    case .ioError, .readerGone: 74
    }
  }

  /// The problem in one line, without a full stop.
  var message: String {
    switch self {
    case .cannotCreate(let path, let words): "cannot create \(path): \(words)"
    case .ioError(let path, let words): "cannot write \(path): \(words)"
    case .readerGone: "cannot write to standard output: its reader has gone"
    }
  }
}

extension Platform {
  /// Lets a closed pipe show as an error of the write instead of ending the process; call once, at the start.
  static func ignoreBrokenPipes() { signal(SIGPIPE, SIG_IGN) }

  /// Writes all bytes to standard output or standard error.
  static func write(_ bytes: [UInt8], to stream: Stream) throws(OutputProblem) {
    let code = writeAll(bytes, to: stream.rawValue)
    if code == EPIPE { throw .readerGone }
    guard code == 0 else {
      throw .ioError(stream == .output ? "standard output" : "standard error", words(for: code))
    }
  }

  /// Replaces a file in one step, through a temporary file beside it; tells whether its bytes changed.
  ///
  /// A link is followed and its target replaced; a pipe or device is written to as it is. Throws
  /// `OutputProblem.cannotCreate` where nothing could be begun and `.ioError` where it could not be finished.
  @discardableResult
  static func write(_ bytes: [UInt8], toFile path: String) throws(OutputProblem) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else {
      try replace(path, with: bytes, mode: nil)
      return true
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .cannotCreate(path, words(for: EISDIR))
    case S_IFREG: break
    default:
      try overwrite(path, with: bytes)
      return true
    }
    if Int(status.st_size) == bytes.count, (try? read(path)) == bytes { return false }
    try replace(resolved(path), with: bytes, mode: status.st_mode & 0o7777)
    return true
  }

  /// Makes a folder and those around it; nothing happens where it exists.
  static func createFolder(_ path: String) throws(OutputProblem) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if (try? kind(of: path)) == .folder { return }
    let whole = absolute(path, from: currentFolder)
    guard code == ENOENT, whole != "/" else { throw .cannotCreate(path, words(for: code)) }
    try createFolder(parent(of: whole))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .cannotCreate(path, words(for: errno)) }
  }

  /// Removes a file; nothing happens where there is none.
  static func remove(_ path: String) throws(OutputProblem) {
    guard unlink(path) == 0 || errno == ENOENT else { throw .cannotCreate(path, words(for: errno)) }
  }

  private static func resolved(_ path: String) -> String {
    guard let target = realpath(path, nil) else { return path }
    defer { free(target) }
    return String(cString: target)
  }

  private static func overwrite(_ path: String, with bytes: [UInt8]) throws(OutputProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path, words(for: errno)) }
    defer { close(descriptor) }
    let code = writeAll(bytes, to: descriptor)
    guard code == 0 else { throw .ioError(path, words(for: code)) }
  }

  private static func replace(_ path: String, with bytes: [UInt8], mode: mode_t?) throws(OutputProblem) {
    let (descriptor, temporary) = try createTemporary(beside: path)
    var code = writeAll(bytes, to: descriptor)
    if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0, fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP { code = errno }
    if close(descriptor) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw .ioError(path, words(for: code))
    }
  }

  /// Opens a new file in the folder of `path`.
  private static func createTemporary(beside path: String) throws(OutputProblem) -> (Int32, String) {
    let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? ""
    var attempt = 0
    while true {
      let name = "\(folder).legible-\(getpid())-\(attempt).tmp"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, name) }
      guard errno == EEXIST, attempt < 100 else { throw .cannotCreate(path, words(for: errno)) }
      attempt += 1
    }
  }

  /// Writes until nothing is left; 0, or the error that stopped it.
  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let length = Darwin.write(descriptor, slice.baseAddress, slice.count)
        #elseif canImport(Musl)
          let length = Musl.write(descriptor, slice.baseAddress, slice.count)
        #else
          let length = Glibc.write(descriptor, slice.baseAddress, slice.count)
        #endif
        if length >= 0 {
          rest = rest.dropFirst(length)
        } else if errno == EAGAIN {
          var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&wait, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return 0
    }
  }
}
