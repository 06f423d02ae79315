import TestSupport
import Testing

@testable import ColorMath
@testable import Palettes

@Suite("design tokens as a palette")
struct TokenLoaderTests {
  private static let base = ##"{"$type":"color","base":{"red":{"$value":"#ff0000"},"broken":{"$value":"{nope}"}}}"##
  private static let text = """
    { "$type": "color",
      "text": { "error": { "$value": "{base.red}" } },
      "space": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } } }
    """
  private static let audit = """
    { "version": 1, "sources": ["base.tokens.json", "text.json"],
      "pairs": [{ "foreground": "text.error", "on": "base.red" }] }
    """

  private func load(_ path: String) throws -> LoadedPalette {
    let files = ["app/legible.json": Self.audit, "app/base.tokens.json": Self.base, "app/text.json": Self.text]
    let audits = AuditLoader.load(
      path: path, from: .memory(files), vocabulary: testVocabulary)
    return try #require(audits.first)
  }

  @Test("files of an audit refer to each other, and pairs name tokens by their path")
  func audit() throws {
    let loaded = try load("app")
    let tokens = loaded.palette.tokens
    #expect(
      tokens.map(\.name.qualified) == [
        "app/base.tokens.json/base.broken", "app/base.tokens.json/base.red", "app/text.json/text.error",
      ])
    #expect(
      tokens.map { $0.entries.map(\.value) } == [
        [.unreadable], [.color(Color(.sRGB, 1, 0, 0))], [.color(Color(.sRGB, 1, 0, 0))],
      ])
    #expect(tokens[2].location == SourceLocation(file: "app/text.json", line: 2, column: 13))
    #expect(
      tokens[2].entries.map { tokens[2].location(of: $0) } == [
        SourceLocation(file: "app/text.json", line: 2, column: 34)
      ])
    #expect(loaded.declaration.sources == ["app/base.tokens.json", "app/text.json"])
    #expect(loaded.declaration.pairs.count == 1)
    let problems = loaded.diagnostics.filter { $0.severity != .note }
    #expect(problems.map(\.location.text) == ["app/base.tokens.json:1:72"])
  }

  @Test("a token file that is named is an audit of its own", arguments: ["app/base.tokens.json", "app/text.json"])
  func path(_ path: String) throws {
    let loaded = try load(path)
    #expect(loaded.declaration.sources == [path])
    #expect(loaded.declaration.name == (path == "app/text.json" ? "text" : "base"))
    #expect(loaded.palette.tokens.allSatisfy { $0.file == path })
    #expect(!loaded.palette.tokens.isEmpty)
  }

  @Test(
    "a file of names and colors is one of tokens when it is named, and an audit file is none",
    arguments: [
      (##"{ "blue-5": "#EFF6FB", "blue-60v": "#005EA2" }"##, ["blue-5", "blue-60v"]),
      (##"{ "blue": { "5": "rgb(239 246 251)" }, "red": { "5": "#F9EEEE" } }"##, ["blue.5", "red.5"]),
      (##"{ "surfaces": { "card": "#FFFFFF" } }"##, []), (##"{ "name": "red" }"##, []), ("{}", []),
    ])
  func plainList(_ text: String, _ names: [String]) throws {
    let audits = AuditLoader.load(path: "c.json", from: .memory(["c.json": text]), vocabulary: testVocabulary)
    let loaded = try #require(audits.first)
    #expect(loaded.palette.tokens.map(\.name.path) == names)
    #expect(loaded.declaration.sources == (names.isEmpty ? [] : ["c.json"]))
  }

  @Test("the colours of borders, shadows and gradients are tokens with a place in the composite")
  func composites() throws {
    let text = """
      { "$type": "color", "red": { "$value": "#ff0000" },
        "line": { "$type": "border", "$value": { "color": "{red}" } },
        "fade": { "$type": "gradient", "$value": [{ "color": "#fff", "position": 0 }, { "color": "no", "position": 1 }] },
        "copy": { "$type": "border", "$value": "{line}" }, "open": { "$type": "border", "$value": "{none}" } }
      """
    let palette = try DesignTokenEditorTests.palette(text, named: "t.json")
    let lines = palette.tokens.map { token in
      let entry = token.entries[0]
      let value = if case .color(let color) = entry.value { color.encodedSRGB.eightBit.hex } else { "?" }
      let place = token.location(of: entry)
      return
        "\(token.name.path) \(value) \(place.line):\(place.column) \(entry.origin.map { "\($0.line):\($0.column)" } ?? "")"
    }
    #expect(
      lines == [
        "copy.color #FF0000 4:42 1:40", "fade.0.color #FFFFFF 3:56 ", "fade.1.color ? 3:92 ",
        "line.color #FF0000 2:53 1:40",
        "open ? 4:93 ", "red #FF0000 1:40 ",
      ])
  }

  @Test("the shadow colors are decoration, those of borders are not")
  func shadows() throws {
    let text = """
      { "$type": "color", "red": { "$value": "#ff0000" },
        "line": { "$type": "border", "$value": { "color": "{red}" } },
        "drop": { "$type": "shadow", "$value": [{ "color": "{red}" }, { "color": "#00000040" }] },
        "copy": { "$value": "{drop}" }, "lost": { "$type": "shadow", "$value": "{none}" } }
      """
    let palette = try DesignTokenEditorTests.palette(text, named: "t.json")
    #expect(
      palette.tokens.map { "\($0.name.path) \($0.isDecoration)" } == [
        "copy.0.color true", "copy.1.color true", "drop.0.color true", "drop.1.color true", "line.color false",
        "lost true", "red false",
      ])
  }

  @Test("a name is found by its whole path")
  func lookup() throws {
    let palette = try load("app").palette
    #expect(palette.lookup("text.error") == .found(2))
    #expect(palette.lookup("app/text.json/text.error") == .found(2))
    #expect(palette.lookup("error") == .unknown)
    #expect(palette.displayName(of: 2) == "text.error")
  }
}
