/// The transfer curves between gamma-encoded and linear-light channels, odd-symmetric for negative channels.
public enum TransferCurve {
  /// Decodes an sRGB (or Display P3) channel: knee at 0.04045, power 2.4 (IEC 61966-2-1).
  public static func decodeSRGB(_ encoded: Double) -> Double {
    let magnitude = abs(encoded)
    guard magnitude > 0.04045 else { return encoded / 12.92 }
    let linear = Power.twoPointFour((magnitude + 0.055) / 1.055)
    return encoded < 0 ? -linear : linear
  }

  /// Encodes a linear sRGB (or Display P3) channel: knee at 0.0031308, power 1/2.4 (IEC 61966-2-1).
  public static func encodeSRGB(_ linear: Double) -> Double {
    let magnitude = abs(linear)
    guard magnitude > 0.003_130_8 else { return linear * 12.92 }
    let encoded = 1.055 * Power.inverseTwoPointFour(magnitude) - 0.055
    return linear < 0 ? -encoded : encoded
  }

  /// Decodes a ProPhoto RGB channel: power 1.8 with a linear toe below 16/512 (CSS Color 4).
  static func decodeProPhoto(_ encoded: Double) -> Double {
    abs(encoded) <= 16.0 / 512 ? encoded / 16 : oddSymmetric(encoded, Power.onePointEight)
  }

  /// Encodes a linear ProPhoto RGB channel: power 1/1.8 with a linear toe below 1/512 (CSS Color 4).
  static func encodeProPhoto(_ linear: Double) -> Double {
    abs(linear) < 1.0 / 512 ? linear * 16 : oddSymmetric(linear, Power.inverseOnePointEight)
  }

  /// Applies a curve for numbers of 0 or more to the magnitude and restores the sign.
  @inline(__always)
  static func oddSymmetric(_ channel: Double, _ curve: (Double) -> Double) -> Double {
    channel < 0 ? -curve(-channel) : curve(channel)
  }
}
