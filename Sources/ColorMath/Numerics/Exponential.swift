/// Natural exponential and logarithm, computed only with + − × ÷: bit-identical on every processor and system.
public enum Exponential {
  /// ln 2, rounded to the nearest Double.
  static let naturalLogOfTwo = 0x1.62e42fefa39efp-1
  /// The upper 32 bits of ln 2, so that its products with exponents are exact.
  private static let upperLogOfTwo = 0x1.62e42fee00000p-1
  /// ln 2 − upperLogOfTwo, rounded.
  private static let lowerLogOfTwo = 0x1.a39ef35793c76p-33

  /// e^x; relative error below 1e-15, 0 or infinity beyond the range of Double.
  public static func power(_ exponent: Double) -> Double {
    guard exponent > -746 && exponent < 710 else {
      return exponent > 0 ? .infinity : (exponent < 0 ? 0 : exponent)
    }
    let whole = BinaryParts.nearestWhole(exponent * (1 / naturalLogOfTwo))
    let rest = (exponent - whole * upperLogOfTwo) - whole * lowerLogOfTwo
    return BinaryParts.scale(1 + rest * seriesAfterOne(rest), by: Int(whole))
  }

  /// ln x; relative error below 1e-15, −∞ at 0, NaN below 0.
  public static func logarithm(_ number: Double) -> Double {
    guard number > 0 && number < .infinity else {
      return number == 0 ? -.infinity : (number > 0 ? number : .nan)
    }
    let (exponent, mantissa) = BinaryParts.split(number)
    let whole = Double(exponent)
    return whole * upperLogOfTwo + (logarithmNearOne(mantissa) + whole * lowerLogOfTwo)
  }

  /// ln m for √½ ≤ m < √2: 2·artanh s with s = (m − 1)/(m + 1), Taylor up to s²¹.
  static func logarithmNearOne(_ mantissa: Double) -> Double {
    let s = (mantissa - 1) / (mantissa + 1)
    let x = s * s
    let x2 = x * x
    let x4 = x2 * x2
    let low = (1.0 / 3 + x * (1.0 / 5)) + x2 * (1.0 / 7 + x * (1.0 / 9))
    let high = (1.0 / 11 + x * (1.0 / 13)) + x2 * (1.0 / 15 + x * (1.0 / 17))
    let tail = low + x4 * (high + x4 * (1.0 / 19 + x * (1.0 / 21)))
    return 2 * s + 2 * s * (x * tail)
  }

  /// (e^x − 1)/x for |x| ≤ ½·ln 2, Taylor up to x¹³.
  @inline(__always)
  private static func seriesAfterOne(_ x: Double) -> Double {
    let x2 = x * x
    let x4 = x2 * x2
    let first = (1 + x * (1.0 / 2)) + x2 * (1.0 / 6 + x * (1.0 / 24))
    let second = (1.0 / 120 + x * (1.0 / 720)) + x2 * (1.0 / 5040 + x * (1.0 / 40_320))
    let third = (1.0 / 362_880 + x * (1.0 / 3_628_800)) + x2 * (1.0 / 39_916_800 + x * (1.0 / 479_001_600))
    return first + x4 * (second + x4 * (third + x4 * (1.0 / 6_227_020_800)))
  }
}
