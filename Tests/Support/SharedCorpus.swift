import Foundation
package import Palettes

/// Real projects that may lie beside the package, in `../shared/corpus` or `$LEGIBLE_SHARED/corpus`.
package enum SharedCorpus {
  /// The folder of real projects; nil if it is not on this machine.
  package static var folder: String? {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../shared").path
    let path = (ProcessInfo.processInfo.environment["LEGIBLE_SHARED"] ?? beside) + "/corpus"
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path).standardized.path : nil
  }

  /// The files of a folder and some in memory, printed relative to it.
  package static func tree(displayedFrom folder: String, adding files: [String: String] = [:]) -> FileTree {
    let added = Dictionary(uniqueKeysWithValues: files.map { ("\(folder)/\($0.key)", Array($0.value.utf8)) })
    @Sendable func kind(_ path: String) -> FolderItem.Kind {
      var isFolder: ObjCBool = false
      if added[path] != nil { return .file }
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return .other }
      return isFolder.boolValue ? .folder : .file
    }
    return FileTree(
      list: { (path: String) throws(FileProblem) in
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { throw .notFound }
        return names.map { FolderItem(name: $0, kind: kind("\(path)/\($0)")) }
      },
      read: { (path: String) throws(FileProblem) in
        if let bytes = added[path] { return bytes }
        guard let data = FileManager.default.contents(atPath: path) else { throw .notFound }
        return Array(data)
      },
      kind: { (path: String) throws(FileProblem) in
        let kind = kind(path)
        if kind == .other { throw .notFound }
        return kind
      },
      identity: { $0 },
      display: { $0 == folder ? "." : String($0.dropFirst(folder.count + 1)) })
  }
}
