import Palettes

/// Files in memory, read like those of a disk.
struct MemoryFiles: Sendable {
  /// The bytes of each file by its path.
  private let files: [String: [UInt8]]
  /// The items of each folder by its path.
  private let folders: [String: [FolderItem]]

  /// Makes the folders around files.
  init(_ list: [(path: String, bytes: [UInt8])]) {
    var (files, folders): ([String: [UInt8]], [String: [FolderItem]]) = ([:], [:])
    var seen: Set<String> = []
    for (path, bytes) in list {
      files[path] = bytes
      var (inner, kind) = (path, FolderItem.Kind.file)
      while inner != ".", seen.insert(inner).inserted {
        let folder = PalettePath.folder(of: inner)
        folders[folder, default: []].append(FolderItem(name: inner.lastPathPart, kind: kind))
        (inner, kind) = (folder, .folder)
      }
    }
    (self.files, self.folders) = (files, folders)
  }

  package var tree: FileTree {
    let (files, folders) = (self.files, self.folders)
    return FileTree(
      list: { (path: String) throws(FileProblem) in
        guard let items = folders[path] else { throw .notFound }
        return items
      },
      read: { (path: String) throws(FileProblem) in
        guard let bytes = files[path] else { throw .notFound }
        return bytes
      },
      kind: { (path: String) throws(FileProblem) in
        if files[path] != nil { return .file }
        guard folders[path] != nil else { throw .notFound }
        return .folder
      }, identity: { $0 }, display: { $0 })
  }
}
