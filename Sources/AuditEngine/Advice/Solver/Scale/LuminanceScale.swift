import ColorMath

/// The steps in which the solver counts luminance: equal ratios of Y + 0.05 from black to white.
///
/// With x = ln(Y + 0.05) a contrast ratio is a difference. A step is `ln 21 / 32768`, a ratio of 1.00009.
struct LuminanceScale: Sendable {
  /// The step of white; black is step 0.
  static let top = 1 << 15
  /// The tables, made once.
  static let standard = LuminanceScale()

  /// ln 0.05, the start of the scale.
  static let floor = Exponential.logarithm(0.05)
  /// The length of one step.
  static let width = (Exponential.logarithm(1.05) - floor) / Double(top)

  /// The cube root of the luminance at which each step begins, which is about the lightness of its colors.
  let lightness: [Double]

  private init() {
    lightness = (0...Self.top).map { Root.cube(max(0, Self.luminance(at: Double($0)))) }
  }

  /// The luminance at a place between steps.
  static func luminance(at place: Double) -> Double { Exponential.power(floor + place * width) - 0.05 }

  /// The step in which a luminance lies; beyond `top` for colors lighter than sRGB white.
  static func step(of luminance: Double) -> Int {
    let place = (Exponential.logarithm(max(0, luminance) + 0.05) - floor) / width
    let whole = Int(max(0, min(place + 1e-9, Double(4 * top))))
    return max(0, whole)
  }

  /// The least number of steps between colors that reach a ratio, negative for a ratio below 1.
  ///
  /// Two exact luminances may be almost one step further apart than their steps, so this never rules out a reachable
  /// ratio.
  static func steps(for ratio: Double) -> Int {
    let exact = Exponential.logarithm(max(0.01, ratio)) / width - 1e-6
    let whole = max(-4 * Double(top), min(exact, Double(4 * top)))
    return ratio > 1 ? Int(max(0, whole)) : ratio < 1 ? Int(whole) - 1 : 0
  }
}
