/// The powers of the transfer curves, computed only with + − × ÷: bit-identical on every processor and system.
///
/// Bases are 0 or greater; a negative base gives NaN, like a real power. Relative error below 1e-15.
public enum Power {
  /// x^2.4 = x²·⁵√x², the decoding power of sRGB, Display P3 and BT.2020.
  public static func twoPointFour(_ base: Double) -> Double {
    guard base >= 0 else { return .nan }
    let square = base * base
    return square * Root.fifth(square)
  }

  /// x^(1/2.4) = c·⁴√c with c = ∛x, the encoding power of sRGB, Display P3 and BT.2020.
  public static func inverseTwoPointFour(_ base: Double) -> Double {
    guard base >= 0 else { return .nan }
    let root = Root.cube(base)
    return root * Root.fourth(root)
  }

  /// x^2.2 = x²·⁵√x.
  public static func twoPointTwo(_ base: Double) -> Double {
    guard base >= 0 else { return .nan }
    return base * base * Root.fifth(base)
  }

  /// x^(1/2.2) = x^(5/11).
  public static func inverseTwoPointTwo(_ base: Double) -> Double {
    rational(base, 5, over: 11)
  }

  /// x^1.8 = x·x/⁵√x, the decoding power of ProPhoto RGB.
  public static func onePointEight(_ base: Double) -> Double {
    guard base > 0 && base < .infinity else { return base >= 0 ? base : .nan }
    return base * (base / Root.fifth(base))
  }

  /// x^(1/1.8) = x^(5/9) = c·∛c² with c = ∛x, the encoding power of ProPhoto RGB.
  public static func inverseOnePointEight(_ base: Double) -> Double {
    guard base >= 0 else { return .nan }
    let root = Root.cube(base)
    return root * Root.cube(root * root)
  }

  /// x^(563/256), the decoding power of Adobe RGB (1998).
  public static func adobeRGB(_ base: Double) -> Double {
    rational(base, 563, over: 256)
  }

  /// x^(256/563), the encoding power of Adobe RGB (1998).
  public static func inverseAdobeRGB(_ base: Double) -> Double {
    rational(base, 256, over: 563)
  }

  /// x^(p/q) for 0 < p, q ≤ 1000: 2^((p·e + p·log₂m)/q) with x = m·2^e, the whole part of p·e/q kept exact.
  @inline(__always)
  static func rational(_ base: Double, _ numerator: Int, over denominator: Int) -> Double {
    guard base > 0 && base < .infinity else { return base >= 0 ? base : .nan }
    let (exponent, mantissa) = BinaryParts.split(base)
    let shifted = exponent * numerator
    let whole = (shifted - (shifted % denominator + denominator) % denominator) / denominator
    let remainder = Double(shifted - whole * denominator)
    let natural = Exponential.logarithmNearOne(mantissa)
    let argument =
      remainder * (Exponential.naturalLogOfTwo / Double(denominator))
      + natural * (Double(numerator) / Double(denominator))
    return BinaryParts.scale(Exponential.power(argument), by: whole)
  }
}
