import PaletteModel

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// What is left to do for one file after its bytes were made ready.
  enum Replacement {
    /// The file has these bytes already.
    case none
    /// A pipe or a device, which is written to as it is.
    case stream(path: String, bytes: [UInt8])
    /// The bytes are on the disk under another name in the same folder, and wait to take the place of `path`.
    case file(temporary: String, path: String)
  }

  /// Replaces a file in one step, through a temporary file beside it; tells whether its bytes changed.
  ///
  /// A link is refused (`OutputProblem.isLink`): who may write through one resolves it first. A pipe or device is written
  /// to as it is. Whoever dies on the way leaves the old file whole, and a temporary file that the next run takes away. Throws `OutputProblem.cannotCreate` where
  /// nothing could be begun and `.ioError` where it could not be finished.
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

  /// Writes bytes out beside the file that they are meant for, and changes nothing yet.
  ///
  /// Only whoever holds the lock on the folder may call this: the sweep of another would take the temporary file away.
  /// `number` tells apart what is prepared at once.
  static func prepare(_ bytes: [UInt8], for path: String, number: Int) throws(OutputProblem) -> Replacement {
    var keeper: Int32 = -1
    defer { if keeper >= 0 { close(keeper) } }
    return try prepare(bytes, for: path, number: number, keeping: &keeper)
  }

  /// Gives a file its new bytes; tells whether they differ from the old ones.
  @discardableResult
  static func finish(_ replacement: Replacement) throws(OutputProblem) -> Bool {
    switch replacement {
    case .none: return false
    case .stream(let path, let bytes): try overwrite(path, with: bytes)
    case .file(let temporary, let path):
      guard rename(temporary, path) == 0 else {
        let code = errno
        unlink(temporary)
        throw .ioError(path, words(for: code))
      }
    }
    return true
  }

  /// Takes back what was prepared and will not be finished.
  static func discard(_ replacement: Replacement) {
    if case .file(let temporary, _) = replacement { unlink(temporary) }
  }

  /// Makes sure that the names in a folder outlast a loss of power, where its file system can.
  package static func synchronize(_ folder: String) throws(OutputProblem) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let code = synchronize(descriptor)
    guard code == 0 || code == EBADF else { throw .ioError(folder, words(for: code)) }
  }

  /// Has the drive below a folder write down what it was given, once for a batch.
  ///
  /// Only Apple's systems need to be told: there `fsync` ends when the drive has the bytes in its memory. File systems
  /// that do not know the request keep what `fsync` gave them.
  package static func flush(_ folder: String) {
    #if canImport(Darwin)
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      if fcntl(descriptor, F_FULLFSYNC) != 0 { fsync(descriptor) }
    #endif
  }

  /// The folder that a file lies in, as a path from the same place.
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
    default: return .stream(path: path, bytes: bytes)
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

  /// Opens a new, locked file in the folder of `path` and gives its path.
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

  /// Writes to a pipe or a device as it is.
  package static func overwrite(_ path: String, with bytes: [UInt8]) throws(OutputProblem) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .cannotCreate(path, words(for: errno)) }
    defer { close(descriptor) }
    let code = writeAll(bytes, to: descriptor)
    guard code == 0 else { throw .ioError(path, words(for: code)) }
  }
}
