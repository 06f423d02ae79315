package import ColorMath

/// One published value of a system color: packed sRGB and opacity.
package struct SystemShade: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// Gamma-encoded sRGB as 0xRRGGBB.
  let rgb: UInt32
  /// Opacity, 0…1.
  let alpha: Double

  init(_ rgb: UInt32, _ alpha: Double = 1) {
    self.rgb = rgb
    self.alpha = alpha
  }

  /// An opaque value.
  package init(integerLiteral rgb: UInt32) { self.init(rgb) }

  /// A translucent value.
  static func rgb(_ rgb: UInt32, _ alpha: Double) -> SystemShade { SystemShade(rgb, alpha) }

  /// The value as a color.
  package var color: Color { Color(.sRGB, channel(16), channel(8), channel(0), alpha: alpha) }

  /// The color as `#RRGGBB`.
  var hex: String { "#" + HexText.digits(rgb & 0xFF_FFFF, count: 6) }

  /// The opacity with two decimals, or three if the third is not zero.
  var opacity: String {
    let thousandths = Int(alpha * 1000 + 0.5)
    let digits = String(thousandths % 1000 + 1000).dropFirst()
    return "\(thousandths / 1000)." + (digits.hasSuffix("0") ? digits.dropLast() : digits)
  }

  /// Returns true if two values differ by at most one 8-bit step in every channel and in the opacity.
  ///
  /// Sources give opacities with three digits, which leaves half a thousandth of doubt on either side.
  func agrees(with other: SystemShade) -> Bool {
    [16, 8, 0].allSatisfy { step(of: $0, to: other) <= 1 } && abs(alpha - other.alpha) <= 1 / 255 + 0.001
  }

  private func step(of shift: UInt32, to other: SystemShade) -> Int {
    abs(Int((rgb >> shift) & 0xFF) - Int((other.rgb >> shift) & 0xFF))
  }

  private func channel(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
}
