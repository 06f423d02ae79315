import Foundation
import TestSupport
import Testing

/// `legible audit --adopt` in scratch repositories and folders.
@Suite struct AdoptTests {
  private static let auditFile = """
    { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
      "pairs": [{ "foreground": "Text", "on": "#FFFFFF" }, { "foreground": "Old", "on": "#FFFFFF" }] }
    """

  /// Makes a repository whose only commit has a passing and a failing text.
  private static func repository() throws -> ScratchRepository? {
    guard let repository = try ScratchRepository.make() else { return nil }
    try repository.write("App/legible.json", auditFile)
    try repository.writeColor("App/Colors.xcassets/Text", "707070")
    try repository.writeColor("App/Colors.xcassets/Old", "AAAAAA")
    try repository.commit("one")
    return repository
  }

  private static func adopt(_ folder: String, _ arguments: String...) throws -> Binary.Result {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return try Binary.run(["audit", "--adopt"] + arguments, environment: ["PATH": path], in: folder)
  }

  @Test func gatesOnWhatTheBranchMadeWorse() throws {
    guard let repository = try Self.repository() else { return }
    #expect(try Binary.run(["audit", "App"], in: repository.path).status == 1)
    let first = try Self.adopt(repository.path, "App")
    #expect(first.status == 0, "\(first.errors)")
    #expect(first.output.contains("Contrast compared with HEAD: nothing changed"))
    try repository.git("checkout", "--quiet", "-b", "feature")
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let unsaved = try Self.adopt(repository.path, "App")
    #expect(unsaved.status == 1 && unsaved.output.contains("Contrast compared with HEAD: 8 newly failing"))
    try repository.commit("worse")
    let worse = try Self.adopt(repository.path, "App")
    #expect(worse.status == 1 && worse.output.contains("Contrast compared with main: 8 newly failing"))
    try repository.writeColor("App/Colors.xcassets/Text", "606060")
    try repository.writeColor("App/Colors.xcassets/Old", "505050")
    let better = try Self.adopt(repository.path, "App")
    #expect(better.status == 0 && better.output.contains("8 fixed"), "\(better.output)")
    #expect(try repository.git("status", "--porcelain", "--ignored").contains("baseline") == false)
  }

  @Test func comparesTheDefaultBranchWithItsPreviousCommit() throws {
    guard let repository = try Self.repository() else { return }
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    try repository.commit("two")
    let run = try Self.adopt(repository.path, "App")
    #expect(run.status == 1 && run.output.contains("Contrast compared with HEAD~1: 8 newly failing"), "\(run.output)")
    try repository.git("checkout", "--quiet", "--detach")
    #expect(try Self.adopt(repository.path, "App").output.contains("compared with HEAD~1"))
  }

  @Test(arguments: [("trunk", "HEAD~1"), ("master", "HEAD~1")])
  func findsTheDefaultBranch(_ name: String, _ revision: String) throws {
    guard let repository = try Self.repository() else { return }
    try repository.git("branch", "--move", name)
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    try repository.commit("two")
    #expect(try Self.adopt(repository.path, "App").output.contains("compared with \(revision)"))
    guard name == "trunk" else { return }
    try repository.git("branch", "other")
    let unknown = try Self.adopt(repository.path, "App")
    #expect(unknown.status == 66 && unknown.errors.contains("the default branch of the repository is unknown"))
  }

  @Test func followsTheDefaultBranchOfTheRemote() throws {
    guard let repository = try Self.repository(), let clone = try ScratchRepository.make() else { return }
    try repository.git("branch", "--move", "develop")
    try clone.git("remote", "add", "origin", repository.path)
    try clone.git("fetch", "--quiet", "origin")
    try clone.git("checkout", "--quiet", "-b", "feature", "origin/develop")
    try clone.git("remote", "set-head", "origin", "develop")
    try clone.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    try clone.commit("worse")
    #expect(try Self.adopt(clone.path, "App").output.contains("Contrast compared with origin/develop: 8 newly failing"))
  }

  @Test func saysThatAShallowCloneLacksTheHistory() throws {
    guard let repository = try Self.repository(), let parent = try Optional(ScratchFolder()) else { return }
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    try repository.commit("two")
    try repository.git("clone", "--quiet", "--depth", "1", "file://\(repository.path)", "\(parent.path)/clone")
    let run = try Self.adopt(parent.path + "/clone", "App")
    #expect(run.status == 66 && run.errors.contains("this shallow clone has no earlier commit to compare with"))
  }

  @Test func usesABaselineThatIsThere() throws {
    guard let repository = try Self.repository() else { return }
    let file = "App/legible-baseline.json"
    #expect(
      try Binary.run(["audit", "App", "--baseline", file, "--update-baseline"], in: repository.path).status == 0)
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let run = try Self.adopt(repository.path, "App")
    #expect(run.status == 1 && run.output.contains("Baseline: ") && !run.output.contains("compared with"))
    #expect(run.output.contains("  - Text on #FFFFFF: new, 3.45 in all variants, needs 4.5\n"), "\(run.output)")
    try repository.writeColor("App/Colors.xcassets/Old", "BBBBBB")
    let worse = try Self.adopt(repository.path, "App").output
    #expect(worse.contains("  - Old on #FFFFFF: 2.32 → 1.91 in all variants, needs 4.5\n"), "\(worse)")
    try repository.writeColor("App/Colors.xcassets/Text", "707070")
    try repository.writeColor("App/Colors.xcassets/Old", "999999")
    let better = try Self.adopt(repository.path, "App")
    #expect(better.status == 0)
    let command = "legible audit App --update-baseline --baseline \(file)"
    #expect(better.output.contains("can be tightened: \(command)\n"), "\(better.output)")
    let words = command.split(separator: " ").map(String.init).dropFirst()
    #expect(try Binary.run(Array(words), in: repository.path).status == 0)
    #expect(try Self.adopt(repository.path, "App").output.contains("can be tightened") == false)
  }

  @Test func writesABaselineWithoutGit() throws {
    guard let repository = try Self.repository() else { return }
    try FileManager.default.removeItem(atPath: "\(repository.path)/.git")
    let first = try Self.adopt(repository.path, "App")
    #expect(first.status == 0 && first.output.contains("Created App/legible-baseline.json: "), "\(first.output)")
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let bytes = try repository.folder.text("App/legible-baseline.json")
    #expect(try Self.adopt(repository.path, "App").status == 1)
    #expect(try repository.folder.text("App/legible-baseline.json") == bytes)
    let inside = try Self.adopt(repository.path + "/App")
    #expect(inside.status == 1 && inside.output.contains("Baseline: "))
  }

  @Test(arguments: [["--against", "main"], ["--baseline", "a.json", "--update-baseline"], ["--watch"]])
  func cannotBeCombined(_ options: [String]) throws {
    let run = try Binary.run(["audit", "--adopt"] + options, in: Binary.emptyFolder())
    #expect(run.status == 64 && run.errors.contains("cannot be combined"), "\(run.errors)")
  }
}

extension Binary {
  fileprivate static func emptyFolder() throws -> String { FileManager.default.temporaryDirectory.path }
}
