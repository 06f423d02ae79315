package import Palettes

/// Files whose bytes replace those of a file tree: unsaved buffers, or edits that are not yet written.
package struct FileOverlay: Sendable {
  /// The bytes of each file, by its path as reports print it.
  package var bytes: [String: [UInt8]]

  /// Starts with some files.
  package init(_ bytes: [String: [UInt8]] = [:]) { self.bytes = bytes }

  /// Adds the files of another overlay, which count if both hold a file.
  package func adding(_ other: FileOverlay) -> FileOverlay {
    var all = self
    for (file, bytes) in other.bytes { all.bytes[file] = bytes }
    return all
  }

  /// The files of a tree with these in their place; those that the tree lacks are added with the folders around them.
  package func laid(over base: FileTree) -> FileTree {
    guard !bytes.isEmpty else { return base }
    let (bytes, folders) = (self.bytes, folders)
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      if let changed = bytes[base.display(path)] { return changed }
      return try base.read(path)
    }
    tree.kind = { (path: String) throws(FileProblem) in
      let name = base.display(path)
      if bytes[name] != nil { return .file }
      return folders[name] == nil ? try base.kind(path) : .folder
    }
    tree.list = { (path: String) throws(FileProblem) in
      guard let added = folders[base.display(path)] else { return try base.list(path) }
      var items: [FolderItem] = []
      do throws(FileProblem) {
        items = try base.list(path)
      } catch {
        guard error == .notFound else { throw error }
      }
      let present = Set(items.map { $0.name })
      return items + added.filter { !present.contains($0.name) }
    }
    return tree
  }

  /// The items of every folder around a file, by the folder's path as reports print it; `.` is the outermost.
  private var folders: [String: [FolderItem]] {
    var folders: [String: [FolderItem]] = [:]
    var known: Set<String> = []
    for file in bytes.keys.sorted() {
      var (path, kind) = (file, FolderItem.Kind.file)
      while true {
        let cut = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = cut.map { String(path[..<$0]) } ?? "."
        let name = cut.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        guard known.insert(path).inserted else { break }
        folders[folder, default: []].append(FolderItem(name: name, kind: kind))
        if folder == "." || folder.isEmpty { break }
        (path, kind) = (folder, .folder)
      }
    }
    return folders
  }
}
