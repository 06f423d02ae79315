import FileSyntax

/// The text of a line without its marks, and what was marked as code or as strong.
struct InlineText: Sendable {
  /// The bytes without marks.
  let bytes: CountedArray<UInt8>
  /// The ranges of code.
  let code: [Range<Int>]
  /// The ranges of strong text.
  let strong: [Range<Int>]

  /// Reads the marks of a line.
  init(_ text: String) {
    var reader = InlineReader(text)
    reader.read()
    (bytes, code, strong) = (CountedArray(reader.plain), reader.code, reader.strong)
  }

  /// Takes a line of code, in which nothing is a mark.
  init(code text: String) { (bytes, code, strong) = (CountedArray(Array(text.utf8)), [], []) }

  /// The whole text.
  package var text: String { text(0..<bytes.count) }

  /// True if nothing but white space is left.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// A part of the text without white space at its ends.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self).trimmed
  }
}
