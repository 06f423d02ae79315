import Testing

@testable import Palettes

/// Words of brands and themes wherever they stand: files, folders, token sets, themes, contexts and modes.
@Suite("families of themes, wherever their words stand")
struct TokenFamilyTests {
  @Test("files and folders", arguments: VariantCase.familiesOfFiles)
  func files(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test("token sets without themes", arguments: VariantCase.familiesOfSets)
  func sets(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test("contexts, themes and modes", arguments: VariantCase.familiesOfContexts)
  func contexts(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test("nine brands of three files in two folders each are nine audits")
  func nine() {
    var files: [String: String] = [:]
    for brand in 1...9 {
      for theme in ["light", "dark"] {
        files["b\(brand)-\(theme)/colors.json"] = VariantCase.color("hue\(brand)", "#0000\(brand)0")
        files["b\(brand)-\(theme)/semantic.json"] = VariantCase.color("text", "{hue\(brand)}")
        files["b\(brand)-\(theme)/buttons.json"] = VariantCase.color("button", "{text}")
      }
    }
    let audits = TokenVariantTests.load(
      VariantCase(name: "", files: files, audit: #""name": "N", "sources": ["**/*.json"]"#, want: []))
    #expect(audits.map(\.declaration.name) == (1...9).map { "N (family b\($0))" })
    #expect(audits.allSatisfy { $0.palette.tokens.count == 3 && $0.diagnostics.isEmpty })
  }
}

extension VariantCase {
  static func color(_ name: String, _ color: String) -> String {
    ##"{ "\##(name)": { "$type": "color", "$value": "\##(color)" } }"##
  }

  private static let everything = #""name": "N", "sources": ["**/*.json"]"#

  private static func rows(_ name: String, _ rows: [String]) -> [String] { rows.map { "[N (\(name))] \($0)" } }

  private static let oak = ["bark #101010 #EFEFEF #101010 #EFEFEF", "text #101010 #EFEFEF #101010 #EFEFEF"]
  private static let elm = ["leaf #202020 #DFDFDF #202020 #DFDFDF", "text #202020 #DFDFDF #202020 #DFDFDF"]
  private static let trees = rows("family elm", elm) + rows("family oak", oak)

  private static func trees(_ path: (_ brand: String, _ theme: String, _ part: String) -> String) -> [String: String] {
    var files: [String: String] = [:]
    for (brand, own, theme, value) in [
      ("oak", "bark", "light", "#101010"), ("oak", "bark", "dark", "#EFEFEF"), ("elm", "leaf", "light", "#202020"),
      ("elm", "leaf", "dark", "#DFDFDF"),
    ] {
      files[path(brand, theme, "hues")] = color(own, value)
      files[path(brand, theme, "roles")] = color("text", "{\(own)}")
    }
    return files
  }

  static let familiesOfFiles = [
    VariantCase(
      name: "a folder for each brand and theme with two files", files: trees { "\($0)-\($1)/\($2).json" },
      audit: everything, want: trees),
    VariantCase(
      name: "folders of brands with folders of themes", files: trees { "\($0)/\($1)/\($2).json" }, audit: everything,
      want: trees),
    VariantCase(
      name: "folders of themes with folders of brands", files: trees { "\($1)/\($0)/\($2).json" }, audit: everything,
      want: trees),
    VariantCase(
      name: "folders of parts with files of brands", files: trees { "\($2)/\($0)-\($1).json" }, audit: everything,
      want: trees),
    VariantCase(
      name: "names with spaces and capitals",
      files: trees { "\($0.uppercased()) \($1.uppercased())/\($2).tokens.json" }, audit: everything, want: trees),
    VariantCase(
      name: "files of other names in each brand",
      files: trees { $0 == "oak" ? "oak-\($1)/\($2).json" : "elm/\($1)-\($2).json" },
      audit: everything, want: trees),
    VariantCase(
      name: "brands whose names share a word",
      files: [
        "oak-light.json": color("text", "#101010"), "oak-dark.json": color("text", "#EFEFEF"),
        "red-elm-light.json": color("text", "#202020"), "red-elm-dark.json": color("text", "#DFDFDF"),
        "red-fir-light.json": color("text", "#303030"), "red-fir-dark.json": color("text", "#CFCFCF"),
      ], audit: everything,
      want: rows("family oak", ["text #101010 #EFEFEF #101010 #EFEFEF"])
        + rows("family elm red", ["text #202020 #DFDFDF #202020 #DFDFDF"])
        + rows("family fir red", ["text #303030 #CFCFCF #303030 #CFCFCF"])),
    VariantCase(
      name: "a brand's file without a theme belongs to it",
      files: [
        "oak/plain.json": color("bark", "#101010"), "oak/light.json": color("text", "{bark}"),
        "oak/dark.json": color("text", "#FFFFFF"), "elm/plain.json": color("leaf", "#202020"),
        "elm/light.json": color("text", "{leaf}"), "elm/dark.json": color("text", "#FFFFFF"),
      ], audit: everything,
      want: rows(
        "family elm", ["leaf #202020 #202020 #202020 #202020", "text #202020 #FFFFFF #202020 #FFFFFF"])
        + rows("family oak", ["bark #101010 #101010 #101010 #101010", "text #101010 #FFFFFF #101010 #FFFFFF"])),
    VariantCase(
      name: "brands of one light file each",
      files: [
        "oak_theme.Light.json": color("text", "{bark}"), "elm_theme.Light.json": color("text", "#202020"),
        "base.json": color("bark", "#101010"),
      ], audit: everything,
      want: rows("family elm", ["bark #101010 #101010 #101010 #101010", "text #202020 #202020 #202020 #202020"])
        + rows("family oak", ["bark #101010 #101010 #101010 #101010", "text #101010 #101010 #101010 #101010"]),
      diagnostics: [
        "'elm_theme.Light.json' is of a family that has themes for light only", "'oak_theme.Light.json' is of a family",
      ]),
    VariantCase(
      name: "a brand of two files, and one of a single file",
      files: [
        "oak.light.json": color("text", "#101010"), "oak.dark.json": color("text", "#EFEFEF"),
        "elm.light.json": color("text", "#202020"),
      ], audit: everything,
      want: rows("family oak", ["text #101010 #EFEFEF #101010 #EFEFEF"])
        + rows("family elm", ["text #202020 #202020 #202020 #202020"]),
      diagnostics: ["'elm.light.json' is of a family that has themes for light only"]),
    VariantCase(
      name: "a light file of one name and a dark one of another",
      files: ["paper.light.json": color("text", "#101010"), "coal.dark.json": color("text", "#EFEFEF")],
      audit: everything, want: ["text ? #EFEFEF ? #EFEFEF"],
      diagnostics: ["'paper.light.json' redefines the token 'text' from 'coal.dark.json'"]),
    VariantCase(
      name: "one brand of two files is one palette",
      files: trees { "\($0)-\($1)/\($2).json" }.filter { $0.key.hasPrefix("oak") }, audit: everything, want: oak),
    VariantCase(
      name: "a folder of another name that repeats tokens of themes is an error",
      files: [
        "light/a.json": color("text", "#000000"), "dark/a.json": color("text", "#FFFFFF"),
        "sepia/a.json": color("text", "#F0E0C0"),
      ], audit: everything, want: ["text #000000 #FFFFFF #000000 #FFFFFF"],
      diagnostics: ["'sepia/a.json' redefines the token 'text' from 'dark/a.json', but its name does not indicate"]),
  ]

  private static func sets(_ files: [String: String], order: [String]? = nil) -> [String: String] {
    var files = Dictionary(uniqueKeysWithValues: files.map { ("s/\($0.key).json", $0.value) })
    let list = order.map { "[\($0.map { "\"\($0)\"" }.joined(separator: ", "))]" }
    files["s/$metadata.json"] = list.map { #"{ "tokenSetOrder": \#($0) }"# } ?? "{}"
    return files
  }

  private static let bothTrees: [String: String] = {
    var sets: [String: String] = [:]
    for (path, text) in trees({ "\($0)/\($1)/\($2)" }) { sets[path] = text }
    return sets
  }()

  static let familiesOfSets = [
    VariantCase(
      name: "two brands, in order", files: sets(bothTrees, order: bothTrees.keys.sorted()), audit: everything,
      want: trees),
    VariantCase(
      name: "two brands in the other order",
      files: sets(bothTrees, order: bothTrees.keys.sorted().reversed()), audit: everything, want: trees),
    VariantCase(name: "two brands without an order", files: sets(bothTrees), audit: everything, want: trees),
    VariantCase(
      name: "a set that is no theme, over the themes",
      files: sets(
        [
          "core": color("paper", "#FFFFFF"), "light": color("ink", "#000000"), "dark": color("ink", "#EEEEEE"),
          "sepia": color("ink", "#704214"),
        ], order: ["core", "sepia", "light", "dark"]), audit: everything,
      want: ["ink #000000 #EEEEEE #000000 #EEEEEE", "paper #FFFFFF #FFFFFF #FFFFFF #FFFFFF"].map { "[N] \($0)" }
        + rows("family sepia", ["ink #704214 #704214 #704214 #704214", "paper #FFFFFF #FFFFFF #FFFFFF #FFFFFF"])),
    VariantCase(
      name: "brands without themes stand over the base",
      files: sets(
        [
          "core": color("ink", "#111111"), "oak": color("ink", "#222222"), "elm": color("ink", "#333333"),
          "roles": color("text", "{ink}"),
        ], order: ["core", "oak", "elm", "roles"]), audit: everything,
      want: rows("family oak", ["ink #222222 #222222 #222222 #222222", "text #222222 #222222 #222222 #222222"])
        + rows("family elm", ["ink #333333 #333333 #333333 #333333", "text #333333 #333333 #333333 #333333"])),
    VariantCase(
      name: "a set that shares a word with a family serves all that refer to it",
      files: [
        "t.json": ##"""
        { "Elm/Hues": \##(color("leaf", "#202020")), "Themes/elmGreen": \##(color("text", "{leaf}")),
          "Themes/Oak": \##(color("text", "{leaf}")), "Themes/Fir": \##(color("text", "#303030")), "$themes": [] }
        """##
      ], audit: everything,
      want: rows("family elm", ["leaf #202020 #202020 #202020 #202020", "text #202020 #202020 #202020 #202020"])
        + rows("family oak", ["leaf #202020 #202020 #202020 #202020", "text #202020 #202020 #202020 #202020"])
        + rows("family fir", ["text #303030 #303030 #303030 #303030"])),
    VariantCase(
      name: "sets that no theme enables are beneath those that one does",
      files: [
        "t.json": ##"""
        { "app/light": \##(color("text", "#101010")), "app/dark": \##(color("text", "#EFEFEF")),
          "web/light": \##(color("text", "#111111")), "web/dark": \##(color("link", "#0000FF")), "$themes": [
            { "name": "light", "selectedTokenSets": { "app/light": "enabled" } },
            { "name": "dark", "selectedTokenSets": { "app/dark": "enabled" } } ] }
        """##
      ], audit: everything, want: ["link ? #0000FF ? #0000FF", "text #101010 #EFEFEF #101010 #EFEFEF"],
      diagnostics: ["no theme refers to the sets 'web/light' or 'web/dark', so they apply to every theme of the same"]),
    VariantCase(
      name: "sets with equal values are one palette",
      files: sets(["oak": color("ink", "#222222"), "elm": color("ink", "#222")], order: ["oak", "elm"]),
      audit: everything, want: ["ink #222222 #222222 #222222 #222222"]),
  ]

  private static func resolver(_ contexts: [String], fallback: String? = nil) -> [String: String] {
    let written = contexts.enumerated().map { #""\#($1)": [\#(color("ink", "#00000\($0)"))]"# }
    let start = fallback.map { #""default": "\#($0)", "# } ?? ""
    return [
      "r.resolver.json": #"""
      { "version": "2025.10", "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { \#(start)"contexts": { \#(written.joined(separator: ", ")) } } } }
      """#
    ]
  }

  private static func themes(_ names: [String]) -> [String: String] {
    let sets = names.indices.map { #""s\#($0)": \#(color("ink", "#00000\($0)"))"# }
    let list = names.enumerated().map { #"{ "name": "\#($1)", "selectedTokenSets": { "s\#($0)": "enabled" } }"# }
    return ["t.json": #"{ \#(sets.joined(separator: ", ")), "$themes": [\#(list.joined(separator: ", "))] }"#]
  }

  private static func modes(_ names: [String]) -> [String: String] {
    let list = names.enumerated().map { ##""\##($1)": "#00000\##($0)""## }.joined(separator: ", ")
    return [
      "t.json": ##"{ "ink": { "$type": "color", "$value": "#000000", "$extensions": { "mode": { \##(list) } } } }"##
    ]
  }

  private static func ink(_ light: Int, _ dark: Int) -> String {
    "ink #00000\(light) #00000\(dark) #00000\(light) #00000\(dark)"
  }

  static let familiesOfContexts = [
    [
      ("one brand", ["oak-light", "oak-dark"], [ink(0, 1)]),
      (
        "two brands", ["Oak Light", "Elm Dark", "Oak Dark", "Elm Light"],
        rows("AXIS oak", [ink(0, 2)]) + rows("AXIS elm", [ink(3, 1)])
      ),
      (
        "a brand and another look", ["oak.light", "oak.dark", "modern"],
        rows("AXIS oak", [ink(0, 1)]) + rows("AXIS modern", [ink(2, 2)])
      ),
      ("themes and another look", ["light", "dark", "dim"], ["[N] \(ink(0, 1))"] + rows("AXIS dim", [ink(2, 2)])),
      (
        "a look of the dark theme", ["light", "dark", "dark-soft"],
        ["[N] \(ink(0, 1))"] + rows("AXIS dark-soft", [ink(0, 2)])
      ),
      (
        "the other look first", ["sepia", "day", "night"], ["[N] \(ink(1, 2))"] + rows("AXIS sepia", [ink(0, 0)])
      ),
    ].flatMap { name, contexts, want in
      [("resolver", resolver(contexts)), ("themes", themes(contexts)), ("modes", modes(contexts))].map { kind, files in
        VariantCase(
          name: "\(kind): \(name)", files: files, audit: everything,
          want: want.map { $0.replacing("AXIS", with: kind == "modes" ? "mode" : "theme") })
      }
    },
    [
      VariantCase(
        name: "a resolver whose default is another look", files: resolver(["light", "dark", "dim"], fallback: "dim"),
        audit: everything, want: rows("theme dim", [ink(2, 2)]) + ["[N] \(ink(0, 1))"]),
      VariantCase(
        name: "a look that has none of the tokens in pairs is no audit, and is named",
        files: [
          "t.json": ##"""
          { "l": { "ink": { "value": "#000", "type": "color" } }, "d": { "ink": { "value": "#EEE", "type": "color" } },
            "r": { "robot": { "value": "#0F0", "type": "color" } }, "$themes": [
              { "name": "Light", "selectedTokenSets": { "l": "enabled" } },
              { "name": "Dark", "selectedTokenSets": { "d": "enabled" } },
              { "name": "Robot", "selectedTokenSets": { "r": "enabled" } }] }
          """##
        ], audit: everything + ##", "pairs": [{ "foreground": "ink", "on": "#FFFFFF" }]"##,
        want: ["ink #000000 #EEEEEE #000000 #EEEEEE"],
        diagnostics: ["this name has no token in the audit for 'theme Robot', so what refers to it is not measured"]),
      VariantCase(
        name: "a token that lacks a mode has the value of the themes",
        files: [
          "t.json": ##"""
          { "$type": "color", "a": { "$value": "#000001", "$extensions": { "mode": { "dark": "#000002", "dim": "#000003" } } },
            "b": { "$value": "#000004", "$extensions": { "mode": { "light": "#000005", "dark": "#000006" } } } }
          """##
        ], audit: everything,
        want: [
          "[N] a #000001 #000002 #000001 #000002", "[N] b #000005 #000006 #000005 #000006",
          "[N (mode dim)] a #000003 #000003 #000003 #000003", "[N (mode dim)] b #000005 #000006 #000005 #000006",
        ]),
    ],
  ].flatMap { $0 }
}
