import Foundation
import TestSupport
import Testing

@testable import FileSyntax

/// Base64, by the vectors of RFC 4648 and against Foundation's.
@Suite struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func vectors(_ text: String, _ digits: String) {
    #expect(Base64.text(of: Array(text.utf8)) == digits)
  }

  @Test func anyBytesAgreeWithFoundation() {
    var random = SplitMix64(seed: 4)
    for count in 0..<200 {
      let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      #expect(Base64.text(of: bytes) == Data(bytes).base64EncodedString())
    }
  }
}
