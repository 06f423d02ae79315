/// Cube and fifth roots from + − × ÷ alone: the same bits on every processor and system.
///
/// Method: dividing the bit pattern by n divides the exponent, which gives a first guess r; its defect ρ = 1 − rⁿ/x is
/// below 0.17, and the root is r·(1 − ρ)^(−1/n). Two truncated binomial series of that power reach the last bit or two.
public enum Root {
  /// The real cube root, negative for negative numbers; relative error below 4e-16.
  public static func cube(_ number: Double) -> Double {
    number < 0 ? -cubeOfMagnitude(-number) : cubeOfMagnitude(number)
  }

  /// The real fifth root, negative for negative numbers; relative error below 4e-16.
  public static func fifth(_ number: Double) -> Double {
    number < 0 ? -fifthOfMagnitude(-number) : fifthOfMagnitude(number)
  }

  /// Where neither a reciprocal nor an intermediate power can overflow or lose bits.
  @inline(__always)
  private static func isModerate(_ number: Double) -> Bool {
    number >= 0x1p-900 && number <= 0x1p900
  }

  private static func cubeOfMagnitude(_ number: Double) -> Double {
    guard isModerate(number) else {
      return extreme(number, scale: 0x1p300, rootOfScale: 0x1p100, root: cubeOfMagnitude)
    }
    let reciprocal = 1 / number
    let guess = Double(bitPattern: number.bitPattern / 3 + 0x2A9F_70A3_D70A_3D71)
    let coarse = 1 - (guess * reciprocal) * (guess * guess)
    let near =
      guess + guess * coarse
      * ((1.0 / 3 + coarse * (2.0 / 9)) + (coarse * coarse) * (14.0 / 81 + coarse * (35.0 / 243)))
    let defect = (number - (near * near) * near) * reciprocal
    return near + near * (defect * (1.0 / 3 + defect * (2.0 / 9 + defect * (14.0 / 81))))
  }

  private static func fifthOfMagnitude(_ number: Double) -> Double {
    guard isModerate(number) else {
      return extreme(number, scale: 0x1p500, rootOfScale: 0x1p100, root: fifthOfMagnitude)
    }
    let reciprocal = 1 / number
    let guess = Double(bitPattern: number.bitPattern / 5 + 0x3325_C28F_5C28_F55D)
    let square = guess * guess
    let coarse = 1 - (guess * reciprocal) * (square * square)
    let near =
      guess + guess * coarse
      * ((0.2 + coarse * 0.12) + (coarse * coarse) * (0.088 + coarse * 0.0704))
    let nearSquare = near * near
    let defect = (number - nearSquare * nearSquare * near) * reciprocal
    return near + near * (defect * (0.2 + defect * (0.12 + defect * 0.088)))
  }

  /// Zero, infinity and NaN are their own roots; very large and very small numbers are brought near 1 first.
  private static func extreme(
    _ number: Double, scale: Double, rootOfScale: Double, root: (Double) -> Double
  ) -> Double {
    guard number > 0 && number < .infinity else { return number }
    return number < 1 ? root(number * scale) / rootOfScale : root(number / scale) * rootOfScale
  }
}
