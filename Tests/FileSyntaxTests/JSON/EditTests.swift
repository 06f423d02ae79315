import TestSupport
import Testing

@testable import FileSyntax

@Suite("edits")
struct EditTests {
  private func edited(_ text: String, _ edits: [JSONEdit]) throws(JSONEditError) -> String {
    String(decoding: try JSONEdit.apply(edits, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("a value is replaced and every other byte stays")
  func replace() throws {
    let text = "{ // note\r\n  \"a\" : [ 1.50,\t\"x\" ],\n\"a\":2,}"
    let root = try read(text, .relaxed).root
    let edits = try [
      JSONEdit(replacing: #require(root["a"]), with: Array("{}".utf8)),
      JSONEdit(
        replacing: #require(root.members.map(\.value.elements).first?.map(\.self).last), with: Array("\"é\"".utf8)),
    ]
    #expect(try edited(text, edits) == "{ // note\r\n  \"a\" : [ 1.50,\t\"é\" ],\n\"a\":{},}")
    #expect(try edited(text, edits.reversed()) == edited(text, edits))
    #expect(try edited(text, []) == text)
  }

  @Test("edits may touch but not overlap, nor both add at one place")
  func overlaps() throws {
    let digits = "0123456789"
    func edit(_ range: Range<Int>, _ text: String) -> JSONEdit { JSONEdit(range: range, replacement: Array(text.utf8)) }
    #expect(
      try edited(digits, [edit(2..<4, "a"), edit(4..<6, ""), edit(4..<4, "b"), edit(10..<10, "c")]) == "01ab6789c")
    #expect(throws: JSONEditError.overlap(2..<5, 4..<6)) { try edited(digits, [edit(4..<6, ""), edit(2..<5, "")]) }
    #expect(throws: JSONEditError.overlap(0..<9, 3..<3)) { try edited(digits, [edit(0..<9, ""), edit(3..<3, "")]) }
    #expect(throws: JSONEditError.overlap(3..<3, 3..<3)) { try edited(digits, [edit(3..<3, "a"), edit(3..<3, "b")]) }
    #expect(throws: JSONEditError.outOfBounds(9..<11)) { try edited(digits, [edit(9..<11, "")]) }
    #expect(throws: JSONEditError.outOfBounds(-1..<1)) { try edited(digits, [edit(-1..<1, "")]) }
  }

  @Test("any value of any document can be replaced alone", arguments: 0..<40)
  func property(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    var writer = JSONWriter(style: .pretty(indent: 3))
    writer.array { writeRandomValue(depth: 4, to: &$0, using: &generator) }
    let document = try JSONDocument(parsing: writer.bytes)
    let values = allValues(document.root)
    for value in values {
      let result = try JSONEdit.apply([JSONEdit(replacing: value, with: [0x37])], to: document.bytes)
      #expect(result == document.bytes[..<value.range.lowerBound] + [0x37] + document.bytes[value.range.upperBound...])
      #expect(throws: Never.self) { try JSONDocument(parsing: result) }
    }
  }

  private func allValues(_ value: JSONValue) -> [JSONValue] {
    [value] + value.elements.flatMap(allValues) + value.members.flatMap { allValues($0.value) }
  }
}
