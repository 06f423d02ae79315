import ColorMath

/// The most chroma that shades of a color have at each lightness: that of the line through it that people take.
struct ChromaCeiling: Sendable {
  private let chromas: [Double]

  /// The number of equal parts of lightness between which the ceiling is straight.
  private static let parts = 128

  /// Computes the ceiling of a color.
  init(_ color: Color) {
    let path = ShadePath(through: color)
    chromas = (0...Self.parts).map {
      ColorCharacter.chroma(of: path.color(at: Double($0) / Double(Self.parts)))
    }
  }

  /// The most chroma at a lightness, 0…1.
  func chroma(at lightness: Double) -> Double {
    let place = max(0, min(1, lightness)) * Double(Self.parts)
    let below = min(Int(place), Self.parts - 1)
    return chromas[below] + (chromas[below + 1] - chromas[below]) * (place - Double(below))
  }
}
