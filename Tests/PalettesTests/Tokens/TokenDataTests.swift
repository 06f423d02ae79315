import TestSupport
import Testing

@testable import Palettes

@Suite("values that are no tokens but that references name")
struct TokenDataTests {
  private static func load(_ files: [String: String], path: String = "app") -> (lines: [String], said: [String]) {
    let audits = AuditLoader.load(path: path, from: .memory(files), vocabulary: testVocabulary)
    return (
      audits.flatMap(\.palette.tokens).map { TokenVariantTests.summary($0) },
      audits.flatMap(\.diagnostics).map(\.message)
    )
  }

  private static func every(_ name: String, _ color: String) -> String { "\(name) \(color) \(color) \(color) \(color)" }

  private static let channels = #"{ "h": "{tint.sky}", "s": "{strength.1}", "l": "{level.2}" }"#

  @Test("elements of arrays in files beside it, with and without quotation marks")
  func files() {
    let found = Self.load([
      "app/strength.json5": "{ strength: [0, 100] }", "app/level.json": #"{ "level": [10, 20, 50] }"#,
      "app/tint.json5": "{ tint: { sky: 240 } }",
      "app/color.json": #"{ "c": { "type": "color", "value": \#(Self.channels) } }"#,
    ])
    #expect(found.lines == [Self.every("c", "#0000FF")])
    #expect(found.said == [])
  }

  @Test("plain values and elements of the file itself, in channels, in texts, and as a whole color")
  func ownFile() {
    let text = ##"""
      { "tint": { "sky": 240, "note": "of the sky" }, "strength": [0, 100], "level": [10, 20, 50],
        "list": ["#ff0000", "{brand}"], "brand": "#00ff00",
        "a": { "type": "color", "value": \##(Self.channels) },
        "b": { "type": "color", "value": "hsl({tint.sky}, {strength.1}%, {level.2}%)" },
        "c": { "type": "color", "value": "{list.0}" }, "d": { "type": "color", "value": "{list.1}" },
        "e": { "type": "color", "value": "{list.2}" } }
      """##
    let found = Self.load(["app/t.json": text])
    #expect(
      found.lines == [
        Self.every("a", "#0000FF"), Self.every("b", "#0000FF"), Self.every("c", "#FF0000"),
        Self.every("d", "#00FF00"), "e ? ? ? ?",
      ])
    #expect(found.said.map { $0.hasPrefix("there is no token '{list.2}'") } == [true], "\(found.said)")
  }

  @Test("a token goes before a plain value of its name, and plain values are no tokens")
  func order() {
    let found = Self.load([
      "app/a.json": ##"{ "brand": { "x": "#0000ff" }, "c": { "type": "color", "value": "{brand.x}" } }"##,
      "app/b.json": ##"{ "brand": { "x": { "type": "color", "value": "#ff0000" } } }"##,
    ])
    #expect(found.lines.sorted() == [Self.every("brand.x", "#FF0000"), Self.every("c", "#FF0000")])
    #expect(found.said == [])
  }

  @Test("values of one name that differ in two files are said only if they change a color")
  func ties() {
    let users = ##"{ "c": { "type": "color", "value": "hsl({tint.sky}, 100%, 50%)" } }"##
    let other = ##"{ "tint": { "sky": 0, "sea": 9 }, "k": { "type": "color", "value": "#fff" } }"##
    let one = ##"{ "tint": { "sky": 240, "sea": 8 }, "l": { "type": "color", "value": "#fff" } }"##
    let found = Self.load(["app/a.json": one, "app/b.json": other, "app/c.json": users])
    #expect(found.said.count == 1, "\(found.said)")
    #expect(found.said.allSatisfy { $0.holds("'tint.sky'") && !$0.holds("'tint.sea'") }, "\(found.said)")
  }

  @Test("references among plain values that form a cycle are an error, and long lists are read in linear time")
  func limits() {
    let list = (0..<20_000).map { "\($0)" }.joined(separator: ",")
    let text = ##"""
      { "x": "{y}", "y": "{x}", "long": [\##(list)], "c": { "type": "color", "value": "{x}" },
        "d": { "type": "color", "value": "hsl({long.7}, 100%, 50%)" } }
      """##
    let found = Self.load(["app/t.json": text])
    #expect(found.lines == ["c ? ? ? ?", "d ? ? ? ?"])
    #expect(found.said.contains { $0.hasPrefix("references form a cycle") }, "\(found.said)")
  }
}
