import Testing

@testable import Palettes

@Suite("the rule of themes, row by row")
struct TokenThemesTests {
  @Test("names, ranks, families and conflicts amount to these tokens and diagnostics", arguments: VariantCase.themeRule)
  func amounts(_ row: VariantCase) {
    TokenVariantTests().amounts(row)
  }

  @Test("acme and zeta are two audits, named by family, and each knows its own themes alone")
  func families() throws {
    let audits = TokenVariantTests.load(VariantCase.families)
    #expect(audits.map(\.declaration.id) == ["n-family-acme", "n-family-zeta"])
    #expect(audits.map(\.declaration.tokenSources.permutation) == ["family acme", "family zeta"])
    for audit in audits {
      let files = audit.declaration.tokenSources.themes.filter { $0.axis == "files" }.map(\.context)
      let own = audit.declaration.id.hasSuffix("acme") ? "acme" : "zeta"
      #expect(files == ["\(own)-light.tokens.json", "\(own)-dark.tokens.json"])
    }
  }

  @Test("the line that the error says to write is all that is missing")
  func line() throws {
    let files = ["light.tokens.json": file(a: "#ffffff"), "midnight-abyss.tokens.json": file(a: "#000000")]
    let sources = #""sources": ["*.tokens.json"]"#
    let before = TokenVariantTests.load(VariantCase(name: "", files: files, audit: sources, want: []))
    let message = try #require(before.first?.diagnostics.first?.message)
    #expect(message.holds("'light.tokens.json'") && message.holds("'midnight-abyss.tokens.json'"))
    let line = #""variants": { "dark": { "files": ["midnight-abyss.tokens.json"] } }"#
    #expect(message.holds(line), "\(message)")
    let after = TokenVariantTests.load(
      VariantCase(name: "", files: files, audit: "\(sources), \(line)", want: []))
    #expect(after.flatMap(\.diagnostics) == [])
    #expect(after.flatMap(\.palette.tokens).map(TokenVariantTests.summary) == ["a #FFFFFF #000000 #FFFFFF #000000"])
  }

  @Test("sixty-five families are refused with the limit, and quickly")
  func manyFamilies() {
    var files: [String: String] = [:]
    for index in 0..<65 {
      for theme in ["light", "dark"] { files["f\(index)x-\(theme).json"] = file(a: "#0000\(index + 10)") }
    }
    let audits = TokenVariantTests.load(
      VariantCase(name: "", files: files, audit: #""sources": ["*.json"]"#, want: []))
    #expect(
      audits.flatMap(\.diagnostics).contains {
        $0.severity == .error && $0.message.holds("more than the limit of 64 audits")
      })
  }
}

extension VariantCase {
  private static let white = file(a: "#ffffff")
  private static let black = file(a: "#000000")
  private static let red = file(a: "#ff0000")
  private static let blue = file(a: "#0000ff")
  private static let lightAndDark = "a #FFFFFF #000000 #FFFFFF #000000"
  private static let everything = #""name": "N", "sources": ["**/*.json"]"#

  static let families = VariantCase(
    name: "acme-light, acme-dark, zeta-light, zeta-dark: two audits, named by family",
    files: [
      "acme-light.tokens.json": file(a: "#ffffff", b: "#111111"),
      "acme-dark.tokens.json": file(a: "#000000", b: "#eeeeee"),
      "zeta-light.tokens.json": file(a: "#ff0000", b: "#222222"),
      "zeta-dark.tokens.json": file(a: "#0000ff", b: "#dddddd"),
    ], audit: #""name": "N", "sources": ["*.tokens.json"]"#,
    want: [
      "[N (family acme)] a #FFFFFF #000000 #FFFFFF #000000", "[N (family acme)] b #111111 #EEEEEE #111111 #EEEEEE",
      "[N (family zeta)] a #FF0000 #0000FF #FF0000 #0000FF", "[N (family zeta)] b #222222 #DDDDDD #222222 #DDDDDD",
    ])

  static let themeRule = [families] + wrapped + contrast + families2 + conflicts + maps

  private static func inside(_ group: String, _ file: String) -> String { "{ \"\(group)\": \(file) }" }
  private static let gray = file(a: "{b}", b: "#808080")

