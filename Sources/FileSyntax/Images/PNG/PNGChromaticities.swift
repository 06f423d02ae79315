/// The white point and the primaries of a PNG file (`cHRM`, PNG 3 section 11.3.2.1).
struct PNGChromaticities {
  /// x and y of white, red, green, and blue, times 100,000.
  private let values: [Int]

  /// Takes the 32 bytes of the chunk.
  init(_ bytes: [UInt8]) {
    values = stride(from: 0, to: 32, by: 4).map { bytes.bigEndian(4, at: $0).map { Int($0) } ?? 0 }
  }

  /// The space with this white point and these primaries; nil for every other one.
  var space: ImageColorSpace? {
    Self.known.first { known in zip(known.values, values).allSatisfy { abs($0 - $1) <= Self.rounding } }?.space
  }

  /// The primaries of ITU-R BT.709 and of Display P3, both with D65.
  private static let known: [(space: ImageColorSpace, values: [Int])] = [
    (.sRGB, [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]),
    (.displayP3, [31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000]),
  ]

  /// Files have three or four decimals, and some have the primaries that follow from a rounded matrix.
  private static let rounding = 150

  /// Returns true for the exponent with which files approximate the curve of sRGB, times 100,000: 1/2.2.
  static func isStandardGamma(_ gamma: UInt32) -> Bool { (45000...46000).contains(gamma) }
}
