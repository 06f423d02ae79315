import TestSupport
import Testing

@testable import Palettes

@Suite("token sets and themes of Tokens Studio, clause by clause")
struct TokenThemeTests {
  @Test("sets and themes amount to these tokens and diagnostics", arguments: VariantCase.studioThemes)
  func amounts(_ row: VariantCase) {
    TokenVariantTests().amounts(row)
  }

  @Test("what serves which variant is noted", arguments: ["app/t.json", "app/$themes.json"])
  func note(_ path: String) throws {
    let whole = VariantCase.whole(VariantCase.twoThemes)
    let files = [
      "app/t.json": whole, "app/$themes.json": VariantCase.twoThemes, "app/day.json": file(a: "#ffffff"),
      "app/night.json": file(a: "#000000"), "app/core.json": file(a: "#ff0000", b: "{a}"),
    ]
    let audits = AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary)
    #expect(audits.count == 1)
    let loaded = try #require(audits.first)
    #expect(loaded.diagnostics == [])
    #expect(loaded.declaration.name == (path.hasSuffix("t.json") ? "t" : "app"))
    #expect(
      loaded.palette.tokens.map(TokenVariantTests.summary).sorted() == [
        "a #FFFFFF #000000 #FFFFFF #000000", "b #FFFFFF #000000 #FFFFFF #000000",
      ])
    let note = loaded.declaration.tokenSources
    #expect(note.files.first?.dialect == "Tokens Studio")
    #expect(
      note.themes.map { "\($0.axis) \($0.context) \($0.variants.map(\.id))" } == [
        #"theme Light ["light", "light-increased", "light-reduced", "light-increased-reduced"]"#,
        #"theme Dark ["dark", "dark-increased", "dark-reduced", "dark-increased-reduced"]"#,
      ])
  }
}

extension VariantCase {
  private static let white = "#ffffff"
  private static let black = "#000000"
  private static let core = file(a: "#ff0000", b: "{a}")
  private static let day = file(a: "#ffffff")
  private static let night = file(a: "#000000")
  private static let both = ["a #FFFFFF #000000 #FFFFFF #000000", "b #FFFFFF #000000 #FFFFFF #000000"]
  private static let wholeOrder = #"{ "tokenSetOrder": ["core", "day", "night"] }"#

  static let twoThemes = """
    [{ "id": "1", "name": "Light", "selectedTokenSets": { "core": "source", "day": "enabled", "night": "disabled" } },
     { "id": "2", "name": "Dark", "selectedTokenSets": { "core": "source", "day": "disabled", "night": "enabled" } }]
    """

  /// One file with three sets, themes and an order.
  static func whole(_ themes: String?, order: String? = wholeOrder) -> String {
    let list = themes.map { ", \"$themes\": \($0)" } ?? ""
    let metadata = order.map { ", \"$metadata\": \($0)" } ?? ""
    return #"{ "core": \#(core), "day": \#(day), "night": \#(night)\#(list)\#(metadata) }"#
  }

  private static func one(
    _ name: String, _ text: String, audit: String = "", want: [String] = both, _ diagnostics: [String] = []
  ) -> VariantCase {
    VariantCase(
      name: "1.7 E: " + name, files: ["t.json": text], audit: #""name": "N", "sources": ["t.json"]"# + audit,
      want: want, diagnostics: diagnostics)
  }

