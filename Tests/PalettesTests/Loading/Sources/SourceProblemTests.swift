import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("sources that are missing, named or found")
struct SourceProblemTests {
  private static func load(_ files: [String: String], path: String = "app") -> [LoadedPalette] {
    AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary)
  }

  /// A token file with one colour, `a`.
  private func file(_ color: String) -> String { ##"{ "a": { "$type": "color", "$value": "\##(color)" } }"## }

  /// The colours of a token in light and dark.
  private func colors(of token: Token) -> [String] {
    [Variant.light, .dark].map { variant in
      guard case .entry(let index) = token.resolution(for: variant), case .color(let color) = token.entries[index].value
      else { return "?" }
      return color.encodedSRGB.eightBit.hex
    }
  }

  @Test("one wrong source path is one problem with its consequences counted")
  func wrongSource() throws {
    let pairs = (0..<9).map { ##"{ "foreground": "t\##($0)", "on": "s\##($0)" }"## }
    let audit = ##"{ "version": 1, "sources": ["Colours.xcassets"], "pairs": [\##(pairs.joined(separator: ","))] }"##
    let said = Self.load(["app/legible.json": audit]).flatMap(\.diagnostics)
    #expect(said.count == 1)
    let only = try #require(said.first)
    #expect(only.kind == .missingInput)
    #expect(only.message.hasPrefix("there is no 'Colours.xcassets'"))
    #expect(only.message.holds("18 names in this audit file cannot be resolved without it"), "\(only.message)")
  }

  @Test("a wrong name stays a problem of its own where all sources are there")
  func wrongName() {
    let audit = ##"{ "version": 1, "sources": ["t.json"], "pairs": [{ "foreground": "x", "on": "a" }] }"##
    let said = Self.load(["app/legible.json": audit, "app/t.json": file("#fff")]).flatMap(\.diagnostics)
    #expect(said.map { $0.message.hasPrefix("there is no token 'x'") } == [true])
  }

  @Test("an asset catalog that holds no color, and token files: both are read", arguments: [true, false])
  func both(_ isNamed: Bool) {
    var files = [
      "app/brand/Assets.xcassets/Contents.json": "{}",
      "app/brand/Assets.xcassets/Logo.imageset/Contents.json": #"{ "images": [] }"#,
      "app/brand/light.tokens.json": file("#ffffff"), "app/brand/dark.tokens.json": file("#000000"),
    ]
    if isNamed { files["app/legible.json"] = #"{ "version": 1, "sources": ["brand"] }"# }
    let audits = Self.load(files, path: isNamed ? "app" : "app/brand")
    #expect(audits.flatMap(\.palette.tokens).map(colors) == [["#FFFFFF", "#000000"]])
    #expect(
      audits.flatMap(\.declaration.sources) == [
        "app/brand/Assets.xcassets", "app/brand/dark.tokens.json", "app/brand/light.tokens.json",
      ])
    let said = audits.flatMap(\.diagnostics)
    #expect(said.map { $0.message.hasPrefix("the catalog contains no color set") } == [true])
  }

  @Test("legible.jsonc beside the catalog is read", arguments: ["legible.jsonc", "legible.json5"])
  func jsonc(_ name: String) {
    let audit = "// beside the catalog\n{ \"version\": 1, \"name\": \"Beside\", \"sources\": [\"t.json\"] }"
    let files = ["app/\(name)": audit, "app/t.json": file("#fff"), "app/A.xcassets/Contents.json": "{}"]
    for path in ["app", "."] {
      let audits = Self.load(files, path: path)
      #expect(audits.map(\.declaration.name) == ["Beside"], "\(path)")
      #expect(audits.flatMap(\.diagnostics) == [])
    }
  }

  @Test("legible.jsonc beside legible.json is named", arguments: ["app", "."])
  func twoAuditFiles(_ path: String) {
    let audit = "{ \"version\": 1, \"name\": \"N\", \"sources\": [\"t.json\"] }"
    let files = ["app/legible.json": audit, "app/legible.jsonc": audit, "app/t.json": file("#fff")]
    let audits = Self.load(files, path: path)
    #expect(audits.map(\.declaration.name) == ["N"])
    #expect(
      audits.flatMap(\.diagnostics).map { $0.message.hasPrefix("'legible.jsonc' is skipped because 'legible.json'") }
        == [
          true
        ])
  }
}
