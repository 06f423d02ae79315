import Foundation
import TestSupport
import Testing

@testable import ColorMath

/// 10,000 seeded values of every function against the system's mathematical library.
@Suite struct SystemLibraryTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let ours: @Sendable (Double) -> Double
    let theirs: @Sendable (Double) -> Double
  }

  static let pairs = [
    power("2.4", 2.4) { Power.twoPointFour($0) },
    power("1/2.4", 1 / 2.4) { Power.inverseTwoPointFour($0) },
    power("2.2", 2.2) { Power.twoPointTwo($0) },
    power("1/2.2", 1 / 2.2) { Power.inverseTwoPointTwo($0) },
    power("1.8", 1.8) { Power.onePointEight($0) },
    power("1/1.8", 1 / 1.8) { Power.inverseOnePointEight($0) },
    power("563/256", 563.0 / 256) { Power.adobeRGB($0) },
    power("256/563", 256.0 / 563) { Power.inverseAdobeRGB($0) },
    power("1/5", 0.2) { Root.fifth($0) },
    Pair(testDescription: "cbrt", ours: { Root.cube($0) }, theirs: { cbrt($0) }),
    Pair(testDescription: "exp", ours: { Exponential.power($0) }, theirs: { exp($0) }),
    Pair(testDescription: "log", ours: { Exponential.logarithm($0) }, theirs: { log($0) }),
    Pair(testDescription: "sin", ours: { Angle.sine($0 * 70) }, theirs: { sin($0 * 70 * .pi / 180) }),
    Pair(testDescription: "cos", ours: { Angle.cosine($0 * 50) }, theirs: { cos($0 * 50 * .pi / 180) }),
    Pair(
      testDescription: "atan2", ours: { Angle.arcTangent(y: $0 - 0.6, x: 0.6 - $0 / 2) },
      theirs: { atan2($0 - 0.6, 0.6 - $0 / 2) * 180 / .pi }),
  ]

  private static func power(
    _ name: String, _ exponent: Double, _ ours: @escaping @Sendable (Double) -> Double
  ) -> Pair {
    Pair(testDescription: "x^(\(name))", ours: ours, theirs: { pow($0, exponent) })
  }

  @Test(arguments: pairs)
  func agrees(_ pair: Pair) {
    var random = SplitMix64(seed: 24)
    var worst = 0.0
    for _ in 0..<10_000 {
      let number = random.within(0.02...1.2)
      let (ours, theirs) = (pair.ours(number), pair.theirs(number))
      worst = max(worst, abs(ours - theirs) / abs(theirs))
    }
    // The system's exponent is a rounded double (2.4 is not 12/5) and its degrees are rounded radians.
    // Apple's library may round the last bits in other ways than glibc.
    #if canImport(Darwin)
      #expect(worst <= 4e-15)
    #else
      #expect(worst <= 2e-15)
    #endif
  }
}
