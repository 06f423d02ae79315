import Testing

@testable import FileSyntax
@testable import Palettes

/// Token files with what is left out of them.
struct OmissionCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  /// Code, name, line and count of each omission.
  var want: [String]

  init(_ name: String, _ text: String, _ want: [String]) { self.init(name, ["t.json": text], want) }

  init(_ name: String, _ files: [String: String], _ want: [String]) {
    (self.name, self.files, self.want) = (name, files, want)
  }

  var testDescription: String { name }
}

@Suite("what is left out of token files")
struct TokenOmissionTests {
  static func left(_ row: OmissionCase) -> (omissions: [String], diagnostics: [Diagnostic]) {
    let audits = TokenVariantTests.load(
      VariantCase(name: "", files: row.files, audit: #""name": "N", "sources": ["**/*.json"]"#, want: []))
    return (
      audits.first?.omissions.map { "\($0.code.rawValue) \($0.name) \($0.location.line) \($0.count)" } ?? [],
      audits.flatMap(\.diagnostics)
    )
  }

  @Test("members that change a value are named once for each file", arguments: OmissionCase.members)
  func members(_ row: OmissionCase) {
    let (omissions, diagnostics) = Self.left(row)
    #expect(omissions == row.want)
    let warnings = diagnostics.filter { $0.severity == .warning && $0.message.holds("not understood") }
    let reported = diagnostics.filter {
      $0.message.holds("is not a property of the format") || $0.message.holds("neither a group nor a token")
    }
    #expect(warnings.count + reported.count >= Set(row.want).count, "\(diagnostics)")
  }

  @Test(
    "a member with the form of a property is named once for each file, with its count",
    arguments: [
      (##"{ "a": { "$type": "color", "$value": "#000", "$context": "bar" } }"##, ["1:46 '$context' is not a property"]),
      (
        ##"{ "a": { "$value": "#000", "$type": "color", "$state": "on" }, "b": { "$value": "8", "$state": 1 } }"##,
        ["1:46 '$state', which occurs 2 times, is not a property"]
      ),
      (
        ##"{ "$owner": "x", "g": { "$owner": "y", "a": { "$value": "#000", "$type": "color", "$owner": "z" } } }"##,
        ["1:3 '$owner', which occurs 3 times, is not a property"]
      ),
      (
        ##"{ "a": { "$value": "#000", "$type": "color", "$use": "x", "$part": ["y"] } }"##,
        ["1:46 '$use' is not a property", "1:59 '$part' is not a property"]
      ),
      (##"{ "a": { "$value": "#000", "$type": "color", "$description": "x", "$deprecated": true } }"##, []),
      (##"{ "a": { "value": "#000", "type": "color", "$context": "x" } }"##, []),
    ])
  func properties(_ text: String, _ want: [String]) {
    let said = Self.left(OmissionCase("", text, [])).diagnostics.filter { $0.message.holds("is not a property") }
    let words = said.map { "\($0.location.line):\($0.location.column) \($0.message)" }
    #expect(words.count == want.count && zip(words, want).allSatisfy { $0.hasPrefix($1) }, "\(words)")
  }

  @Test("members that only describe are left alone", arguments: OmissionCase.descriptions)
  func descriptions(_ row: OmissionCase) {
    let (omissions, diagnostics) = Self.left(row)
    #expect(omissions == [] && !diagnostics.contains { $0.message.holds("not understood") }, "\(omissions)")
  }

  @Test("values without a type that may be colors", arguments: OmissionCase.untyped)
  func untyped(_ row: OmissionCase) {
    let (omissions, diagnostics) = Self.left(row)
    #expect(omissions == row.want)
    let warnings = diagnostics.filter { diagnostic in
      diagnostic.severity == .warning
        && (diagnostic.message.holds("without a type") || diagnostic.message.holds("outside of a token"))
    }
    #expect(warnings.isEmpty == row.want.isEmpty, "\(diagnostics)")
  }

  @Test("contexts that no audit measures", arguments: OmissionCase.contexts)
  func contexts(_ row: OmissionCase) {
    #expect(Self.left(row).omissions == row.want)
  }

  @Test("two tokens of one name in one object", arguments: OmissionCase.duplicates)
  func duplicates(_ row: OmissionCase) { #expect(Self.left(row).omissions == row.want) }
}

extension OmissionCase {
  private static func ink(_ members: String) -> String {
    ##"{ "ink": { "$type": "color", "$value": "#000000",\##n\##(members) } }"##
  }

  private static func style(_ members: String) -> String {
    ##"{ "base": { "value": "#000000", "type": "color" }, "ink": { "value": "{base}", "type": "color",\##n\##(members) } }"##
  }

  static let members = [
    OmissionCase("an opacity in words", ink(#""alpha": { "hover": 0.4 }"#), ["unread-member alpha 2 1"]),
    OmissionCase("a member of the format that is none", ink(##""$dark": "#FFFFFF""##), ["unread-member $dark 2 1"]),
    OmissionCase(
      "modes by their ids", ink(##""valuesByMode": { "1:0": "#000000", "1:1": "#FFFFFF" }"##),
      ["unread-member valuesByMode 2 1"]),
    OmissionCase("a list of modes", style(##""modes": ["#FFFFFF"]"##), ["unread-member modes 2 1"]),
    OmissionCase("a shade", style(##""darker": "#FFFFFF""##), ["unread-member darker 2 1"]),
    OmissionCase(
      "colors in extensions without a dollar sign",
      style(##""extensions": { "mode": { "light": "#000000", "dark": "#FFFFFF" }, "acme": { "night": "#123456" } }"##),
      ["unread-member extensions.acme 2 1"]),
    OmissionCase(
      "colors next to the modes of a variable",
      ink(##""$variable_metadata": { "figmaId": "1", "modes": { "dark": "#FFFFFF" }, "hover": "#00FF00" }"##),
      ["unread-member $variable_metadata.hover 2 1"]),
    OmissionCase(
      "the name of a transform alone", style(#""transform": "color-shade", "shade": "dark""#),
      ["unread-member transform 2 1"]),
    OmissionCase(
      "colors of a vendor that nobody knows",
      ink(##""$extensions": { "com.acme": { "night": { "color": "{a.b}" } } }"##),
      ["unread-member $extensions.com.acme 2 1"]),
    OmissionCase(
      "a color object of a vendor",
      ink(##""$extensions": { "com.acme": { "dark": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"##),
      ["unread-member $extensions.com.acme 2 1"]),
    OmissionCase("parameters of a transform", style(#""params": { "alpha": -0.8 }"#), ["unread-member params 2 1"]),
    OmissionCase(
      "a change", style(#""modify": [{ "type": "alpha", "amount": 0.2 }]"#), ["unread-member modify 2 1"]),
    OmissionCase(
      "a color without the key of its format",
      ##"{ "a": { "$type": "color", "$value": "#000" },\##n"b": { "value": "#FFF", "type": "color" } }"##,
      ["unread-member value 2 1"]),
    OmissionCase("a number", style(#""tint": 0.3"#), ["unread-member tint 2 1"]),
    OmissionCase(
      "each member once for each file",
      [
        "a.json": ##"{ "a": { "value": "#000", "type": "color", "dim": "#FFF" },"##
          + ##"\##n"b": { "value": "#000", "type": "color", "dim": "#FFF", "mix": "soft" } }"##,
        "b.json": ##"{ "c": { "value": "#000", "type": "color", "dim": "#FFF" } }"##,
      ], ["unread-member dim 1 3", "unread-member mix 2 1"]),
  ]

  static let descriptions = [
    OmissionCase("a description", ink(##""$description": "#FFFFFF at 40%""##), []),
    OmissionCase(
      "what Style Dictionary writes",
      style(
        ##""original": { "value": "{base}" }, "attributes": { "item": "#FFF" }, "path": ["ink"], "name": "ink", "filePath": "a.json", "isSource": true"##
      ), []),
    OmissionCase(
      "texts and flags",
      style(#""usage": "On dark cards", "private": true, "themeable": false, "alpha": null, "blendMode": "normal""#), []
    ),
    OmissionCase("an opacity that is read", ink(#""alpha": 0.4"#), []),
    OmissionCase(
      "modes that are read", ink(##""$extensions": { "mode": { "light": "#000000", "dark": "#FFFFFF" } }"##), []),
    OmissionCase(
      "what Figma writes",
      ink(
        #""$extensions": { "com.figma": { "variableId": "VariableID:1:2", "scopes": ["ALL_SCOPES"], "hiddenFromPublishing": false, "codeSyntax": {} } }"#
      ), []),
    OmissionCase("the same color again", ink(##""hex": "#000", "rgb": "rgb(0, 0, 0)""##), []),
    OmissionCase("numbers in extensions", ink(#""$extensions": { "com.acme": { "position": 3 } }"#), []),
    OmissionCase(
      "next to a dimension",
      ##"{ "space": { "$type": "dimension", "$value": "4px", "min": 2, "$modes": { "compact": "2px" } } }"##, []),
  ]

  static let untyped = [
    OmissionCase(
      "keywords and calls with references",
      ##"{ "ink": { "value": "#111111" },\##n"clear": { "value": "transparent" }, "paper": { "value": "white" }, "veil": { "value": "rgba({ink}, 0.5)" }, "size": { "value": "16px" } }"##,
      ["unread-member clear 2 2"]),
    OmissionCase(
      "channels",
      ##"{ "color": { "a": { "value": "#FFF" },\##n"b": { "value": { "r": 255, "g": 0, "b": 0, "a": 0.5 } }, "c": { "value": { "h": 120, "s": "100%", "l": "25%" } } } }"##,
      []),
    OmissionCase(
      "below names of colors",
      ##"{ "ink": { "value": "#111111" }, "page": { "background": { "value": "white" }, "borderColor": { "value": "transparent" } } }"##,
      []),
    OmissionCase(
      "colors outside of tokens, one of which a token refers to",
      ##"{ "ink": { "value": "{base}" }, "base": "#111111",\##n"brand": { "main": "#123456", "comment": "#FFFFFF" } }"##,
      ["unread-member brand.main 2 1"]),
    OmissionCase(
      "changes by functions", ##"{ "ink": { "value": "#111" },\##n"soft": { "value": "lighten({ink}, 20%)" } }"##,
      ["unread-member soft 2 1"]),
    OmissionCase(
      "the color of the text around", ##"{ "ink": { "value": "#111" },\##n"icon": { "value": "currentColor" } }"##,
      ["unread-member icon 2 1"]),
    OmissionCase(
      "channels in a text", ##"{ "a": { "value": "#111" },\##n"b": { "value": "51, 102, 153" } }"##,
      ["unread-member b 2 1"]),
    OmissionCase(
      "in the format of the W3C",
      ##"{ "a": { "$value": "#FFFFFF", "$type": "color" },\##n"b": { "$value": "rebeccapurple" } }"##,
      ["unread-member b 2 1"]),
    OmissionCase(
      "a reference to one", ##"{ "a": { "value": "#FFF" },\##n"b": { "value": "red" }, "c": { "value": "{b}" } }"##,
      ["unread-member b 2 2"]),
    OmissionCase(
      "other values",
      ##"{ "a": { "value": "#FFF" }, "b": { "value": "Arial" }, "c": { "value": 4 }, "d": { "value": "calc({b} * 2)" }, "e": { "value": { "x": 1, "y": 2, "z": 3 } } }"##,
      []),
    OmissionCase(
      "with their types", ##"{ "b": { "value": "red", "type": "color" }, "c": { "value": "red", "type": "other" } }"##,
      []),
  ]

  private static func resolver(_ contexts: [String]) -> String {
    let written = contexts.enumerated().map {
      ##""\##($1)": [{ "ink": { "$type": "color", "$value": "#00000\##($0)" } }]"##
    }
    return ##"""
      { "version": "2025.10", "sets": {}, "resolutionOrder": [{ "$ref": "#/modifiers/theme" }],
        "modifiers": { "theme": { "default": "light", "contexts": { \##(written.joined(separator: ", ")) } } } }
      """##
  }

  private static let studio = ##"""
    { "core": { "paper": { "value": "#fff", "type": "color" } }, "l": { "ink": { "value": "#000", "type": "color" } },
      "d": { "ink": { "value": "#111", "type": "color" } }, "m": { "ink": { "value": "#ddd", "type": "color" } },
      "n": { "ink": { "value": "#eee", "type": "color" } },
    """##

  private static func theme(_ name: String, _ set: String) -> String {
    #"{ "name": "\#(name)", "selectedTokenSets": { "core": "enabled", "\#(set)": "enabled", "d": "disabled" } }"#
  }

  static let contexts = [
    OmissionCase(
      "a resolver with a third context", ["r.resolver.json": resolver(["light", "dark", "dim"])], []),
    OmissionCase("a resolver with two", ["r.resolver.json": resolver(["light", "dark"])], []),
    OmissionCase("brands, each an audit of its own", ["r.resolver.json": resolver(["light", "acme", "zeta"])], []),
    OmissionCase(
      "a third mode", ink(##""$extensions": { "mode": { "light": "#000", "dark": "#FFF",\##n"dim": "#111" } }"##), []),
    OmissionCase(
      "a third theme", "\(studio) \"$themes\": [\(theme("Light", "l")), \(theme("Dark", "m")), \(theme("Dim", "n"))] }",
      ["context d 2 1"]),
    OmissionCase(
      "ordered sets of two brands without themes",
      [
        "$metadata.json": #"{ "tokenSetOrder": ["core", "acme/light", "acme/dark", "zeta/light", "zeta/dark"] }"#,
        "core.json": ##"{ "w": { "value": "#FFF", "type": "color" } }"##,
        "acme/light.json": ##"{ "ink": { "value": "#111", "type": "color" } }"##,
        "acme/dark.json": ##"{ "ink": { "value": "#EEE", "type": "color" } }"##,
        "zeta/light.json": ##"{ "ink": { "value": "#222", "type": "color" } }"##,
        "zeta/dark.json": ##"{ "ink": { "value": "#DDD", "type": "color" } }"##,
      ], []),
    OmissionCase(
      "ordered sets of one family with equal settings",
      [
        "$metadata.json": #"{ "tokenSetOrder": ["acme/light", "acme/day"] }"#,
        "acme/light.json": ##"{ "ink": { "value": "#111", "type": "color" } }"##,
        "acme/day.json": ##"{ "ink": { "value": "#EEE", "type": "color" } }"##,
      ], ["context acme/light 1 1"]),
    OmissionCase(
      "ordered sets over a base",
      [
        "$metadata.json": #"{ "tokenSetOrder": ["core", "light", "dark"] }"#,
        "core.json": ##"{ "ink": { "value": "#FFF", "type": "color" } }"##,
        "light.json": ##"{ "ink": { "value": "#111", "type": "color" } }"##,
        "dark.json": ##"{ "ink": { "value": "#EEE", "type": "color" } }"##,
      ], []),
  ]

  static let duplicates = [
    OmissionCase("a token", ##"{ "a": { "value": "#000" },\##n"a": { "value": "#FFF" } }"##, ["duplicate-name a 2 1"]),
    OmissionCase(
      "a value", ##"{ "a": { "$type": "color", "$value": "#000",\##n"$value": "#FFF" } }"##,
      ["duplicate-name $value 2 1"]),
    OmissionCase(
      "a group", ##"{ "g": { "a": { "value": "#000" } },\##n"g": { "b": { "value": "#FFF" } } }"##,
      ["duplicate-name g 2 1"]),
    OmissionCase(
      "three of one name", ##"{ "a": { "value": "#000" },\##n"a": { "value": "#FFF" }, "a": { "value": "#00F" } }"##,
      ["duplicate-name a 2 2"]),
    OmissionCase("a description", ##"{ "a": { "value": "#000", "comment": "x", "comment": "y" } }"##, []),
  ]
}
