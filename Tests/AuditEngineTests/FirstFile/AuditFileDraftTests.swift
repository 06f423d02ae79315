import TestSupport
import Testing

@testable import AuditEngine
@testable import FileSyntax
@testable import Palettes

/// First audit files: they are read back without a diagnostic, whatever the names, and measure what an audit without
/// them does.
@Suite struct AuditFileDraftTests {
  private func draft(at path: String = "app", _ files: [String: String]) -> AuditFileDraft {
    AuditFileDraft.make(at: path, name: "App", from: .memory(files))
  }

  /// Returns the results of an audit of the draft, in its place.
  private func audit(_ draft: AuditFileDraft, _ files: [String: String]) -> [LoadedPalette] {
    var files = files
    files[draft.path] = draft.text
    return Self.loaded(draft.path, files)
  }

  private static func loaded(_ path: String, _ files: [String: String]) -> [LoadedPalette] {
    PaletteInputs(VisibleFiles([path], in: .memory(files)), AuditSettings(), workers: .one).palettes
  }

  private static let view = """
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    struct Home: View {
      var body: some View {
        Text("a").foregroundStyle(Color("Ink")).background(Color("Paper"))
        Text("b").bold().foregroundStyle(.white).background(.thinMaterial).background(Color("Paper"))
        Text("c").foregroundStyle(Color("Ink")).opacity(0.5).background(scheme == .dark ? .black : .white)
        List { Text("d").foregroundStyle(.red) }.sheet(isPresented: $shown) { Text("e").foregroundStyle(.blue) }
        Text("f").foregroundStyle(.red).background(LinearGradient(colors: [.white, Color("Paper")], startPoint: a))
        Text("g").foregroundStyle(.white).glassEffect(.regular.tint(Color("Ink")))
      }
    }
    """

  @Test func listsCatalogsAndPairs() throws {
    let files = catalog("app/A.xcassets", ["onCard", "Card"]).merging(
      catalog("app/more/B.xcassets", ["error-text", "error-background"])
    ) { $1 }
    let draft = draft(files)
    #expect(draft.path == "app/legible.json")
    #expect(draft.sources == ["A.xcassets", "more/B.xcassets"])
    #expect(draft.diagnostics == [])
    #expect(draft.texts == nil)
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
    #expect(draft.inferredCount == 0 && draft.foundCount == 0)
    let line = try #require(draft.text.split(separator: "\n").first { $0.contains("// { \"foreground\"") })
    #expect(line.contains("\"BodyText\", \"on\": \"SkyBackground\""))
    var uncommented = files
    uncommented[draft.path] = draft.text.split(separator: "\n")
      .map { $0 == line ? $0.split(separator: "//", maxSplits: 1)[1] : $0 }.joined(separator: "\n")
    let loaded = Self.loaded("app", uncommented)
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
    #expect(loaded.declaration.pairs.count == draft.inferredCount)
    #expect(draft.inferredCount > 0)
  }

  // MARK: Sources

  /// The pairs of an audit as its plan has them, in words that do not depend on names of surfaces.
  private static func words(_ loaded: LoadedPalette) -> [String] {
    loaded.declaration.pairs.map { pair in
      let surface = loaded.declaration.surfaces[pair.surface]
      let layers = surface.layers.full.map { layer -> String in
        switch layer {
        case .color(let color): "\(color.text) \(color.opacity)"
        case .material(let use): "\(use.text) \(use.tint?.text ?? "")"
        case .gradient(let stops, _): stops.map { "\($0.color.text)@\($0.location)" }.joined(separator: ",")
        case .filter, .surface, .unsupported: "?"
        }
      }
      let color = pair.foreground.colors.full
      return "\(color.text) \(color.opacity) on \(layers) \(surface.isElevated) \(pair.role) \(pair.variants.rawValue) "
        + "\(pair.font.map { "\($0.size)/\($0.weight)" } ?? "") \(pair.name ?? "")"
    }.sorted()
  }

