import Testing

@testable import legible

/// Places in texts of JSON that may be half written.
@Suite struct JSONCursorTests {
  @Test(
    arguments: [
      ("|", [], false, false), ("{|", [], true, false), ("{ \"|\"", [], true, true),
      ("{ \"a\": |", ["a"], false, false),
      ("{ \"a\": \"x|\" }", ["a"], false, true), ("{ \"a\": [\"x\", \"|\"", ["a"], false, true),
      ("{ \"a\": [{ \"b\": 1, \"|", ["a"], true, true),
      ("{ \"a\": [{ \"b\": \"c\", \"d\": |", ["a", "d"], false, false),
      ("{ // \"a\": {\n \"b\": |", ["b"], false, false), ("{ /* { */ \"b\": |", ["b"], false, false),
      ("{ \"a\": { \"b\": 1 }, |", [], true, false), ("{ \"a\\\"\": |", ["a\\\""], false, false),
    ] as [(String, [String], Bool, Bool)])
  func aPlaceHasItsKeys(_ text: String, _ path: [String], _ isKey: Bool, _ isQuoted: Bool) throws {
    let offset = try #require(text.utf8.firstIndex(of: UInt8(ascii: "|"))).utf16Offset(in: text)
    let bytes = Array(text.utf8.filter { $0 != UInt8(ascii: "|") })
    let cursor = JSONCursor(bytes, at: offset)
    #expect(cursor.path == path && cursor.isKey == isKey && cursor.isQuoted == isQuoted)
  }

  @Test func theStringIsFoundWithoutItsQuotes() {
    let cursor = JSONCursor(Array("{ \"ab\": \"cde\" }".utf8), at: 10)
    #expect(cursor.range == 9..<12)
  }

  @Test(arguments: 0...20)
  func anyPlaceOfAnyTextIsAnswered(_ offset: Int) {
    for text in ["", "\"", "{\"a\\", "}]}]", "/*", "//", "{\"a\":[[[", "\\\"\\"] {
      let cursor = JSONCursor(Array(text.utf8), at: offset)
      #expect(cursor.range.upperBound <= text.utf8.count + 1)
    }
  }
}
