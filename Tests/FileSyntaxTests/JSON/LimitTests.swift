import Testing

@testable import FileSyntax

/// The limits of documents from both sides.
@Suite struct LimitTests {
  @Test func valuesAreReadUpToTheirLimit() throws {
    let options = JSONOptions(maximumValues: 10)
    #expect((try? JSONDocument(parsing: Array("[1,2,3,4,5,6,7,8,9]".utf8), options: options)) != nil)
    let error = #expect(throws: JSONSyntaxError.self) {
      try JSONDocument(parsing: Array("[1,2,3,4,5,6,7,8,9,10,11]".utf8), options: options)
    }
    #expect(error?.message.hasPrefix("the file exceeds the limit of 10 values and keys") == true)
  }

  @Test(arguments: ["\u{9B}", "\u{7F}", "\u{202E}", "\u{2066}", "\u{61C}", "\u{2028}", "\u{85}", "\u{1B}", "é…😀\u{A0}"])
  func whatSteersIsEscapedAndReadsBack(_ text: String) throws {
    for padding in ["", "seven..", "eight...", "é"] {
      var writer = JSONWriter(style: .compact)
      writer.value(padding + text + padding)
      let bytes = writer.takeBytes()
      #expect(try JSONDocument(parsing: bytes).root.string == padding + text + padding)
      let isPlain = text.unicodeScalars.allSatisfy {
        $0.value > 0x9F && ![0x202E, 0x2066, 0x61C, 0x2028].contains($0.value)
      }
      #expect(bytes.contains(UInt8(ascii: "\\")) == !isPlain)
    }
  }
}
