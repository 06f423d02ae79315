import Foundation
import TestSupport
import Testing

@testable import FileSyntax
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
    #expect(worse.output.contains("4.95 ✓ → 3.45 ✗\n    needs: 4.5"))
    #expect(try Data(contentsOf: repository.folder.url.appendingPathComponent(".git/index")) == index)
    #expect(try repository.git("status", "--porcelain") == " M App/Colors.xcassets/Text.colorset/Contents.json\n")
    try repository.commit("two")
    let known = try audit(repository.path, "App", "--against", "HEAD")
    #expect(known.status == 0, "what failed before does not fail the gate")
    #expect(try audit(repository.path, "App", "--against", "HEAD~1", "--fail-on", "never").status == 0)
    #expect(try audit(repository.path + "/App", "--against", "v1").status == 1)
  }

  @Test func aReportBeginsWithWhatTheBranchMadeWorse() throws {
    guard let repository = try repository() else { return }
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let run = try audit(repository.path, "App", "--against", "v1", "--format", "text")
    let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let cause = "New or worse than in what this is compared with: - Text #707070 → #8A8A8A makes 8 results fail: "
    let start = try #require(words.range(of: cause), "\(words)")
    #expect(words[start.upperBound...].contains("Instead: #"), "\(words)")
    let plan = try #require(words.range(of: "Change first"))
    #expect(start.lowerBound < plan.lowerBound)
    try repository.commit("two")
    let same = try audit(repository.path, "App", "--against", "HEAD", "--format", "text")
    #expect(!same.output.contains("New or worse"), "\(same.output)")
  }

  /// The text's own line does not change: only the page does, and its line says what it does to every text.
  @Test func annotationsStandOnTheEditedColor() throws {
    guard let repository = try ScratchRepository.make() else { return }
    let file = """
      { "version": 1, "name": "App", "sources": ["Colors.xcassets"],
        "pairs": [{ "foreground": "Text", "on": "Page" }, { "foreground": "Faint", "on": "Page" },
          { "foreground": "Old", "on": "#FFFFFF" }] }
      """
    try repository.write("App/legible.json", file)
    for (name, color) in [("Text", "707070"), ("Faint", "8A8A8A"), ("Old", "AAAAAA"), ("Page", "FFFFFF")] {
      try repository.writeColor("App/Colors.xcassets/\(name)", color)
    }
    try repository.commit("one")
    try repository.writeColor("App/Colors.xcassets/Page", "D9D9D9")
    let result = try audit(repository.path, "App", "--against", "HEAD", "--format", "github")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 1, "\(result.output)")
    let line = try #require(lines.first)
    #expect(line.hasPrefix("::error file=App/Colors.xcassets/Page.colorset/Contents.json,line="), "\(line)")
    #expect(line.contains("Page #FFFFFF → #D9D9D9 makes 8 results fail and makes 8 failing results worse: "))
    #expect(line.contains("Text on Page 4.95 → 3.50 in all variants"), "\(line)")
    let page = try audit(repository.path, "App", "--against", "HEAD", "--output", "out")
    #expect(page.output.contains("\nPage #FFFFFF → #D9D9D9 makes 8 results fail\n"), "\(page.output)")
    #expect(page.output.contains("Contrast compared with HEAD: 8 newly failing, 8 worse"))
    let all = try audit(repository.path, "App", "--format", "github")
    #expect(all.output.contains("Old.colorset"), "without a comparison, every finding is annotated")
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

  @Test func comparesColorsAndSourcesThatChangeAlone() throws {
    guard let repository = try ScratchRepository.make() else { return }
    let view = { (color: String) in
      """
      import SwiftUI
      struct Card: View {
        var body: some View { Text("a").foregroundStyle(Color("\(color)")).background(Color("Paper")) }
      }
      """
    }
    try repository.write("App/Card.swift", view("Ink"))
    for (name, color) in [("Ink", "303030"), ("Faint", "BBBBBB"), ("Paper", "FFFFFF")] {
      try repository.writeColor("App/Colors.xcassets/\(name)", color)
    }
    try repository.commit("one")
    #expect(try audit(repository.path, "App", "--against", "HEAD").output.contains("nothing changed"))
    try repository.writeColor("App/Colors.xcassets/Ink", "BBBBBB")
    #expect(try audit(repository.path, "App", "--against", "HEAD").output.contains("8 newly failing"))
    try repository.writeColor("App/Colors.xcassets/Ink", "303030")
    try repository.write("App/Card.swift", view("Faint"))
    let changed = try audit(repository.path, "App", "--against", "HEAD")
    #expect(changed.status == 1 && changed.output.contains("Faint"), "\(changed)")
    try repository.write("App/Card.swift", view("Ink"))
    try repository.write("App/More.swift", view("Faint").replacing("Card", with: "More"))
    #expect(try audit(repository.path, "App", "--against", "HEAD").status == 1)
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
    let page = try repository.folder.text("out/app-difference.md")
    #expect(page.hasPrefix("## Text `#707070` → `#8A8A8A` makes 8 results fail\n"), "\(page)")
    #expect(page.contains("\nContrast compared with HEAD: 8 newly failing.\n"), "\(page)")
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

  @Test("the other branch's own changes are no changes of this one") func comparesWithTheMergeBase() throws {
    guard let repository = try repository() else { return }
    try repository.git("checkout", "--quiet", "-b", "topic")
    try repository.write("notes.txt", "nothing about colors")
    try repository.commit("topic")
    let base = try repository.git("rev-parse", "v1").prefix(10)
    try repository.git("checkout", "--quiet", "main")
    try repository.writeColor("App/Colors.xcassets/Text", "202020")
    try repository.commit("better")
    try repository.git("checkout", "--quiet", "topic")
    let same = try audit(repository.path, "App", "--against", "main", "--output", "out")
    #expect(same.status == 0, "\(same.output)")
    #expect(same.output.contains("Contrast compared with main (merge base \(base)): nothing changed"), "\(same.output)")
    let json = try repository.folder.text("out/app-difference.json")
    #expect(json.contains(#""revision":"main""#) && json.contains(#""mergeBase":"\#(base)"#))
    try repository.writeColor("App/Colors.xcassets/Text", "8A8A8A")
    let worse = try audit(repository.path, "App", "--against", "main")
    #expect(worse.status == 1 && worse.output.contains("8 newly failing"), "\(worse.output)")
    try repository.commit("worse")
    try repository.git("merge", "--quiet", "--no-edit", "--strategy-option", "ours", "main")
    let merged = try audit(repository.path, "App", "--against", "main")
    #expect(merged.output.contains("Contrast compared with main: "), "an ancestor is the merge base itself")
    #expect(merged.status == 1)
  }

  @Test("histories without a common commit, and without any") func saysThatThereIsNoMergeBase() throws {
    guard let repository = try repository(), let empty = try ScratchRepository.make() else { return }
    try repository.git("checkout", "--quiet", "--orphan", "other")
    let unborn = try audit(repository.path, "App", "--against", "main")
    #expect(unborn.status == 66 && unborn.errors.contains("HEAD has no commit yet"), "\(unborn.errors)")
    try repository.commit("another beginning")
    let unrelated = try audit(repository.path, "App", "--against", "main")
    #expect(unrelated.status == 66 && unrelated.errors.contains("unrelated histories"), "\(unrelated.errors)")
    try empty.write("App/legible.json", Self.auditFile)
    let none = try audit(empty.path, "App", "--against", "HEAD")
    #expect(none.status == 66 && none.errors.contains("HEAD has no commit yet"), "\(none.errors)")
  }

  @Test("a shallow clone names the commands that deepen it") func namesShallowClones() throws {
    guard let repository = try repository() else { return }
    try repository.writeColor("App/Colors.xcassets/Text", "606060")
    try repository.commit("two")
    try repository.git("checkout", "--quiet", "-b", "topic", "v1")
    try repository.write("notes.txt", "a")
    try repository.commit("topic")
    let clone = try ScratchFolder()
    try repository.git(
      "clone", "--quiet", "--depth", "1", "--no-single-branch", "file://\(repository.path)", clone.path + "/clone")
    for revision in ["HEAD~1", "v1", "origin/main", "nowhere"] {
      let run = try audit(clone.path + "/clone", "App", "--against", revision)
      #expect(run.status == 66, "\(revision)")
      for words in ["shallow clone", "git fetch --unshallow", "fetch-depth: 0"] {
        #expect(run.errors.contains(words), "\(revision): \(run.errors)")
      }
    }
    #expect(try audit(clone.path + "/clone", "App", "--against", "HEAD").status == 0)
  }

  @Test("a revision that is no commit says what it is") func namesOtherObjects() throws {
    guard let repository = try repository() else { return }
    for (name, words) in [
      ("HEAD^{tree}", "a folder (tree)"), ("HEAD:App", "a folder (tree)"), ("v1^{tree}", "a folder (tree)"),
      ("HEAD:App/legible.json", "a file (blob)"),
    ] {
      let run = try audit(repository.path, "App", "--against", name)
      #expect(run.status == 66)
      #expect(
        run.errors.contains("'\(name)' is \(words), not a commit; use a commit, a branch, or a tag"), "\(run.errors)")
    }
  }

  @Test("a clean tree has no changes, whatever in it mentions a color") func readsTheBaseAlike() throws {
    guard let repository = try ScratchRepository.make() else { return }
    for name in ["Text", "Board", "Code", "Other"] {
      try repository.writeColor("App/Colors.xcassets/\(name)", "707070")
    }
    try repository.write(
      "App/Base.lproj/Main.storyboard",
      "<document><label id=\"1\"><color key=\"textColor\" name=\"Board\"/></label></document>")
    try repository.write(
      "App/Kit/Cell.xib", "<document><color key=\"backgroundColor\" name=\"Other\"/></document>")
    try repository.write("App/View.m", "- (void)a { self.a = [[UILabel alloc] init]; }")
    try repository.write(
      "App/Row.swift",
      "struct Row: View { var body: some View { Text(\"a\").foregroundStyle(Color(\"Code\")).background(.white) } }")
    try repository.commit("one")
    for path in [".", "App", "App/Colors.xcassets"] {
      let run = try audit(repository.path, path, "--against", "HEAD", "--fail-on", "note")
      #expect(run.output.contains("Contrast compared with HEAD: nothing changed"), "\(path): \(run.output)")
      #expect(run.status == 0, "\(path)")
    }
  }

  @Test("files in Git LFS are those that their pointers name") func readsLargeFiles() throws {
    guard let repository = try repository() else { return }
    let file = Self.auditFile.replacingOccurrences(
      of: "#FFFFFF\" }] }",
      with:
        "photo\" }], \"surfaces\": { \"photo\": { \"layers\": [{ \"color\": \"#FFFFFF\", \"opacity\": 0.9 }], \"over\": [{ \"image\": \"back.png\", \"scale\": 1 }] } } }"
    )
    let image = PictureFile(side: 16).bytes
    let hash = SHA256.hex(of: image)
    try repository.write("App/legible.json", file)
    try repository.write(
      "App/back.png", "version https://git-lfs.github.com/spec/v1\noid sha256:\(hash)\nsize \(image.count)\n")
    try repository.commit("a pointer, as git stores it")
    let pointer = try audit(repository.path, "App", "--against", "HEAD")
    #expect(pointer.status == 65 && pointer.output.contains("git lfs pull"), "\(pointer.output)")
    try repository.folder.file("App/back.png", holding: image)
    let same = try audit(repository.path, "App", "--against", "HEAD", "--fail-on", "note")
    #expect(same.output.contains("Contrast compared with HEAD: nothing changed"), "\(same.output)")
    #expect(!same.output.contains("The old report has"))
    try repository.folder.file("App/back.png", holding: PictureFile(side: 8).bytes)
    #expect(try audit(repository.path, "App", "--against", "HEAD").output.contains("The old report has 1 error"))
    try repository.folder.file(
      ".git/lfs/objects/\(hash.prefix(2))/\(hash.dropFirst(2).prefix(2))/\(hash)", holding: image)
    #expect(!(try audit(repository.path, "App", "--against", "HEAD").output.contains("The old report has")))
  }

  @Test("a submodule is read at its commit") func readsSubmodules() throws {
    guard let repository = try repository(), let kit = try ScratchRepository.make() else { return }
    try kit.writeColor("Kit.xcassets/Ink", "707070")
    try kit.commit("kit")
    try repository.git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", "file://\(kit.path)", "Vendor/Kit")
    try repository.write(
      "App/legible.json",
      """
      { "version": 1, "name": "App", "sources": ["../Vendor/Kit/Kit.xcassets"],
        "pairs": [{ "foreground": "Ink", "on": "#FFFFFF" }] }
      """)
    try repository.commit("with a submodule")
    let same = try audit(repository.path, "App", "--against", "HEAD")
    #expect(same.output.contains("Contrast compared with HEAD: nothing changed"), "\(same.output)")
    #expect(same.status == 0)
    try repository.writeColor("Vendor/Kit/Kit.xcassets/Ink", "8A8A8A")
    let worse = try audit(repository.path, "App", "--against", "HEAD")
    #expect(worse.output.contains("8 newly failing"), "\(worse.output)")
    try repository.git("submodule", "--quiet", "deinit", "--force", "Vendor/Kit")
    let gone = try audit(repository.path, "App", "--against", "HEAD")
    #expect(gone.status == 66 && !gone.errors.contains("internal error"), "\(gone.errors)")
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
