import Foundation
import TestSupport
import Testing

@testable import Palettes

/// Normalization Form C against Foundation.
@Suite struct ComposedTextTests {
  @Test(arguments: [
    ("cafe\u{301}", "café"), ("\u{EA}\u{323}", "\u{1EC7}"), ("\u{1112}\u{1161}\u{11AB}", "한"),
    ("\u{D558}\u{11AB}", "한"), ("\u{212B}", "Å"),
    ("\u{340}", "\u{300}"), ("Ink", "Ink"), ("e\u{301}\u{301}", "é\u{301}"), ("\u{958}", "\u{915}\u{93C}"),
  ])
  func known(text: String, expected: String) {
    #expect(Array(text.composed.utf8) == Array(expected.utf8))
  }

  /// Up to U+FFFF and the higher blocks that compose.
  @Test func everyScalar() {
    let values = Array(0xA0...0xFFFF) + Array(0x11000...0x11FFF) + Array(0x1D100...0x1D1FF) + Array(0x2F800...0x2FA1F)
    let wrong = values.compactMap { Unicode.Scalar(UInt32($0)) }.map(String.init).filter { !Self.agrees($0) }
    #expect(wrong.map { $0.unicodeScalars.map(\.value) } == [])
  }

  @Test func randomRowsOfLettersAndMarks() {
    let letters: [UInt32] = [0x61, 0x65, 0x6F, 0xEA, 0x1EC7, 0x391, 0x627, 0x915, 0x1100]
    let marks: [UInt32] = [0x300, 0x301, 0x308, 0x323, 0x327, 0x345, 0x653, 0x654, 0x93C, 0x1161, 0x11A8, 0x1D165]
    var random = SplitMix64(seed: 7)
    for _ in 0..<4_000 {
      var text = ""
      for _ in 0..<Int.random(in: 1...7, using: &random) {
        let value = (Bool.random(using: &random) ? letters : marks).randomElement(using: &random)
        if let scalar = value.flatMap(Unicode.Scalar.init) { text.unicodeScalars.append(scalar) }
      }
      #expect(Self.agrees(text), "\(text.unicodeScalars.map(\.value))")
    }
  }

  private static func agrees(_ text: String) -> Bool {
    Array(text.composed.utf8) == Array(text.precomposedStringWithCanonicalMapping.utf8)
  }
}
