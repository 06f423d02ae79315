import AuditEngine
import LocalFiles
import Palettes

/// Posted files as a tree, which counts as a repository: nothing is outside of it, and no disk is read.
struct MemoryFiles: Sendable {
  private let files: [String: [UInt8]]
  private let folders: [String: [FolderItem]]
  private let path: String

  /// Takes the files of a request.
  init(_ posted: PostedFiles) {
    files = posted.files
    folders = posted.folders.items.mapValues { items in
      items.map { FolderItem(name: $0.name, kind: $0.isFolder ? .folder : .file) }
    }
    path = posted.path
  }

  /// The files as the engine takes them, within the same limits as those of a disk.
  var source: VisibleFiles {
    let tree = tree
    return VisibleFiles(
      [path], base: "/",
      open: { [path] overlay in
        let files = overlay.laid(over: tree)
        return [FileGroup([path], palettes: ReadingBudget.tree(files), sources: files)]
      },
      tree: { $0.laid(over: tree) }, located: { $0 },
      name: { path in path.split(separator: "/").last.map { String($0) } ?? "/" })
  }

  private var tree: FileTree {
    FileTree(
      list: { (path: String) throws(FileProblem) in
        let path = try Self.resolved(path)
        if let items = folders[path] { return items }
        throw files[path] == nil ? .notFound : .isNotFolder
      },
      read: { (path: String) throws(FileProblem) in
        let path = try Self.resolved(path)
        if let bytes = files[path] { return bytes }
        throw folders[path] == nil ? .notFound : .isFolder
      },
      kind: { (path: String) throws(FileProblem) in
        let path = try Self.resolved(path)
        if files[path] != nil { return .file }
        guard folders[path] != nil else { throw .notFound }
        return .folder
      },
      identity: { Platform.relative($0, to: "/", from: "/") },
      display: { (try? Self.resolved($0)) ?? $0 })
  }

  /// The path from the root, without `.` and `..`.
  private static func resolved(_ path: String) throws(FileProblem) -> String {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      guard depth >= 0 else { throw .outsideRoot }
    }
    return Platform.relative(path, to: "/", from: "/")
  }
}
