/// A gamma-encoded sRGB color as a display's frame buffer holds it: 0…255 per channel, no alpha.
public struct EightBitColor: Hashable, Sendable {
  /// Gamma-encoded red.
  public var red: UInt8
  /// Gamma-encoded green.
  public var green: UInt8
  /// Gamma-encoded blue.
  public var blue: UInt8

  /// Makes a color from its channels.
  @inlinable
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Clamps to 0…1 and rounds to the nearest of 256 steps, halves up; NaN becomes 0.
  @inlinable
  public init(_ color: EncodedSRGB) {
    self.init(
      red: EightBitColor.rounded(color.red * 255),
      green: EightBitColor.rounded(color.green * 255),
      blue: EightBitColor.rounded(color.blue * 255))
  }

  /// The color with n/255 as its channels.
  @inlinable
  public var encoded: EncodedSRGB {
    EncodedSRGB(red8: red, green8: green, blue8: blue)
  }

  /// The linear-light color, from a table of the 256 decoded steps: the same bits as `encoded.linear`.
  public var linear: LinearSRGB {
    let table = EightBitColor.decoded
    return LinearSRGB(red: table[Int(red)], green: table[Int(green)], blue: table[Int(blue)])
  }

  /// `#RRGGBB` in upper case.
  public var hex: String { HexText.make(red, green, blue) }

  /// Rounds a number on the scale 0…255, halves up, after clamping; NaN becomes 0.
  @inlinable
  static func rounded(_ step: Double) -> UInt8 {
    step > 0 ? (step < 255 ? UInt8(step + 0.5) : 255) : 0
  }

  private static let decoded: [Double] = (0...255).map { TransferCurve.decodeSRGB(Double($0) / 255) }
}
