import TestSupport
import Testing

@testable import legible

/// Words, strings, members, and edits of documents.
@Suite struct TextSpanTests {
  private static func document(_ text: String) -> TextDocument { TextDocument(Array(text.utf8), version: 1) }

  private static func text(_ range: Range<Int>?, of document: TextDocument) -> String? {
    range.map { String(decoding: document.bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("abc def", 0, "abc"), (".mid)", 0, ".mid"), ("\"a b\", x", 0, "\"a b\""), ("{ x\ny", 0, "{ x"), ("é🍲 x", 0, "é🍲"),
    ("\"a", 0, "\"a"), ("\"a\\\"b\" c", 0, "\"a\\\"b\""), ("", 0, ""), ("a", 1, ""),
  ])
  func aSpanBeginsWhereItIsTold(_ text: String, _ offset: Int, _ span: String) {
    let document = Self.document(text)
    #expect(Self.text(document.span(startingAt: offset), of: document) == span)
  }

  @Test(arguments: [
    ("\"a\": { \"b\": [1, 2] }, \"c\": 3", "\"a\": { \"b\": [1, 2] }"), ("\"a\": \"x, y\" , 3", "\"a\": \"x, y\" "),
    ("\"a\": 3 }", "\"a\": 3 "), ("a: 3\nb", "a"), ("\"a\": {", "\"a\": {"),
  ])
  func aMemberReachesToItsEnd(_ text: String, _ member: String) {
    let document = Self.document(text)
    #expect(Self.text(document.member(startingAt: 0), of: document) == member)
  }

  @Test func stringsAndWordsAreFoundAroundAPlace() {
    let document = Self.document("x(\"a b\", .Brand.mid) + \"c\"")
    #expect(Self.text(document.quoted(around: 4), of: document) == "a b")
    #expect(document.quoted(around: 9) == nil)
    #expect(Self.text(document.word(around: 12), of: document) == ".Brand")
    #expect(Self.text(document.word(around: 17), of: document) == ".Brand.mid")
    #expect(document.word(around: 22) == nil)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func anEditMakesTheOtherText(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func text() -> [UInt8] {
      Array(
        (0..<Int(random.next() % 12)).map { _ in ["a", "é", "è", "🍲", "🍳", "\n"][Int(random.next() % 6)] }.joined().utf8
      )
    }
    let (old, new) = (text(), text())
    let edit = TextDocument(old, version: 1).edit(to: new)
    #expect(Array(old[..<edit.range.lowerBound]) + edit.text + old[edit.range.upperBound...] == new)
    #expect(String(validating: edit.text, as: UTF8.self) != nil)
  }
}
