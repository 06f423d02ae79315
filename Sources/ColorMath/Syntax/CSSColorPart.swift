/// One component of a CSS color function: its name in messages and how its numbers and percentages are read.
struct CSSColorPart: Sendable {
  let name: String
  let isHue: Bool
  /// The component for 100%.
  let whole: Double
  /// The plain number that equals 100%: 255 in `rgb()`, 100 in `hsl()`.
  let wholeNumber: Double
  let lower: Double
  let upper: Double

  init(
    _ name: String, isHue: Bool = false, whole: Double = 1, wholeNumber: Double? = nil,
    lower: Double = -.infinity, upper: Double = .infinity
  ) {
    self.name = name
    self.isHue = isHue
    self.whole = whole
    self.wholeNumber = wholeNumber ?? whole
    self.lower = lower
    self.upper = upper
  }

  static let hue = CSSColorPart("hue", isHue: true)
  static let alpha = CSSColorPart("alpha", lower: 0, upper: 1)

  func clamped(_ value: Double) -> Double {
    min(max(value, lower), upper)
  }
}
