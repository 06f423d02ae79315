import TestSupport
import Testing

@testable import Palettes

/// A token file with a token that is not a color, and what is said of a pair on it.
struct UnreadTokenCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var token: String
  /// The place of the token and a part of the reason.
  var want: [String]

  init(_ name: String, _ text: String, _ token: String = "x", _ want: String...) {
    (self.name, self.text, self.token, self.want) = (name, text, token, want)
  }

  var testDescription: String { name }

  static let all = [
    UnreadTokenCase(
      "a name that may be a word", ##"{ "a": { "value": "#fff" },\##n"x": { "value": "white" } }"##, "x",
      "app/t.json:2:1",
      "it has no type"),
    UnreadTokenCase(
      "a dimension",
      ##"{ "a": { "$type": "color", "$value": "#fff" },\##n"x": { "$type": "dimension", "$value": "4px" } }"##,
      "x", "app/t.json:2:1", "its type is \"dimension\""),
    UnreadTokenCase(
      "another type", ##"{ "a": { "value": "#fff" },\##n"g": { "x": { "type": "asset", "value": "white" } } }"##, "g.x",
      "app/t.json:2:8", "its type is not \"color\""),
    UnreadTokenCase(
      "text", ##"{ "a": { "value": "#fff" },\##n"x": { "value": "Arial" } }"##, "x", "app/t.json:2:1",
      "its value is not a color"),
    UnreadTokenCase(
      "the key of another format", ##"{ "a": { "$type": "color", "$value": "#fff" },\##n"x": { "value": "#000" } }"##,
      "x",
      "app/t.json:2:1", "this file has the key \"$value\""),
    UnreadTokenCase(
      "a member that is no token", ##"{ "a": { "value": "#fff" },\##n"x": "#000" }"##, "x", "app/t.json:2:1",
      "without a token around it"),
    UnreadTokenCase(
      "a list", ##"{ "a": { "$type": "color", "$value": "#fff" },\##n"x": { "$type": "color", "$value": ["#000"] } }"##,
      "x",
      "app/t.json:2:1", "a list"),
    UnreadTokenCase(
      "a token called like a color", ##"{ "a": { "value": "#fff" },\##n"red": { "value": "Arial" } }"##, "red",
      "app/t.json:2:1", "its value is not a color"),
  ]
}

@Suite("tokens that are declared and no colors")
struct UnreadTokenTests {
  @Test("a pair on one says where it is declared and why it is no color", arguments: UnreadTokenCase.all)
  func pairs(_ row: UnreadTokenCase) {
    let files = [
      "app/t.json": row.text,
      "app/legible.json":
        #"{ "version": 1, "sources": ["t.json"], "pairs": [{ "foreground": "\#(row.token)", "on": "a" }] }"#,
    ]
    let audits = AuditLoader.load(path: "app", from: .memory(files), vocabulary: testVocabulary)
    let errors = audits.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message)
    #expect(errors.count == 1, "\(errors)")
    for part in row.want { #expect(errors.allSatisfy { $0.holds(part) }, "\(part) in \(errors)") }
    #expect(!errors.contains { $0.holds("there is no token") })
  }
}

/// A document of another tool, and the words that name it.
struct ForeignFormatCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String

  var testDescription: String { name }

  static let all = [
    ForeignFormatCase(
      name: "a VS Code color theme",
      text: ##"{ "name": "Night", "type": "dark", "colors": { "tab.activeBackground": "#111" }, "tokenColors": [] }"##),
    ForeignFormatCase(
      name: "a JSON Schema",
      text: ##"{ "$schema": "https://json-schema.org/draft/2020-12/schema", "properties": { "a": { "$value": 1 } } }"##),
    ForeignFormatCase(
      name: "a JSON Schema", text: ##"{ "type": "object", "properties": { "$value": { "type": "string" } } }"##),
    ForeignFormatCase(
      name: "a Tailwind configuration",
      text: ##"{ "darkMode": "class", "theme": { "extend": { "colors": { "brand": "#123456" } } } }"##),
    ForeignFormatCase(
      name: "an export of Specify", text: ##"[{ "name": "brand", "type": "color", "value": { "hex": "#123456" } }]"##),
    ForeignFormatCase(
      name: "an export of Supernova", text: ##"[{ "id": "1", "tokenType": "Color", "value": { "hex": "#123456" } }]"##),
    ForeignFormatCase(
      name: "a build of Style Dictionary",
      text: ##"[{ "$value": "#123456", "name": "brand", "path": ["brand"], "filePath": "a.json" }]"##),
    ForeignFormatCase(
      name: "an export of Figma variables by mode",
      text: ##"{ "version": "1", "collections": [{ "name": "T", "modes": [{ "name": "L", "variables": [] }] }] }"##),
  ]
}

@Suite("formats that are not read")
struct ForeignFormatTests {
  @Test("a list of colors in the form of another tool is read, and named")
  func read() throws {
    let text = ##"{ "content": ["./src/**/*.html"], "theme": { "colors": { "brand": { "500": "#123456" } } } }"##
    let audits = AuditLoader.load(path: "t.json", from: .memory(["t.json": text]), vocabulary: testVocabulary)
    let audit = try #require(audits.first)
    #expect(audit.palette.tokens.map(\.name.path) == ["theme.colors.brand.500"])
    #expect(audit.declaration.tokenSources.files.map(\.dialect) == ["names and colors (a Tailwind configuration)"])
  }

  @Test("a document of another tool is named as what it is", arguments: ForeignFormatCase.all)
  func named(_ row: ForeignFormatCase) {
    for file in ["export.json", "export.tokens.json"] {
      let audits = AuditLoader.load(path: file, from: .memory([file: row.text]), vocabulary: testVocabulary)
      let errors = audits.flatMap(\.diagnostics).filter { $0.severity == .error }.map(\.message)
      guard !errors.isEmpty || file == "export.json" else { continue }
      #expect(errors.count == 1 && errors.allSatisfy { $0.holds(row.name) && $0.holds("is not read; ") }, "\(errors)")
    }
  }
}
