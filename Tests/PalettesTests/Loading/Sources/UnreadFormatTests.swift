import TestSupport
import Testing

@testable import ColorMath
@testable import FileSyntax
@testable import Palettes

/// A document beside token files that is not read with them.
struct UnreadFormatCase: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  /// True if it is read where there are no token files.
  var isCopy = false

  var testDescription: String { name }

  private static let list = ##"[{ "tokenName": "sea", "hex": "#204060" }]"##

  private static func nested(_ depth: Int) -> String {
    (0..<depth).reduce(list) { text, _ in #"{ "g": \#(text) }"# }
  }

  private static func after(_ count: Int) -> String {
    let groups = (0..<count).map { #", "g\#($0)": {}"# }
    return #"{ "list": \#(list)\#(groups.joined()) }"#
  }

  /// Documents with colors.
  static let colored = [
    UnreadFormatCase(
      name: "a built list", text: ##"[{ "value": "#204060", "type": "color", "name": "sea", "path": ["sea"] }]"##),
    UnreadFormatCase(
      name: "a built list in the keys of the W3C format",
      text: ##"[{ "$value": "#204060", "$type": "color", "name": "sea", "path": ["sea"] }]"##),
    UnreadFormatCase(name: "a list of objects", text: ##"[{ "tokenName": "sea", "hex": "#204060" }]"##),
    UnreadFormatCase(
      name: "a list of objects under one name", text: ##"{ "colors": [{ "name": "hue.sea", "color": "#204060" }] }"##),
    UnreadFormatCase(name: "a list in the deepest groups that are searched", text: nested(4)),
    UnreadFormatCase(name: "a list after as many groups as are searched", text: after(254)),
    UnreadFormatCase(
      name: "modes of Figma collections",
      text:
        ##"{ "collections": [{ "collection": "H", "mode": "Day", "value": { "sea": { "$value": "#204060" } } }] }"##),
    UnreadFormatCase(
      name: "a list of Specify", text: ##"[{ "name": "sea", "type": "color", "value": { "hex": "#204060" } }]"##),
    UnreadFormatCase(
      name: "a list of Supernova", text: ##"[{ "id": "9", "tokenType": "Color", "value": { "hex": "#204060" } }]"##),
    UnreadFormatCase(
      name: "variables by mode",
      text: ##"""
        { "collections": [{ "name": "T", "modes": [{ "name": "Day", "variables": [
          { "name": "sea", "type": "color", "value": "#204060" }] }] }] }
        """##),
    UnreadFormatCase(
      name: "variables of one mode",
      text: ##"""
        { "$collection": "hues", "$mode": "light", "variables": [
          { "name": "hue/sea", "resolvedType": "COLOR", "value": { "r": 0.2, "g": 0.4, "b": 0.6, "a": 1 } }] }
        """##, isCopy: true),
    UnreadFormatCase(
      name: "stored token sets",
      text: ##"""
        { "version": "3", "updatedAt": "2024-02-03T04:05:06Z", "values": {
          "core": { "hue": { "sea": { "value": "#336699", "type": "color" } } } } }
        """##, isCopy: true),
  ]

  /// Documents that hold none, or are data of an app.
  static let others = [
    UnreadFormatCase(name: "a list in deeper groups than are searched", text: nested(5)),
    UnreadFormatCase(name: "a list after more groups than are searched", text: after(255)),
    UnreadFormatCase(
      name: "a built list of sizes", text: ##"[{ "value": "8", "type": "spacing", "name": "s", "path": ["s"] }]"##),
    UnreadFormatCase(name: "a list of things with colors", text: ##"[{ "title": "Sea", "hex": "#204060" }]"##),
    UnreadFormatCase(
      name: "variables of one mode without colors",
      text: #"{ "$mode": "s", "variables": [{ "name": "gap", "resolvedType": "FLOAT", "value": 8 }] }"#),
  ]

  static let schemas = [
    UnreadFormatCase(
      name: "a root of another definition",
      text: ##"""
        { "$schema": "https://json-schema.org/draft/2019-09/schema", "$ref": "#/$defs/group", "$defs": {
          "group": { "additionalProperties": { "$ref": "#/$defs/group" } } } }
        """##),
    UnreadFormatCase(
      name: "properties of tokens",
      text: ##"""
        { "$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "properties": {
          "$value": { "type": "string" }, "$type": { "enum": ["color"] } } }
        """##),
    UnreadFormatCase(
      name: "alternatives",
      text: ##"""
        { "$schema": "https://json-schema.org/draft/2020-12/schema", "anyOf": [{ "$ref": "a.json" }],
          "value": { "$value": "#FFFFFF", "$type": "color" } }
        """##),
    UnreadFormatCase(
      name: "no word of its kind",
      text: ##"{ "type": "object", "properties": { "sea": { "value": "#204060", "type": "color" } } }"##),
    UnreadFormatCase(
      name: "definitions alone",
      text: ##"{ "$ref": "#/$defs/t", "$defs": { "t": { "$type": "color", "$value": "#204060" } } }"##),
  ]
}

@Suite("documents that no audit reads")
struct UnreadFormatTests {
  private static let own = ##"{ "ink": { "$type": "color", "$value": "#101010" } }"##

  private static func load(_ files: [String: String], path: String = "app") -> [LoadedPalette] {
    AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary)
  }

  private static func left(_ files: [String: String], path: String = "app") -> [String] {
    load(files, path: path).flatMap(\.omissions).filter { $0.code == .folderSkipped }.map { "\($0.name) \($0.count)" }
  }

  @Test("colors in another format are counted and named", arguments: UnreadFormatCase.colored)
  func colored(_ row: UnreadFormatCase) {
    let files = ["app/a.json": Self.own, "app/out/x.json": row.text]
    let audits = Self.load(files)
    #expect(audits.flatMap(\.palette.tokens).map(\.name.path) == ["ink"])
    #expect(audits.flatMap(\.diagnostics) == [])
    #expect(Self.left(files) == ["app/out/x.json 1"])
    let two = files.merging(["app/out/y.json": row.text]) { $1 }
    #expect(Self.left(two) == ["app/out 2"])
    let beside = ["app/App/legible.json": #"{ "version": 1 }"#, "app/out/x.json": row.text]
    #expect(Self.left(beside) == ["app/out/x.json 1"])
  }

  @Test("what holds no colors, or is no format of another tool, is not", arguments: UnreadFormatCase.others)
  func others(_ row: UnreadFormatCase) {
    let files = ["app/a.json": Self.own, "app/out/x.json": row.text]
    #expect(Self.left(files) == [] && Self.load(files).flatMap(\.diagnostics) == [])
  }

  @Test("a copy is read by itself", arguments: UnreadFormatCase.colored.filter { $0.isCopy })
  func alone(_ row: UnreadFormatCase) {
    for path in ["app", "app/out/x.json"] {
      let audits = Self.load(["app/out/x.json": row.text], path: path)
      #expect(audits.flatMap(\.palette.tokens).map(\.name.path) == ["hue.sea"])
      guard case .color(let color)? = audits.first?.palette.tokens.first?.entries.first?.value else {
        Issue.record("no color")
        continue
      }
      #expect(color.encodedSRGB.eightBit.hex == "#336699")
      #expect(audits.flatMap(\.diagnostics) == [] && audits.flatMap(\.omissions) == [])
    }
  }

  @Test("variables of two modes in two files are one palette") func modes() {
    let text = UnreadFormatCase.colored.first { $0.name == "variables of one mode" }?.text ?? ""
    let audits = Self.load(["app/hues.light.json": text, "app/hues.dark.json": text.replacing("0.2", with: "0.8")])
    #expect(audits.count == 1 && audits.flatMap(\.palette.tokens).map(\.entries.count) == [2])
    #expect(audits.flatMap(\.diagnostics) == [])
  }

  @Test("a JSON Schema is not a token file, and is explained if it is named", arguments: UnreadFormatCase.schemas)
  func schemas(_ row: UnreadFormatCase) {
    for name in ["x.json", "x.schema.json", "x.tokens.json"] {
      let files = ["app/a.json": Self.own, "app/schemas/\(name)": row.text]
      let audits = Self.load(files)
      #expect(audits.flatMap(\.palette.tokens).map(\.name.path) == ["ink"])
      #expect(audits.flatMap(\.diagnostics) == [] && audits.flatMap(\.omissions) == [])
      let pattern = ["app/legible.json": #"{ "version": 1, "sources": ["**/*.json"] }"#]
      let own = Self.load(files.merging(pattern) { $1 })
      #expect(own.flatMap(\.palette.tokens).map(\.name.path) == ["ink"])
      #expect(own.flatMap(\.diagnostics).filter { $0.severity == .error } == [])
      let said = Self.load(files, path: "app/schemas/\(name)").flatMap(\.diagnostics).filter { $0.severity == .error }
      #expect(said.count == 1 && said.allSatisfy { $0.message.holds("this is a JSON Schema, which is not read; ") })
    }
  }

  @Test("tokens with the schema of something else are tokens") func tokens() {
    let text = ##"{ "$schema": "https://json-schema.org/draft/2020-12/schema", "sea": { "value": "#204060" } }"##
    #expect(Self.load(["app/a.json": text]).flatMap(\.palette.tokens).map(\.name.path) == ["sea"])
  }
}
