import ColorMath

extension EightBitColor {
  /// The 256 grays, from black to white, each with its luminance.
  static let grays = (UInt8.min...UInt8.max).map { level -> (color: EightBitColor, luminance: RelativeLuminance) in
    let color = EightBitColor(red: level, green: level, blue: level)
    return (color, color.linear.relativeLuminance)
  }
}
