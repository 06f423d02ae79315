import Foundation
import PaletteLoading
import PaletteModel
import TestSupport
import Testing
import TextSupport

struct CatalogCorpusTests {
  /// Every color set of real projects becomes a token, counted against a walk of its own.
  @Test func loadsEveryColorset() throws {
    guard let corpus = Self.corpus else {
      print("skipped, no corpus")
      return
    }
    var total = 0
    for project in try FileManager.default.contentsOfDirectory(atPath: corpus).sorted() {
      let folder = "\(corpus)/\(project)"
      let expected = Self.colorsets(below: folder)
      guard !expected.isEmpty else { continue }
      let loaded = CatalogLoader.load([folder], from: Self.tree(displayedFrom: folder), workers: .together(2))
      #expect(Set(loaded.tokens.map(\.file)) == Set(expected.map { $0 + "/Contents.json" }), "\(project)")
      #expect(loaded.tokens.count == expected.count, "\(project)")
      #expect(loaded.diagnostics.filter { $0.severity == .error } == [], "\(project)")
      total += loaded.tokens.count
    }
    #expect(total > 0)
  }

  /// The folder of real projects; nil if it is not on this machine.
  static var corpus: String? {
    let beside = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../../shared").path
    let path = (ProcessInfo.processInfo.environment["LEGIBLE_SHARED"] ?? beside) + "/corpus"
    return FileManager.default.fileExists(atPath: path) ? URL(fileURLWithPath: path).standardized.path : nil
  }

  private static func colorsets(below folder: String) -> [String] {
    guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
    return walk.compactMap { $0 as? String }.filter { $0.hasSuffix(".colorset") }
  }

  /// The files of a folder and some in memory, printed relative to it.
  static func tree(displayedFrom folder: String, adding files: [String: String] = [:]) -> FileTree {
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
