import Testing

@testable import Palettes
@testable import legible

/// The line of an error with its caret.
@Suite struct SourceExcerptTests {
  private static func lines(_ text: String, _ line: Int, _ column: Int) -> [String]? {
    let place = SourceLocation(file: "legible.json", line: line, column: column)
    return SourceExcerpt(at: place, in: Array(text.utf8))?.lines
  }

  @Test(arguments: [
    ("{\n  \"rol\": 1\n}", 2, 3, ["    \"rol\": 1", "    ^"]), ("\t\"a\"", 1, 2, ["   \"a\"", "   ^"]),
    ("日本x", 1, 3, ["  日本x", "      ^"]), ("ab", 1, 3, ["  ab", "    ^"]),
    ("a\u{1B}[31mb", 1, 6, ["  a\\u{1B}[31mb", "            ^"]),
  ])
  func pointsAtThePlace(_ text: String, _ line: Int, _ column: Int, _ wanted: [String]) {
    #expect(Self.lines(text, line, column) == wanted)
  }

  @Test(arguments: [("", 1, 1), ("a", 2, 1), ("a", 1, 9), ("a", 0, 1)])
  func isNothingBeyondTheText(_ text: String, _ line: Int, _ column: Int) {
    #expect(Self.lines(text, line, column) == nil)
  }

  @Test func cutsLongLines() throws {
    let text = String(repeating: "x", count: 500) + "Y" + String(repeating: "x", count: 500)
    let lines = try #require(Self.lines(text, 1, 501))
    #expect(lines[0].count == 78 && lines[1].count == lines[0].prefix { $0 != "Y" }.count + 1)
  }

  @Test func showsNoOtherFile() {
    #expect(SourceExcerpt(at: SourceLocation(file: "Package.swift", line: 1, column: 1)) == nil)
  }
}
