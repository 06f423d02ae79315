import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

/// Files of an audit in the folder `app`, and the colors that its tokens have.
struct VariantCase: CustomTestStringConvertible, Sendable {
  var name: String
  /// The files by name; `legible.json` is added with the sources.
  var files: [String: String]
  /// The members of the audit file.
  var audit: String
  /// Each token in light, dark, light-increased and dark-increased, a line for each; `?` where it has no color.
  var want: [String]
  /// A part of each diagnostic.
  var diagnostics: [String] = []
  /// True if the notes of what holds no color are among the diagnostics.
  var hearsNotes = false

  var testDescription: String { name }
}

@Suite("contexts as variants")
struct TokenVariantTests {
  static func load(_ row: VariantCase) -> [LoadedPalette] {
    var files = Dictionary(uniqueKeysWithValues: row.files.map { ("app/\($0.key)", $0.value) })
    files["app/legible.json"] = #"{ "version": 1, \#(row.audit) }"#
    return AuditLoader.load(path: "app", from: .memory(files), vocabulary: testVocabulary)
  }

  /// A token with its colors as the cases write them.
  static func summary(_ token: Token) -> String {
    let colors = [Variant.light, .dark, .lightIncreased, .darkIncreased].map { variant in
      guard case .entry(let index) = token.resolution(for: variant), case .color(let color) = token.entries[index].value
      else { return "?" }
      return color.encodedSRGB.eightBit.hex + (color.alpha == 1 ? "" : "/\(color.alpha)")
    }
    return "\(token.name.path) \(colors.joined(separator: " "))"
  }