  @Test func measuresTheSameAsWithoutIt() throws {
    var files = catalog("app/A.xcassets", ["Ink", "Paper"])
    files["app/Home.swift"] = Self.view
    let before = try #require(Self.loaded("app", files).first)
    #expect(before.declaration.pairs.count == 8 && before.declaration.pairs.allSatisfy { $0.isUndeclared })
    let draft = draft(files)
    #expect(draft.foundCount == 8 && draft.texts?.all == 7 && draft.texts?.judged == 7)
    let after = try #require(audit(draft, files).first)
    #expect(after.diagnostics == [])
    #expect(Self.words(after) == Self.words(before))
    // A copy in the file would stay when the code changes.
    #expect(draft.pairs.isEmpty && after.declaration.pairs.map(\.location) == before.declaration.pairs.map(\.location))
  }

  @Test func anAppWithoutACatalogHasOneAsWell() throws {
    let files = [
      "app/A.swift": "struct A: View { var body: some View { Text(\"a\").foregroundStyle(.red).background(.white) } }"
    ]
    let draft = draft(files)
    #expect(draft.sources == [] && draft.isWorthWriting && draft.foundCount == 1)
    let loaded = try #require(audit(draft, files).first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.declaration.pairs.count == 1)
  }

  @Test func tokensHaveOneAsWell() throws {
    let files = ["app/tokens.json": ##"{ "ink": { "$type": "color", "$value": "#000000" } }"##]
    let draft = draft(files)
    #expect(draft.sources == ["tokens.json"])
    #expect(try #require(audit(draft, files).first).diagnostics == [])
  }

  @Test func pairsOfEveryPermutationAreWritten() throws {
    let token = { (value: String) in ##"{ "$type": "color", "$value": "\##(value)" }"## }
    let files = [
      "app/base.json": ##"{ "card": \##(token("#FFFFFF")), "on-card": \##(token("#000000")) }"##,
      "app/warm.json": ##"{ "hue": \##(token("#FF0000")) }"##,
      "app/cold.json":
        ##"{ "hue": \##(token("#0000FF")), "bar": \##(token("#FFFFFF")), "on-bar": \##(token("#000000")) }"##,
      "app/$themes.json": """
      [{ "name": "warm", "group": "hue", "selectedTokenSets": { "base": "enabled", "warm": "enabled" } },
       { "name": "cold", "group": "hue", "selectedTokenSets": { "base": "enabled", "cold": "enabled" } }]
      """,
    ]
    let before = Self.loaded("app", files)
    #expect(Set(before.flatMap { $0.declaration.pairs.map(\.foreground.text) }) == ["on-card", "on-bar"])
    let draft = draft(files)
    #expect(draft.otherFolders == [] && draft.inferredCount == 2)
    let after = audit(draft, files)
    #expect(after.map { $0.declaration.pairs.count } == before.map { $0.declaration.pairs.count })
  }

  @Test func palettesOfOtherFoldersAreNamed() {
    let tokens = { (color: String) in
      ##"{ "card": { "$type": "color", "$value": "\##(color)" }, "on-card": { "$type": "color", "$value": "#000000" } }"##
    }
    var files = ["app/a/tokens.json": tokens("#FFFFFF"), "app/b/tokens.json": tokens("#EEEEEE")]
    #expect(Self.loaded("app", files).count == 2)
    let several = draft(files)
    #expect(several.folder == "app/a" && several.otherFolders == ["app/b"] && !several.isOfFolder)
    files["app/A.swift"] =
      "struct A: View { var body: some View { Text(\"a\").foregroundStyle(.red).background(.white) } }"
    #expect(draft(files).isOfFolder)
  }

  @Test func glassInOneModuleBelongsThere() {
    var files = ["app/Sources/App/A.swift": "struct A: View { var body: some View { Text(\"a\") } }"]
    files["app/Packages/Kit/Sources/Kit/B.swift"] =
      "struct B: View { var body: some View { Text(\"b\").glassEffect() } }"
    files["app/Packages/Kit/Sources/Kit/C.swift"] =
      "struct C: View { var body: some View { Text(\"c\").glassEffect() } }"
    #expect(draft(files).glassModule == "Packages/Kit")
    files["app/Sources/App/A.swift"] = "struct A: View { var body: some View { Text(\"a\").glassEffect() } }"
    #expect(draft(files).glassModule == nil)
  }

  @Test(arguments: [
    ("none", ["app/x.txt": ""], "'none': there is no such file or folder"),
    (
      "app", ["app/x.txt": ""],
      "there is nothing to audit in 'app': no legible.json, asset catalog, or token file; specify one of them"
    ),
    (
      "app/x.txt", ["app/x.txt": ""],
      "'app/x.txt' is not a folder; specify an asset catalog or a folder that contains one"
    ),
  ])
  func saysWhyThereIsNothing(_ path: String, _ files: [String: String], _ message: String) {
    let draft = draft(at: path, files)
    #expect(draft.diagnostics.map(\.message) == [message])
    #expect(!draft.isWorthWriting)
  }

  // MARK: Additions

  @Test(arguments: [
    "{ \"version\": 1, \"sources\": [\"A.xcassets\"] }",
    "{\n  \"version\": 1,\n  \"sources\": [\"A.xcassets\"],\n  \"surfaces\": {},\n  \"pairs\": [],\n}\n",
    "// mine\n{ \"version\": 1, \"sources\": [\"A.xcassets\"], \"surfaces\": { \"own\": [\"Paper\"], }, // end\n"
      + "  \"pairs\": [\n    { \"foreground\": \"Paper\", \"on\": \"Ink\", \"role\": \"text\" }, // last\n  ] }\n",
  ])
  func addsWhatIsNewAndNothingElse(_ text: String) throws {
    var files = catalog("app/A.xcassets", ["Ink", "Paper", "onCard", "Card"])
    files["app/Home.swift"] = Self.view
    files["app/legible.json"] = text
    let declared = text.contains("\"Paper\", \"on\"") ? 1 : 0
    let addition = AuditFileAddition.make(at: "app", from: .memory(files))
    #expect(addition.diagnostics == [] && addition.count == 9)
    let bytes = try #require(addition.bytes)
    let new = String(decoding: bytes, as: UTF8.self)
    var rest = new[...]
    for character in text {
      let place = try #require(rest.firstIndex(of: character))
      rest = rest[rest.index(after: place)...]
    }
    files["app/legible.json"] = new
    let loaded = try #require(Self.loaded("app", files).first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.declaration.pairs.count == 9 + declared && !loaded.declaration.pairs.contains { $0.isUndeclared })
    #expect(AuditFileAddition.make(at: "app/legible.json", from: .memory(files)).bytes == nil)
  }

  /// Names imply a pair only of colors that some source uses, and of a foreground that no source shows elsewhere.
  @Test(arguments: [
    ("Frame { Text(\"b\").foregroundStyle(Color(\"onCard\")) }.background(Color(\"Card\"))", true),
    ("Frame { Text(\"b\").foregroundStyle(Color(\"onCard\")) }", false),
    ("Text(\"b\").foregroundStyle(Color(\"onCard\")).background(Color(\"Paper\")); Color(\"Card\")", false),
    ("Text(\"b\").foregroundStyle(Color(\"Ink\")).background(Color(\"Card\"))", false),
  ])
  func namesOfUnusedColorsImplyNothing(_ view: String, _ isImplied: Bool) throws {
    var files = catalog("app/A.xcassets", ["Ink", "Paper", "onCard", "Card"])
    files["app/Home.swift"] = """
      struct Home: View {
        var body: some View { VStack { Text("a").foregroundStyle(Color("Ink")).background(Color("Paper")); \(view) } }
      }
      """
    let loaded = try #require(Self.loaded("app", files).first)
    #expect(loaded.declaration.pairs.contains { $0.isUndeclared })
    #expect(loaded.declaration.pairs.contains { $0.origin.isInferred && $0.foreground.text == "onCard" } == isImplied)
  }

  @Test func withoutAFileThereIsNothingToAddTo() {
    let addition = AuditFileAddition.make(at: "app", from: .memory(catalog("app/A.xcassets", ["Ink"])))
    #expect(addition.bytes == nil && addition.diagnostics.count == 1)
  }
}
