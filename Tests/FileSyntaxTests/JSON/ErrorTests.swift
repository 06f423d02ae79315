import Testing

@testable import FileSyntax

/// A text, the place of its error, and words in its message.
struct ErrorCase: CustomTestStringConvertible, Sendable {
  let text: String
  let line: Int
  let column: Int
  let words: String
  let options: JSONOptions

  init(_ text: String, _ line: Int, _ column: Int, _ words: String, _ options: JSONOptions = .strict) {
    (self.text, self.line, self.column, self.words, self.options) = (text, line, column, words, options)
  }

  var testDescription: String { text.debugDescription }

  static let all: [ErrorCase] = [
    ErrorCase("", 1, 1, "the file is empty"),
    ErrorCase("\n\n ", 3, 2, "the file is empty"),
    ErrorCase("True", 1, 1, "write true in lowercase"),
    ErrorCase("[\n  NULL]", 2, 3, "write null in lowercase"),
    ErrorCase("NaN", 1, 1, "'NaN' is not a JSON value; use null"),
    ErrorCase("[-Infinity]", 1, 2, "infinity is not a JSON value"),
    ErrorCase("[+1]", 1, 2, "remove it"),
    ErrorCase("[.5]", 1, 2, "write 0.5"),
    ErrorCase("[1.]", 1, 4, "write 1.0"),
    ErrorCase("[1e]", 1, 4, "exponent"),
    ErrorCase("[01]", 1, 2, "leading zeros"),
    ErrorCase("[0x1F]", 1, 2, "hexadecimal"),
    ErrorCase("['a']", 1, 2, "replace ' with \""),
    ErrorCase("{a:1}", 1, 2, "put double quotation marks around it"),
    ErrorCase("{\"a\"=1}", 1, 5, "replace = with :"),
    ErrorCase("{\"a\":1,}", 1, 7, "a comma precedes the closing bracket"),
    ErrorCase("[1,\n]", 1, 3, "a comma precedes the closing bracket"),
    ErrorCase("[1,,2]", 1, 4, "before the comma"),
    ErrorCase("[1 2]", 1, 4, "add a comma before it"),
    ErrorCase("[1", 1, 3, "the array that starts at 1:1 is not closed; add ]"),
    ErrorCase("\n{\"a\":[]", 2, 8, "the object that starts at 2:1 is not closed; add }"),
    ErrorCase("[1}", 1, 3, "does not close the array that starts at 1:1; write ]"),
    ErrorCase("[\"a\":1]", 1, 5, "write { }"),
    ErrorCase("\"abc", 1, 1, "the string is not closed"),
    ErrorCase("[\"abc\n\"]", 1, 6, "\\n for a line break"),
    ErrorCase("[\"a\tb\"]", 1, 4, "write \\t"),
    ErrorCase("\"\u{1}\"", 1, 2, "write \\u0001"),
    ErrorCase("\"\\x\"", 1, 2, "unknown escape sequence"),
    ErrorCase("\"\\u12\"", 1, 2, "four hexadecimal digits"),
    ErrorCase("\"é\\uD83D\"", 1, 3, "\\uD83D is a lone surrogate"),
    ErrorCase("\"\\uD83D\\uE000\"", 1, 2, "\\uD83D is a lone surrogate"),
    ErrorCase("{} // a", 1, 4, "comments are not allowed here; remove this one"),
    ErrorCase("# a", 1, 1, "write // instead", .relaxed),
    ErrorCase("[1,\r\n /* é", 2, 2, "add */", .relaxed),
    ErrorCase("[1]\n]", 2, 1, "expected the end"),
    ErrorCase("\u{FEFF}[x]", 1, 2, "this word is not a JSON value"),
    ErrorCase("[\"\u{1F600}\", x]", 1, 7, "this word is not a JSON value"),
    ErrorCase("[1,\u{A0}2]", 1, 4, "U+00A0 is not JSON whitespace"),
    ErrorCase("\u{201C}a\u{201D}", 1, 1, "straight double quotation marks"),
    ErrorCase("[\r\r\n\n\r x]", 5, 2, "this word is not a JSON value"),
  ]
}

