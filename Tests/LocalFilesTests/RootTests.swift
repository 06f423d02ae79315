import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes

/// The root of a path is found before any link in it is followed.
@Suite struct RootTests {
  /// A tree of repositories and links; everything is below `top`, which is in no repository.
  private static func tree() throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    for file in ["app/.git/HEAD", "app/Inner/.git/HEAD", "app/Plain/x", "victim/.git/HEAD", "victim/Sub/x", "loose/x"] {
      try scratch.file("top/\(file)")
    }
    for (link, target) in [
      ("app/ToVictim", "../victim"), ("app/ToSub", "../victim/Sub"), ("app/ToInner", "Inner"), ("app/ToPlain", "Plain"),
      ("app/ToDoor", "Plain/Door"), ("app/Plain/Door", "../../victim"), ("app/ToNothing", "../nothing"),
      ("loose/ToVictim", "../victim"), ("victim/Sub/ToLoose", "../../loose"), ("toApp", "app"), ("toSub", "victim/Sub"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path + "/top/" + link, withDestinationPath: target)
    }
    try FileManager.default.createSymbolicLink(atPath: scratch.path + "/home", withDestinationPath: "top")
    return scratch
  }

  /// The root of a path, both relative to the scratch folder; the current folder is `current`.
  @Test(arguments: [
    ("top/app", "top", "top/app"), ("top/app/Plain", "top", "top/app"), ("top/app/Inner", "top", "top/app/Inner"),
    // A link in a repository leads to no other root, whatever it points to.
    ("top/app/ToVictim", "top", "top/app"), ("top/app/ToVictim/Sub", "top", "top/app"),
    ("top/app/ToSub", "top", "top/app"),
    ("top/app/ToDoor", "top", "top/app"), ("top/app/ToNothing/x", "top", "top/app"),
    ("top/app/ToPlain", "top", "top/app"),
    // A repository further in only makes the root smaller.
    ("top/app/ToInner", "top", "top/app/Inner"),
    // The current folder is a root like a repository.
    ("top/loose/ToVictim", "top/loose", "top/loose"), ("top/loose/x", "top/loose", "top/loose"),
    // Above the repository and outside of the current folder, links are followed.
    ("home/app", "", "top/app"), ("home/app/ToVictim", "", "top/app"), ("top/toApp", "top/loose", "top/app"),
    ("top/toApp/ToVictim", "top/loose", "top/app"), ("top/loose/ToVictim", "top/app", "top/victim"),
    ("top/toApp", "top", "top/app"),
    // Behind such a link, those of a repository are not.
    ("top/toSub", "top/loose", "top/victim/Sub"), ("top/toSub/ToLoose", "top/loose", "top/victim"),
  ])
  func theRootIsFoundBeforeALinkIsFollowed(_ path: String, _ current: String, _ root: String) throws {
    let scratch = try Self.tree()
    let base = try Platform.realPath(scratch.path)
    let found = ReadingRoot.around("\(base)/\(path)", from: current.isEmpty ? "/elsewhere" : "\(base)/\(current)")
    #expect(found == ReadingRoot(folder: "\(base)/\(root)", isWidened: false))
  }

  @Test(arguments: [
    ("top/app/ToVictim", true), ("top/app/ToDoor", true), ("top/app/ToNothing", false), ("top/app/ToInner", false),
    ("top/toApp", false), ("top/toSub/ToLoose", true), ("top/loose/ToVictim", false), ("top/app/x", false),
  ])
  func aLinkThatLeavesItsRootIsNoticed(_ path: String, _ leaves: Bool) throws {
    let scratch = try Self.tree()
    let base = try Platform.realPath(scratch.path)
    #expect(ReadingRoot.isRedirected("\(base)/\(path)", from: "/elsewhere") == leaves)
  }

  @Test(arguments: ["top/app/ToVictim/file", "top/app/ToVictim", "top/app/ToNothing", "top/toSub/ToLoose/file"])
  func aNamedFileIsNotRedirected(_ path: String) throws {
    let scratch = try Self.tree()
    let whole = "\(scratch.path)/\(path)"
    #expect(throws: FileProblem.outsideRoot) { try NamedFile(whole).read() }
    #expect(throws: OutputProblem.outsideRoot(whole)) { try NamedFile(whole).write([1], besides: InputFiles()) }
    #expect(throws: OutputProblem.outsideRoot(whole)) { try OutputFolder(named: whole) }
    #expect(try Platform.list("\(scratch.path)/top/victim").map(\.name).sorted() == [".git", "Sub"])
  }

  @Test(arguments: [
    ".git", ".git/config", ".git/refs/heads", "Plain/../.git/x", ".GIT/hooks", "Plain/.git/hooks", "Inner/.git/x",
    "ToPlain/.git", "store/refs",
  ])
  func nothingIsWrittenToTheFolderOfGit(_ path: String) throws {
    let scratch = try Self.tree()
    for name in ["HEAD", "objects/x", "refs/heads/main"] { try scratch.file("top/app/store/\(name)") }
    let whole = "\(scratch.path)/top/app/\(path)"
    #expect(throws: OutputProblem.inGitFolder(whole)) { try OutputFolder(named: whole) }
    #expect(throws: OutputProblem.self) { try NamedFile(whole).write([1], besides: InputFiles()) }
    #expect(OutputProblem.inGitFolder(whole).status == 73)
  }

  @Test(arguments: ["work.git/main/out", "app/.github/out", "app/git/out"])
  func aWorkingTreeInABareRepositoryIsNotTheFolderOfGit(_ path: String) throws {
    let scratch = try Self.tree()
    for name in ["HEAD", "objects/x", "refs/heads/main", "main/.git"] { try scratch.file("top/work.git/\(name)") }
    #expect(try OutputFolder(named: "\(scratch.path)/top/\(path)").path.hasSuffix(path))
  }

  @Test func anInputIsNoOutput() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    for name in ["read", "named", "other"] { try scratch.file("work/.git/\(name)") }
    for name in ["read", "named", "other"] { try scratch.file("work/\(name)") }
    try FileManager.default.createSymbolicLink(atPath: "\(path)/work/link", withDestinationPath: "read")
    let inputs = InputFiles(["\(path)/work/named"])
    _ = try FileTree.disk(displayedFrom: path, noting: inputs).read("\(path)/work/read")
    for name in ["read", "named", "link"] {
      let file = "\(path)/work/\(name)"
      #expect(throws: OutputProblem.isInput(file)) { try NamedFile(file).write([1], besides: inputs) }
    }
    try NamedFile("\(path)/work/other").write([1], besides: inputs)
    try NamedFile("\(path)/work/new").write([1], besides: inputs)
    let folder = try OutputFolder(named: "\(path)/work")
    #expect(throws: OutputProblem.isInput(folder.file("read"))) { try folder.write([1], to: "read", besides: inputs) }
  }

  @Test(arguments: [
    ("/a", "/a", true), ("/a", "/a/b", true), ("/a", "/ab", false), ("/a/b", "/a", false), ("/", "/a", true),
  ])
  func aFolderHoldsWhatIsBelowIt(_ folder: String, _ path: String, _ isHeld: Bool) {
    #expect(ReadingRoot(folder: folder, isWidened: false).holds(path) == isHeld)
  }

  @Test(arguments: ["work/pipe", "pipe"])
  func aPipeIsNotWaitedFor(_ name: String) throws {
    let scratch = try ScratchFolder()
    try scratch.file("work/.git/HEAD")
    let pipe = "\(scratch.path)/\(name)"
    #expect(mkfifo(pipe, 0o600) == 0)
    let problem = #expect(throws: OutputProblem.self) { try NamedFile(pipe).write([1], besides: InputFiles()) }
    #expect(problem?.status == 73)
    #expect(throws: OutputProblem.self) { try Platform.write([1], toFile: pipe) }
    #expect(throws: OutputProblem.self) {
      try OutputFolder(named: "\(scratch.path)/work").write([1], to: "pipe/x", besides: InputFiles())
    }
    #expect(throws: FileProblem.self) { try NamedFile(pipe).read() }
  }
}
