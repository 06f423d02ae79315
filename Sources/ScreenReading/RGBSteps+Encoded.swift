import ColorMath
import FileSyntax

extension RGBSteps {
  /// The color as seen.
  func encoded(in space: ImageColorSpace) -> EncodedSRGB {
    space.encodedSRGB(Components(red / 255, green / 255, blue / 255))
  }

  /// Returns the color beyond another one, so many times as far away, clamped to what a pixel can have.
  func beyond(_ color: RGBSteps, by factor: Double) -> RGBSteps {
    func channel(_ start: Double, _ end: Double) -> Double { min(max(start + factor * (end - start), 0), 255) }
    return RGBSteps(
      channel(red, color.red), channel(green, color.green), channel(blue, color.blue))
  }
}
