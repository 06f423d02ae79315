import TestSupport
import Testing

@testable import Palettes

@Suite("hostile token files, row by row")
struct TokenLimitTests {
  private static func said(_ files: [String: String], path: String) -> [Diagnostic] {
    AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary).flatMap(\.diagnostics)
  }

  @Test(
    "a resolver with two modifiers of one name, or a step that replaces contexts, is an error and no crash",
    arguments: [
      ##""modifiers": { "t": { "contexts": { "light": [], "dark": [] } }, "t": { "contexts": {} } }, "resolutionOrder": [{ "$ref": "#/modifiers/t" }]"##,
      ##""modifiers": { "t": { "contexts": { "light": [], "dark": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/t", "contexts": 0 }]"##,
      ##""resolutionOrder": [{ "name": "t", "type": "modifier", "contexts": { "a": [], "b": [], "c": [] } }, { "name": "t", "type": "modifier", "contexts": { "a": [] } }]"##,
      ##""modifiers": { "t": { "contexts": { "a": [], "b": [] } } }, "resolutionOrder": [{ "name": "t", "type": "modifier", "contexts": { "a": [] } }]"##,
      ##""modifiers": { "t": { "contexts": { "a": [], "a": [] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/t" }]"##,
    ])
  func modifiers(_ members: String) {
    let said = Self.said(
      ["x.resolver.json": ##"{ "version": "2025.10", \##(members) }"##], path: "x.resolver.json")
    #expect(said.contains { $0.severity == .error }, "\(said)")
  }

  @Test("sets that each name the next twice are read in linear time")
  func doubling() throws {
    var sets = (0..<60).map { index in
      ##""s\##(index)": { "sources": [{ "$ref": "#/sets/s\##(index + 1)" }, { "$ref": "#/sets/s\##(index + 1)" }] }"##
    }
    sets.append(##""s60": { "sources": [{ "a": { "$type": "color", "$value": "#f00" } }] }"##)
    let text =
      ##"{ "version": "2025.10", "sets": { \##(sets.joined(separator: ",")) }, "resolutionOrder": [{ "$ref": "#/sets/s0" }] }"##
    let audits = AuditLoader.load(
      path: "x.resolver.json", from: .memory(["x.resolver.json": text]), vocabulary: testVocabulary)
    #expect(audits.flatMap(\.diagnostics) == [])
    #expect(audits.flatMap(\.palette.tokens).map(\.name.path) == ["a"])
  }

  @Test("what a set names again goes before what it names earlier")
  func again() throws {
    let text = ##"""
      { "version": "2025.10", "sets": { "r": { "sources": [{ "a": { "$type": "color", "$value": "#f00" } }] },
          "b": { "sources": [{ "a": { "$type": "color", "$value": "#00f" } }] },
          "all": { "sources": [{ "$ref": "#/sets/r" }, { "$ref": "#/sets/b" }, { "$ref": "#/sets/r" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """##
    let audits = AuditLoader.load(
      path: "x.resolver.json", from: .memory(["x.resolver.json": text]), vocabulary: testVocabulary)
    #expect(audits.flatMap(\.palette.tokens).map(TokenVariantTests.summary) == ["a #FF0000 #FF0000 #FF0000 #FF0000"])
  }

  @Test("too many sets are refused with the limit and the number found")
  func manySets() {
    let sets = (0..<2001).map { ##""s\##($0)": { "sources": [] }"## }
    let text = ##"{ "version": "2025.10", "sets": { \##(sets.joined(separator: ",")) }, "resolutionOrder": [] }"##
    let said = Self.said(["x.resolver.json": text], path: "x.resolver.json")
    #expect(
      said.map { $0.message.hasPrefix("the resolver has 2001 sets, modifiers, and steps, but the limit") } == [true])
  }

  @Test("many pointers into one large object take no longer than the object")
  func pointers() {
    let members = (0..<8000).map { "\"k\($0)\": \"#00\(String($0 + 0x1000, radix: 16))\"" }
    let tokens = (0..<8000).map {
      ##""t\##($0)": { "$type": "color", "$value": { "$ref": "#/big/$extensions/k\##($0)" } }"##
    }
    let text =
      ##"{ "big": { "$value": "#fff", "$type": "color", "$extensions": { \##(members.joined(separator: ",")) } }, \##(tokens.joined(separator: ",")) }"##
    let audits = AuditLoader.load(path: "t.json", from: .memory(["t.json": text]), vocabulary: testVocabulary)
    #expect(audits.flatMap(\.palette.tokens).count == 8001)
    #expect(!Diagnostic.hasErrors(audits.flatMap(\.diagnostics)))
  }

  @Test("a ring of aliases lists at most eight names", arguments: [3, 8, 9, 500])
  func ring(_ count: Int) throws {
    let tokens = (0..<count).map { ##""t\##($0)": { "$type": "color", "$value": "{t\##(($0 + 1) % count)}" }"## }
    let said = Self.said(["t.json": "{ \(tokens.joined(separator: ",")) }"], path: "t.json")
    let message = try #require(said.first { $0.message.holds("form a cycle") }).message
    #expect(message.parts(around: "{t").count - 1 == min(count + 1, 8), "\(message)")
    #expect(count < 8 || message.holds("more"))
  }

  @Test(
    "a number that is too large is called that, in tokens, catalogs and audit files",
    arguments: [
      ("t.json", ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1e999, 0, 0] } } }"##),
      (
        "t.json",
        ##"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 1e999 } } }"##
      ),
      (
        "C.xcassets/R.colorset/Contents.json",
        ##"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": 1e999, "green": "0", "blue": "0", "alpha": "1" } } }] }"##
      ),
      (
        "C.xcassets/R.colorset/Contents.json",
        ##"{ "colors": [{ "idiom": "universal", "color": { "color-space": "srgb", "components": { "red": "1e999", "green": "0", "blue": "0", "alpha": "1" } } }] }"##
      ),
      (
        "legible.json",
        ##"{ "version": 1, "sources": [], "surfaces": { "s": [{ "color": "#fff", "opacity": 1e999 }] } }"##
      ),
    ])
  func large(_ name: String, _ text: String) {
    let said = Self.said(["app/\(name)": text], path: "app")
    #expect(said.contains { $0.severity == .error && $0.message.holds("too large") }, "\(said)")
    #expect(!said.contains { $0.message.holds("not a number") || $0.message.holds("no number") }, "\(said)")
  }
}
