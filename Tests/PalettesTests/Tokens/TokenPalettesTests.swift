import TestSupport
import Testing

@testable import Palettes

/// The palettes that token files in a folder are, each by its name and files.
private struct PalettesCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  /// The name of each audit, with its sources below the folder.
  var want: [String]
  /// A part of each diagnostic.
  var diagnostics: [String] = []

  var testDescription: String { name }
}

@Suite("independent palettes in one folder")
struct TokenPalettesTests {
  @Test("files are separated where they contradict each other", arguments: PalettesCase.all)
  fileprivate func separates(_ row: PalettesCase) {
    let audits = TheoTests.load(row.files, path: "kit")
    let said = audits.map { audit in
      "\(audit.declaration.name): \(audit.declaration.sources.map { String($0.dropFirst(4)) }.joined(separator: " "))"
    }
    #expect(said == row.want)
    let problems = audits.flatMap(\.diagnostics).filter { !$0.message.holds("pairs can only refer") }
    let words = problems.map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(words.count == row.diagnostics.count, "\(words)")
    for part in row.diagnostics { #expect(words.contains { $0.holds(part) }, "\(part) in \(words)") }
  }

  @Test("folders of themes stay together, whatever lies beside them", arguments: PalettesCase.themes)
  fileprivate func keepsThemes(_ row: PalettesCase) { separates(row) }

  @Test("64 palettes are audited, 65 are an error that names a folder")
  func limit() {
    let files = { (count: Int) in
      Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\(100 + $0)/t.json", file(a: "#0000\($0 + 10)")) })
    }
    #expect(TheoTests.load(files(64), path: "kit").count == 64)
    let many = TheoTests.load(files(65), path: "kit")
    #expect(many.flatMap(\.palette.tokens).isEmpty)
    #expect(many.flatMap(\.diagnostics).map { $0.message.holds("such as 'k100'") } == [true])
  }
}

extension PalettesCase {
  private static func part(_ tokens: (name: String, color: String)...) -> String {
    let members = tokens.map { ##""\##($0.name)": { "$value": "\##($0.color)" }"## }
    return ##"{ "$type": "color", \##(members.joined(separator: ", ")) }"##
  }

  private static let hues = part(("pale", "#EEEEEE"), ("deep", "#222222"))
  private static let pale = part(("page", "{pale}"), ("ink", "{deep}"))
  private static let deep = part(("page", "{deep}"), ("ink", "{pale}"))

  static let themes = [
    PalettesCase(
      name: "a third folder of the same tokens is an error that names both",
      files: ["hues/h.json": hues, "light/t.json": pale, "dark/t.json": deep, "sketch/t.json": deep],
      want: ["kit: dark/t.json hues/h.json light/t.json sketch/t.json"],
      diagnostics: [
        "error kit/sketch/t.json:1:21 'sketch/t.json' redefines 2 tokens (such as 'page') from 'dark/t.json', but its name does not indicate a variant"
      ]),
    PalettesCase(
      name: "two folders beside day and night, below another folder",
      files: [
        "ui/hues/h.json": hues, "ui/day/t.json": pale, "ui/night/t.json": deep, "ui/grid/t.json": deep,
        "ui/mono/t.json": pale,
      ], want: ["kit: ui/day/t.json ui/grid/t.json ui/hues/h.json ui/mono/t.json ui/night/t.json"],
      diagnostics: ["error kit/ui/grid/t.json", "error kit/ui/mono/t.json"]),
    PalettesCase(
      name: "folders whose names hold more words",
      files: ["hues/h.json": hues, "oak-light/t.json": pale, "oak-dark/t.json": deep, "pixel/t.json": deep],
      want: ["kit: hues/h.json oak-dark/t.json oak-light/t.json pixel/t.json"],
      diagnostics: ["'pixel/t.json' redefines 2 tokens (such as 'page') from 'oak-dark/t.json'"]),
    PalettesCase(
      name: "a theme that is a file beside the folder of the other",
      files: ["hues/h.json": hues, "light.json": pale, "dark/colors.json": deep, "sepia/t.json": deep],
      want: ["kit: dark/colors.json hues/h.json light.json sepia/t.json"],
      diagnostics: ["'sepia/t.json' redefines 2 tokens (such as 'page') from 'dark/colors.json'"]),
    PalettesCase(
      name: "a third folder with another theme of increased contrast",
      files: [
        "hues/h.json": hues, "light/t.json": pale, "dark/t.json": deep, "dark-hc/t.json": deep, "outline/t.json": pale,
      ], want: ["kit: dark-hc/t.json dark/t.json hues/h.json light/t.json outline/t.json"],
      diagnostics: ["error kit/outline/t.json"]),
    PalettesCase(
      name: "a third folder of a base is no contradiction",
      files: ["hues/h.json": hues, "light/t.json": pale, "dark/t.json": deep, "core/tokens.json": deep],
      want: ["kit: core/tokens.json dark/t.json hues/h.json light/t.json"]),
    PalettesCase(
      name: "brands that contradict each other, each with both themes",
      files: [
        "elm/h.json": hues, "oak/h.json": part(("pale", "#DDDDDD"), ("deep", "#333333")), "light/t.json": pale,
        "dark/t.json": deep,
      ],
      want: ["elm: dark/t.json elm/h.json light/t.json", "oak: dark/t.json light/t.json oak/h.json"],
      diagnostics: [note]),
    PalettesCase(
      name: "palettes over one folder of more files have names of their own",
      files: [
        "all/1.json": hues, "all/2.json": part(("line", "#999999")), "all/3.json": part(("haze", "#AAAAAA")),
        "elm/t.json": pale, "oak/t.json": deep, "fir/t.json": part(("page", "{line}")),
      ],
      want: ["elm", "fir", "oak"].map { "\($0): all/1.json all/2.json all/3.json \($0)/t.json" },
      diagnostics: [note + " 3 palettes are audited separately ('elm', 'fir', and 'oak')"]),
  ]

  private static let red = file(a: "#ff0000")
  private static let blue = file(a: "#0000ff")
  private static let onlyTheme = #"[{ "name": "only", "selectedTokenSets": { "core": "enabled" } }]"#

  /// Token sets in one file, with more tokens of the first set.
  private static func sets(_ more: String, themes: String = "[]") -> String {
    ##"{ "core": { "ink": { "value": "#112233" }\##(more) }, "$themes": \##(themes) }"##
  }

  private static let note = "note kit:1:1 the token files use the same names for different colors, so"

  static let all = [
    PalettesCase(
      name: "folders with equal names and different colors", files: ["x/t.json": red, "y/t.json": blue],
      want: ["x: x/t.json", "y: y/t.json"], diagnostics: [note + " 2 palettes are audited separately ('x' and 'y')"]),
    PalettesCase(
      name: "equal colors contradict nothing", files: ["x/t.json": red, "y/t.json": red],
      want: ["kit: x/t.json y/t.json"]),
    PalettesCase(
      name: "files of one folder are not separated", files: ["x/a.json": red, "x/b.json": blue],
      want: ["kit: x/a.json x/b.json"], diagnostics: ["x/b.json' give 'a'"]),
    PalettesCase(
      name: "folders below another that contradict each other, each with what refers to both",
      files: [
        "brands/x/t.json": red, "brands/y/t.json": blue,
        "shared/s.json": ##"{ "$type": "color", "s": { "$value": "{a}" } }"##,
      ],
      want: ["brands/x: brands/x/t.json shared/s.json", "brands/y: brands/y/t.json shared/s.json"],
      diagnostics: [note]),
    PalettesCase(
      name: "a folder to which one refers belongs to that one",
      files: [
        "x/t.json": red, "y/t.json": file(a: "#0000ff", b: "{s}"),
        "z/s.json": ##"{ "$type": "color", "s": { "$value": "#00ff00" } }"##,
      ], want: ["x: x/t.json", "y: y/t.json z/s.json"], diagnostics: [note]),
    PalettesCase(
      name: "two folders of Tokens Studio with themes of their own",
      files: [
        "x/$themes.json": #"[{"name":"only","selectedTokenSets":{"t":"enabled"}}]"#, "x/t.json": red,
        "y/$themes.json": #"[{"name":"only","selectedTokenSets":{"t":"enabled"}}]"#, "y/t.json": blue,
      ], want: ["x: x/$themes.json x/t.json", "y: y/$themes.json y/t.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets in a file do not keep brands together",
      files: ["brands/x/t.json": red, "brands/y/t.json": blue, "src/s.json": sets("")],
      want: ["brands/x: brands/x/t.json", "brands/y: brands/y/t.json", "src: src/s.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets in a file belong to the brand that refers to them",
      files: ["brands/x/t.json": file(a: "#ff0000", b: "{ink}"), "brands/y/t.json": blue, "src/s.json": sets("")],
      want: ["brands/x: brands/x/t.json src/s.json", "brands/y: brands/y/t.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets in a file go with what refers to all brands",
      files: [
        "brands/x/t.json": red, "brands/y/t.json": blue, "src/s.json": sets(""),
        "all/t.json": ##"{ "c": { "value": "{a}", "type": "color" } }"##,
      ],
      want: [
        "brands/x: all/t.json brands/x/t.json src/s.json", "brands/y: all/t.json brands/y/t.json src/s.json",
      ], diagnostics: [note]),
    PalettesCase(
      name: "token sets that contradict a brand are a palette of their own",
      files: [
        "brands/x/t.json": red, "brands/y/t.json": blue, "src/s.json": sets(##", "a": { "value": "#00FF00" }"##),
      ],
      want: ["brands/x: brands/x/t.json", "brands/y: brands/y/t.json", "src: src/s.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets that contradict a file of another folder are two palettes",
      files: ["x/t.json": red, "src/s.json": sets(##", "a": { "value": "#00FF00" }"##)],
      want: ["src: src/s.json", "x: x/t.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets with themes beside brands are a palette of their own",
      files: ["brands/x/t.json": red, "brands/y/t.json": blue, "src/s.json": sets("", themes: onlyTheme)],
      want: ["brands/x: brands/x/t.json", "brands/y: brands/y/t.json", "src/s: src/s.json"], diagnostics: [note]),
    PalettesCase(
      name: "token sets with themes go with the brands that refer to them",
      files: [
        "brands/x/t.json": file(a: "#ff0000", b: "{ink}"), "brands/y/t.json": blue,
        "src/s.json": sets("", themes: onlyTheme),
      ], want: ["brands/x: brands/x/t.json src/s.json", "brands/y: brands/y/t.json"], diagnostics: [note]),
    PalettesCase(
      name: "a folder of token sets beside brands is a palette of its own",
      files: [
        "brands/x/t.json": red, "brands/y/t.json": blue,
        "src/$themes.json": #"[{"name":"only","selectedTokenSets":{"t":"enabled"}}]"#, "src/t.json": red,
      ], want: ["brands/x: brands/x/t.json", "brands/y: brands/y/t.json", "src: src/$themes.json src/t.json"],
      diagnostics: [note]),
    PalettesCase(
      name: "token sets with themes beside files that agree are one palette",
      files: ["x/t.json": red, "y/t.json": red, "src/s.json": sets("", themes: onlyTheme)],
      want: ["kit: src/s.json x/t.json y/t.json"]),
    PalettesCase(
      name: "files of tests are counted in a note", files: ["t.json": red, "tests/u.json": blue], want: ["kit: t.json"],
      diagnostics: ["note kit/tests/u.json:1:1 1 token file in a test folder was skipped; to audit test files"]),
    PalettesCase(
      name: "files of tests are read if there are no others", files: ["tests/u.json": blue], want: ["kit: tests/u.json"]
    ),
    PalettesCase(
      name: "a file without a color is read if a color takes a number from it, the nearest of several",
      files: [
        "x/t.json": ##"{ "a": { "value": { "h": "{hue.warm}", "s": 1, "l": 0.5 }, "type": "color" } }"##,
        "x/hue.json": #"{ "hue": { "warm": 0 } }"#, "y/hue.json": #"{ "hue": { "warm": 9 } }"#,
      ], want: ["kit: x/hue.json x/t.json"]),
    PalettesCase(
      name: "lists of tokens are named once, with what to convert",
      files: ["a.tokens.json": "[{}]", "b.tokens.json": "[]", "t.json": red], want: ["kit: t.json"],
      diagnostics: ["warning kit/a.tokens.json:1:1 this file and 1 more are lists"]),
  ]
}