  private static let wrapped = [
    VariantCase(
      name: "a group that repeats the theme of one file is no part of the names",
      files: ["ui.light.json": white, "ui.dark.json": inside("dark", black)], audit: everything, want: [lightAndDark]),
    VariantCase(
      name: "groups that repeat the themes of both files are no part of the names",
      files: ["ui.light.json": inside("light", white), "ui.dark.json": inside("Dark", black)], audit: everything,
      want: [lightAndDark]),
    VariantCase(
      name: "a reference inside the group counts from inside of it",
      files: ["light.json": file(a: "#ffffff", b: "#111111"), "dark.json": inside("dark", gray)], audit: everything,
      want: ["a #FFFFFF #808080 #FFFFFF #808080", "b #111111 #808080 #111111 #808080"]),
    VariantCase(
      name: "a group that a reference names is part of the names",
      files: [
        "light.json": file(a: "#ffffff", b: "#111111"), "dark.json": inside("dark", file(a: "{dark.b}", b: "#808080")),
      ],
      audit: everything,
      want: [
        "a #FFFFFF ? #FFFFFF ?", "b #111111 ? #111111 ?", "dark.a ? #808080 ? #808080", "dark.b ? #808080 ? #808080",
      ]),
    VariantCase(
      name: "a group next to others is part of the names",
      files: [
        "light.json": white, "dark.json": ##"{ "dark": \##(black), "a": { "$type": "color", "$value": "#000000" } }"##,
      ],
      audit: everything, want: ["a #FFFFFF #000000 #FFFFFF #000000", "dark.a ? #000000 ? #000000"]),
  ]

