import JSONSyntax
import PaletteModel
import TestSupport
import Testing

@testable import PaletteLoading

/// First audit files: they are read back without a diagnostic, whatever the names.
@Suite struct AuditFileDraftTests {
  private func draft(at path: String = "app", _ files: [String: String]) -> AuditFileDraft {
    AuditFileDraft.make(at: path, name: "App", from: .memory(files))
  }

  /// Returns the results of an audit of the draft, in its place.
  private func audit(_ draft: AuditFileDraft, _ files: [String: String]) -> [LoadedPalette] {
    var files = files
    files[draft.path] = draft.text
    return AuditLoader.load(path: draft.path, from: .memory(files), vocabulary: testVocabulary)
  }

  @Test func listsCatalogsAndPairs() throws {
    let files = catalog("app/A.xcassets", ["onCard", "Card"]).merging(
      catalog("app/more/B.xcassets", ["error-text", "error-background"])
    ) { $1 }
    let draft = draft(files)
    #expect(draft.path == "app/legible.json")
    #expect(draft.sources == ["A.xcassets", "more/B.xcassets"])
    #expect(draft.diagnostics == [])
    let loaded = try #require(audit(draft, files).first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.declaration.name == "App")
    #expect(loaded.declaration.pairs.map(\.foreground.text) == ["onCard", "error-text"])
    #expect(loaded.declaration.pairs.map(\.origin).allSatisfy { if case .inferred = $0 { true } else { false } })
  }

  @Test func standsBesideANamedCatalog() {
    let draft = draft(at: "app/A.xcassets/", catalog("app/A.xcassets", ["Card"]))
    #expect(draft.path == "app/legible.json")
    #expect(draft.sources == ["A.xcassets"])
  }

  @Test func withoutPairsItShowsOneThatWouldWork() throws {
    let files = catalog("app/A.xcassets", ["BodyText", "Sky", "SkyBackground"])
    let draft = draft(files)
    #expect(draft.pairCount == 0)
    let line = try #require(draft.text.split(separator: "\n").first { $0.contains("// { \"foreground\"") })
    #expect(line.contains("\"BodyText\", \"on\": \"SkyBackground\""))
    var uncommented = files
    uncommented[draft.path] = draft.text.split(separator: "\n")
      .map { $0 == line ? $0.split(separator: "//", maxSplits: 1)[1] : $0 }.joined(separator: "\n")
    let loaded = AuditLoader.load(path: "app", from: .memory(uncommented), vocabulary: testVocabulary)
    #expect(loaded.flatMap(\.diagnostics) == [])
    #expect(loaded.first?.declaration.pairs.count == 1)
  }

  @Test func writesWhatTellsEqualNamesApart() throws {
    let files = catalog("app/x/A.xcassets", ["onCard", "Card"]).merging(catalog("app/B.xcassets", ["onCard", "Card"])) {
      $1
    }
    let draft = draft(files)
    #expect(draft.text.contains("\"A.xcassets/onCard\""))
    let loaded = try #require(audit(draft, files).first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.declaration.pairs.count == 2)
  }

  /// Hidden folders are no color sets, and no path holds a NUL.
  @Test(arguments: hostileNames.filter { !$0.hasPrefix(".") && $0 != "\u{0}" })
  func hostileNamesComeBack(_ name: String) throws {
    let safe = name.split(separator: "/").joined(separator: "-")
    let tokens = [safe + "Foreground", safe + "Background", "on " + safe, safe]
    let files = catalog("app/\(safe).xcassets", tokens)
    let draft = draft(files)
    let loaded = try #require(audit(draft, files).first)
    #expect(loaded.diagnostics.filter { $0.location.file == draft.path } == [])
    #expect(loaded.declaration.pairs.count == draft.pairCount)
    #expect(draft.pairCount > 0)
  }

  @Test(arguments: [
    ("none", ["app/x.txt": ""], "'none': there is no such file or folder"),
    ("app", ["app/x.txt": ""], "'app': contains no asset catalog; specify a folder that contains one"),
    (
      "app/x.txt", ["app/x.txt": ""],
      "'app/x.txt': is not a folder; specify an asset catalog or a folder that contains one"
    ),
  ])
  func saysWhyThereIsNothing(_ path: String, _ files: [String: String], _ message: String) {
    let draft = draft(at: path, files)
    #expect(draft.diagnostics.map(\.message) == [message])
    #expect(draft.sources == [])
  }
}
