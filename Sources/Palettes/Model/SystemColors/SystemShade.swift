import ColorMath

/// One published value of a system color: packed sRGB, opacity and its doubt.
struct SystemShade: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Gamma-encoded sRGB as 0xRRGGBB.
  let rgb: UInt32
  /// Opacity, 0…1.
  let alpha: Double
  /// The doubt; nil for a value on which the sources agree.
  let doubt: SystemDoubt?

  init(_ rgb: UInt32, _ alpha: Double = 1, _ doubt: SystemDoubt? = nil) {
    self.rgb = rgb
    self.alpha = alpha
    self.doubt = doubt
  }

  /// An opaque, certain value.
  init(integerLiteral rgb: UInt32) { self.init(rgb) }

  var color: Color {
    Color(.sRGB, channel(16), channel(8), channel(0), alpha: alpha)
  }

  /// The color as `#RRGGBB`.
  var hex: String { "#" + HexText.digits(rgb & 0xFF_FFFF, count: 6) }

  /// The opacity with two decimals.
  var opacity: String {
    let hundredths = Int(alpha * 100 + 0.5)
    return "\(hundredths / 100)." + (hundredths % 100 < 10 ? "0" : "") + String(hundredths % 100)
  }

  private func channel(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
}
