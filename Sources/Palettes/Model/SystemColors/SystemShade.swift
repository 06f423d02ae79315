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
  var hex: String { "#" + padded(String(rgb & 0xFF_FFFF, radix: 16, uppercase: true), to: 6) }

  /// The opacity with two decimals.
  var opacity: String {
    let hundredths = Int(alpha * 100 + 0.5)
    return "\(hundredths / 100)." + padded(String(hundredths % 100), to: 2)
  }

  private func channel(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }

  private func padded(_ digits: String, to width: Int) -> String {
    String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
