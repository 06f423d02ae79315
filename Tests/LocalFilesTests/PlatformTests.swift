import Foundation
import TestSupport
import Testing

@testable import LocalFiles
@testable import Palettes

struct PlatformTests {
  @Test func listsAndReads() throws {
    let scratch = try ScratchFolder()
    let path = scratch.path
    let manager = FileManager.default
    try manager.createDirectory(atPath: "\(path)/folder", withIntermediateDirectories: false)
    try Platform.write(Array("hello".utf8), toFile: "\(path)/file")
    try Platform.write([], toFile: "\(path)/empty")
    try manager.createSymbolicLink(atPath: "\(path)/to folder", withDestinationPath: "folder")
    try manager.createSymbolicLink(atPath: "\(path)/to nothing", withDestinationPath: "nothing")
    try manager.createSymbolicLink(atPath: "\(path)/loop", withDestinationPath: "loop")
    let tree = FileTree.disk(displayedFrom: path)
    let items = try tree.list(path).sorted { $0.name < $1.name }
    #expect(items.map(\.name) == ["empty", "file", "folder", "loop", "to folder", "to nothing"])
    #expect(items.map(\.kind) == [.file, .file, .folder, .other, .folder, .other])
    #expect(try tree.read("\(path)/file") == Array("hello".utf8))
    #expect(try tree.read("\(path)/empty") == [])
    #expect(tree.identity("\(path)/folder") == tree.identity("\(path)/to folder"))
    #expect(tree.identity("\(path)/folder") != tree.identity(path))
    #expect(throws: FileProblem.isFolder) { try tree.read("\(path)/folder") }
    #expect(throws: FileProblem.notFound) { try tree.read("\(path)/nothing") }
    #expect(throws: FileProblem.notFound) { try tree.list("\(path)/nothing") }
    #expect(throws: FileProblem.isNotFolder) { try tree.list("\(path)/file") }
    #expect(throws: FileProblem.isNotFolder) { try tree.read("\(path)/file/inner") }
    #expect(throws: FileProblem.isLink) { try tree.read("\(path)/loop") }
    #expect(throws: FileProblem.outsideRoot) { try ReadingRoot.around(path).resolve("\(path)/loop") }
    #expect(throws: FileProblem.notFound) { try tree.kind("\(path)/to nothing") }
  }

