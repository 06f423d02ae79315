import ColorMath
import TestSupport

extension SplitMix64 {
  /// The low 24 bits of so many numbers from seed 1, as colors.
  static func colors(_ count: Int) -> [EightBitColor] {
    var generator = SplitMix64(seed: 1)
    return (0..<count).map { _ in
      let bits = generator.next()
      return EightBitColor(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    }
  }
}
