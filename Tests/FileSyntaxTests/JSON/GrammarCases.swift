import Testing

/// One text and if RFC 8259 accepts it, filed under the clause that decides.
struct GrammarCase: CustomTestStringConvertible, Sendable {
  let clause: String
  let bytes: [UInt8]
  let isAccepted: Bool

  static func accepted(_ clause: String, _ texts: [String]) -> [GrammarCase] {
    texts.map { GrammarCase(clause: clause, bytes: Array($0.utf8), isAccepted: true) }
  }

  static func refused(_ clause: String, _ texts: [String]) -> [GrammarCase] {
    texts.map { GrammarCase(clause: clause, bytes: Array($0.utf8), isAccepted: false) }
  }

  static func refused(_ clause: String, bytes: [[UInt8]]) -> [GrammarCase] {
    bytes.map { GrammarCase(clause: clause, bytes: $0, isAccepted: false) }
  }

  static func accepted(_ clause: String, bytes: [[UInt8]]) -> [GrammarCase] {
    bytes.map { GrammarCase(clause: clause, bytes: $0, isAccepted: true) }
  }

  var testDescription: String {
    "\(clause): \(isAccepted ? "accepts" : "refuses") \(String(decoding: bytes, as: UTF8.self).debugDescription)"
  }
}

extension GrammarCase {
  /// Every clause of the grammar from both sides.
  static let all = grammar + values + containers + numbers + strings + encodings

  private static let grammar =
    accepted(
      "2 whitespace",
      [" 1", "\t1", "\n1", "\r1", "1 ", "1\t", "1\n", "1\r\n", " [ 1 , 2 ] ", "{ \"a\" : 1 }", "[\n\n\n1]", "[\r1\r]"])
    + refused(
      "2 whitespace",
      [
        "\u{B}1", "\u{C}1", "\u{A0}1", "1\u{2003}", "[1,\u{2028}2]", "\u{85}1", "\u{0}1", "1\u{0}", "[\u{7F}1]",
        "\u{8}1",
      ])
    + accepted("2 text is any value", ["1", "\"a\"", "true", "false", "null", "[]", "{}", "-0.5e1"])
    + refused(
      "2 text is one value", ["", " ", "\n", "1 2", "[] []", "{}{}", "true false", "1,", "[1]]", "{}}", "\"a\"b"])
    + refused("2 structural characters", [",", ":", "]", "}", "[", "{", "[1;2]", "(1)", "<1>", "[1 2]", "{\"a\" 1}"])
    + refused("2 no comments", ["// a\n1", "/* a */1", "1 // a", "[1 /* a */]", "# a\n1", "<!-- -->1"])

  private static let values =
    accepted("3 literal names", ["true", "false", "null", "[true,false,null]"])
    + refused(
      "3 literal names",
      [
        "True", "TRUE", "False", "Null", "NULL", "tru", "fals", "nul", "truee", "nulll", "t", "nil", "None",
        "undefined",
        "yes", "on", "a", "true1", "true_", "[tru]", "[nullnull]",
      ])

  private static let containers =
    accepted(
      "4 objects",
      [
        "{}", "{ }", "{\"a\":1}", "{\"\":1}", "{\"a\":1,\"b\":2}", "{\"a\":{\"a\":{}}}", "{\"a\":[]}",
        "{\"\\u0061\":1}",
        "{\"a\":1,\"a\":2}", "{\"\u{1F600}\":null}",
      ])
    + refused(
      "4 objects",
      [
        "{,}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{\"a\":1,,\"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}",
        "{\"a\":1", "{\"a\"", "{\"a\":", "{\"a\":1,", "{\"a\"=1}", "{\"a\"::1}", "{:1}", "{\"a\":1]", "{[]:1}",
        "{\"a\",1}",
        "{\"a\":1 \"b\":2}", "{\"a\" \"b\"}", "{\"a", "{\"a\":1}x",
      ])
    + accepted("5 arrays", ["[]", "[ ]", "[1]", "[1,2]", "[[]]", "[[],[]]", "[1,\"a\",true,null,{}]", "[[[[[]]]]]"])
    + refused(
      "5 arrays",
      [
        "[,]", "[1,]", "[,1]", "[1,,2]", "[1", "[1,", "[", "[[]", "[1}", "[1:2]", "[\"a\":1]", "[1]2", "[[1],[2]",
        "[1 true]",
        "[\"a\" \"b\"]",
      ])

  private static let numbers =
    accepted(
      "6 numbers",
      [
        "0", "-0", "1", "-1", "10", "1234567890", "0.0", "0.5", "-0.5", "1.25", "0e0", "1e5", "1E5", "1e+5", "1e-5",
        "1E-05", "1e00", "0.1e1", "123456789012345678901234567890", "1e400", "-1e-400", "100.000", "0E+0",
        "[1,2.5,-3e2]",
      ])
    + refused(
      "6 numbers",
      [
        "01", "-01", "00", "0001.5", "+1", "+", "-", "--1", "- 1", ".5", "-.5", "1.", "1.e5", "1..2", "1.2.3", "1e",
        "1e+",
        "1e-", "1ee5", "1e5.5", "1e 5", "0x10", "0X1F", "-0x1", "0b1", "0o7", "1_000", "1,000", "NaN", "nan", "-NaN",
        "Infinity", "-Infinity", "inf", "1f", "1d", "1L", "½", "１", "1/2", "1%", "$1", "0e", "-e5", "e5", "1+1",
      ])