  private static let contrast = [
    VariantCase(
      name: "light, dark, highcontrast, highcontrast-dark: high contrast goes before the appearance",
      files: ["light.json": white, "dark.json": black, "highcontrast.json": red, "highcontrast-dark.json": blue],
      audit: everything, want: ["a #FFFFFF #000000 #FF0000 #0000FF"]),
    VariantCase(
      name: "folders light, dark, highcontrast, highcontrast-dark: the same",
      files: [
        "t/light/c.json": white, "t/dark/c.json": black, "t/highcontrast/c.json": red,
        "t/highcontrast-dark/c.json": blue,
      ], audit: #""name": "N", "sources": ["t/**/*.json"]"#, want: ["a #FFFFFF #000000 #FF0000 #0000FF"]),
    VariantCase(
      name: "hc alone serves both appearances",
      files: ["light.json": white, "dark.json": black, "hc.json": red], audit: everything,
      want: ["a #FFFFFF #000000 #FF0000 #FF0000"]),
    VariantCase(
      name: "glass beside glass-dark never becomes the dark theme",
      files: ["light/c.json": white, "dark/c.json": black, "glass/c.json": red, "glass-dark/c.json": blue],
      audit: everything,
      want: [lightAndDark],
      diagnostics: [
        "'glass/c.json' redefines the token 'a' from 'dark/c.json', but its name does not indicate a variant",
        "'glass-dark/c.json' redefines the token 'a' from 'dark/c.json'",
      ]),
    VariantCase(
      name: "a lone file serves all variants", files: ["dark.json": black], audit: everything,
      want: ["a #000000 #000000 #000000 #000000"]),
    VariantCase(
      name: "among several, a themed name serves its variants, and a base serves all",
      files: ["dark.json": black, "tokens.json": red], audit: everything, want: ["a #FF0000 #000000 #FF0000 #000000"]),
  ]

  private static let families2 = [
    VariantCase(
      name: "families that repeat none of each other's tokens are parts of one palette, over the base",
      files: [
        "text-light.json": white, "text-dark.json": black, "line-light.json": b("#ff0000"),
        "line-dark.json": b("#0000ff"),
        "base.json": ##"{ "c": { "$type": "color", "$value": "{a}" } }"##,
      ], audit: everything,
      want: [lightAndDark, "b #FF0000 #0000FF #FF0000 #0000FF", "c #FFFFFF #000000 #FFFFFF #000000"]),
    VariantCase(
      name: "each family stands over the base",
      files: [
        "acme-light.json": white, "acme-dark.json": black, "zeta-light.json": red, "zeta-dark.json": blue,
        "core.json": file(a: "#123456", b: "{a}"),
      ], audit: everything,
      want: [
        "[N (family acme)] a #FFFFFF #000000 #FFFFFF #000000", "[N (family acme)] b #FFFFFF #000000 #FFFFFF #000000",
        "[N (family zeta)] a #FF0000 #0000FF #FF0000 #0000FF", "[N (family zeta)] b #FF0000 #0000FF #FF0000 #0000FF",
      ]),
    VariantCase(
      name: "families with the same colors are two audits all the same",
      files: ["acme-light.json": white, "acme-dark.json": black, "zeta-light.json": white, "zeta-dark.json": black],
      audit: everything, want: ["acme", "zeta"].map { "[N (family \($0))] \(lightAndDark)" }),
    VariantCase(
      name: "a family beside themes of no family is an error with the files to name",
      files: ["light.json": white, "dark.json": black, "acme-light.json": red, "acme-dark.json": blue],
      audit: everything,
      want: [lightAndDark],
      diagnostics: [
        #"but 'dark.json' is not part of a family, so the 'acme' family is ignored; list only one family in the audit file, as in "sources": ["acme-dark.json", "acme-light.json"]"#
      ]),
  ]

  private static let conflicts = [
    VariantCase(
      name: "light and midnight-abyss with the same tokens: an error with both files and the line to write",
      files: ["light.tokens.json": white, "midnight-abyss.tokens.json": black],
      audit: #""sources": ["*.tokens.json"]"#, want: ["a #FFFFFF ? #FFFFFF ?"],
      diagnostics: [
        "error app/midnight-abyss.tokens.json:1:21 'midnight-abyss.tokens.json' redefines the token 'a' from "
          + "'light.tokens.json'"
      ]),
    VariantCase(
      name: "a file of any other name that repeats no token serves all variants",
      files: ["light.json": white, "dark.json": black, "midnight-abyss.json": b("#0000ff")], audit: everything,
      want: [lightAndDark, "b #0000FF #0000FF #0000FF #0000FF"]),
    VariantCase(
      name: "two files of one rank with different values: an error with both files and the line to write",
      files: ["light.json": white, "day.json": red, "dark.json": black], audit: everything,
      want: ["a ? #000000 ? #000000"],
      diagnostics: [
        #"'day.json' and 'light.json' give 'a' different values for light, and neither takes precedence; to use 'light.json', add "variants": { "light": { "files": ["light.json"] } }"#
      ]),
    VariantCase(
      name: "three files of one rank are all named, and what refers to the token has no value either",
      files: ["one.json": white, "two.json": red, "three.json": black, "use.json": b("{a}")], audit: everything,
      want: ["a ? ? ? ?", "b ? ? ? ?"],
      diagnostics: [
        "'one.json', 'three.json', and 'two.json' give 'a' different values for light, and none takes precedence; to "
          + "use 'three.json', add",
        "note app/use.json:1:38 the token refers to a value that cannot be evaluated; fix the one at app/two.json:1:21",
      ]),
    VariantCase(
      name: "five files of one rank: two are named, and the others counted",
      files: [
        "one.json": white, "two.json": red, "three.json": black, "four.json": file(a: "#00FF00"),
        "five.json": file(a: "#0000FF"),
      ], audit: everything, want: ["a ? ? ? ?"],
      diagnostics: [
        "'five.json', 'four.json', and 3 more files give 'a' different values for light, and none takes precedence; to "
          + "use 'four.json', add"
      ]),
    VariantCase(
      name: "the map settles what two files of one rank dispute",
      files: ["light.json": white, "day.json": red, "dark.json": black],
      audit: everything + #", "variants": { "light": { "files": ["light.json"] } }"#, want: [lightAndDark]),
    VariantCase(
      name: "two files of one rank with the same value are no conflict, whatever the notation",
      files: ["base.json": file(a: "#FFF"), "core.json": white], audit: everything,
      want: ["a #FFFFFF #FFFFFF #FFFFFF #FFFFFF"]),
    VariantCase(
      name: "what holds no color is no conflict, and composites are a warning",
      files: [
        "one.json": size("4", shadow: "#111111"), "two.json": size("8", shadow: "#222222"), "base.json": white,
      ], audit: everything, want: ["a #FFFFFF #FFFFFF #FFFFFF #FFFFFF", "s.color #222222 #222222 #222222 #222222"],
      diagnostics: [
        "warning app/two.json:1:51 'one.json' and 'two.json' give 's' different values"
      ]),
    VariantCase(
      name: "numbers on which a color depends are a conflict",
      files: [
        "one.json": ##"{ "o": { "value": "0.5", "type": "opacity" } }"##,
        "two.json": ##"{ "o": { "value": "0.8", "type": "opacity" } }"##,
        "base.json": ##"{ "a": { "value": "rgba(#ff0000, {o})", "type": "color" } }"##,
      ], audit: everything, want: ["a #FF0000/0.8 #FF0000/0.8 #FF0000/0.8 #FF0000/0.8"],
      diagnostics: ["'one.json' and 'two.json' give 'o' different values for light, and colors depend on them"]),
  ]

  private static let maps = [
    VariantCase(
      name: "variants for light-increased alone: the map adds to what names say",
      files: ["light.json": white, "dark.json": black, "special.json": red],
      audit: everything + #", "variants": { "light-increased": { "files": ["special.json"] } }"#,
      want: ["a #FFFFFF #000000 #FF0000 #000000"]),
    VariantCase(
      name: "a theme that the map names for another variant keeps its own",
      files: ["light.json": white, "dark.json": black],
      audit: everything + #", "variants": { "light-increased": { "files": ["dark.json"] } }"#,
      want: ["a #FFFFFF #000000 #000000 #000000"]),
    VariantCase(
      name: "the map goes before names of the same rank",
      files: ["light.json": white, "dark.json": black, "dark-dimmed.json": red],
      audit: everything + #", "variants": { "dark": { "files": "dark-dimmed.json" } }"#,
      want: ["a #FFFFFF #FF0000 #FFFFFF #FF0000"]),
  ]

  private static func b(_ color: String) -> String { ##"{ "b": { "$type": "color", "$value": "\##(color)" } }"## }

  private static func size(_ number: String, shadow: String) -> String {
    ##"{ "d": { "$type": "dimension", "$value": "\##(number)px" }, "s": { "$type": "shadow", "$value": { "color": "\##(shadow)" } } }"##
  }
}
