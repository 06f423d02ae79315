import TestSupport
import Testing

@testable import Palettes

/// Arrangements of token files in which colors were lost, or were said to be missing where they are.
@Suite("colors that other files or sets hide")
struct TokenSilenceTests {
  @Test("audits have these colors", arguments: VariantCase.hidden)
  func hidden(_ row: VariantCase) {
    let files = Dictionary(uniqueKeysWithValues: row.files.map { ("app/\($0.key)", $0.value) })
    let audits = AuditLoader.load(path: "app", from: .memory(files), vocabulary: testVocabulary)
    let tokens = audits.flatMap { audit in
      audit.palette.tokens.map {
        (audits.count > 1 ? "[\(audit.declaration.name)] " : "") + TokenVariantTests.summary($0)
      }
    }
    #expect(tokens.sorted() == row.want.sorted())
    let said = audits.flatMap(\.diagnostics).map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(said.count == row.diagnostics.count, "\(said)")
    for part in row.diagnostics { #expect(said.contains { $0.holds(part) }, "\(part) in \(said)") }
  }
}

extension VariantCase {
  private static func all(_ name: String, _ color: String) -> String { "\(name) \(color) \(color) \(color) \(color)" }

  private static func both(_ name: String, _ light: String, _ dark: String) -> String {
    "\(name) \(light) \(dark) \(light) \(dark)"
  }

  static let hidden = [
    VariantCase(
      name: "a folder of brands that dispute a token has the base all the same",
      files: [
        "base/a.json": color("hue", "#102030"), "parts/a.json": color("label", "{text}"),
        "roles/a.json": ##"""
        { "page": { "$type": "color", "$value": "{hue}" }, "text": { "$type": "color", "$value": "{hue}" } }
        """##,
        "brands/oak.json": ##"""
        { "page": { "$type": "color", "$value": "#EEEEEE" }, "text": { "$type": "color", "$value": "{hue}" } }
        """##, "brands/elm.json": color("page", "#DDDDDD"),
      ], audit: "",
      want: [
        "[brands] page ? ? ? ?", "[brands] " + all("text", "#102030"), "[brands] " + all("label", "#102030"),
        "[brands] " + all("hue", "#102030"),
      ] + ["hue", "page", "text", "label"].map { "[roles] " + all($0, "#102030") },
      diagnostics: [
        "the token files use the same names for different colors", "give 'page' different values for light",
      ]),
    VariantCase(
      name: "each folder has its own sizes",
      files: Dictionary(
        uniqueKeysWithValues: [("a", "#101010"), ("b", "#202020")].flatMap { folder, hue in
          [
            (
              "\(folder)/color.json",
              ##"{ "ink": { "value": "\##(hue)" }, "veil": { "value": "rgba({ink}, {dim})" } }"##
            ),
            ("\(folder)/size.json", ##"{ "dim": { "value": 0.5, "type": "opacity" } }"##),
          ]
        }), audit: "",
      want: [
        "[a] " + all("ink", "#101010"), "[b] " + all("ink", "#202020"),
        "[a] " + all("veil", "#101010/0.5"), "[b] " + all("veil", "#202020/0.5"),
      ], diagnostics: ["the token files use the same names for different colors"]),
    VariantCase(
      name: "the metadata of another tool",
      files: Dictionary(
        uniqueKeysWithValues: [("light", "#FFFFFF"), ("dark", "#101010")].flatMap { theme, hue in
          [
            ("themes/fig-\(theme)/color.tokens.json", color("page", hue)),
            ("themes/fig-\(theme)/$metadata.json", #"{ "name": "Fig", "description": "x" }"#),
          ]
        }), audit: "", want: [both("page", "#FFFFFF", "#101010")]),
    VariantCase(
      name: "a shadow as a plug-in exports it",
      files: [
        "t.json": ##"""
        { "ink": { "type": "color", "value": "#20242Aff" },
          "lift": { "type": "custom-shadow", "value": { "radius": 8, "color": "#7A3FC2ff", "offsetX": 0 } } }
        """##
      ], audit: "", want: [all("ink", "#20242A"), all("lift.color", "#7A3FC2")]),
    VariantCase(
      name: "a shadow in a text",
      files: [
        "t.json": ##"""
        { "ink": { "type": "color", "value": "#20242A" }, "lift": { "type": "shadow", "value": "0 2px rgba(0, 0, 0, 0.3)" } }
        """##
      ], audit: "", want: [all("ink", "#20242A"), "lift.color ? ? ? ?"],
      diagnostics: ["1 shadow ('lift') has no readable color: its parts in one string are not parsed"]),
    VariantCase(
      name: "a file that replaces a color of a set",
      files: [
        "tokens.json": ##"""
        { "core": \##(color("jade", "#0A8F6A")), "lake": \##(color("page", "#FDFDF8")), "$themes": [
            { "name": "Lake", "selectedTokenSets": { "core": "source", "lake": "enabled" } } ] }
        """##, "built/core.json": color("jade", "#0B7F5A"),
      ], audit: "", want: [all("jade", "#0B7F5A"), all("page", "#FDFDF8")],
      diagnostics: ["replaces a color of the set 'core' wherever it applies, so it is not audited; leave out the file"]),
    VariantCase(
      name: "two groups of themes for brands",
      files: [
        "t.json": ##"""
        { "oak": \##(color("brand", "#AA3311")), "elm": \##(color("brand", "#1155AA")), "$themes": [
            { "name": "Light", "group": "A", "selectedTokenSets": { "oak": "enabled" } },
            { "name": "Light", "group": "B", "selectedTokenSets": { "elm": "enabled" } } ] }
        """##
      ], audit: "", want: [all("brand", "#1155AA")],
      diagnostics: ["the set 'elm' replaces a color of the set 'oak' wherever it applies, so it is not audited"]),
    VariantCase(
      name: "a base that every theme replaces",
      files: [
        "t.json": ##"""
        { "core": \##(color("brand", "#AA3311")), "elm": \##(color("brand", "#1155AA")), "$themes": [
            { "name": "Elm", "selectedTokenSets": { "core": "source", "elm": "enabled" } } ] }
        """##
      ], audit: "", want: [all("brand", "#1155AA")]),
    VariantCase(
      name: "aliases that nothing uses",
      files: [
        "a.yml": "props:\n  ink: { value: '#336699', type: color }\n", "b.yml": "aliases:\n  PEAT: '#3A2F28'\n",
      ], audit: "", want: [all("ink", "#336699")],
      diagnostics: ["1 alias that no property uses ('!PEAT') has a color that is not audited"]),
  ]
}
