import TestSupport
import Testing

@testable import legible

/// Documents that clients edit piece by piece.
@Suite struct TextDocumentTests {
  private static let letters = ["a", "é", "語", "🙂", "\n", "\r\n", "\r", "e\u{301}", "\"", "{"]

  private static func text(_ random: inout SplitMix64, _ most: UInt64) -> String {
    (0..<Int(random.next() % most)).map { _ in letters[Int(random.next() % UInt64(letters.count))] }.joined()
  }

  @Test(arguments: [
    ("", 0, 0, 0), ("abc", 0, 2, 2), ("abc", 0, 9, 3), ("abc", 3, 0, 3), ("a\nb", 1, 1, 3), ("a\r\nb", 0, 9, 1),
    ("a\r\nb", 1, 0, 3), ("a\rb", 1, 0, 2), ("a\n", 1, 0, 2), ("é=1", 0, 1, 2), ("🙂x", 0, 2, 4), ("🙂x", 0, 1, 0),
    ("語x", 0, 1, 3), ("a\n\n", 1, 5, 2),
  ])
  func placesAreCountedInUTF16(_ text: String, _ line: Int, _ character: Int, _ offset: Int) {
    let document = TextDocument(Array(text.utf8), version: 1)
    #expect(document.offset(of: DocumentPosition(line: line, character: character), in: .utf16) == offset)
  }

  @Test(arguments: [("é=1", 0, 2, 2), ("é=1", 0, 1, 0), ("🙂x", 0, 4, 4), ("🙂x", 0, 3, 0), ("a\r\né", 1, 2, 5)])
  func placesAreCountedInUTF8(_ text: String, _ line: Int, _ character: Int, _ offset: Int) {
    let document = TextDocument(Array(text.utf8), version: 1)
    #expect(document.offset(of: DocumentPosition(line: line, character: character), in: .utf8) == offset)
  }

  @Test func columnsOfReportsAreScalars() {
    let document = TextDocument(Array("x\n🙂e\u{301}=1\r\n".utf8), version: 1)
    let places = (1...7).map { document.position(line: 2, column: $0, in: .utf16).character }
    #expect(places == [0, 2, 3, 4, 5, 6, 6])
    #expect(document.position(line: 9, column: 1, in: .utf8) == DocumentPosition(line: 2, character: 0))
  }

  @Test(arguments: 0..<200 as Range<UInt64>, PositionEncoding.allCases)
  func everyScalarHasAPlaceThatLeadsBack(_ seed: UInt64, _ encoding: PositionEncoding) {
    var random = SplitMix64(seed: seed)
    let text = Self.text(&random, 30)
    let document = TextDocument(Array(text.utf8), version: 1)
    var offset = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let isWithinLineEnd = scalar == "\n" && index > 0 && scalars[index - 1] == "\r"
      let place = document.position(ofByte: offset, in: encoding)
      if !isWithinLineEnd { #expect(document.offset(of: place, in: encoding) == offset) }
      offset += String(scalar).utf8.count
    }
  }

  /// Edits by ranges give the bytes that a plain replacement gives.
  @Test(arguments: 0..<200 as Range<UInt64>, PositionEncoding.allCases)
  func editsReplaceWhatTheirRangesName(_ seed: UInt64, _ encoding: PositionEncoding) {
    var random = SplitMix64(seed: seed)
    var expected = Array(Self.text(&random, 40).utf8)
    var document = TextDocument(expected, version: 0)
    for version in 1...8 {
      let new = Array(Self.text(&random, 6).utf8)
      if random.next() % 8 == 0 {
        expected = new
        document.apply([DocumentChange(nil, new)], version: version, in: encoding)
      } else {
        let ends = [0, 1].map { _ in
          document.position(ofByte: Int(random.next() % UInt64(expected.count + 1)), in: encoding)
        }
        let offsets = ends.map { document.offset(of: $0, in: encoding) }.sorted()
        expected.replaceSubrange(offsets[0]..<offsets[1], with: new)
        document.apply([DocumentChange((ends[0], ends[1]), new)], version: version, in: encoding)
      }
      #expect(document.bytes == expected && document.version == version)
      #expect(document.bytes.elementsEqual(String(decoding: document.bytes, as: UTF8.self).utf8), "a scalar was cut")
    }
  }
}