@Suite("errors and warnings")
struct ErrorTests {
  @Test("an error names place and remedy", arguments: ErrorCase.all)
  func error(_ row: ErrorCase) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try read(row.text, row.options) }
    #expect(error.position == TextPosition(line: row.line, column: row.column))
    #expect(error.message.contains(row.words), "\(error.message)")
  }

  @Test(
    "invalid UTF-8 is located and named",
    arguments: [
      ([0x80], "continuation"), ([0xC0, 0x80], "overlong"), ([0xE0, 0x80, 0x80], "overlong"),
      ([0xF0, 0x80, 0x80, 0x80], "overlong"), ([0xED, 0xA0, 0x80], "surrogate"),
      ([0xF4, 0x90, 0x80, 0x80], "U+10FFFF"),
      ([0xE2, 0x82], "truncated"), ([0xF0, 0x9F, 0x98], "truncated"), ([0xFF], "not the start"),
    ] as [([UInt8], String)])
  func invalidUTF8(_ broken: [UInt8], _ words: String) throws {
    let options = JSONOptions.relaxed
    for (prefix, suffix) in [("[\"é", "\"]"), ("[//", "\n]"), ("[  ", "]")] {
      let bytes = Array(prefix.utf8) + broken + Array(suffix.utf8)
      let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes, options: options) }
      #expect(error.byteOffset == prefix.utf8.count)
      #expect(error.position == TextPosition(line: 1, column: 4))
      #expect(error.message.contains(words), "\(error.message)")
    }
  }

  @Test(
    "UTF-16 and UTF-32 are named with the way to convert them",
    arguments: [
      ([0xFF, 0xFE, 0x7B, 0x00], "-f UTF-16 "), ([0xFE, 0xFF, 0x00, 0x7B], "-f UTF-16 "),
      ([0x7B, 0x00], "-f UTF-16LE "),
      ([0x00, 0x7B], "-f UTF-16BE "), ([0xFF, 0xFE, 0, 0], "-f UTF-32 "), ([0x7B, 0, 0, 0], "-f UTF-32LE "),
      ([0, 0, 0, 0x7B], "-f UTF-32BE "),
    ] as [([UInt8], String)])
  func otherEncodings(_ bytes: [UInt8], _ words: String) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes) }
    #expect(error.message.contains("iconv " + words), "\(error.message)")
  }

  @Test("a byte order mark is a warning")
  func byteOrderMark() throws {
    let document = try read("\u{FEFF}{}")
    #expect(document.warnings.map(\.kind) == [.byteOrderMark])
    #expect(document.root.range == 3..<5)
    #expect(document.root.position == TextPosition(line: 1, column: 1))
  }

  @Test("keys that are equal once decoded are warned of, and the last one counts")
  func duplicates() throws {
    let document = try read("{\"b\":{\"x\":1,\"x\":2},\n\"a\":1,\"\\u0061\":2, \"A\":3, \"a\":4}")
    #expect(document.warnings.map(\.kind) == [.duplicateKey("x"), .duplicateKey("a"), .duplicateKey("a")])
    #expect(document.warnings.map(\.position.line) == [1, 2, 2])
    #expect(document.warnings.map(\.position.column) == [13, 7, 26])
    #expect(document.warnings.last?.message.contains("2:1") == true)
    #expect(document.root["a"]?.integer == 4)
    #expect(document.root["b"]?["x"]?.integer == 2)
    #expect(document.root.count == 5)
  }

  @Test("a thousand repeated keys are listed and the rest counted")
  func manyDuplicates() throws {
    let document = try read("{" + Array(repeating: "\"a\":1", count: 1501).joined(separator: ",") + "}")
    #expect(document.warnings.count == 1000)
    #expect(document.warnings.map(\.byteOffset) == (1...1000).map { 1 + 6 * $0 })
    #expect(document.warnings.last?.message.contains("500 more repeated keys") == true)
  }

  @Test("canonically equivalent keys are different keys")
  func equivalence() throws {
    let document = try read("{\"\u{E9}\":1,\"e\u{301}\":2}")
    #expect(document.warnings.isEmpty)
    #expect(document.root["\u{E9}"]?.integer == 1)
    #expect(document.root["e\u{301}"]?.integer == 2)
  }

  @Test("duplicates are found in small and large objects alike", arguments: [2, 3, 23, 24, 25, 26, 3000])
  func manyMembers(_ count: Int) throws {
    let keys = (0..<count - 1).map { "\"k\($0)\":\($0)" }
    let text = "{" + (keys + ["\"\\u006B0\":-1"]).joined(separator: ",") + "}"
    let document = try read(text)
    #expect(document.warnings.map(\.kind) == [.duplicateKey("k0")])
    #expect(document.root["k0"]?.integer == -1)
    #expect(try read("{" + keys.joined(separator: ",") + "}").warnings.isEmpty)
  }
}