  @Test("the variants of each token have the colours of their contexts", arguments: VariantCase.all)
  func amounts(_ row: VariantCase) {
    let audits = Self.load(row)
    let tokens = audits.flatMap { audit in
      audit.palette.tokens.map { (audits.count > 1 ? "[\(audit.declaration.name)] " : "") + Self.summary($0) }
    }
    #expect(tokens.sorted() == row.want.sorted())
    let all = audits.flatMap(\.diagnostics)
    let heard = row.hearsNotes ? all : all.filter { !$0.message.holds("skipped; pairs can only refer to colors") }
    let said = heard.map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(said.count == row.diagnostics.count, "\(said)")
    for part in row.diagnostics { #expect(said.contains { $0.holds(part) }, "\(part) in \(said)") }
  }

  @Test("a theme for reduced transparency serves its variants alone")
  func transparency() throws {
    let row = VariantCase(
      name: "",
      files: [
        "light.json": file(a: "#ffffff80"), "dark.json": file(a: "#00000080"),
        "light-reduced-transparency.json": file(a: "#ffffff"), "dark-hc.json": file(a: "#000000"),
        "dark-hc-opaque.json": file(a: "#101010"),
      ], audit: #""sources": ["*.json"]"#, want: [])
    let loaded = try #require(Self.load(row).first)
    let token = try #require(loaded.palette.tokens.first)
    let served = Variant.allCases.map { variant -> String in
      guard case .entry(let index) = token.resolution(for: variant) else { return "?" }
      return token.location(of: token.entries[index]).file
    }
    #expect(
      served.map { $0.dropFirst(4).dropLast(5) } == [
        "light", "dark", "light", "dark-hc", "light-reduced-transparency", "dark", "light-reduced-transparency",
        "dark-hc-opaque",
      ])
    #expect(loaded.diagnostics == [])
  }

  @Test("an entry knows the file that it is written in")
  func files() throws {
    let row = VariantCase(
      name: "", files: ["light.json": file(a: "#ffffff"), "dark.json": "\n" + file(a: "#000000")],
      audit: #""sources": ["*.json"]"#, want: [])
    let token = try #require(Self.load(row).first?.palette.tokens.first)
    #expect(token.file == "app/light.json")
    #expect(token.entries.map(\.condition) == [.any, .dark])
    #expect(token.entries.map { token.location(of: $0).text } == ["app/light.json:1:38", "app/dark.json:2:38"])
  }
}

/// A token file with tokens of one letter.
func file(a: String, b: String? = nil) -> String {
  let second = b.map { #", "b": { "$value": "\#($0)" }"# } ?? ""
  return #"{ "$type": "color", "a": { "$value": "\#(a)" }\#(second) }"#
}

extension VariantCase {
  private static let black = "#000000"
  private static let white = "#FFFFFF"
  private static let red = "#FF0000"
  private static let blue = "#0000FF"

  static let all = [
    VariantCase(
      name: "themes by file, with a shared one that refers to them",
      files: [
        "t/light.json": file(a: white), "t/dark.json": file(a: black), "t/dark-hc.json": file(a: red),
        "t/semantic.json": #"{ "$type": "color", "s": { "$value": "{a}" } }"#,
      ], audit: #""sources": ["t/*.json"]"#,
      want: ["a #FFFFFF #000000 #FFFFFF #FF0000", "s #FFFFFF #000000 #FFFFFF #FF0000"]),
    VariantCase(
      name: "a token of light alone has no color in dark",
      files: ["light.json": file(a: white, b: red), "dark.json": file(a: black)], audit: #""sources": ["*.json"]"#,
      want: ["a #FFFFFF #000000 #FFFFFF #000000", "b #FF0000 ? #FF0000 ?"]),
    VariantCase(
      name: "themes by file as the audit file says",
      files: ["day.json": file(a: white), "night.json": file(a: black), "base.json": file(a: red, b: blue)],
      audit: """
        "sources": ["base.json", "day.json"],
        "variants": { "light": { "files": "day.json" }, "dark": { "files": ["night.json"] } }
        """,
      want: ["a #FFFFFF #000000 #FFFFFF #000000", "b #0000FF #0000FF #0000FF #0000FF"]),
    VariantCase(
      name: "a theme that no variant stands for is left out and named",
      files: ["light.json": file(a: white), "dark.json": file(a: black), "dark-dimmed.json": file(a: red)],
      audit: #""sources": ["*.json"]"#, want: ["a #FFFFFF #000000 #FFFFFF #000000"],
      diagnostics: [
        "error app/dark-dimmed.json:1:21 'dark-dimmed.json' redefines the token 'a' from 'dark.json', but no variant"
      ]),
    VariantCase(
      name: "values for modes of an extension; a mode that a token lacks falls back on the plainer one",
      files: [
        "t.json": """
        { "$type": "color",
          "a": { "$value": "#ffffff", "$extensions": { "mode": { "dark": "#000000" } } },
          "b": { "$value": "#ff0000", "$extensions": { "org.primer.overrides":
            { "dark": "{a}", "dark-high-contrast": { "$value": "#0000ff", "alpha": 0.5 }, "dark-dimmed": "#123456" } } } }
        """
      ], audit: #""sources": ["t.json"]"#,
      want: [
        "[app] a #FFFFFF #000000 #FFFFFF #000000", "[app] b #FF0000 #000000 #FF0000 #0000FF/0.5",
        "[app (mode dark-dimmed)] a #FFFFFF #000000 #FFFFFF #000000",
        "[app (mode dark-dimmed)] b #FF0000 #123456 #FF0000 #123456",
      ]),
    VariantCase(
      name: "modes with names of their own, as the audit file says",
      files: [
        "t.json":
          ##"{ "a": { "$type": "color", "$value": "#f00", "$extensions": { "mode": { "Sun": "#fff", "Moon": "#000" } } } }"##
      ], audit: #""sources": ["t.json"], "variants": { "light": { "mode": "sun" }, "dark": { "Mode": "Moon" } }"#,
      want: ["a #FFFFFF #000000 #FFFFFF #000000"]),
    VariantCase(
      name: "modes that no variant stands for are audited one by one",
      files: [
        "t.json":
          ##"{ "a": { "$type": "color", "$value": "#f00", "$extensions": { "mode": { "acme": "#fff", "zeta": "#000" } } } }"##
      ], audit: #""name": "N", "sources": ["t.json"]"#,
      want: [
        "[N (mode default)] a #FF0000 #FF0000 #FF0000 #FF0000", "[N (mode acme)] a #FFFFFF #FFFFFF #FFFFFF #FFFFFF",
        "[N (mode zeta)] a #000000 #000000 #000000 #000000",
      ]),
    VariantCase(
      name: "all mistakes in the choices are named together",
      files: [
        "t.json": ##"{ "a": { "$type": "color", "$value": "#f00", "$extensions": { "mode": { "dark": "#000" } } } }"##
      ],
      audit: #""sources": ["t.json"], "variants": { "light": { "mod": "dark" }, "dark": { "mode": "drak" } }"#,
      want: ["a #FF0000 #000000 #FF0000 #000000"],
      diagnostics: ["there is no modifier 'mod'; did you mean 'mode'?", "has no context 'drak'; did you mean 'dark'?"]),
    VariantCase(
      name: "a choice where there is nothing to choose", files: ["t.json": file(a: red)],
      audit: #""sources": ["t.json"], "variants": { "dark": { "theme": "dark" } }"#,
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000"],
      diagnostics: ["no modifier 'theme'; remove it, because no token file has modifiers"]),
  ]
}
