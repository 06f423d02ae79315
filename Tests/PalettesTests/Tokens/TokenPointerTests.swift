import Testing

@testable import Palettes

/// Pointers such as `#/ink`, which mean their own document; names in braces mean what the palette has.
@Suite("pointers into the own document")
struct TokenPointerTests {
  @Test("a pointer means its own file where others define the same token", arguments: VariantCase.pointers)
  func amounts(_ row: VariantCase) { TokenVariantTests().amounts(row) }
}

extension VariantCase {
  private static let everything = #""name": "N", "sources": ["**/*.json"]"#
  private static let tied = "different values for light, and neither takes precedence"

  private static func every(_ name: String, _ color: String) -> String { "\(name) \(color) \(color) \(color) \(color)" }

  private static func tokens(_ members: String) -> String { ##"{ "$type": "color", \##(members) }"## }

  static let pointers = [
    VariantCase(
      name: "beside a file of the same rank",
      files: [
        "a.json": tokens(
          ##""sea": { "$value": "#000080" }, "link": { "$ref": "#/sea" }, "alias": { "$value": "{sea}" }"##),
        "b.json": tokens(##""sea": { "$value": "#0080FF" }"##),
      ], audit: everything,
      want: [every("alias", "?"), every("link", "#000080"), every("sea", "?")],
      diagnostics: [tied, "the token refers to a value that cannot be evaluated; fix the one at app/b.json:1:21"]),
    VariantCase(
      name: "beneath a theme",
      files: [
        "base.json": tokens(
          ##""sea": { "$value": "#000080" }, "link": { "$value": { "$ref": "#/sea/$value" } }, "alias": { "$value": "{sea}" }"##
        ),
        "dark.json": tokens(##""sea": { "$value": "#0080FF" }"##),
      ], audit: everything,
      want: [
        "alias #000080 #0080FF #000080 #0080FF", every("link", "#000080"), "sea #000080 #0080FF #000080 #0080FF",
      ]),
    VariantCase(
      name: "a part of a color",
      files: [
        "base.json": tokens(
          ##""sea": { "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } }, "link": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/sea/$value/components/0" }, 0, 0] } }"##
        ),
        "dark.json": tokens(##""sea": { "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }"##),
      ], audit: everything, want: [every("link", "#FF0000"), "sea #FF0000 #0000FF #FF0000 #0000FF"]),
    VariantCase(
      name: "over two pointers, the last at a name in braces",
      files: [
        "base.json": tokens(
          ##""ink": { "$value": "#111111" }, "sea": { "$value": "{ink}" }, "bay": { "$ref": "#/sea" }, "link": { "$ref": "#/bay" }"##
        ),
        "dark.json": tokens(
          ##""ink": { "$value": "#EEEEEE" }, "sea": { "$value": "#0080FF" }, "bay": { "$value": "#00FFFF" }"##),
      ], audit: everything,
      want: [
        "bay #111111 #00FFFF #111111 #00FFFF", "ink #111111 #EEEEEE #111111 #EEEEEE",
        "link #111111 #EEEEEE #111111 #EEEEEE", "sea #111111 #0080FF #111111 #0080FF",
      ]),
    VariantCase(
      name: "with the opacity beside the value",
      files: [
        "base.json":
          tokens(##""sea": { "$value": "#000080", "alpha": 0.5 }, "link": { "$ref": "#/sea" }"##),
        "dark.json": tokens(##""sea": { "$value": "#0080FF" }"##),
      ], audit: everything,
      want: [
        "link #000080/0.5 #000080/0.5 #000080/0.5 #000080/0.5", "sea #000080/0.5 #0080FF #000080/0.5 #0080FF",
      ]),
    VariantCase(
      name: "what the own document lacks is that of the palette",
      files: [
        "base.json": tokens(##""sea": { "$value": "#000080" }"##),
        "light.json": tokens(##""link": { "$ref": "#/sea" }"##),
        "dark.json": tokens(##""link": { "$value": "#0080FF" }"##),
      ], audit: everything, want: ["link #000080 #0080FF #000080 #0080FF", every("sea", "#000080")]),
    VariantCase(
      name: "in a file that others refer to, too",
      files: [
        "a.json": tokens(##""sea": { "$value": "#000080" }, "link": { "$ref": "#/sea" }"##),
        "dark.json": tokens(##""sea": { "$value": "#0080FF" }, "far": { "$ref": "a.json#/link" }"##),
        "light.json": tokens(##""far": { "$value": "#FFFFFF" }"##),
        "base.json": tokens(##""x": { "$value": "#FFF" }"##),
      ],
      audit:
        #""name": "N", "sources": ["*.json"], "variants": { "light": { "files": ["a.json", "light.json"] }, "dark": { "files": ["a.json", "dark.json"] } }"#,
      want: [
        "far #FFFFFF #000080 #FFFFFF #000080", every("link", "#000080"), "sea #000080 #0080FF #000080 #0080FF",
        every("x", "#FFFFFF"),
      ]),
  ]
}
