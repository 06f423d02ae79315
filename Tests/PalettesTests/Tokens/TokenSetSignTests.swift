import TestSupport
import Testing

@testable import Palettes

/// Files with groups that are token sets, or that are not, although nothing next to them says so.
struct SetSignCase: CustomTestStringConvertible, Sendable {
  var name: String
  var files: [String: String]
  /// Each token in light and dark, after the name of its audit.
  var want: [String]
  /// The name and format of each file.
  var formats: [String]
  /// A part of each error and warning.
  var diagnostics: [String] = []

  init(_ name: String, _ text: String, _ want: [String], _ format: String, _ diagnostics: [String] = []) {
    self.init(name, ["t.json": text], want, ["t.json \(format)"], diagnostics)
  }

  init(
    _ name: String, _ files: [String: String], _ want: [String], _ formats: [String], _ diagnostics: [String] = []
  ) {
    (self.name, self.files, self.want, self.formats, self.diagnostics) = (name, files, want, formats, diagnostics)
  }

  var testDescription: String { name }
}

@Suite("token sets without their themes and order")
struct TokenSetSignTests {
  @Test("groups are token sets if types and references say so", arguments: SetSignCase.sets + SetSignCase.groups)
  func reads(_ row: SetSignCase) {
    let audits = TheoTests.load(row.files, path: "kit")
    let lines = audits.flatMap { audit in
      audit.palette.tokens.map { token in
        let parts = TokenVariantTests.summary(token).split(separator: " ")
        return "\(audit.declaration.name): \(parts.prefix(3).joined(separator: " "))"
      }
    }
    #expect(lines.sorted() == row.want.sorted())
    let formats = audits.flatMap { $0.declaration.tokenSources.files }.map { "\($0.name.dropFirst(4)) \($0.dialect)" }
    #expect(formats.sorted() == row.formats.sorted())
    let said = audits.flatMap(\.diagnostics).filter { $0.severity != .note }.map(\.message)
    #expect(said.count == row.diagnostics.count, "\(said)")
    for part in row.diagnostics { #expect(said.contains { $0.holds(part) }, "\(part) in \(said)") }
  }

  @Test("a reference that another file answers in place of a group of its own is said", arguments: SetSignCase.answers)
  func answers(_ row: SetSignCase) {
    let said = TheoTests.load(row.files, path: "kit").flatMap(\.diagnostics).filter { $0.message.holds("taken from") }
    let words = said.map { "\($0.severity.rawValue) \($0.location.text) \($0.message)" }
    #expect(words.count == row.diagnostics.count, "\(words)")
    for part in row.diagnostics { #expect(words.contains { $0.holds(part) }, "\(part) in \(words)") }
  }
}

extension SetSignCase {
  private static let studio = "Tokens Studio"
  private static let style = "Style Dictionary"

  private static func color(_ name: String, _ value: String) -> String {
    ##""\##(name)": { "value": "\##(value)", "type": "color" }"##
  }

  private static func size(_ name: String, _ type: String) -> String {
    #""\#(name)": { "value": "8", "type": "\#(type)" }"#
  }

  private static let hues = ##""hue": { \##(color("sand", "#F4ECD8")), \##(color("coal", "#10131A")) }"##
  private static let read = ["kit: hue.sand #F4ECD8 #F4ECD8", "kit: hue.coal #10131A #10131A"]

  static let sets = [
    SetSignCase(
      "sets for day and night",
      "{ \"core\": { \(hues), \(size("gap", "spacing")) }, \"day\": { \(color("page", "{hue.sand}")) }, "
        + "\"night\": { \(color("page", "{hue.coal}")) } }",
      read + ["kit: page #F4ECD8 #10131A"], studio),
    SetSignCase(
      "sets with slashes in their names, in the keys of the W3C format",
      ##"""
      { "base/all": { "hue": { "sand": { "$value": "#F4ECD8", "$type": "color" },
          "coal": { "$value": "#10131A", "$type": "color" } }, "round": { "$value": "4", "$type": "borderRadius" } },
        "theme/light": { "page": { "$value": "{hue.sand}", "$type": "color" } },
        "theme/dark": { "page": { "$value": "{hue.coal}", "$type": "color" } } }
      """##, read + ["kit: page #F4ECD8 #10131A"], studio),
    SetSignCase(
      "a single set", "{ \"all\": { \(hues), \(size("round", "borderRadius")), \(color("link", "{hue.coal}")) } }",
      read + ["kit: link #10131A #10131A"], studio),
    SetSignCase(
      "references in functions and to numbers",
      "{ \"core\": { \(hues), \(size("gap", "sizing")), \"faint\": { \"value\": \"0.5\", \"type\": \"opacity\" } }, "
        + "\"parts\": { \(color("veil", "rgba({hue.coal}, {faint})")) } }",
      read + ["kit: veil #10131A/0.5 #10131A/0.5"], studio),
    SetSignCase(
      "a reference that is wrong is an error of its own",
      "{ \"core\": { \(hues), \(size("gap", "spacing")) }, "
        + "\"parts\": { \(color("page", "{hue.sand}")), \(color("text", "{hue.coal}")), \(color("rim", "{hue.gone}")) } }",
      read + ["kit: page #F4ECD8 #F4ECD8", "kit: text #10131A #10131A", "kit: rim ? ?"], studio,
      ["there is no token '{hue.gone}'"]),
    SetSignCase(
      "what a server stores",
      "{ \"version\": \"7\", \"updatedAt\": \"2024-05-01T10:00:00Z\", \"values\": { \"core\": { \(hues) }, "
        + "\"day\": { \(color("page", "{hue.sand}")) }, \"night\": { \(color("page", "{hue.coal}")) } } }",
      read + ["kit: page #F4ECD8 #10131A"], studio),
    SetSignCase(
      "sets next to their order are listed once",
      "{ \"core\": { \(hues) }, \"$metadata\": { \"tokenSetOrder\": [\"core\"] } }", read, studio),
    SetSignCase(
      "sets and a file of another folder with the same names",
      [
        "app/t.json":
          "{ \"core\": { \(hues), \(size("gap", "spacing")) }, \"parts\": { \(color("page", "{hue.sand}")) } }",
        "demo/o.json": "{ \"hue\": { \(color("sand", "#FF0000")) } }",
      ],
      [
        "app: hue.sand #F4ECD8 #F4ECD8", "app: hue.coal #10131A #10131A", "app: page #F4ECD8 #F4ECD8",
        "demo: hue.sand #FF0000 #FF0000",
      ], ["app/t.json \(studio)", "demo/o.json \(style)"]),
  ]

  private static let named = ["kit: core.hue.sand #F4ECD8 #F4ECD8", "kit: core.hue.coal #10131A #10131A"]

  static let groups = [
    SetSignCase(
      "references with the names of groups",
      "{ \"core\": { \(hues), \(size("gap", "spacing")) }, \"day\": { \(color("page", "{core.hue.sand}")) } }",
      named + ["kit: day.page #F4ECD8 #F4ECD8"], style),
    SetSignCase(
      "one of the references lacks its group",
      "{ \"core\": { \(hues), \(size("gap", "spacing")) }, \"day\": { \(color("page", "{core.hue.sand}")), "
        + "\(color("text", "{hue.coal}")) } }", named + ["kit: day.page #F4ECD8 #F4ECD8", "kit: day.text ? ?"], style,
      ["there is no token '{hue.coal}'"]),
    SetSignCase(
      "no type of token sets", "{ \"core\": { \(hues) }, \"day\": { \(color("page", "{hue.sand}")) } }",
      named + ["kit: day.page ? ?"], style, ["there is no token '{hue.sand}'"]),
    SetSignCase(
      "most references name tokens of other files",
      [
        "a.json": "{ \(hues), \"tint\": { \(color("sea", "#0000FF")) } }",
        "b.json":
          "{ \"bar\": { \"hue\": { \(color("coal", "#333333")) }, \(color("rim", "{hue.coal}")), "
          + "\(color("page", "{tint.sea}")), \(color("text", "{hue.sand}")), \(size("gap", "spacing")) } }",
      ],
      read + [
        "kit: tint.sea #0000FF #0000FF", "kit: bar.hue.coal #333333 #333333", "kit: bar.rim #10131A #10131A",
        "kit: bar.page #0000FF #0000FF", "kit: bar.text #F4ECD8 #F4ECD8",
      ], ["a.json \(style)", "b.json \(style)"]),
    SetSignCase(
      "no references",
      "{ \"core\": { \(hues), \(size("gap", "spacing")) }, \"day\": { \(color("page", "#FFFFFF")) } }",
      named + ["kit: day.page #FFFFFF #FFFFFF"], style),
  ]

  private static let other = "{ \(hues) }"

  static let answers = [
    SetSignCase(
      "one", ["a/t.json": "{ \"core\": { \(hues) }, \"day\": { \(color("page", "{hue.sand}")) } }", "b/o.json": other],
      [], [],
      [
        "warning kit/a/t.json:1:152 '{hue.sand}' is taken from 'kit/b/o.json', although the group 'core' here has a "
          + "token of that name; to use that one, write {core.hue.sand}"
      ]),
    SetSignCase(
      "two",
      [
        "a/t.json":
          "{ \"core\": { \(hues) }, \"day\": { \(color("page", "{hue.sand}")), \(color("text", "{hue.coal}")) } }",
        "b/o.json": other,
      ], [], [], ["'{hue.sand}' and 1 more reference are taken from 'kit/b/o.json'"]),
    SetSignCase(
      "in the keys of the W3C format",
      [
        "t.json":
          ##"{ "$type": "color", "core": { "a": { "$value": "#111111" } }, "day": { "b": { "$value": "{a}" } } }"##,
        "o.json": file(a: "#222222"),
      ], [], [], ["'{a}' is taken from 'kit/o.json'"]),
    SetSignCase(
      "a token that takes its value from the one of its own name",
      ["t.json": "{ \"bar\": { \"hue\": { \(color("sand", "{hue.sand}")) } } }", "o.json": other], [], []),
    SetSignCase(
      "a name that the file itself defines",
      [
        "t.json": "{ \(hues), \"bar\": { \"hue\": { \(color("sand", "#123456")) }, \(color("page", "{hue.sand}")) } }",
        "o.json": "{ \(color("x", "#123456")) }",
      ], [], []),
    SetSignCase(
      "most references name tokens that no group here has",
      [
        "t.json":
          "{ \"bar\": { \"hue\": { \(color("sand", "#123456")) }, \(color("page", "{hue.sand}")), "
          + "\(color("text", "{hue.coal}")), \(color("rim", "{x}")) } }",
        "o.json": "{ \(hues), \(color("x", "#123456")) }",
      ], [], []),
  ]
}
