import ColorMath
package import Palettes

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FileTree {
  /// The files of this machine; reports print them relative to `base`, an absolute path (`Platform.displayBase`).
  ///
  /// Files that are opened are noted in `inputs`.
  package static func disk(displayedFrom base: String, noting inputs: InputFiles? = nil) -> FileTree {
    let current = Platform.currentFolder
    return FileTree(
      list: { (path: String) throws(FileProblem) in try Platform.list(path) },
      read: { (path: String) throws(FileProblem) in
        guard let inputs, !InputFiles.isGlancedAt(path) else { return try Platform.read(path, followsLink: false) }
        return try Platform.read(path, followsLink: false, noting: { inputs.note($0) })
      },
      kind: { (path: String) throws(FileProblem) in try Platform.kind(of: path) },
      identity: { Platform.identity(of: $0) },
      display: { Platform.relative($0, to: base, from: current) })
  }
}

extension Platform {
  /// The largest file that is read by default, in bytes: 64 MiB.
  static let largestFile = 64 << 20

  /// Lists a folder without `.` and `..`, in the system's order; links are followed to determine their kind.
  static func list(_ path: String) throws(FileProblem) -> [FolderItem] {
    guard let folder = opendir(path) else { throw problem(errno) }
    defer { closedir(folder) }
    let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    var items: [FolderItem] = []
    while true {
      errno = 0
      guard let entry = readdir(folder) else { break }
      let bytes = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
      if let item = item(named: bytes, type: entry.pointee.d_type, in: path) { items.append(item) }
    }
    guard errno == 0 else { throw problem(errno) }
    return items
  }

  /// One item of a folder; nil for the folder itself and its parent.
  private static func item(named bytes: UnsafePointer<CChar>, type: UInt8, in folder: String) -> FolderItem? {
    guard let name = String(validatingCString: bytes) else {
      return FolderItem(name: escaped(bytes), kind: .unnamable)
    }
    if name == "." || name == ".." { return nil }
    let isLink = type == UInt8(DT_LNK) || type == UInt8(DT_UNKNOWN) && self.isLink("\(folder)/\(name)")
    return FolderItem(name: name, kind: kind(ofType: type, at: folder, name), isLink: isLink)
  }

  /// A name that is not UTF-8 with `\xNN` for each byte that is not ASCII.
  private static func escaped(_ bytes: UnsafePointer<CChar>) -> String {
    var text = ""
    var next = bytes
    while next.pointee != 0 {
      let byte = UInt8(bitPattern: next.pointee)
      let isPlain = (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\\")
      text += isPlain ? String(UnicodeScalar(byte)) : "\\x" + HexText.digits(byte, count: 2)
      next += 1
    }
    return text
  }

  private static func kind(ofType type: UInt8, at folder: String, _ name: String) -> FolderItem.Kind {
    switch type {
    case UInt8(DT_DIR): return .folder
    case UInt8(DT_REG): return .file
    case UInt8(DT_LNK), UInt8(DT_UNKNOWN): return (try? kind(of: "\(folder)/\(name)")) ?? .other
    default: return .other
    }
  }

  /// Returns the kind of the item at a path, links followed.
  package static func kind(of path: String) throws(FileProblem) -> FolderItem.Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(errno) }
    return kind(ofMode: status.st_mode)
  }

  private static func kind(ofMode mode: mode_t) -> FolderItem.Kind {
    switch mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    default: .other
    }
  }

  /// Returns the bytes of the file at a path, links followed; 0 if there is none.
  static func size(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns the device and file number of the item at a path; the path itself if there is nothing.
  static func identity(of path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    return "\(status.st_dev):\(status.st_ino)"
  }

  /// A file or folder, however many paths lead to it.
  package struct FileIdentity: Hashable, Sendable {
    private let device: UInt64
    private let number: UInt64

    init(_ status: stat) {
      device = UInt64(truncatingIfNeeded: status.st_dev)
      number = UInt64(truncatingIfNeeded: status.st_ino)
    }
  }

  /// Returns the identity of the item at a path, links followed; nil if there is nothing.
  static func fileIdentity(of path: String) -> FileIdentity? {
    var status = stat()
    return stat(path, &status) == 0 ? FileIdentity(status) : nil
  }

  /// Reads a whole file up to a size limit; pipes, sockets and devices are rejected without waiting.
  ///
  /// With `followsLink` false, a link at the end of the path is rejected as `.isLink`, in one step with the opening.
  package static func read(
    _ path: String, limit: Int = largestFile, followsLink: Bool = true, noting note: ((FileIdentity) -> Void)? = nil
  ) throws(FileProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | (followsLink ? 0 : O_NOFOLLOW))
    guard descriptor >= 0 else {
      let code = errno
      throw !followsLink && code == ELOOP && isLink(path) ? .isLink : problem(code)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw problem(errno) }
    switch kind(ofMode: status.st_mode) {
    case .file:
      note?(FileIdentity(status))
      return try read(descriptor, size: Int(status.st_size), limit: limit)
    case .folder: throw .isFolder
    case .other, .outside, .unnamable: throw .other("this is neither a file nor a folder; replace it with a file")
    }
  }

  /// Reads an open file; it may turn out shorter or longer than the system announced.
  private static func read(_ descriptor: Int32, size: Int, limit: Int) throws(FileProblem) -> [UInt8] {
    guard size <= limit else { throw .tooLarge(limit: limit) }
    var bytes = try chunk(of: descriptor, capacity: max(size, 0) + 1, enough: size)
    guard bytes.count > size else { return bytes }
    while true {
      let more = try chunk(of: descriptor, capacity: 1 << 16, enough: 1 << 16)
      if more.isEmpty { return bytes }
      bytes += more
      guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
    }
  }

  /// Reads until there are `enough` bytes, unless the file ends first; 0 reads to the end.
  private static func chunk(of descriptor: Int32, capacity: Int, enough: Int) throws(FileProblem) -> [UInt8] {
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      while let base = buffer.baseAddress, count < capacity {
        #if canImport(Darwin)
          let length = Darwin.read(descriptor, base + count, capacity - count)
        #elseif canImport(Musl)
          let length = Musl.read(descriptor, base + count, capacity - count)
        #else
          let length = Glibc.read(descriptor, base + count, capacity - count)
        #endif
        if length < 0 && errno == EINTR { continue }
        if length < 0 { code = errno }
        if length <= 0 { break }
        count += length
        if count == enough { break }
      }
    }
    guard code == 0 else { throw problem(code) }
    return bytes
  }

  /// The meaning of a system error for a reader.
  package static func problem(_ code: Int32) -> FileProblem {
    switch code {
    case ENOENT: .notFound
    case EACCES, EPERM: .notPermitted
    case EISDIR: .isFolder
    case ENOTDIR: .isNotFolder
    case ELOOP: .linkLoop
    default: .other(words(for: code))
    }
  }
}
