/// Splits doubles into exponent and mantissa and reassembles them, exactly.
enum BinaryParts {
  /// Gives e and m with x = m·2^e and √½ ≤ m < √2, for positive finite x (subnormals included).
  static func split(_ number: Double) -> (exponent: Int, mantissa: Double) {
    if number < 0x1p-1022 {
      let (exponent, mantissa) = split(number * 0x1p100)
      return (exponent - 100, mantissa)
    }
    // Adding the distance from √½ to 1 carries into the exponent field exactly when the mantissa is √2 or more.
    let raised = number.bitPattern &+ (0x3FF0_0000_0000_0000 - 0x3FE6_A09E_667F_3BCD)
    let exponent = Int(raised >> 52) - 1023
    let mantissa = Double(bitPattern: (raised & 0x000F_FFFF_FFFF_FFFF) &+ 0x3FE6_A09E_667F_3BCD)
    return (exponent, mantissa)
  }

  /// Multiplies by 2^exponent; beyond the range of Double the result is infinite or rounds toward 0.
  static func scale(_ number: Double, by exponent: Int) -> Double {
    if exponent >= -1022 && exponent <= 1023 { return number * powerOfTwo(exponent) }
    if exponent > 0 { return number * 0x1p1023 * powerOfTwo(min(exponent, 2046) - 1023) }
    return number * 0x1p-1022 * powerOfTwo(max(exponent, -2044) + 1022)
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(exponent + 1023) << 52)
  }

  /// Rounds to the nearest whole number, ties to even, for magnitudes below 2^51.
  @inline(__always)
  static func nearestWhole(_ number: Double) -> Double {
    (number + 0x1.8p52) - 0x1.8p52
  }
}