  private static let strings =
    accepted(
      "7 strings",
      [
        "\"\"", "\"a\"", "\" \"", "\"'\"", "\"/\"", "\"\\\"\"", "\"\\\\\"", "\"\\/\"", "\"\\b\\f\\n\\r\\t\"",
        "\"\\u0041\"",
        "\"\\u00e9\\u00E9\"", "\"\\u0000\"", "\"\\uD83D\\uDE00\"", "\"\\ud83d\\ude00\"", "\"\\uFFFF\"",
        "\"\\uD7FF\\uE000\"",
        "\"\u{7F}\"", "\"\u{80}\"", "\"é€\u{1F600}\"", "\"\u{2028}\u{2029}\"", "\"\u{FEFF}\"", "\"\u{10FFFF}\"",
        "\"[{,:}]//\"",
      ])
    + refused(
      "7 strings",
      [
        "\"", "\"a", "'a'", "`a`", "\u{201C}a\u{201D}", "a\"", "\"a\"\"", "\"\"\"a\"\"\"", "\"\n\"", "\"\r\"", "\"\t\"",
        "\"\u{0}\"", "\"\u{1}\"", "\"\u{1F}\"", "\"a\u{8}bcdefghijk\"", "\"abcdefgh\u{B}ijklmnop\"",
      ])
    + refused(
      "7 escapes",
      [
        "\"\\\"", "\"\\", "\"\\a\"", "\"\\x41\"", "\"\\0\"", "\"\\'\"", "\"\\v\"", "\"\\e\"", "\"\\ \"", "\"\\\n\"",
        "\"\\U0041\"",
        "\"\\u\"", "\"\\u1\"", "\"\\u12\"", "\"\\u123\"", "\"\\u123", "\"\\u12G4\"", "\"\\u+123\"", "\"\\u{41}\"",
        "\"\\N\"",
        "\"\\é\"",
      ])
    + refused(
      "7 surrogates",
      [
        "\"\\uD800\"", "\"\\uDBFF\"", "\"\\uDC00\"", "\"\\uDFFF\"", "\"\\uD83Dx\"", "\"\\uD83D\\n\"",
        "\"\\uD83D\\uD83D\"",
        "\"\\uDE00\\uD83D\"", "\"\\uD83D\\u0041\"", "\"\\uD83D\\uDE0\"", "\"\\uD83D\\", "{\"\\uD800\":1}",
      ])

  private static let encodings =
    accepted(
      "8.1 UTF-8",
      bytes: [
        quoted([0xC2, 0x80]), quoted([0xDF, 0xBF]), quoted([0xE0, 0xA0, 0x80]), quoted([0xED, 0x9F, 0xBF]),
        quoted([0xEE, 0x80, 0x80]), quoted([0xEF, 0xBF, 0xBF]), quoted([0xF0, 0x90, 0x80, 0x80]),
        quoted([0xF4, 0x8F, 0xBF, 0xBF]), [0xEF, 0xBB, 0xBF, 0x31],
      ])
    + refused(
      "8.1 UTF-8",
      bytes: [
        quoted([0x80]), quoted([0xBF]), quoted([0xC0, 0x80]), quoted([0xC1, 0xBF]), quoted([0xC2]),
        quoted([0xC2, 0x41]),
        quoted([0xE0, 0x9F, 0xBF]), quoted([0xE2, 0x82]), quoted([0xE2, 0x28, 0xA1]), quoted([0xE2, 0x82, 0x28]),
        quoted([0xED, 0xA0, 0x80]), quoted([0xED, 0xBF, 0xBF]), quoted([0xF0, 0x8F, 0xBF, 0xBF]),
        quoted([0xF0, 0x9F, 0x98]),
        quoted([0xF0, 0x9F, 0x98, 0x28]), quoted([0xF4, 0x90, 0x80, 0x80]), quoted([0xF5, 0x80, 0x80, 0x80]),
        quoted([0xF8, 0x88, 0x80, 0x80, 0x80]), quoted([0xFE]), quoted([0xFF]), [0x22, 0xE2, 0x82], [0x22, 0xC3],
        [0x80],
        [0x31, 0xC3], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB], [0xEF, 0xBB, 0xBF, 0xEF, 0xBB, 0xBF, 0x31],
      ])
    + refused(
      "8.1 other encodings",
      bytes: [
        [0xFF, 0xFE, 0x31, 0x00], [0xFE, 0xFF, 0x00, 0x31], [0x31, 0x00], [0x00, 0x31],
        [0xFF, 0xFE, 0, 0, 0x31, 0, 0, 0],
        [0, 0, 0xFE, 0xFF, 0, 0, 0, 0x31], [0x31, 0, 0, 0], [0, 0, 0, 0x31], [0xE9, 0x31],
      ])
    + accepted("8.2 unassigned and noncharacters", ["\"\u{378}\"", "\"\u{FFFE}\"", "\"\\uFDD0\""])

  private static func quoted(_ content: [UInt8]) -> [UInt8] { [0x22] + content + [0x22] }
}