  private static func folder(
    _ name: String, _ files: [String: String], sources: String = #""t/**/*.json""#, want: [String] = both,
    _ diagnostics: [String] = []
  ) -> VariantCase {
    VariantCase(
      name: "1.7 E: " + name,
      files: Dictionary(uniqueKeysWithValues: files.map { ("t/\($0.key)", $0.value) }),
      audit: #""name": "N", "sources": [\#(sources)]"#, want: want, diagnostics: diagnostics)
  }

  private static let sets = ["core.json": core, "day.json": day, "night.json": night, "$themes.json": twoThemes]

  static let studioThemes = inOneFile + inFolders + mistakes

  private static let inOneFile = [
    one("sets of one file, without their names in those of tokens", whole(twoThemes)),
    one("sets without an order come as they are written", whole(twoThemes, order: nil)),
    one(
      "the order of the sets is that of tokenSetOrder, whatever the themes say",
      whole(twoThemes, order: #"{ "tokenSetOrder": ["night", "day", "core"] }"#),
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000", "b #FF0000 #FF0000 #FF0000 #FF0000"],
      ["'core' replaces a color of the set 'day'", "'core' replaces a color of the set 'night'"]),
    one(
      "without themes, sets with different colors are audits of their own over the base, whatever their order",
      ##"{ "x": \##(day), "core": \##(core), "y": \##(night), "$metadata": { "tokenSetOrder": ["y", "core", "x"] } }"##,
      want: ["a", "b"].flatMap { token in
        [
          "[N (family x)] \(token) #FFFFFF #FFFFFF #FFFFFF #FFFFFF",
          "[N (family y)] \(token) #000000 #000000 #000000 #000000",
        ]
      }),
    one(
      "without themes the words of names tell them, as those of files do",
      #"{ "$themes": [], "theme/light": \#(day), "theme/dark": \#(night), "core": \#(core) }"#),
    one(
      "a set that no theme names counts in all of them, and is named",
      ##"{ "core": \##(core), "day": \##(day), "more": { "c": { "$type": "color", "$value": "#00f" } }, "night": \##(night), "$themes": \##(twoThemes) }"##,
      want: both + ["c #0000FF #0000FF #0000FF #0000FF"],
      ["warning app/t.json:1:277 no theme refers to the set 'more', so it"]),
    one(
      "a set that all themes disable counts in none",
      whole(#"[{ "name": "x", "selectedTokenSets": { "core": "enabled", "day": "disabled", "night": "disabled" } }]"#),
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000", "b #FF0000 #FF0000 #FF0000 #FF0000"]),
    one(
      "groups are axes: those with names of settings are variants, the others audits",
      """
      { "core": \(core), "day": \(day), "night": \(night), "z": { "b": { "$type": "color", "$value": "#00f" } },
        "$themes": [
          { "name": "light", "group": "mode", "selectedTokenSets": { "core": "source", "day": "enabled" } },
          { "name": "acme", "group": "brand", "selectedTokenSets": { "core": "enabled" } },
          { "name": "zeta", "group": "brand", "selectedTokenSets": { "core": "enabled", "z": "enabled" } },
          { "name": "dark", "group": "mode", "selectedTokenSets": { "core": "source", "night": "enabled" } }] }
      """,
      want: both.map { "[N (brand acme)] \($0)" } + [
        "[N (brand zeta)] a #FFFFFF #000000 #FFFFFF #000000", "[N (brand zeta)] b #0000FF #0000FF #0000FF #0000FF",
      ]),
    one(
      "two groups speak of light and of contrast",
      """
      { "core": \(core), "night": \(night), "bold": { "b": { "$type": "color", "$value": "#00f" } }, "$themes": [
          { "name": "Light", "group": "Mode", "selectedTokenSets": { "core": "enabled" } },
          { "name": "Dark", "group": "Mode", "selectedTokenSets": { "core": "enabled", "night": "enabled" } },
          { "name": "Default", "group": "Contrast", "selectedTokenSets": { "core": "enabled" } },
          { "name": "High", "group": "Contrast", "selectedTokenSets": { "core": "enabled", "bold": "enabled" } }] }
      """, want: ["a #FF0000 #000000 #FF0000 #000000", "b #FF0000 #000000 #0000FF #0000FF"]),
    one(
      "a set that two groups choose is there once, in its place in the order",
      """
      { "core": \(core), "blue": { "a": { "$type": "color", "$value": "#00f" } }, "night": \(night), "$themes": [
          { "name": "light", "group": "m", "selectedTokenSets": { "core": "enabled", "blue": "enabled" } },
          { "name": "dark", "group": "m", "selectedTokenSets": { "core": "enabled", "night": "enabled" } },
          { "name": "x", "group": "n", "selectedTokenSets": { "blue": "source", "core": "source" } },
          { "name": "y", "group": "n", "selectedTokenSets": { "core": "source" } }] }
      """,
      want: ["a #0000FF #000000 #0000FF #000000", "b #0000FF #000000 #0000FF #000000"]),
    one(
      "themes with names of their own, as the audit file says",
      whole(twoThemes.replacing("Light", with: "Sun").replacing("Dark", with: "Moon")),
      audit: #", "variants": { "light": { "theme": "sun" }, "dark": { "theme": "Moon" } }"#),
    one(
      "a group chosen by its name",
      whole(twoThemes.replacing("\"id\"", with: "\"group\": \"Scheme\", \"id\"").replacing("Light", with: "Sun")),
      audit: #", "variants": { "light": { "scheme": "sun" }, "dark": { "SCHEME": "Dark" } }"#),
  ]

  private static let inFolders = [
    folder("a file for each set, and the themes in their own", sets),
    folder("sets that nobody names but the themes are opened", sets, sources: #""t/$themes.json""#),
    folder(
      "names of sets with folders in them, and an order in its own file",
      [
        "core.json": core, "theme/light.json": night, "theme/dark.tokens.json": night, "theme/last/day.json": day,
        "$metadata.json": #"{ "tokenSetOrder": ["core", "theme/light", "theme/last/day", "theme/dark"] }"#,
        "$themes.json": """
        [{ "name": "light", "selectedTokenSets": { "core": "source", "theme/light": "enabled", "theme/last/day": "enabled" } },
         { "name": "dark", "selectedTokenSets": { "core": "source", "theme/dark": "enabled" } }]
        """,
      ], ["the set 'theme/last/day' replaces a color of the set 'theme/light' wherever it applies"]),
    folder(
      "an order without themes decides among the sets of one family",
      [
        "day.json": night, "light.json": day, "tokens.json": core,
        "$metadata.json": #"{ "tokenSetOrder": ["tokens", "day", "light"] }"#,
      ], want: ["a #FFFFFF #FF0000 #FFFFFF #FF0000", "b #FFFFFF #FF0000 #FFFFFF #FF0000"],
      ["the set 'light' comes later and replaces a color of the set 'day'; replaced colors are not audited"]),
    folder(
      "folders with themes beside each other and files beside them",
      [
        "p/$themes.json": twoThemes, "p/core.json": core, "p/day.json": day, "p/night.json": night,
        "q/$themes.json": #"[{ "name": "q", "selectedTokenSets": { "q": "enabled" } }]"#,
        "q/q.json": ##"{ "c": { "$type": "color", "$value": "{b}" } }"##,
        "r.json": ##"{ "d": { "$type": "color", "$value": "{c}" } }"##,
      ], want: both + ["c", "d"].map { "\($0) #FFFFFF #000000 #FFFFFF #000000" }),
  ]

  private static let mistakes = [
    one(
      "themes that are no array", whole("{ }"), ["error app/t.json:1:220 $themes must be an array of themes; write"]),
    one(
      "a theme that selects a set which is not there",
      whole(twoThemes.replacing(#""night": "enabled""#, with: #""night": "enabled", "nihgt": "source""#)),
      ["error app/t.json:2:120 the theme 'Dark' enables the set 'nihgt', which does not exist; did you mean 'night'?"]),
    one(
      "a theme that disables a set which is not there",
      whole(twoThemes.replacing(#""night": "enabled""#, with: #""night": "enabled", "old": "disabled""#))),
    one(
      "an order of a set which is not there",
      whole(twoThemes, order: #"{ "tokenSetOrder": ["core", "old", 1, "core", "day", "night"] }"#),
      ["the set 'old', which does not exist; add the set, or", "tokenSetOrder must contain only set names"]),
    one(
      "an order that is none", whole(twoThemes, order: #"{ "tokenSetOrder": "core" }"#),
      ["tokenSetOrder must be an array of set names; write"]),
    one(
      "themes without a name, without sets and with unknown words",
      whole(
        twoThemes.dropLast().description + """
          , 1, { "name": "x" }, { "selectedTokenSets": {} },
          { "name": "Dark", "group": 1, "selectedTokenSets": { "core": "enabled", "day": "on", "night": "enable" } }]
          """),
      want: both.map { "[N] \($0)" }
        + ["a", "b"].map { "[N (theme Dark)] \($0) #FFFFFF #FF0000 #FFFFFF #FF0000" },
      [
        "a theme has no name", "a theme has no name", "the theme 'x' has no sets",
        "the group of a theme must be a string",
        "'day' cannot be 'on', so the set is ignored; use 'source', 'enabled', or 'disabled'",
        "'night' cannot be 'enable', so the set is ignored; did you mean 'enabled'?",
        "warning app/t.json:3:1 the theme 'Dark' occurs twice",
      ]),
    one(
      "a set that is no object", #"{ "core": \#(core), "x": 1, "$themes": [] }"#,
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000", "b #FF0000 #FF0000 #FF0000 #FF0000"],
      ["the token set 'x' is not an object; write"]),
    folder(
      "a set whose file is missing, or lies elsewhere",
      sets.merging([
        "$themes.json": twoThemes.replacing(
          #""night": "enabled""#, with: #""night": "enabled", "gone": "enabled", "../legible": "enabled""#)
      ]) { $1 },
      ["enables the set 'gone', which does not exist", "enables the set '../legible', which does not exist"]),
    folder(
      "a set that cannot be read is named once",
      sets.merging([
        "bad.json": "{",
        "$themes.json": twoThemes.replacing(#""night": "enabled""#, with: #""night": "enabled", "bad": "enabled""#),
      ]) { $1 }, ["app/t/bad.json:1:2"]),
    folder(
      "themes in their own file that are no array",
      [
        "$themes.json": twoThemes.replacing("[{", with: "{ \"x\": [{").replacing("}]", with: "}] }"), "core.json": core,
      ],
      want: ["a #FF0000 #FF0000 #FF0000 #FF0000", "b #FF0000 #FF0000 #FF0000 #FF0000"],
      ["error app/t/$themes.json:1:1 $themes must be an array of themes"]),
  ]
}
