package import Palettes

extension FileTree {
  /// A tree of files in memory, by path; links lead from a folder's path to another folder's.
  package static func memory(
    _ texts: [String: String], links: [String: String] = [:], binary: [String: [UInt8]] = [:]
  ) -> FileTree {
    let files = texts.mapValues { Array($0.utf8) }.merging(binary) { $1 }
    let resolve: @Sendable (String) -> String = { path in
      for (link, target) in links where path == link || path.hasPrefix(link + "/") {
        return target + path.dropFirst(link.count)
      }
      return path
    }
    let items: @Sendable (String) -> [String: FolderItem.Kind] = { folder in
      let start = folder == "." ? "" : resolve(folder) + "/"
      var items: [String: FolderItem.Kind] = [:]
      for path in files.keys where path.hasPrefix(start) {
        let rest = path.dropFirst(start.count)
        let name = String(rest.prefix { $0 != "/" })
        items[name] = name.count == rest.count ? .file : .folder
      }
      for link in links.keys where link.hasPrefix(start) && !link.dropFirst(start.count).contains("/") {
        items[String(link.dropFirst(start.count))] = .folder
      }
      return items
    }
    return FileTree(
      list: { (path: String) throws(FileProblem) in
        let found = items(path)
        if found.isEmpty { throw .notFound }
        return found.map { FolderItem(name: $0.key, kind: $0.value) }
      },
      read: { (path: String) throws(FileProblem) in
        guard let bytes = files[resolve(path)] else { throw items(path).isEmpty ? .notFound : .isFolder }
        return bytes
      },
      kind: { (path: String) throws(FileProblem) in
        if files[resolve(path)] != nil { return .file }
        if items(path).isEmpty { throw .notFound }
        return .folder
      },
      identity: { resolve($0) },
      display: { $0 })
  }
}
