import TestSupport
import Testing

@testable import FileSyntax

@Suite("writing")
struct WriterTests {
  private func written(_ style: JSONWriter.Style = .compact, _ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(style: style)
    body(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func sample(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.key("a")
      writer.array { writer in
        writer.value(1)
        writer.value("x")
        writer.object { _ in }
        writer.array { _ in }
      }
      writer.key("b" as StaticString)
      writer.value(nil as String?)
      writer.key("c")
      writer.raw(Array("[1, 2]".utf8))
      writer.key("d")
      writer.value(true)
    }
  }

  @Test("compact text has no whitespace")
  func compact() {
    #expect(written(.compact, sample) == "{\"a\":[1,\"x\",{},[]],\"b\":null,\"c\":[1, 2],\"d\":true}")
  }

  @Test("pretty text has a line for each member and element")
  func pretty() {
    let expected = """
      {
        "a": [
          1,
          "x",
          {},
          []
        ],
        "b": null,
        "c": [1, 2],
        "d": true
      }

      """
    #expect(
      written(.pretty(indent: 2)) {
        sample(&$0); $0.lineEnd()
      } == expected)
  }

  @Test(
    "numbers are as short as they can be and read back as the same",
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-3, "-3"), (4.5, "4.5"), (0.1, "0.1"), (1e15, "1000000000000000"),
      (1e16, "1e+16"),
      (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"), (.nan, "null"),
      (.infinity, "null"),
      (-.infinity, "null"),
    ] as [(Double, String)])
  func numbers(_ number: Double, _ text: String) {
    #expect(written { $0.value(number) } == text)
    #expect(written { $0.value(number as Double?) } == text)
  }

  @Test(
    "strings are escaped where they must be",
    arguments: [
      ("", "\"\""), ("a", "\"a\""), ("\"\\/", "\"\\\"\\\\/\""),
      ("\n\t\r\u{8}\u{C}\u{0}\u{1F}", "\"\\n\\t\\r\\u0008\\u000C\\u0000\\u001F\""),
      ("é€\u{1F600}\u{7F}", "\"é€\u{1F600}\\u007F\""),
      ("abcdefgh\u{2028}ijklmnop\u{2029}", "\"abcdefgh\\u2028ijklmnop\\u2029\""),
      ("\u{2027}\u{202A}\u{E2}", "\"\u{2027}\\u202A\u{E2}\""), ("0123456789abcdef\"", "\"0123456789abcdef\\\"\""),
    ])
  func strings(_ text: String, _ json: String) {
    #expect(written { $0.value(text) } == json)
    #expect(
      written { writer in
        writer.object {
          $0.key(text); $0.null()
        }
      } == "{\(json):null}")
  }

  @Test("text can be taken away in pieces")
  func pieces() {
    var writer = JSONWriter(style: .compact)
    var text: [UInt8] = []
    writer.array { writer in
      for number in 0..<10 {
        writer.value(number)
        if number % 3 == 0 { text += writer.takeBytes() }
        if number % 4 == 0 { writer.drain { text += $0 } }
      }
    }
    text += writer.takeBytes()
    #expect(writer.bytes.isEmpty)
    #expect(String(decoding: text, as: UTF8.self) == "[0,1,2,3,4,5,6,7,8,9]")
  }

  @Test("numbers that follow each other do not change each other")
  func repeatedNumbers() {
    let numbers = [0.1, 0.1, -0.1, 0, -0.0, .nan, .nan, 3, 3, 0.1, .infinity, 0.1]
    let text = written { writer in writer.array { list in numbers.forEach { list.value($0) } } }
    #expect(text == "[0.1,0.1,-0.1,0,0,null,null,3,3,0.1,null,0.1]")
  }

  @Test("a value of another writer is written as it is, and that writer can start anew")
  func otherWriter() {
    var cell = JSONWriter(style: .compact)
    let text = written { writer in
      writer.array { list in
        for number in 1...2 {
          cell.removeAll()
          cell.object {
            $0.key("a"); $0.value(number)
          }
          list.value(writtenBy: cell)
          list.value(writtenBy: cell)
        }
      }
    }
    #expect(text == #"[{"a":1},{"a":1},{"a":2},{"a":2}]"#)
    #expect(cell.byteCount == 7)
  }

  @Test("the room set aside shows nowhere", arguments: [-1, 0, 1, 7, 4096])
  func room(_ size: Int) {
    var writer = JSONWriter(style: .compact, room: size)
    #expect(writer.bytes.isEmpty && writer.byteCount == 0)
    writer.array { list in for _ in 0..<100 { list.value("a long enough text") } }
    #expect(writer.byteCount == 2_101)
    #expect(writer.bytes.count == 2_101)
    #expect(writer.takeBytes().count == 2_101)
    #expect(writer.takeBytes().isEmpty)
  }

  @Test("whatever is written reads back as the same", arguments: 0..<60)
  func roundTrip(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for style in [JSONWriter.Style.compact, .pretty(indent: 2)] {
      var writer = JSONWriter(style: style)
      writeRandomValue(depth: 4, to: &writer, using: &generator)
      var copy = JSONWriter(style: style)
      write(try JSONDocument(parsing: writer.bytes).root, to: &copy)
      #expect(copy.bytes == writer.bytes)
    }
  }

  private func write(_ value: JSONValue, to writer: inout JSONWriter) {
    switch value.kind {
    case .object:
      writer.object { writer in
        value.forEachMember { member, value in
          writer.key(member.key)
          write(value, to: &writer)
        }
      }
    case .array: writer.array { writer in value.forEachElement { write($0, to: &writer) } }
    case .string: writer.value(value.string)
    case .number: if let integer = value.integer { writer.value(integer) } else { writer.value(value.double) }
    case .boolean: writer.value(value.boolean ?? false)
    case .null: writer.null()
    }
  }
}
