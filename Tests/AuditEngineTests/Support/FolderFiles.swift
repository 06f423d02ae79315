@testable import Palettes

/// Files in memory by their paths, as a tree whose paths are those that reports print.
struct FolderFiles: Sendable {
  var bytes: [String: [UInt8]]

  /// Texts by their paths.
  init(_ texts: [String: String]) { bytes = texts.mapValues { Array($0.utf8) } }

  var tree: FileTree {
    let bytes = self.bytes
    @Sendable func inside(_ folder: String) -> [[Substring]] {
      let start = folder == "." ? [] : folder.split(separator: "/")
      return bytes.keys.sorted().map { $0.split(separator: "/") }.filter {
        $0.starts(with: start) && $0.count > start.count
      }
      .map { Array($0.dropFirst(start.count)) }
    }
    @Sendable func plain(_ path: String) -> String { path.hasPrefix("./") ? String(path.dropFirst(2)) : path }
    return FileTree(
      list: { (folder: String) throws(FileProblem) in
        let paths = inside(plain(folder))
        guard !paths.isEmpty else { throw .notFound }
        var items: [FolderItem] = []
        for parts in paths where !items.contains(where: { $0.name == parts[0] }) {
          items.append(FolderItem(name: String(parts[0]), kind: parts.count == 1 ? .file : .folder))
        }
        return items
      },
      read: { (path: String) throws(FileProblem) in
        guard let found = bytes[plain(path)] else { throw .notFound }
        return found
      },
      kind: { (path: String) throws(FileProblem) in
        if bytes[plain(path)] != nil { return .file }
        guard !inside(plain(path)).isEmpty else { throw .notFound }
        return .folder
      },
      identity: { plain($0) }, display: { plain($0) })
  }

  /// Two tokens, the text of which fails on white in light, and the pair of them.
  static let failing = FolderFiles([
    "legible.json":
      ##"{ "version": 1, "sources": ["colors.tokens.json"], "pairs": [{ "foreground": "text", "on": "paper" }] }"##,
    "colors.tokens.json": FolderFiles.tokens("#8A8A8A"),
  ])

  /// A token file with a text of some color on white paper.
  static func tokens(_ text: String) -> String {
    ##"{ "text": { "$type": "color", "$value": "\##(text)" }, "paper": { "$type": "color", "$value": "#FFFFFF" } }"##
  }
}
