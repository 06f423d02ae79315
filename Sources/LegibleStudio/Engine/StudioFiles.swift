import AuditEngine
import Palettes

/// The files of a repository in memory, by their paths from its root.
struct StudioFiles {
  /// The most bytes of one file, as for files on a disk.
  static let largestFile = 64 << 20
  /// The most bytes of all files other than images that one audit reads, as for files on a disk.
  static let mostBytes = 48 << 20

  private(set) var overlay = FileOverlay()

  /// Takes a file; false for a path that names no file inside the root.
  mutating func put(_ bytes: [UInt8], at path: String) -> Bool {
    let path = PalettePath.joining(".", path)
    guard path != ".", Self.isInside(path) else { return false }
    overlay.bytes[path] = bytes
    return true
  }

  /// Drops all files.
  mutating func clear() { overlay = FileOverlay() }

  /// The bytes of a file; nil if there is none.
  func bytes(at path: String) -> [UInt8]? { overlay.bytes[PalettePath.joining(".", path)] }

  /// The files at some paths, as the engine reads them.
  func source(_ paths: [String]) -> VisibleFiles {
    let named = paths.map { PalettePath.joining(".", $0) }
    let tree = Self.empty
    return VisibleFiles(
      named, base: "/",
      open: { more in
        let files = overlay.adding(more).laid(over: tree)
        bytesRead = 0
        let palettes = Self.limited(Self.confined(files))
        return [FileGroup(named, palettes: palettes, sources: Self.confined(files))]
      },
      tree: { Self.confined(overlay.adding($0).laid(over: tree)) }, located: { $0 },
      name: { path in path.split(separator: "/").last.map { String($0) } ?? "/" })
  }

  private static func isInside(_ path: String) -> Bool {
    path != ".." && !path.hasPrefix("../") && !path.hasPrefix("/")
  }

  /// A tree without files, over which those of the repository are laid.
  private static let empty = FileTree(
    list: { (_: String) throws(FileProblem) in throw .notFound },
    read: { (_: String) throws(FileProblem) in throw .notFound },
    kind: { (_: String) throws(FileProblem) in throw .notFound },
    identity: { $0 }, display: { $0 })

  /// The tree without a way out of the root, and with the limit on the size of a file.
  private static func confined(_ base: FileTree) -> FileTree {
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      guard isInside(path) else { throw .outsideRoot }
      do throws(FileProblem) {
        let bytes = try base.read(path)
        guard bytes.count <= largestFile else { throw .tooLarge(limit: largestFile) }
        return bytes
      } catch {
        if error == .notFound, (try? base.kind(path)) == .folder { throw .isFolder }
        throw error
      }
    }
    tree.kind = { (path: String) throws(FileProblem) in
      guard isInside(path) else { throw .outsideRoot }
      return try base.kind(path)
    }
    tree.list = { (path: String) throws(FileProblem) in
      guard isInside(path) else { throw .outsideRoot }
      if (try? base.kind(path)) == .file { throw .isNotFolder }
      return try base.list(path)
    }
    return tree
  }

  /// The tree limited to a number of bytes of files other than images.
  private static func limited(_ base: FileTree) -> FileTree {
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      let bytes = try base.read(path)
      guard !bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return bytes }
      bytesRead += bytes.count
      guard bytesRead <= mostBytes else {
        throw .other(
          "this image increases the total file size to \(bytesRead) bytes, but the limit is \(mostBytes); split the run"
        )
      }
      return bytes
    }
    return tree
  }
}
