import Foundation
import TestSupport
import Testing

@testable import legible

/// `legible audit --against REF` in scratch repositories.
@Suite struct AgainstTests {
  private static let auditFile = """
    { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
      "pairs": [{ "foreground": "Text", "on": "#FFFFFF" }] }
    """

  /// Makes a repository whose first commit has a passing text, tagged `v1`.
  private func repository() throws -> ScratchRepository? {
    guard let repository = try ScratchRepository.make() else { return nil }
    try repository.write("App/legible.json", Self.auditFile)
    try repository.writeColor("App/Colors.xcassets/Text", "707070")
    try repository.commit("one")
    try repository.git("tag", "v1")
    return repository
  }

  private func audit(_ folder: String, _ arguments: String...) throws -> Binary.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Binary.run(["audit"] + arguments, environment: ["PATH": path], in: folder)
  }

  @Test func showsWhatTheWorkingTreeMadeWorseAndTouchesNothing() throws {
    guard let repository = try repository() else { return }
    let same = try audit(repository.path, "App", "--against", "HEAD", "--fail-on", "note")
    #expect(same.output.contains("Contrast compared with HEAD: nothing changed"), "\(same.errors)")
    #expect(same.status == 0)
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let index = try Data(contentsOf: repository.folder.url.appendingPathComponent(".git/index"))
    let worse = try audit(repository.path, "App", "--against", "v1")
    #expect(worse.status == 1)
    #expect(worse.output.contains("Contrast compared with v1: 8 newly failing"))
    #expect(worse.output.contains("4.95 ✓ → 3.45 ✗, requires 4.5"))
    #expect(try Data(contentsOf: repository.folder.url.appendingPathComponent(".git/index")) == index)
    #expect(try repository.git("status", "--porcelain") == " M App/Colors.xcassets/Text.colorset/Contents.json\n")
    try repository.commit("two")
    let known = try audit(repository.path, "App", "--against", "HEAD")
    #expect(known.status == 0, "what failed before does not fail the gate")
    #expect(try audit(repository.path, "App", "--against", "HEAD~1", "--fail-on", "never").status == 0)
    #expect(try audit(repository.path + "/App", "--against", "v1").status == 1)
  }

  @Test func comparesFoldersWithLinksSpacesAndManyCatalogs() throws {
    guard let repository = try ScratchRepository.make() else { return }
    let file = """
      { "version": 1, "name": "App", "sources": ["Linked.xcassets", "../Shared äö/*.xcassets"],
        "pairs": [{ "foreground": "Text", "on": "Page" }, { "foreground": "Text", "on": "photo" }],
        "surfaces": { "photo": { "layers": [{ "color": "#000000", "opacity": 0.5 }], "over": [{ "image": "back.png" }] } } }
      """
    try repository.write("App one/legible.json", file)
    try repository.writeColor("Real/Brand.xcassets/Text", "707070")
    try repository.writeColor("Shared äö/Pages.xcassets/Page", "FFFFFF")
    try repository.folder.file("App one/back.png", holding: PictureFile(side: 16).bytes)
    try FileManager.default.createSymbolicLink(
      atPath: repository.path + "/App one/Linked.xcassets", withDestinationPath: "../Real/Brand.xcassets")
    try repository.commit("one")
    let same = try audit(repository.path, "App one", "--against", "HEAD")
    #expect(same.output.contains("Contrast compared with HEAD: nothing changed"), "\(same.output)\(same.errors)")
    try repository.writeColor("Real/Brand.xcassets/Text", "8A8A8A")
    #expect(try audit(repository.path, "App one", "--against", "HEAD").output.contains("8 newly failing"))
  }

  @Test func whatWasNotThereBeforeIsNew() throws {
    guard let repository = try repository() else { return }
    try repository.write("New/legible.json", ##"{ "version": 1, "pairs": [{ "foreground": "#999", "on": "#FFF" }] }"##)
    let run = try audit(repository.path, "New", "--against", "HEAD")
    #expect(run.status == 1)
    #expect(run.output.contains("Contrast compared with HEAD: 8 newly failing"))
    let both = try audit(repository.path, "App", "New", "--against", "HEAD")
    #expect(both.output.contains("Contrast compared with HEAD: 8 newly failing"))
  }

  @Test func aBrokenPastIsNoVerdictOnThePresent() throws {
    guard let repository = try repository() else { return }
    try repository.write("App/legible.json", Self.auditFile + "}")
    try repository.commit("broken")
    try repository.write("App/legible.json", Self.auditFile)
    let run = try audit(repository.path, "App", "--against", "HEAD")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("The old report has"))
  }

  @Test func writesTheDifferenceBesideNamedReports() throws {
    guard let repository = try repository() else { return }
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let run = try audit(repository.path, "App", "--against", "HEAD", "--output", "out", "--quiet")
    #expect(run.status == 1 && run.output == "")
    #expect(run.errors.contains("Contrast compared with HEAD: 8 newly failing. Gate: failed ("))
    #expect(
      try repository.folder.text("out/app-difference.md").hasPrefix("## Contrast compared with HEAD: 8 newly failing"))
    #expect(try repository.folder.text("out/app-difference.json").contains(#""revision":"HEAD""#))
    let json = try audit(repository.path, "App", "--against", "HEAD", "--format", "json")
    #expect(json.output.hasPrefix(#"{"audits":"#) && json.errors.contains("Gate: failed"))
  }

  @Test func mistakesAreToldWithTheirRemedy() throws {
    guard let repository = try repository() else { return }
    let unknown = try audit(repository.path, "App", "--against", "nowhere")
    #expect(unknown.status == 66)
    #expect(
      unknown.errors
        == "App:1:1: error: there is no revision 'nowhere' in the repository; fetch it, or use a different one\n")
    let option = try audit(repository.path, "App", "--against=--upload-pack=touch x")
    #expect(option.status == 64 && option.errors.contains("use a commit, a branch, or a tag"), "\(option.errors)")
    #expect(try audit(repository.path, "App", "--against=").status == 64)
    for name in ["HEAD:App", "^HEAD", "HEAD..v1", "$(touch x)", "HEAD; ls", "v1\n"] {
      #expect(try audit(repository.path, "App", "--against", name).status == 66, "\(name)")
    }
    let outside = try ScratchFolder()
    try outside.file("legible.json", holding: Array(#"{ "version": 1 }"#.utf8))
    let lost = try audit(outside.path, "--against", "HEAD")
    #expect(lost.status == 66)
    #expect(lost.errors.contains("is not in a git repository"))
    let stray = try audit(repository.path, "App", outside.path, "--against", "HEAD")
    #expect(stray.status == 66 && stray.errors.contains("in a different git repository than 'App'"), "\(stray.errors)")
    let bare = try Binary.run(
      ["audit", "App", "--against", "HEAD"], environment: ["PATH": "/nowhere"], in: repository.path)
    #expect(bare.status == 66 && bare.errors.contains("git is not installed"), "\(bare.errors)")
  }

  @Test func variablesOfAHookDoNotMislead() throws {
    guard let repository = try repository(), let other = try ScratchRepository.make() else { return }
    let run = try Binary.run(
      ["audit", "App", "--against", "v1"],
      environment: [
        "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "GIT_DIR": other.path + "/.git",
        "GIT_INDEX_FILE": "/nowhere",
      ], in: repository.path)
    #expect(run.status == 0, "\(run.errors)")
  }
}
