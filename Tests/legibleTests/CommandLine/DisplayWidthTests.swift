import Testing

@testable import legible

/// Widths compared with those of Python's wcwidth.
struct DisplayWidthTests {
  @Test
  func scalarsAgreeWithWcwidth() {
    var count = 0
    for line in DisplayWidthVectors.scalars.split(separator: "\n") {
      let fields = line.split(separator: " ")
      let width = Int(fields[0])
      for code in fields.dropFirst() {
        let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init)
        #expect(scalar.map(DisplayWidth.of) == width, "U+\(code)")
        count += 1
      }
    }
    #expect(count >= 400)
  }

  @Test(arguments: DisplayWidthVectors.strings)
  func stringsAgreeWithWcwidth(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test
  func controlsTakeNoColumns() {
    #expect(DisplayWidth.of("a\tb\n\u{7F}\u{9B}") == 2)
    #expect(DisplayWidth.of("\r\n") == 0)
  }

  @Test(arguments: [("日本", 6, "日本  "), ("abc", 2, "abc"), ("", 2, "  "), ("e\u{301}", 2, "e\u{301} "), ("a", -1, "a")])
  func padsByColumns(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.padded(text, to: columns) == expected)
  }
}
