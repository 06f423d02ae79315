/// Roots, computed only with + − × ÷: bit-identical on every processor and system, without a mathematical library to
/// link.
///
/// Method: dividing the bit pattern by n divides the exponent, which gives a first guess r; its defect ρ = 1 − rⁿ/x is
/// below 0.17, and the root is r·(1 − ρ)^(−1/n). Two truncated binomial series of that power give all but the last bit
/// or two.
public enum Root {
  /// The square root, NaN for negative numbers; relative error below 4e-16.
  public static func square(_ number: Double) -> Double {
    guard isModerate(number) else { return extreme(number, scale: 0x1p200, rootOfScale: 0x1p100, root: square) }
    return refined(number, 2, bias: 0x1FF7_6872_B020_C49C, (1.0 / 2, 3.0 / 8, 5.0 / 16, 35.0 / 128)) { $0 * $0 }
  }

  /// The real cube root, negative for negative numbers; relative error below 4e-16.
  public static func cube(_ number: Double) -> Double {
    if number < 0 { return -cube(-number) }
    guard isModerate(number) else { return extreme(number, scale: 0x1p300, rootOfScale: 0x1p100, root: cube) }
    return refined(number, 3, bias: 0x2A9F_70A3_D70A_3D71, (1.0 / 3, 2.0 / 9, 14.0 / 81, 35.0 / 243)) {
      $0 * $0 * $0
    }
  }

  /// The fourth root, NaN for negative numbers; relative error below 4e-16.
  public static func fourth(_ number: Double) -> Double {
    guard isModerate(number) else { return extreme(number, scale: 0x1p400, rootOfScale: 0x1p100, root: fourth) }
    return refined(number, 4, bias: 0x2FF3_5C28_F5C2_8F5D, (1.0 / 4, 5.0 / 32, 15.0 / 128, 195.0 / 2048)) {
      ($0 * $0) * ($0 * $0)
    }
  }

  /// The real fifth root, negative for negative numbers; relative error below 4e-16.
  public static func fifth(_ number: Double) -> Double {
    if number < 0 { return -fifth(-number) }
    guard isModerate(number) else { return extreme(number, scale: 0x1p500, rootOfScale: 0x1p100, root: fifth) }
    return refined(number, 5, bias: 0x3325_C28F_5C28_F55D, (1.0 / 5, 3.0 / 25, 11.0 / 125, 44.0 / 625)) {
      ($0 * $0) * ($0 * $0) * $0
    }
  }

  /// True if neither a reciprocal nor an intermediate power can overflow or lose bits.
  @inline(__always)
  private static func isModerate(_ number: Double) -> Bool {
    number >= 0x1p-900 && number <= 0x1p900
  }

  /// The guess and its two corrections; `series` holds the binomial coefficients of ρ, ρ², ρ³ and ρ⁴.
  @inline(__always)
  private static func refined(
    _ number: Double, _ degree: UInt64, bias: UInt64,
    _ series: (Double, Double, Double, Double), power: (Double) -> Double
  ) -> Double {
    let reciprocal = 1 / number
    let guess = Double(bitPattern: number.bitPattern / degree + bias)
    let coarse = 1 - power(guess) * reciprocal
    let correction = (series.0 + coarse * series.1) + (coarse * coarse) * (series.2 + coarse * series.3)
    let near = guess + guess * (coarse * correction)
    let defect = (number - power(near)) * reciprocal
    return near + near * (defect * (series.0 + defect * (series.1 + defect * series.2)))
  }

  /// Zero, infinity and NaN are their own roots; very large and very small numbers are scaled to near 1 first.
  private static func extreme(
    _ number: Double, scale: Double, rootOfScale: Double, root: (Double) -> Double
  ) -> Double {
    guard number > 0 && number < .infinity else { return number < 0 ? .nan : number }
    return number < 1 ? root(number * scale) / rootOfScale : root(number / scale) * rootOfScale
  }
}
