import Testing

@testable import Palettes

/// Paths as a disk that ignores letter case spells them.
@Suite struct FileTreeSpellingTests {
  private static let files = ["/repo/App/Colors.xcassets", "/repo/App/Café", "/repo/App/Twin", "/repo/App/twin"]

  /// A disk on which names that differ in case or accents are one file, except for `Twin`.
  private static let disk = FileTree(
    list: { (path: String) throws(FileProblem) in
      let start = path == "/" ? "/" : path + "/"
      let names = files.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count).prefix { $0 != "/" }) }
      return Set(names).map { FolderItem(name: $0, kind: .folder) }
    },
    read: { (_: String) throws(FileProblem) in throw .notFound },
    kind: { (_: String) throws(FileProblem) in .folder },
    identity: { path in path.hasSuffix("win") ? path : path.lowercased() },
    display: { $0 })

  @Test(arguments: [
    ("/repo/app/colors.xcassets", "/repo", "/repo/App/Colors.xcassets"), ("/REPO/x", "/repo", "/REPO/x"),
    ("/repo/App/cafe\u{301}", "/repo", "/repo/App/Café"), ("/repo/App/nothing", "/repo", "/repo/App/nothing"),
    ("/repo/app/twin", "/repo", "/repo/App/twin"), ("/repo/App/TWIN", "/repo", "/repo/App/TWIN"),
    ("/repo", "/repo", "/repo"), ("/Repo/app", "/", "/repo/App"),
  ])
  func namesAreThoseOfTheDisk(path: String, root: String, expected: String) {
    #expect(Array(Self.disk.spelled(path, below: root).utf8) == Array(expected.utf8))
  }
}
