import Testing

@testable import SwiftReading

/// The beginnings and ends of tokens, by the rules of the language's own lexer.
@Suite struct LexerTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let tokens: [String]
    var testDescription: String { source }

    init(_ source: String, _ tokens: String...) {
      self.source = source
      self.tokens = tokens
    }
  }

  static let rows: [Row] = [
    Row("a/b/c", "a", "/", "b", "/", "c"),
    Row("let r = /a b/", "let", "r", "=", "/a b/"),
    Row("x = a / b / c", "x", "=", "a", "/", "b", "/", "c"),
    Row("f(/a)/)", "f", "(", "/", "a", ")", "/", ")"),
    Row("try? /x/", "try", "?", "/x/"),
    Row("#/a/b/#.c", "#/a/b/#", ".", "c"),
    Row("#/\n a # x\n/#", "#/\n a # x\n/#"),
    Row("a?.b! ?? c", "a", "?", ".", "b", "!", "??", "c"),
    Row("a ? b : c", "a", "?", "b", ":", "c"),
    Row("x...y ..< z", "x", "...", "y", "..<", "z"),
    Row("1.5e-3 0xFF.a 0x1p3 t.0.1 1_0", "1.5e-3", "0xFF", ".", "a", "0x1p3", "t", ".", "0", ".", "1", "1_0"),
    Row("/* a /* b */ c */ d // e", "d"),
    Row("/* a /*/ b */ c */ d", "d"),
    Row("\"a\\(b + \"c\\(d)\")e\"", "\"", "a", "\\(", "b", "+", "\"", "c", "\\(", "d", ")", "\"", ")", "e", "\""),
    Row("#\"a\\(b)\\#(c)\"#", "#\"", "a\\(b)", "\\#(", "c", ")", "\"#"),
    Row("#\"\"\"#", "#\"", "\"", "\"#"),
    Row("\"\"\"\n \"a\" \\\n b\n\"\"\"", "\"\"\"", "\n \"a\" \\\n b\n", "\"\"\""),
    Row("\"open\nx", "\"", "open", "", "x"),
    Row("`a b`.`class`", "`a b`", ".", "`class`"),
    Row("#if os(iOS)\n#endif", "#if", "os", "(", "iOS", ")", "#endif"),
    Row("#Preview { #selector(a) }", "#Preview", "{", "#selector", "(", "a", ")", "}"),
    Row("@State private var a", "@", "State", "private", "var", "a"),
    Row("\\.a[0] $0 $x", "\\", ".", "a", "[", "0", "]", "$0", "$x"),
    Row("\u{FEFF}#!/bin/x y\nz", "#!/bin/x y", "z"),
    Row("a\r\nb\rc", "a", "b", "c"),
    Row("é√🎨 ± 中", "é", "√", "🎨", "±", "中"),
    Row("-> =b &c &&d", "->", "=", "b", "&", "c", "&&", "d"),
    Row("<#place holder#> + 1", "<#place holder#>", "+", "1"),
    Row("a+//b\nc", "a", "+", "c"),
  ]

  @Test(arguments: rows)
  func tokensAreCut(_ row: Row) {
    #expect(Self.texts(Array(row.source.utf8)) == row.tokens)
  }

  @Test func bytesThatAreNoTextAreLeftOut() {
    #expect(Self.texts([0x61, 0xFF, 0x20, 0x80, 0x62, 0xC3]) == ["a", "b"])
  }

  @Test func remarksAreFound() {
    let source = Array("a // legible:waive low-x why\n/// legible:waive b\n// other\n\"// legible:c\"".utf8)
    let list = source.withUnsafeBufferPointer { Lexer.tokens(of: $0) }
    let texts = list.remarks.map { String(decoding: source[Int($0.lowerBound)..<Int($0.upperBound)], as: UTF8.self) }
    #expect(texts == ["legible:waive low-x why", "legible:waive b"])
  }

  @Test(arguments: [("([)]", [2, 2, 0, 3]), ("{(}", [2, 2, 0]), ("(()", [3, 2, 1]), (")", [0])])
  func bracketsKnowTheirPartners(_ source: String, _ partners: [Int]) {
    let bytes = Array(source.utf8)
    let list = bytes.withUnsafeBufferPointer { Lexer.tokens(of: $0) }
    #expect(list.tokens.dropLast().map { Int($0.partner) } == partners)
  }

  private static func texts(_ bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBufferPointer { Lexer.tokens(of: $0) }.tokens.dropLast().map {
      String(decoding: bytes[Int($0.start)..<Int($0.end)], as: UTF8.self)
    }
  }
}
