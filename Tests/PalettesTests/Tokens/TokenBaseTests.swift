import TestSupport
import Testing

@testable import FileSyntax
@testable import Palettes

/// Files whose names hold base words and those of a family, what contradictions leave of a file, and the lines that mend.
@Suite("bases of families")
struct TokenBaseTests {
  @Test("a base word among the words of a family is the base of the family", arguments: VariantCase.familyBases)
  func bases(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test(
    "what a file has beside repeated tokens is not lost, and is never said to be missing", arguments: VariantCase.rests)
  func rests(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test("the line that an error says to write mends it", arguments: VariantCase.mended)
  func mends(_ row: VariantCase) throws {
    let problems = TokenVariantTests.load(row).flatMap(\.diagnostics).filter { $0.severity == .error }
    let message = try #require(problems.first?.message)
    var mended = row
    let line = try #require(Self.line(in: message), "\(message)")
    mended.audit = line.holds("sources") ? #""name": "N", \#(line)"# : row.audit + ", " + line
    TokenVariantTests().amounts(mended)
  }

  /// The member of an audit file that a message proposes: up to the brackets that match its first ones.
  private static func line(in message: String) -> String? {
    for start in [##""variants": {"##, ##""sources": ["##] {
      let parts = message.parts(around: start)
      guard parts.count > 1 else { continue }
      var depth = 0
      var line = ""
      for character in start + parts[1] {
        line.append(character)
        if "{[".contains(character) { depth += 1 }
        guard "}]".contains(character) else { continue }
        depth -= 1
        if depth == 0 { return line }
      }
    }
    return nil
  }

  @Test("equal colors are no contradiction, however they are written", arguments: VariantCase.equalColors)
  func equal(_ row: VariantCase) { TokenVariantTests().amounts(row) }
}

extension VariantCase {
  private static let everything = #""name": "N", "sources": ["**/*.json"]"#

  private static func colors(_ tokens: (name: String, color: String)...) -> String {
    let members = tokens.map { ##""\##($0.name)": { "$value": "\##($0.color)" }"## }
    return ##"{ "$type": "color", \##(members.joined(separator: ", ")) }"##
  }

  private static let ground = colors(("chalk", "#FAFAFA"), ("coal", "#0A0A0A"), ("page", "{chalk}"))
  private static let night = colors(("page", "{coal}"))
  private static let both = [
    "chalk #FAFAFA #FAFAFA #FAFAFA #FAFAFA", "coal #0A0A0A #0A0A0A #0A0A0A #0A0A0A",
    "page #FAFAFA #0A0A0A #FAFAFA #0A0A0A",
  ]

  static let familyBases = [
    VariantCase(
      name: "oak.base and oak.dark", files: ["oak.base.tokens.json": ground, "oak.dark.tokens.json": night],
      audit: everything, want: both),
    VariantCase(
      name: "oak_core and oak-dark-overlay", files: ["out/oak_core.json": ground, "out/oak-dark-overlay.json": night],
      audit: everything, want: both),
    VariantCase(
      name: "folders default and dark with a file of the family",
      files: ["default/oak.json": ground, "dark/oak.json": night], audit: everything, want: both),
    VariantCase(
      name: "a folder of the family with a base of more words",
      files: ["oak/global colors.json": ground, "oak/dark.json": night, "icons.json": colors(("glyph", "#777777"))],
      audit: everything, want: both + ["glyph #777777 #777777 #777777 #777777"]),
    VariantCase(
      name: "the base of a family with light, dark and increased contrast",
      files: [
        "oak-primitives.json": ground, "oak-light.json": colors(("page", "#FFFFFF")), "oak-dark.json": night,
        "oak-dark-hc.json": colors(("page", "#000000")),
      ], audit: everything,
      want: Array(both.prefix(2)) + ["page #FFFFFF #0A0A0A #FFFFFF #000000"]),
    VariantCase(
      name: "the base of a family stands over that of none",
      files: ["common.json": colors(("page", "#123456")), "oak-base.json": ground, "oak-dark.json": night],
      audit: everything, want: both),
    VariantCase(
      name: "two families of a base and a theme are two audits",
      files: [
        "oak.base.json": ground, "oak.dark.json": night, "elm.base.json": colors(("page", "#111111")),
        "elm.dark.json": colors(("page", "#EEEEEE")),
      ], audit: everything,
      want: ["[N (family elm)] page #111111 #EEEEEE #111111 #EEEEEE"] + both.map { "[N (family oak)] \($0)" }),
    VariantCase(
      name: "a map that names a base adds to what its name says",
      files: ["oak.base.json": ground, "oak.dark.json": night],
      audit: everything + #", "variants": { "light": { "files": ["oak.base.json"] } }"#, want: both),
  ]

  static let rests = [
    VariantCase(
      name: "colors that only the other file has", files: ["sepia.json": ground, "dark.json": night], audit: everything,
      want: Array(both.prefix(2)) + ["page ? #0A0A0A ? #0A0A0A"],
      diagnostics: ["'sepia.json' redefines the token 'page' from 'dark.json', but its name does not indicate"]),
    VariantCase(
      name: "groups and bare values",
      files: [
        "sepia.json": ##"{ "hue": { "sand": "#C2B280", "page": "#704214" }, "ink": { "a": "#111111" } }"##,
        "light.json": ##"{ "hue": { "page": "#FFFFFF" } }"##, "dark.json": ##"{ "hue": { "page": "#000000" } }"##,
      ], audit: everything,
      want: [
        "hue.page #FFFFFF #000000 #FFFFFF #000000", "hue.sand #C2B280 #C2B280 #C2B280 #C2B280",
        "ink.a #111111 #111111 #111111 #111111",
      ], diagnostics: ["'sepia.json' redefines the token 'hue.page'"]),
    VariantCase(
      name: "a token of a family that is left out",
      files: [
        "light.json": colors(("page", "#FFFFFF")), "dark.json": colors(("page", "#000000")),
        "oak-light.json": colors(("page", "#EEEEEE"), ("bark", "#553311")),
        "oak-dark.json": colors(("page", "#222222")),
        "icons.json": colors(("glyph", "{bark}")),
      ], audit: everything, want: ["glyph ? ? ? ?", "page #FFFFFF #000000 #FFFFFF #000000"],
      diagnostics: [
        "so the 'oak' family is ignored",
        "'{bark}' is a token of 'app/oak-light.json', which is not used here; make that file serve the same variants",
      ]),
    VariantCase(
      name: "a token of another family",
      files: [
        "elm-light.json": colors(("page", "#FFFFFF"), ("leaf", "#227722")),
        "elm-dark.json": colors(("page", "#000000")),
        "oak-light.json": colors(("page", "{leaf}")), "oak-dark.json": colors(("page", "#222222")),
      ], audit: everything,
      want: [
        "[N (family elm)] leaf #227722 ? #227722 ?", "[N (family elm)] page #FFFFFF #000000 #FFFFFF #000000",
        "[N (family oak)] page ? #222222 ? #222222",
      ], diagnostics: ["'{leaf}' is a token of 'app/elm-light.json', which is not used here"]),
    VariantCase(
      name: "a token of the other appearance",
      files: ["light.json": colors(("leaf", "#227722")), "dark.json": colors(("page", "{leaf}"))], audit: everything,
      want: ["leaf #227722 ? #227722 ?", "page ? ? ? ?"],
      diagnostics: ["'{leaf}' is a token of 'app/light.json', which is not used here"]),
    VariantCase(
      name: "a token of no file",
      files: ["light.json": colors(("leaf", "#227722")), "base.json": colors(("x", "{y}"))],
      audit: everything, want: ["leaf #227722 ? #227722 ?", "x ? ? ? ?"],
      diagnostics: ["there is no token '{y}'"]),
  ]

  static let mended = [
    VariantCase(
      name: "another file beside one theme, with tokens that both need",
      files: ["sepia.json": ground, "dark.json": night], audit: everything, want: both),
    VariantCase(
      name: "another file beside one theme, with nothing else",
      files: ["sepia.json": colors(("page", "#704214")), "light.json": colors(("page", "#FFFFFF"))], audit: everything,
      want: ["page #FFFFFF #704214 #FFFFFF #704214"]),
    VariantCase(
      name: "another file beside increased contrast alone",
      files: ["sepia.json": colors(("page", "#704214")), "hc.json": colors(("page", "#FFFFFF"))], audit: everything,
      want: ["page #704214 #704214 #FFFFFF #FFFFFF"]),
    VariantCase(
      name: "a third folder beside both themes",
      files: [
        "light/t.json": colors(("page", "#FFFFFF")), "dark/t.json": night, "sketch/t.json": night,
        "base/hue.json": colors(("coal", "#0A0A0A")),
      ], audit: everything, want: ["coal #0A0A0A #0A0A0A #0A0A0A #0A0A0A", "page #FFFFFF #0A0A0A #FFFFFF #0A0A0A"]),
    VariantCase(
      name: "a family beside themes of none, over a base",
      files: [
        "base.json": colors(("coal", "#0A0A0A")), "light.json": colors(("page", "#FFFFFF")), "dark.json": night,
        "oak-light.json": colors(("page", "#EEEEEE")), "oak-dark.json": night,
      ], audit: everything, want: ["coal #0A0A0A #0A0A0A #0A0A0A #0A0A0A", "page #EEEEEE #0A0A0A #EEEEEE #0A0A0A"]),
    VariantCase(
      name: "two bases beneath a theme",
      files: [
        "base.json": colors(("page", "#FFFFFF")), "core.json": colors(("page", "#EEEEEE"), ("coal", "#0A0A0A")),
        "dark.json": night,
      ], audit: everything, want: ["coal #0A0A0A #0A0A0A #0A0A0A #0A0A0A", "page #EEEEEE #0A0A0A #EEEEEE #0A0A0A"]),
    VariantCase(
      name: "two themes of one appearance",
      files: ["day.json": colors(("page", "#FFFFFF")), "light.json": colors(("page", "#EEEEEE"))], audit: everything,
      want: ["page #EEEEEE ? #EEEEEE ?"]),
  ]

  static let equalColors = [
    VariantCase(
      name: "a reference and its value",
      files: [
        "one.json": colors(("rust", "#AA4411"), ("rim", "{rust}")),
        "two.json": colors(("rust", "#AA4411"), ("rim", "#aa4411")),
      ], audit: everything, want: ["rim", "rust"].map { "\($0) #AA4411 #AA4411 #AA4411 #AA4411" }),
    VariantCase(
      name: "two references to equal colors, in a theme",
      files: [
        "base.json": colors(("rust", "#AA4411"), ("clay", "#AA4411")), "dark-a.json": colors(("rim", "{rust}")),
        "dark-a/more.json": colors(("rim", "{clay}")),
      ], audit: everything,
      want: ["clay", "rust"].map { "\($0) #AA4411 #AA4411 #AA4411 #AA4411" } + ["rim ? #AA4411 ? #AA4411"]),
    VariantCase(
      name: "a color with an opacity and the one that it amounts to",
      files: [
        "one.json":
          ##"{ "rust": { "value": "#FF0000", "type": "color" }, "veil": { "value": "rgba({rust}, 0.5)", "type": "color" } }"##,
        "two.json": ##"{ "veil": { "value": "rgba(255, 0, 0, 0.5)", "type": "color" } }"##,
      ], audit: everything,
      want: ["rust #FF0000 #FF0000 #FF0000 #FF0000", "veil #FF0000/0.5 #FF0000/0.5 #FF0000/0.5 #FF0000/0.5"]),
    VariantCase(
      name: "shadows that differ in their sizes alone, one by a reference",
      files: [
        "one.json":
          ##"{ "soot": { "$type": "color", "$value": "#101010" }, "lift": { "$type": "shadow", "$value": { "color": "{soot}", "blur": "2px" } } }"##,
        "two.json": ##"{ "lift": { "$type": "shadow", "$value": { "color": "#101010", "blur": "3px" } } }"##,
      ], audit: everything, want: ["lift.color", "soot"].map { "\($0) #101010 #101010 #101010 #101010" }),
    VariantCase(
      name: "a pointer and a value",
      files: [
        "one.json":
          ##"{ "$type": "color", "rust": { "$value": "#AA4411" }, "rim": { "$value": { "$ref": "#/rust/$value" } } }"##,
        "two.json": colors(("rim", "#AA4411")),
      ], audit: everything, want: ["rim", "rust"].map { "\($0) #AA4411 #AA4411 #AA4411 #AA4411" }),
    VariantCase(
      name: "a pointer into another file and a value",
      files: [
        "a/one.json": ##"{ "$type": "color", "rim": { "$ref": "../hue.json#/rust" } }"##,
        "a/two.json": colors(("rim", "#AA4411")), "hue.json": colors(("rust", "#AA4411")),
      ], audit: #""name": "N", "sources": ["a/*.json"]"#, want: ["rim #AA4411 #AA4411 #AA4411 #AA4411"]),
    VariantCase(
      name: "a reference that is the value in light alone",
      files: [
        "base.json": colors(("rim", "{rust}")), "core.json": colors(("rim", "#AA4411")),
        "light.json": colors(("rust", "#AA4411")), "dark.json": colors(("rust", "#FFCCAA")),
      ], audit: everything,
      want: ["rim #AA4411 ? #AA4411 ?", "rust #AA4411 #FFCCAA #AA4411 #FFCCAA"],
      diagnostics: ["'base.json' and 'core.json' give 'rim' different values for dark"]),
    VariantCase(
      name: "shadows of different colors",
      files: [
        "one.json": ##"{ "lift": { "$type": "shadow", "$value": { "color": "#101010", "blur": "2px" } } }"##,
        "two.json": ##"{ "lift": { "$type": "shadow", "$value": { "color": "#202020", "blur": "2px" } } }"##,
      ], audit: everything, want: ["lift.color #202020 #202020 #202020 #202020"],
      diagnostics: ["warning app/two.json:1:3 'one.json' and 'two.json' give 'lift' different values for light"]),
  ]
}
