/// Red, green, and blue in steps of 8 bits.
struct RGBSteps: Hashable, Sendable {
  /// 0…255 each.
  var red = 0.0
  var green = 0.0
  var blue = 0.0

  /// Makes black.
  init() {}

  /// Makes a color from channels.
  init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// Unpacks a pixel.
  @inline(__always)
  init(_ packed: UInt32) {
    red = Double(packed >> 16 & 0xFF)
    green = Double(packed >> 8 & 0xFF)
    blue = Double(packed & 0xFF)
  }

  /// The color as a pixel, its channels rounded.
  var packed: UInt32 { UInt32(red + 0.5) << 16 | UInt32(green + 0.5) << 8 | UInt32(blue + 0.5) }

  /// Returns the Euclidean distance to another color.
  @inline(__always)
  func distance(to other: RGBSteps) -> Double {
    let (red, green, blue) = (red - other.red, green - other.green, blue - other.blue)
    return (red * red + green * green + blue * blue).squareRoot()
  }

  /// Returns the place of a color on the way from this color to another, and its distance from that way in steps.
  @inline(__always)
  func place(of color: RGBSteps, to end: RGBSteps) -> (share: Double, distance: Double) {
    let (red, green, blue) = (end.red - self.red, end.green - self.green, end.blue - self.blue)
    let length = red * red + green * green + blue * blue
    guard length > 0 else { return (0, distance(to: color)) }
    let dot = (color.red - self.red) * red + (color.green - self.green) * green + (color.blue - self.blue) * blue
    let share = dot / length
    let foot = RGBSteps(self.red + share * red, self.green + share * green, self.blue + share * blue)
    return (share, foot.distance(to: color))
  }
}
