import TestSupport
import Testing

@testable import FileSyntax

@Suite("values")
struct ValueTests {
  @Test("kinds, ranges, places and counts")
  func tree() throws {
    let text = "{\n  \"a\": [1, \"é\", {}],\n  \"b\": null\n}"
    let root = try read(text).root
    #expect(root.kind == .object && root.count == 2 && root.range == 0..<text.utf8.count)
    let list = try #require(root["a"])
    #expect(list.elements.map(\.kind) == [.number, .string, .object])
    #expect(list.elements.map(\.position.column) == [9, 12, 17])
    #expect(root.members.map(\.key) == ["a", "b"])
    #expect(root.members.map(\.keyPosition) == [TextPosition(line: 2, column: 3), TextPosition(line: 3, column: 3)])
    #expect(root.members.first { $0.isKey("b") }?.value.kind == .null)
    #expect(root["c"] == nil && list["a"] == nil && list.members.map(\.key).isEmpty)
  }

  @Test("closures walk as loops do")
  func walking() throws {
    let root = try read("{\"a\":[1,[2],3],\"b\":{\"c\":4}}").root
    var keys: [String] = []
    root.forEachMember { member, _ in keys.append(member.key) }
    #expect(keys == ["a", "b"])
    var kinds: [JSONKind] = []
    root["a"]?.forEachElement { kinds.append($0.kind) }
    #expect(kinds == [.number, .array, .number])
    root["a"]?.forEachMember { _, _ in Issue.record("arrays have no members") }
    root.forEachElement { _ in Issue.record("objects have no elements") }
  }

  @Test("values of other kinds give nil")
  func kinds() throws {
    for value in try read("[{},[],\"1\",1,true,null]").root.elements {
      #expect((value.string != nil) == (value.kind == .string))
      #expect((value.double != nil) == (value.kind == .number))
      #expect((value.integer != nil) == (value.kind == .number))
      #expect((value.number != nil) == (value.kind == .number))
      #expect((value.boolean != nil) == (value.kind == .boolean))
      #expect((value.plainContent != nil) == (value.kind == .string))
      #expect(value.withUTF8 { $0.count } == (value.kind == .string ? 1 : nil))
    }
    #expect(try read("true").root.boolean == true)
    #expect(try read("false").root.boolean == false)
  }

  @Test(
    "strings are decoded",
    arguments: [
      ("\"\"", ""), ("\"a\\/b\"", "a/b"), ("\"\\\"\\\\\\b\\f\\n\\r\\t\"", "\"\\\u{8}\u{C}\n\r\t"),
      ("\"\\u0041\\u00e9\"", "Aé"),
      ("\"\\uD83D\\uDE00\\uDBFF\\uDFFF\"", "\u{1F600}\u{10FFFF}"), ("\"\\u0000\"", "\u{0}"),
      ("\"x\u{1F600}y\"", "x\u{1F600}y"),
    ])
  func strings(_ json: String, _ text: String) throws {
    let value = try read(json).root
    #expect(value.string == text)
    #expect(value.isString(text) && !value.isString(text + "x"))
    #expect(value.withUTF8 { Array($0) } == Array(text.utf8))
    #expect((value.plainContent == nil) == json.contains("\\"))
  }

  @Test(
    "static text compares like other text",
    arguments: [("\"universal\"", true), ("\"\\u0075niversal\"", true), ("\"univers\"", false)])
  func staticText(_ json: String, _ isEqual: Bool) throws {
    let text: StaticString = "universal"
    #expect(try read(json).root.isString(text) == isEqual)
    #expect(try read("{\(json):1}").root.members.map { $0.isKey(text) } == [isEqual])
  }

  @Test("line ends count once each, however they are written", arguments: ["\n", "\r", "\r\n"])
  func lineEnds(_ end: String) throws {
    let document = try read("[1,\(end)\(end)  2,\(end)3]")
    #expect(document.root.elements.map(\.position).map(\.line) == [1, 3, 4])
    #expect(document.root.elements.map(\.position).map(\.column) == [2, 3, 1])
  }

  @Test("a position table agrees with reading from the start")
  func positionTable() throws {
    var generator = SplitMix64(seed: 3)
    let pieces = ["a", "é", "€", "\u{1F600}", "\n", "\r", "\r\n", "        "]
    for start in ["", "\u{FEFF}"] {
      let text = start + (0..<2000).compactMap { _ in pieces.randomElement(using: &generator) }.joined()
      let document = try read("\u{FEFF}\"\"")
      #expect(document.position(ofByte: 0) == document.position(ofByte: 3))
      let comment = try read("/*\(text)*/1", .relaxed)
      let table = PositionTable(comment.bytes)
      for offset in stride(from: -1, through: comment.bytes.count + 1, by: 7) {
        #expect(table.position(ofByte: offset) == comment.position(ofByte: offset))
      }
    }
  }
}
