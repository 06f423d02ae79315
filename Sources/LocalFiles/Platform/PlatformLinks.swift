package import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Platform {
  /// Returns the absolute path with all links resolved.
  ///
  /// - Throws: the problem on the way, for example `.notFound`.
  package static func realPath(_ path: String) throws(FileProblem) -> String {
    guard let real = realpath(path, nil) else { throw problem(errno) }
    defer { free(real) }
    guard let text = String(validatingCString: real) else { throw .notFound }
    return text
  }

  /// Returns true if the item at a path is a link, even a broken one.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns true if there is anything at a path, even a broken link.
  package static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Returns true if a path ends in a folder, file or link of this user that nobody else may read or write.
  static func isPrivate(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_uid == geteuid() && status.st_mode & 0o077 == 0
  }

  /// The home folder of this user; nil if the system has none.
  static var home: String? {
    if let home = environment("HOME"), home.hasPrefix("/") { return home }
    guard let entry = getpwuid(geteuid()), let folder = entry.pointee.pw_dir else { return nil }
    let home = String(cString: folder)
    return home.hasPrefix("/") ? home : nil
  }

  /// Makes a folder that only this user may enter; does nothing if it exists.
  static func createPrivateFolder(_ path: String) throws(OutputProblem) {
    try createFolder(parent(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .cannotCreate(path, words(for: errno)) }
  }

  /// Makes a file that only this user may read, in one step; an existing one stays.
  static func createPrivateFile(_ path: String, holding bytes: [UInt8]) throws(OutputProblem) {
    let temporary = "\(folder(of: path))/\(TemporaryName.make(process: getpid(), number: 0))"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotCreate(path, words(for: errno)) }
    let code = writeAll(bytes, to: descriptor)
    close(descriptor)
    defer { unlink(temporary) }
    guard code == 0 else { throw .ioError(path, words(for: code)) }
    guard link(temporary, path) == 0 || errno == EEXIST else { throw .cannotCreate(path, words(for: errno)) }
  }
}
