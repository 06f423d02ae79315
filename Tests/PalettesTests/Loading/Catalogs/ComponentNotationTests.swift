import TestSupport
import Testing

@testable import Palettes

struct ComponentNotationTests {
  @Test(
    arguments: [
      ("0xF1", .hexadecimal(0xF1)), ("0Xf1", .hexadecimal(0xF1)), ("0x0", .hexadecimal(0)),
      ("0x1FF", .hexadecimal(0x1FF)),
      (" 0xFF\n", .hexadecimal(255)), ("0xFFFFFFFF", .hexadecimal(0xFFFF_FFFF)),
      ("0", .integer(0)), ("1", .integer(1)), ("148", .integer(148)), ("255", .integer(255)), ("300", .integer(300)),
      ("007", .integer(7)), ("-5", .integer(-5)), ("+5", .integer(5)), ("999999999", .integer(999_999_999)),
      ("0.541", .decimal(0.541)), ("1.000", .decimal(1)), ("-0.200", .decimal(-0.2)), ("1.100", .decimal(1.1)),
      (".5", .decimal(0.5)), ("1.", .decimal(1)), ("5e-1", .decimal(0.5)), ("1E0", .decimal(1)),
      ("1e-400", .decimal(0)),
      ("0.0", .decimal(0)), ("\t0.25 ", .decimal(0.25)), ("+0.5", .decimal(0.5)),
      ("0e99999999999999999999", .decimal(0)),
      ("0.1467057853231205", .decimal(0.1467057853231205)),
      ("0.12345678901234567890123", .decimal(0.12345678901234567890123)),
      ("0.00000000000000000000000000000000000001", .decimal(1e-38)),
      ("8.98846567431158e307", .decimal(8.98846567431158e307)),
    ] as [(String, ComponentNotation)])
  func reads(text: String, notation: ComponentNotation) {
    #expect(ComponentNotation(text) == notation)
  }

  @Test(arguments: [
    "", " ", "nan", "NaN", "inf", "-inf", "infinity", "1e400", "0x", "0xG1", "-0x10", "0x123456789", "#FF", "FF", "0,5",
    "0.5.1", "1e", "1e+", "--1", "-", "+", ".", "e5", "1 2", "50%", "0x1p3", "1234567890", "٣", "0.5f", "\u{0}1",
    "99999999999999999999999",
  ])
  func refuses(text: String) {
    #expect(ComponentNotation(text) == nil)
  }

  /// Decimals are the nearest `Double`, as the standard library reads them.
  @Test func roundsCorrectly() {
    var generator = SplitMix64(seed: 7)
    for _ in 0..<5_000 {
      let digits = Int.random(in: 1...25, using: &generator)
      let fraction = (0..<digits).map { _ in String(Int.random(in: 0...9, using: &generator)) }.joined()
      let exponent = Bool.random(using: &generator) ? "e\(Int.random(in: -30...30, using: &generator))" : ""
      let text = "\(Int.random(in: 0...3, using: &generator)).\(fraction)\(exponent)"
      #expect(ComponentNotation(text) == Double(text).map { .decimal($0) }, "\(text)")
    }
  }
}
