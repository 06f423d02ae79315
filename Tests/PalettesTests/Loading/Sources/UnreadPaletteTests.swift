import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

/// Palettes and audit files below a path that no audit of the run reads.
struct UnreadPaletteTests {
  private static let own = #"{ "version": 1, "sources": ["A.xcassets"] }"#
  private static let other = #"{ "version": 1, "sources": ["B.xcassets"] }"#
  private static let tokens = ##"{ "a": { "$type": "color", "$value": "#ffffff" } }"##

  private static func left(_ paths: [String], _ files: [String: String], sets: [String] = []) -> [String] {
    let colors = sets.reduce(into: [:]) { $0.merge(catalog($1, ["Ink"])) { first, _ in first } }
    let audits = AuditLoader.load(
      paths: paths, from: .memory(files.merging(colors) { $1 }), vocabulary: testVocabulary, workers: .together(2))
    return audits.flatMap { audit in
      audit.omissions.map { "\(audit.declaration.id): \($0.code.rawValue) \($0.name) \($0.count)" }
    }
  }

  @Test("a search that ends at its limit says so", arguments: [(-1, false), (0, true)])
  func limit(_ beyond: Int, _ isCut: Bool) {
    // The skipped folder itself is one of those that are searched.
    let folders = UnreadPalettes.mostSkippedFolders + beyond
    var files = ["app/A.xcassets/Contents.json": "{}"]
    for number in 0..<folders { files["app/Pods/\(number)/a.txt"] = "" }
    let audits = AuditLoader.load(
      paths: ["app"], from: .memory(files), vocabulary: testVocabulary, workers: .together(2))
    let notes = audits.flatMap { $0.diagnostics }.filter { $0.message.hasPrefix("not every folder here was searched") }
    #expect(notes.map { $0.location.file } == (isCut ? ["app/Pods"] : []))
    #expect(audits.flatMap { $0.omissions }.map { $0.name } == (isCut ? ["app/Pods"] : []))
  }

  @Test(
    "audit files below another one, with their palettes",
    arguments: [
      (["app/legible.json": own], ["app/A.xcassets"], []),
      (
        ["app/legible.json": own, "app/Sub/legible.json": other], ["app/A.xcassets", "app/Sub/B.xcassets"],
        ["app: nested-audit-file app/Sub/B.xcassets 1"]
      ),
      (
        ["app/legible.json": own, "app/Sub/legible.jsonc": other, "app/Sub/deep/x.tokens.json": tokens],
        ["app/A.xcassets"],
        ["app: nested-audit-file app/Sub/deep/x.tokens.json 1"]
      ),
      (
        ["app/legible.json": own, "app/legible.json5": other], ["app/A.xcassets"],
        ["app: nested-audit-file app/legible.json5 1"]
      ),
      // It is read as the base of the other one.
      (
        [
          "app/legible.json": #"{ "version": 1, "extends": "base/legible.json", "sources": ["A.xcassets"] }"#,
          "app/base/legible.json": #"{ "version": 1 }"#,
        ], ["app/A.xcassets"], []
      ),
      // The person names the sources, and no others were meant.
      (["app/legible.json": own, "app/x.tokens.json": tokens], ["app/A.xcassets", "app/C.xcassets"], []),
      // A report, which has the name of an audit file.
      (
        ["app/legible.json": own, "app/Sub/legible.json": #"{ "schemaVersion": "1.1", "tool": {} }"#],
        ["app/A.xcassets"], []
      ),
    ] as [([String: String], [String], [String])])
  func nested(_ files: [String: String], _ sets: [String], _ expected: [String]) {
    #expect(Self.left(["app"], files, sets: sets) == expected)
    #expect(Self.left(["app/legible.json"], files, sets: sets) == expected)
  }

  @Test("an audit file that the run reads as well is not left out") func both() {
    let files = ["app/legible.json": Self.own, "app/Sub/legible.json": Self.other]
    #expect(Self.left(["app", "app/Sub"], files, sets: ["app/A.xcassets", "app/Sub/B.xcassets"]) == [])
  }

  @Test(
    "palettes beside the audit files that a search finds",
    arguments: [
      ([:], ["x/App/A.xcassets"], []),
      ([:], ["x/App/A.xcassets", "x/Kit/P.xcassets"], ["app: folder-skipped x/Kit/P.xcassets 1"]),
      (["x/web/c.tokens.json": tokens], ["x/App/A.xcassets"], ["app: folder-skipped x/web/c.tokens.json 1"]),
      (
        ["x/web/colors.json": tokens, "x/package.json": #"{ "name": "x" }"#], ["x/App/A.xcassets"],
        ["app: folder-skipped x/web/colors.json 1"]
      ),
      (["x/Kit/P.xcassets/i.imageset/Contents.json": "{}"], ["x/App/A.xcassets"], []),
      ([:], ["x/App/A.xcassets", "x/Kit/Ink.colorset"], ["app: folder-skipped x/Kit/Ink.colorset 1"]),
    ] as [([String: String], [String], [String])])
  func beside(_ files: [String: String], _ sets: [String], _ expected: [String]) {
    #expect(Self.left(["x"], files.merging(["x/App/legible.json": Self.own]) { $1 }, sets: sets) == expected)
  }

  @Test(
    "skipped folders that hold colors",
    arguments: [
      ([:], [], []), ([:], ["app/Pods/Kit/P.xcassets", "app/Pods/Q.xcassets"], ["app: folder-skipped app/Pods 2"]),
      (["app/.config/legible.json": other], [], ["app: folder-skipped app/.config 1"]),
      (
        ["app/node_modules/kit/dist/x.tokens.json": tokens, "app/node_modules/kit/package.json": "{}"], [],
        ["app: folder-skipped app/node_modules 1"]
      ),
      (
        ["app/node_modules/kit/colors.json": tokens, "app/node_modules/kit/a.json": tokens], [],
        ["app: folder-skipped app/node_modules 1"]
      ),
      (["app/Pods/Kit/I.xcassets/a.imageset/Contents.json": "{}"], [], []),
      // Builds of tokens are found by the names of their folders, too.
      (
        [
          "app/build/json/styles.json": ##"{ "ink": "#112233" }"##, "app/build/settings.json": ##"{ "a": "#fff" }"##,
          "app/build/ios/light.json": ##"{ "a": { "b": "#112233" } }"##,
        ], [], ["app: folder-skipped app/build 2"]
      ),
      (["app/.git/x.tokens.json": tokens], [], []),
      (
        [:], ["app/DerivedData/P.xcassets", "app/Sub/Pods/P.xcassets"],
        ["app: folder-skipped app/DerivedData 1", "app: folder-skipped app/Sub/Pods 1"]
      ),
    ] as [([String: String], [String], [String])])
  func skipped(_ files: [String: String], _ sets: [String], _ expected: [String]) {
    #expect(
      Self.left(["app"], files.merging(["app/legible.json": Self.own]) { $1 }, sets: sets + ["app/A.xcassets"])
        == expected)
    #expect(Self.left(["app"], files, sets: sets + ["app/A.xcassets"]) == expected, "without an audit file")
  }

  @Test("token files of tests that are skipped beside others") func tests() {
    let files = ["app/a.tokens.json": Self.tokens, "app/tests/b.tokens.json": Self.tokens]
    #expect(Self.left(["app"], files) == ["app: folder-skipped app/tests 1"])
    #expect(Self.left(["app/tests"], files) == [])
  }
}
