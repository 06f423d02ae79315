import ColorMath

/// The generator that the yardsticks use, so that both sides see the same colours.
struct SplitMix64 {
  private var state: UInt64

  /// Starts from a seed.
  init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return bits ^ bits >> 31
  }

  /// The low 24 bits of so many numbers from seed 1, as colours.
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
