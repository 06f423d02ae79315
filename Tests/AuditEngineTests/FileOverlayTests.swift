import Testing

@testable import AuditEngine
@testable import Palettes

/// Files that stand in for those of a tree.
@Suite struct FileOverlayTests {
  private static let base = FolderFiles(["a/b/one": "1", "two": "2"]).tree
  private static let tree = FileOverlay([
    "two": Array("II".utf8), "a/b/three": Array("3".utf8), "new/deep/four": Array("4".utf8),
  ]).laid(over: base)

  private static func names(_ folder: String) throws -> [String] { try tree.list(folder).map(\.name).sorted() }

  @Test func bytesAreThoseOfTheOverlay() throws {
    #expect(try Self.tree.read("two") == Array("II".utf8))
    #expect(try Self.tree.read("a/b/one") == Array("1".utf8))
    #expect(try Self.tree.read("new/deep/four") == Array("4".utf8))
    #expect(throws: FileProblem.notFound) { try Self.tree.read("a/b/four") }
  }

  @Test func foldersListBothAndNewFoldersExist() throws {
    #expect(try Self.names(".") == ["a", "new", "two"])
    #expect(try Self.names("a/b") == ["one", "three"])
    #expect(try Self.names("new/deep") == ["four"])
    #expect(try Self.tree.kind("new") == .folder && Self.tree.kind("new/deep/four") == .file)
    #expect(throws: FileProblem.notFound) { try Self.tree.list("other") }
    #expect(throws: FileProblem.notFound) { try Self.tree.kind("other") }
  }

  @Test func theLaterOverlayCounts() {
    let sum = FileOverlay(["a": [1], "b": [1]]).adding(FileOverlay(["b": [2], "c": [2]]))
    #expect(sum.bytes == ["a": [1], "b": [2], "c": [2]])
  }
}
