import Testing

@testable import ColorMath
@testable import Palettes

/// A token of a file, and the bytes of the value in which its color is written.
private struct WrittenCase: CustomTestStringConvertible, Sendable {
  var name: String
  var given: String
  var token: String
  /// The value as the file has it; nil where no single value is to be edited.
  var want: String?
  var alpha: Double

  var testDescription: String { name }

  init(_ name: String, _ given: String, _ want: String?, token: String = "a", alpha: Double = 1) {
    (self.name, self.given, self.want, self.token, self.alpha) = (name, given, want, token, alpha)
  }

  static let all = [
    WrittenCase("a text", ##"{"a":{"$type":"color","$value":"#ff0000"}}"##, ##""#ff0000""##),
    WrittenCase(
      "a text with an opacity", ##"{"a":{"$type":"color","$value":"#ff000080"}}"##,
      ##""#ff000080""##, alpha: 128.0 / 255),
    WrittenCase(
      "behind a byte order mark and signs of several bytes",
      "\u{FEFF}" + ##"{"é":{"$type":"color","$value":"#00f"},"a":{"$type":"color","$value":"red"}}"##,
      #""red""#),
    WrittenCase(
      "an alias over another one, with an opacity beside it",
      ##"{"$type":"color","r":{"$value":"#ff0000"},"b":{"$value":"{r}"},"a":{"$value":"{b}","alpha":0.5}}"##,
      ##""#ff0000""##),
    WrittenCase(
      "an object", #"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[1,0,0]}}}"#,
      #"{"colorSpace":"srgb","components":[1,0,0]}"#),
    WrittenCase(
      "a component that stands in the same file",
      ##"{"n":{"$type":"number","$value":1},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,0]}}}"##,
      ##"{"colorSpace":"srgb","components":[{"$ref":"#/n/$value"},0,0]}"##),
    WrittenCase(
      "a color of a border", ##"{"a":{"$type":"border","$value":{"color":"#f00","width":"1px"}}}"##,
      ##""#f00""##, token: "a.color"),
    WrittenCase(
      "a color that is worked out",
      ##"{"r":{"value":"#ff0000","type":"color"},"a":{"value":"rgba({r}, 0.5)","type":"color"},"b":{"value":"{r}","type":"color","$extensions":{"studio.tokens":{"modify":{"type":"lighten","value":"0.5","space":"hsl"}}}}}"##,
      nil, token: "b"),
    WrittenCase("no color", #"{"a":{"$type":"color","$value":"no"}}"#, nil),
  ]
}

@Suite("the value that an edit of a token changes")
struct WrittenValueTests {
  @Test("its bytes are those of the file, quotes and braces included", arguments: WrittenCase.all)
  private func range(_ row: WrittenCase) throws {
    let palette = try DesignTokenEditorTests.palette(row.given, named: "t.json")
    let token = try #require(palette.tokens.first { $0.name.path == row.token })
    let written = token.entries[0].written
    let bytes = Array(row.given.utf8)
    #expect(written.map { String(decoding: bytes[$0.range], as: UTF8.self) } == row.want)
    #expect(written?.bytes(in: bytes) == row.want.map { Array($0.utf8) })
    #expect(written == nil || written?.alpha == row.alpha)
  }

  @Test("other bytes in its place are noticed, and a shorter file")
  func changedFile() throws {
    let text = ##"{"a":{"$type":"color","$value":"#ff0000"}}"##
    let written = try #require(try DesignTokenEditorTests.palette(text, named: "t.json").tokens[0].entries[0].written)
    for other in [" " + text, text.parts(around: "#ff0000").joined(separator: "#ff0001"), "{}", ""] {
      #expect(written.bytes(in: Array(other.utf8)) == nil)
    }
  }
}
