import Testing

@testable import Palettes

/// Types that published formats have, and words of a project's own in their place.
@Suite("types of tokens")
struct TokenTypeTests {
  @Test("the value decides where the type is a word of the project's own", arguments: VariantCase.ownTypes)
  func own(_ row: VariantCase) { TokenVariantTests().amounts(row) }

  @Test(
    "a color with the type of something else is named, and so is one without its sign", arguments: OmissionCase.types)
  func named(_ row: OmissionCase) { #expect(TokenOmissionTests.left(row).omissions == row.want) }

  @Test("what has no color fails nothing", arguments: VariantCase.withoutColor)
  func withoutColor(_ row: VariantCase) { TokenVariantTests().amounts(row) }
}

extension VariantCase {
  private static let sources = #""name": "N", "sources": ["**/*.json"]"#

  private static func all(_ name: String, _ color: String) -> String { "\(name) \(color) \(color) \(color) \(color)" }

  static let ownTypes = [
    VariantCase(
      name: "every token has one",
      files: [
        "t.json": ##"""
        { "sea": { "value": "#003344", "type": "raw" }, "label": { "value": "{sea}", "type": "alias" } }
        """##
      ], audit: sources, want: [all("label", "#003344"), all("sea", "#003344")]),
    VariantCase(
      name: "some are colors by their type",
      files: [
        "t.json": ##"""
        { "sea": { "value": "#003344", "type": "raw" }, "label": { "value": "{sea}", "type": "color" } }
        """##
      ], audit: sources, want: [all("label", "#003344"), all("sea", "#003344")]),
    VariantCase(
      name: "in another file",
      files: [
        "raw.json": ##"{ "sea": { "value": "#003344", "type": "raw" } }"##,
        "roles.json": ##"{ "label": { "value": "{sea}" } }"##,
      ], audit: sources, want: [all("label", "#003344"), all("sea", "#003344")]),
    VariantCase(
      name: "a group of colors around it",
      files: ["t.json": ##"{ "sea": { "$type": "color", "deep": { "$value": "#003344", "$type": "raw" } } }"##],
      audit: sources, want: [all("sea.deep", "#003344")]),
    VariantCase(
      name: "a group of the type",
      files: ["t.json": ##"{ "g": { "$type": "raw", "deep": { "$value": "#003344" } } }"##],
      audit: sources, want: [all("g.deep", "#003344")],
      diagnostics: ["the token has no type, but its value is a color, so it is read as one"]),
    VariantCase(
      name: "a value that is no color",
      files: ["t.json": ##"{ "sea": { "value": "#003344" }, "gap": { "value": "8px", "type": "raw" } }"##],
      audit: sources, want: [all("sea", "#003344")]),
    VariantCase(
      name: "two values that differ are disputed as colors are",
      files: [
        "a.json": ##"{ "sea": { "value": "#003344", "type": "raw" } }"##,
        "b.json": ##"{ "sea": { "value": "#004455", "type": "raw" } }"##,
      ], audit: sources, want: ["sea ? ? ? ?"],
      diagnostics: ["'a.json' and 'b.json' give 'sea' different values for light"]),
  ]

  static let withoutColor = [
    VariantCase(
      name: "a number in a number",
      files: [
        "t.json": ##"""
        { "sea": { "$type": "color", "$value": "#003344" },
          "lg": { "$type": "number", "$value": 2, "max": { "$type": "number", "$value": 4 } } }
        """##
      ], audit: sources, want: [all("sea", "#003344")]),
    VariantCase(
      name: "a dimension in a group of dimensions",
      files: [
        "t.json": ##"""
        { "sea": { "$type": "color", "$value": "#003344" },
          "gap": { "$type": "dimension", "lg": { "$value": "2px", "max": { "$value": "4px" } } } }
        """##
      ], audit: sources, want: [all("sea", "#003344")]),
    VariantCase(
      name: "a text that refers to a color",
      files: [
        "t.json": ##"""
        { "sea": { "value": "#003344", "type": "color" }, "css": { "value": "{sea}", "type": "string" } }
        """##
      ], audit: sources, want: [all("sea", "#003344")],
      diagnostics: ["1 color with another type ('css') is not read; change the type of each color to \"color\""]),
    VariantCase(
      name: "a color in a color is an error",
      files: ["t.json": ##"{ "sea": { "$type": "color", "$value": "#003344", "deep": { "$value": "#000000" } } }"##],
      audit: sources, want: [all("sea", "#003344"), all("sea.deep", "#000000")],
      diagnostics: ["the token 'sea' contains 'deep', but only groups can contain groups and tokens"]),
    VariantCase(
      name: "a color that is a number by its type refers to one",
      files: [
        "t.json": ##"{ "n": { "$type": "number", "$value": 4 }, "sea": { "$type": "color", "$value": "{n}" } }"##
      ],
      audit: sources, want: ["sea ? ? ? ?"], diagnostics: ["the type is color, but 'n' has the type number"]),
  ]
}

extension OmissionCase {
  static let types = [
    OmissionCase(
      "a text",
      ##"{ "sea": { "value": "#003344", "type": "color" },\##n"css": { "value": "#003344", "type": "string" } }"##,
      ["unread-member css 2 1"]),
    OmissionCase(
      "two dimensions",
      ##"{ "a": { "$value": "#003344", "$type": "dimension" }, "b": { "$value": "rgb(1 2 3)", "$type": "dimension" } }"##,
      ["unread-member a 1 2"]),
    OmissionCase("a dimension", ##"{ "a": { "$value": "8px", "$type": "dimension" } }"##, []),
    OmissionCase(
      "six digits under colors", ##"{ "ink": { "value": "#003344" },\##n"color": { "sea": { "value": "003344" } } }"##,
      ["unread-member color.sea 2 1"]),
    OmissionCase(
      "eight digits that another refers to",
      ##"{ "ink": { "value": "#003344" }, "sea": { "value": "00334480" }, "color": { "text": { "value": "{sea}" } } }"##,
      ["unread-member color.text 1 1"]),
    OmissionCase("six digits of a weight", ##"{ "ink": { "value": "#003344" }, "id": { "value": "003344" } }"##, []),
  ]
}
