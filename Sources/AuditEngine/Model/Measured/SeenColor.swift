package import ColorMath
import Palettes

/// Colors as displayed, not for verdicts.
package enum SeenColor {
  /// The nearest 8-bit sRGB color; outside sRGB by CSS Color 4 binary search with local MINDE.
  package static func eightBit(_ color: EncodedSRGB) -> EightBitColor {
    let inside = 0.0...1.0
    if inside.contains(color.red), inside.contains(color.green), inside.contains(color.blue) { return color.eightBit }
    let whole = Color(.sRGB, color.red, color.green, color.blue)
    return whole.mapped(to: .sRGB, by: .binarySearchMINDE).encodedSRGB.eightBit
  }
}
