import Foundation
import TestSupport
import Testing

@testable import ColorMath

@Suite struct DecimalTextTests {
  @Test(arguments: [
    (4.4999, 2, "4.49"), (4.499999999999999, 2, "4.49"), (4.5, 2, "4.50"), (21, 2, "21.00"), (4.35, 2, "4.35"),
    (1, 2, "1.00"), (0, 2, "0.00"), (-0.0, 2, "0.00"), (9.999, 2, "9.99"), (9.999, 0, "9"), (-1.234, 2, "-1.24"),
    (-1.25, 2, "-1.25"), (1e-300, 3, "0.000"), (-1e-300, 1, "-0.1"), (3.9999999999999996, 15, "3.999999999999999"),
    (.nan, 2, "nan"), (.infinity, 2, "inf"), (-.infinity, 2, "-inf"), (4.5, -3, "4"), (0.5, 99, "0.500000000000000"),
  ])
  func floored(_ number: Double, _ decimals: Int, _ expected: String) {
    #expect(DecimalText.floored(number, decimals: decimals) == expected)
  }

  @Test(arguments: [
    (4.4999, 2, "4.50"), (0.125, 2, "0.13"), (-0.125, 2, "-0.13"), (2.5, 0, "3"), (-0.001, 2, "0.00"),
    (9.999, 2, "10.00"), (99.99, 1, "100.0"), (1e22, 2, "10000000000000000000000.00"), (0.05, 3, "0.050"),
    (9_007_199_254_740_992, 1, "9007199254740992.0"), (18_446_744_073_709_551_616, 0, "18446744073709551616"),
    (.nan, 2, "nan"), (-.infinity, 2, "-inf"),
  ])
  func fixed(_ number: Double, _ decimals: Int, _ expected: String) {
    #expect(DecimalText.fixed(number, decimals: decimals) == expected)
  }

  @Test(arguments: [1e15, 9_007_199_254_740_992, 1e17, 1e30, 1.7976931348623157e308])
  func hugeNumbersAreCutAtOnce(_ number: Double) {
    #expect(DecimalText.floored(number, decimals: 15).hasSuffix(".000000000000000"))
    #expect(Double(DecimalText.floored(number, decimals: 2)) == number)
    #expect(Double(DecimalText.floored(-number, decimals: 2)) == -number)
  }

  @Test func flooredTextNeverReadsAboveTheNumberAndIsTheLargest() throws {
    var random = SplitMix64(seed: 45)
    for _ in 0..<10_000 {
      let number = random.within(1...21)
      let text = ContrastRatio(number).flooredText()
      let read = try #require(Double(text))
      #expect(read <= number && number - read < 0.01 + 1e-12)
    }
    for hundredths in 100...2100 {
      let number = Double(hundredths) / 100
      #expect(Double(DecimalText.floored(number, decimals: 2)) == number)
      #expect(DecimalText.floored(number, decimals: 2) == DecimalText.fixed(number, decimals: 2))
    }
  }

  @Test func hugeNumbersKeepEveryDigit() {
    let digits = DecimalText.fixed(.greatestFiniteMagnitude, decimals: 0)
    #expect(digits.count == 309)
    #expect(Double(digits) == .greatestFiniteMagnitude)
  }

  @Test func agreesWithTheSystemOffTheHalves() {
    var random = SplitMix64(seed: 46)
    for _ in 0..<2000 {
      let number = random.within(-200...200)
      #expect(DecimalText.fixed(number, decimals: 4) == String(format: "%.4f", number))
    }
  }
}