  @Test func readsLongFiles() throws {
    let scratch = try ScratchFolder()
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try Platform.write(bytes, toFile: "\(scratch.path)/long"))
    #expect(try Platform.read("\(scratch.path)/long") == bytes)
  }

  @Test func refusesPipesWithoutWaiting() throws {
    let scratch = try ScratchFolder()
    #expect(mkfifo("\(scratch.path)/pipe", 0o600) == 0)
    #expect(throws: FileProblem.other("this is neither a file nor a folder; replace it with a file")) {
      try Platform.read("\(scratch.path)/pipe")
    }
  }

  @Test func writesOnlyWhatHasChanged() throws {
    let scratch = try ScratchFolder()
    let file = "\(scratch.path)/report.md"
    #expect(try Platform.write(Array("one".utf8), toFile: file))
    #expect(chmod(file, 0o640) == 0)
    let before = Platform.identity(of: file)
    #expect(try !Platform.write(Array("one".utf8), toFile: file))
    #expect(Platform.identity(of: file) == before)
    #expect(try Platform.write(Array("two".utf8), toFile: file))
    #expect(try Platform.read(file) == Array("two".utf8))
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try Platform.list(scratch.path).map(\.name) == ["report.md"])
  }

  @Test func writesThroughLinksOnlyWhereTheCommandLineNamesThem() throws {
    let scratch = try ScratchFolder()
    try Platform.write(Array("one".utf8), toFile: "\(scratch.path)/target")
    try FileManager.default.createSymbolicLink(atPath: "\(scratch.path)/link", withDestinationPath: "target")
    #expect(throws: OutputProblem.isLink("\(scratch.path)/link")) {
      try Platform.write(Array("two".utf8), toFile: "\(scratch.path)/link")
    }
    #expect(try NamedFile("\(scratch.path)/link").write(Array("two".utf8), besides: InputFiles()))
    #expect(try Platform.read("\(scratch.path)/target") == Array("two".utf8))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: "\(scratch.path)/link") == "target")
  }

  @Test func tellsWhatCannotBeCreated() throws {
    let scratch = try ScratchFolder()
    let file = "\(scratch.path)/missing/report.md"
    let problem = #expect(throws: OutputProblem.self) { try Platform.write([1], toFile: file) }
    #expect(problem == .cannotCreate(file, "No such file or directory"))
    #expect(problem?.status == 73)
    let folder = #expect(throws: OutputProblem.self) { try Platform.write([1], toFile: scratch.path) }
    #expect(folder == .cannotCreate(scratch.path, "Is a directory"))
    try Platform.write([1], toFile: "\(scratch.path)/file")
    #expect(throws: OutputProblem.self) { try Platform.createFolder("\(scratch.path)/file/inner") }
    #expect(throws: OutputProblem.self) { try Platform.createFolder("\(scratch.path)/file") }
  }

  @Test func tellsOfAFullDisk() throws {
    guard FileManager.default.fileExists(atPath: "/dev/full") else {
      print("skipped, no /dev/full")
      return
    }
    let problem = #expect(throws: OutputProblem.self) { try Platform.overwrite("/dev/full", with: [1]) }
    #expect(problem == .ioError("/dev/full", "No space left on device"))
    #expect(problem?.status == 74)
    #expect(problem?.message == "cannot write /dev/full: No space left on device")
  }

  @Test func createsFoldersAroundFolders() throws {
    let scratch = try ScratchFolder()
    try Platform.createFolder("\(scratch.path)/a/b/c")
    try Platform.createFolder("\(scratch.path)/a/b/c")
    #expect(try Platform.kind(of: "\(scratch.path)/a/b/c") == .folder)
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a/../b", "/a", "../b"), ("c/./d//e/", "/a", "work/c/d/e"),
    ("../x", "/a", "x"), ("/x/y", "/a/b", "../../x/y"), ("/ab", "/a", "../ab"), ("/..", "/", "."),
    ("b", "/", "a/work/b"), ("/a/.b/c", "/a", ".b/c"), ("/a/b/", "/a", "b"), ("/a//b", "/a", "b"), ("/a/b", "/", "a/b"),
    ("/a/b/..", "/a", "."), ("/é/x y/z", "/é", "x y/z"), ("/a/b/../../c", "/a/b", "../../c"), ("/a/b/c", "/a/b", "c"),
  ])
  func printsPathsRelatively(path: String, base: String, expected: String) {
    #expect(Platform.relative(path, to: base, from: "/a/work") == expected)
  }

  @Test func findsTheFolderToPrintPathsFrom() throws {
    let scratch = try ScratchFolder()
    let root = Platform.absolute(scratch.path, from: "/")
    try Platform.createFolder("\(root)/App/C.xcassets")
    #expect(Platform.displayBase(for: "App/C.xcassets", from: root) == "\(root)/App")
    #expect(Platform.displayBase(for: "App", from: root) == "\(root)/App")
    #expect(Platform.displayBase(for: "App/legible.json", from: root) == "\(root)/App")
    try Platform.createFolder("\(root)/.git")
    #expect(Platform.displayBase(for: "App/C.xcassets", from: root) == root)
    #expect(Platform.displayBase(for: "C.xcassets", from: "\(root)/App") == root)
    #expect(Platform.displayBase(for: "\(root)/nothing/at/all", from: "/") == root)
  }

  @Test func severalPathsArePrintedFromTheFolderAroundThem() throws {
    let scratch = try ScratchFolder()
    let root = Platform.absolute(scratch.path, from: "/")
    for folder in ["App/A.xcassets", "App/B.xcassets", "Apple/C.xcassets"] {
      try Platform.createFolder("\(root)/\(folder)")
    }
    #expect(Platform.displayBase(for: ["App/A.xcassets", "App/B.xcassets"], from: root) == "\(root)/App")
    #expect(Platform.displayBase(for: ["App/A.xcassets", "Apple/C.xcassets"], from: root) == root)
    #expect(Platform.displayBase(for: ["Apple", "App"], from: root) == root)
    #expect(Platform.displayBase(for: ["App", "."], from: root) == root)
    #expect(Platform.displayBase(for: [String](), from: root) == "/")
  }

  @Test func knowsTheProcess() {
    #expect(Platform.processors >= 1)
    #expect(Platform.currentFolder == FileManager.default.currentDirectoryPath)
    #expect(Platform.environment("PATH") == ProcessInfo.processInfo.environment["PATH"])
    #expect(Platform.environment("LEGIBLE_SURELY_NOT_SET") == nil)
  }
}
