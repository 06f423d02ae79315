import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// The remaining step for one file after its bytes were prepared.
  enum Replacement {
    /// The file already has these bytes.
    case none
    /// The bytes are on the disk under another name in the folder of `path`, ready to replace it.
    case file(temporary: String, path: String)
  }

  /// Replaces a file in one step, through a temporary file next to it; returns true if its bytes changed.
  ///
  /// A link is rejected (`OutputProblem.isLink`): a caller that may write through one resolves it first. A pipe or
  /// device is rejected without being opened. A process that dies on the way leaves the old file intact, and a
  /// temporary file that the next run removes. Throws `OutputProblem.cannotCreate` if nothing could be started and `.ioError` if it
  /// could not be finished.
  @discardableResult
  package static func write(_ bytes: [UInt8], toFile path: String) throws(OutputProblem) -> Bool {
    var keeper: Int32 = -1
    let replacement = try prepare(bytes, for: path, number: 0, keeping: &keeper)
    // The lock on the temporary file lasts until it has its name.
    defer { if keeper >= 0 { close(keeper) } }
    if case .file(_, let target) = replacement { flush(folder(of: target)) }
    guard try finish(replacement) else { return false }
    if case .file(_, let target) = replacement {
      try synchronize(folder(of: target))
      flush(folder(of: target))
      sweepUnlessBusy(folder(of: target))
    }
    return true
  }

  /// Writes bytes to a file next to their destination, and changes nothing yet.
  ///
  /// Only the holder of the lock on the folder may call this: the sweep of another would remove the temporary file.
  /// `number` distinguishes files prepared at once.
  static func prepare(_ bytes: [UInt8], for path: String, number: Int) throws(OutputProblem) -> Replacement {
    var keeper: Int32 = -1
    defer { if keeper >= 0 { close(keeper) } }
    return try prepare(bytes, for: path, number: number, keeping: &keeper)
  }

  /// Gives a file its new bytes; returns true if they differ from the old ones.
  @discardableResult
  static func finish(_ replacement: Replacement) throws(OutputProblem) -> Bool {
    switch replacement {
    case .none: return false
    case .file(let temporary, let path):
      guard rename(temporary, path) == 0 else {
        let code = errno
        unlink(temporary)
        throw .ioError(path, words(for: code))
      }
    }
    return true
  }

  /// Lets everybody who may read a file run it; a link is not followed.
  package static func makeExecutable(_ path: String) throws(OutputProblem) {
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ioError(path, words(for: errno)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ioError(path, words(for: errno)) }
    let readers = status.st_mode & 0o444
    guard fchmod(descriptor, status.st_mode & 0o7777 | readers >> 2) == 0 else {
      throw .ioError(path, words(for: errno))
    }
  }

  /// Discards a prepared file that will not be finished.
  static func discard(_ replacement: Replacement) {
    if case .file(let temporary, _) = replacement { unlink(temporary) }
  }

  /// Makes sure that the names in a folder survive a loss of power, if its file system can.
  static func synchronize(_ folder: String) throws(OutputProblem) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let code = synchronize(descriptor)
    guard code == 0 || code == EBADF else { throw .ioError(folder, words(for: code)) }
  }

  /// Flushes the drive of a folder, once for a batch.
  ///
  /// Only Apple's systems need this: there `fsync` ends when the drive has the bytes in its memory. File systems that
  /// do not know the request keep the result of `fsync`.
  static func flush(_ folder: String) {
    #if canImport(Darwin)
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      if fcntl(descriptor, F_FULLFSYNC) != 0 { fsync(descriptor) }
    #endif
  }

  /// The folder that contains a file, as a path from the same starting point.
  package static func folder(of path: String) -> String {
    guard let cut = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return cut == path.startIndex ? "/" : String(path[..<cut])
  }

  /// The open temporary file goes to `keeper`, locked, so that nobody takes it for that of a dead run.
  private static func prepare(
    _ bytes: [UInt8], for path: String, number: Int, keeping keeper: inout Int32
  ) throws(OutputProblem) -> Replacement {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let temporary = try createTemporary(beside: path, number: number, keeping: &keeper)
      return try fill(temporary, with: bytes, mode: nil, for: path, through: keeper)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .cannotCreate(path, words(for: EISDIR))
    case S_IFLNK: throw .isLink(path)
    case S_IFREG: break
    default: throw .cannotCreate(path, "it is a pipe or a device; choose a different location")
    }
    if Int(status.st_size) == bytes.count, (try? read(path, followsLink: false)) == bytes { return .none }
    let temporary = try createTemporary(beside: path, number: number, keeping: &keeper)
    return try fill(temporary, with: bytes, mode: status.st_mode & 0o7777, for: path, through: keeper)
  }

  private static func fill(
    _ temporary: String, with bytes: [UInt8], mode: mode_t?, for path: String, through descriptor: Int32
  ) throws(OutputProblem) -> Replacement {
    var code = writeAll(bytes, to: descriptor)
    if code == 0, let mode, fchmod(descriptor, mode) != 0 { code = errno }
    if code == 0 { code = synchronize(descriptor) }
    guard code == 0 else {
      unlink(temporary)
      throw .ioError(path, words(for: code))
    }
    return .file(temporary: temporary, path: path)
  }

  /// Opens a new, locked file in the folder of `path` and returns its path.
  private static func createTemporary(
    beside path: String, number: Int, keeping keeper: inout Int32
  ) throws(OutputProblem) -> String {
    let folder = folder(of: path)
    var attempt = number
    while true {
      let name = "\(folder)/\(TemporaryName.make(process: getpid(), number: attempt))"
      let descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 {
        guard errno == EEXIST, attempt < number + 100 else { throw .cannotCreate(path, words(for: errno)) }
      } else if keep(descriptor) {
        keeper = descriptor
        return name
      } else {
        close(descriptor)
      }
      attempt += 1
    }
  }

  private static func synchronize(_ descriptor: Int32) -> Int32 {
    fsync(descriptor) == 0 || [EINVAL, ENOTSUP, EOPNOTSUPP].contains(errno) ? 0 : errno
  }

  /// Writes to a pipe or a device directly; a pipe that nobody reads is rejected without waiting.
  static func overwrite(_ path: String, with bytes: [UInt8]) throws(OutputProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .cannotCreate(path, errno == ENXIO ? "no program reads this pipe" : words(for: errno))
    }
    defer { close(descriptor) }
    let code = writeAll(bytes, to: descriptor)
    guard code == 0 else { throw .ioError(path, words(for: code)) }
  }
}
