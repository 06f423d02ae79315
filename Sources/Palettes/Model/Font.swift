/// The size and weight that decide if text counts as large.
package struct Font: Hashable, Sendable {
  /// The size in iOS points.
  package var size: Double
  /// The weight on the scale 1…1000; bold is 700 and up.
  package var weight: Int

  /// Makes a font from a size in points and a weight, regular by default.
  package init(size: Double, weight: Int = 400) {
    self.size = size
    self.weight = weight
  }

  /// The font of a text style at its default size, optionally in another weight.
  package init(_ style: TextStyle, weight: Int? = nil) {
    self.init(size: style.size, weight: weight ?? style.weight)
  }

  /// The weights by their SwiftUI names, light to heavy.
  package static let weights: [(name: String, value: Int)] = [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ]
}
