import Testing

@testable import LocalFiles
@testable import Palettes

@Suite struct RevisionFilesTests {
  private static let files = RevisionFiles(
    list: Array(
      [
        "100644 blob a1\tREADME", "100755 blob a2\tApp/run me", "120000 blob l1\tApp/link", "120000 blob l2\tloop",
        "120000 blob l3\tout", "120000 blob l4\tApp/up", "120000 blob l5\tabsolute", "120000 blob l6\tApp/nothing",
        "160000 commit c1\tVendor/Kit", "100644 blob a3\tApp/Deep/er/file\twith\ttabs", "junk", "1 2\t",
      ].joined(separator: "\0").utf8)
  ) { ["l1": "Deep/er", "l2": "loop", "l3": "../../x", "l4": "..//App/./link/", "l5": "/etc", "l6": "no"][$0] ?? "" }

  @Test(arguments: [
    ("README", "README", true), ("App/run me", "App/run me", true), ("App", "App", false), ("", "", false),
    ("App/link", "App/Deep/er", false), ("App/link/file\twith\ttabs", "App/Deep/er/file\twith\ttabs", true),
    ("App/up/file\twith\ttabs", "App/Deep/er/file\twith\ttabs", true), ("App/../README", "README", true),
    ("Vendor/Kit", "Vendor/Kit", false), ("App/Deep/", "App/Deep", false),
  ])
  func pathsLeadWhereTheyLead(_ path: String, _ place: String, _ isFile: Bool) throws {
    let found = try Self.files.resolve(path)
    #expect(found.path == place)
    #expect((found.node != .folder) == isFile)
  }

  @Test(arguments: [
    ("nowhere", FileProblem.notFound), ("App/nowhere", .notFound), ("README/x", .isNotFolder), ("loop", .linkLoop),
    ("out", .notFound), ("absolute", .notFound), ("App/nothing", .notFound), ("..", .notFound),
    ("Vendor/Kit/Colors.xcassets", .notFound),
  ])
  func pathsThatLeadNowhereAreProblems(_ path: String, _ problem: FileProblem) {
    #expect(throws: problem) { try Self.files.resolve(path) }
  }

  @Test func submodulesHaveTheirCommits() {
    let list = "160000 commit c1\tVendor/Kit\0" + "100644 blob a1\tREADME\0" + "160000 commit c2\tKit"
    #expect(RevisionFiles.submodules(inList: Array(list.utf8)) == ["Vendor/Kit": "c1", "Kit": "c2"])
  }

  @Test func foldersListWhatIsInThem() throws {
    let names = { (path: String) throws in
      try Self.files.list(path).map { "\($0.name) \($0.kind)" }.sorted()
    }
    #expect(try names("App") == ["Deep folder", "link folder", "nothing other", "run me file", "up folder"])
    #expect(
      try names("") == ["App folder", "README file", "Vendor folder", "absolute other", "loop other", "out other"])
    #expect(try names("App/link") == ["file\twith\ttabs file"])
    #expect(try names("Vendor/Kit") == [])
    #expect(throws: FileProblem.isNotFolder) { try Self.files.list("README") }
  }
}
