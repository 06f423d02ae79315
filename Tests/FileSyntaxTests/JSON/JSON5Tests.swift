import TestSupport
import Testing

@testable import FileSyntax

@Suite("JSON5")
struct JSON5Tests {
  @Test(
    "numbers",
    arguments: [
      ("0xFF", 255), ("-0x10", -16), ("+1", 1), (".5", 0.5), ("5.", 5), ("-.25", -0.25), ("+5.e1", 50), ("0x0", 0),
      ("1e3", 1000), ("-0", 0), ("0xFFFFFFFFFFFFFFFF", 0x1p64), ("0x10000000000000000", 0x1p64),
    ])
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try read(text, .json5).root.double == value)
    #expect(try read("[\(text)]", .json5).root.elements.map(\.double) == [value])
  }

  @Test("infinities and NaN are numbers without a value", arguments: ["Infinity", "-Infinity", "+Infinity", "NaN"])
  func specials(_ text: String) throws {
    let root = try read(text, .json5).root
    #expect(root.kind == .number)
    #expect(root.double == nil)
    #expect(root.integer == nil)
  }

  @Test(
    "strings and their escapes",
    arguments: [
      (#"'a"b'"#, "a\"b"), (#""a'b""#, "a'b"), (#"'it\'s'"#, "it's"), (#"'\x41\v\0'"#, "A\u{B}\u{0}"),
      ("'a\\\nb'", "ab"),
      ("'a\\\r\nb'", "ab"), ("'a\\\u{2028}b'", "ab"), (#"'\q'"#, "q"), ("'tab\there'", "tab\there"),
      ("'é\\u0041'", "éA"),
      ("'\u{2028}'", "\u{2028}"), (#"'\xe9'"#, "é"), ("''", ""),
    ])
  func strings(_ text: String, _ value: String) throws {
    #expect(try read(text, .json5).root.string == value)
  }

  @Test("keys without quotes have the range that they have in the file")
  func keys() throws {
    let text = "{bare:1, $v : 2,'one':3,\"two\":4,/*c*/ünï_1:5, \\u0041b:6}"
    let document = try read(text, .json5)
    #expect(document.root.members.map(\.key) == ["bare", "$v", "one", "two", "ünï_1", "Ab"])
    let sources = document.root.members.map { String(decoding: document.bytes[$0.keyRange], as: UTF8.self) }
    #expect(sources == ["bare", "$v", "'one'", "\"two\"", "ünï_1", "\\u0041b"])
    #expect(document.root["$v"]?.integer == 2)
    #expect(document.root.members.map(\.keyPosition.column) == [2, 10, 17, 25, 38, 47])
  }

  @Test("repeated keys are noticed whatever their quotes")
  func duplicates() throws {
    #expect(try read("{a:1,'a':2,\"\\u0061\":3}", .json5).warnings.count == 2)
  }

  @Test("white space that JSON lacks")
  func whitespace() throws {
    let text = "\u{FEFF}\u{A0}{\u{B}a\u{2003}:\u{C}1,\u{2028}}\u{3000}// end"
    #expect(try read(text, .json5).root["a"]?.integer == 1)
  }

  @Test(
    "what is no JSON5 either",
    arguments: [
      "'a", "'a\nb'", "{1a:1}", "{a-b:1}", "{a", "{a:", "0x", "+", ".", "-", "Infinit", "+NaNa", "01", "'\\1'",
      "'\\x4'",
      "{,}", "[,]", "--1", "+-1", "1_0", "`a`", "{a 1}", "\u{1}", "'\\", "{'a'}", "{\\u00zz:1}",
    ])
  func refused(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try read(text, .json5) }
  }

  @Test("every JSON document is one of JSON5 with the same values")
  func superset() throws {
    for row in GrammarCase.all where row.isAccepted {
      let (strict, wide) = (try JSONDocument(parsing: row.bytes), try JSONDocument(parsing: row.bytes, options: .json5))
      #expect(strict.root.range == wide.root.range)
      #expect(strict.root.double == wide.root.double)
      #expect(strict.root.string == wide.root.string)
    }
  }

  @Test("the strict and the relaxed reader take none of it")
  func strict() {
    for text in ["'a'", "{a:1}", "0xFF", "+1", ".5", "5.", "Infinity", "NaN", "\"\\x41\"", "\"a\\\nb\"", "\u{A0}1"] {
      #expect(throws: JSONSyntaxError.self) { try read(text) }
      #expect(throws: JSONSyntaxError.self) { try read(text, .relaxed) }
    }
  }

  @Test("bytes changed at random are read or refused, without a trap")
  func mutations() {
    let seed = Array("{a:'x\\x41',\"b\":[0xF,.5,+Infinity,/*c*/],$c:{'d':\"\\\né\",},e\u{A0}:NaN}".utf8)
    var generator = SplitMix64(seed: 5)
    var accepted = 0
    for _ in 0..<20_000 {
      var bytes = seed
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1 where bytes.count > 1: bytes.remove(at: place)
        default: bytes.insert(bytes.randomElement(using: &generator) ?? 0, at: place)
        }
      }
      guard let document = try? JSONDocument(parsing: bytes, options: .json5) else { continue }
      accepted += 1
      for member in document.root.members { #expect(bytes.indices.contains(member.keyRange.lowerBound)) }
      _ = document.root.elements.map(\.double)
    }
    #expect(accepted > 100)
  }
}
