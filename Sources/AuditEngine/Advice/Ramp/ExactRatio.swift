import ColorMath

/// The exact limits for a ratio, to the last bit of the audit's own arithmetic; below 1 it is a tolerance.
enum ExactRatio {
  /// The luminance of white as the audit computes it.
  static let white = EightBitColor(red: 255, green: 255, blue: 255).linear.relativeLuminance.value

  /// The formula is off by a few of the smallest steps at most.
  private static let mostSteps = 64

  /// Returns the least luminance that is lighter than another and reaches a ratio with it.
  static func least(above luminance: Double, reaching ratio: ContrastRatio) -> Double {
    if ratio.value <= 1 { return ratio.value < 1 ? ratio.value * (luminance + 0.05) - 0.05 : luminance }
    let other = RelativeLuminance(luminance)
    func reaches(_ value: Double) -> Bool {
      value >= luminance && ContrastRatio(RelativeLuminance(value), other).reaches(ratio)
    }
    var value = ratio.value * (luminance + 0.05) - 0.05
    var steps = 0
    while steps < mostSteps, !reaches(value) { (value, steps) = (value.nextUp, steps + 1) }
    while steps < mostSteps, reaches(value.nextDown) { (value, steps) = (value.nextDown, steps + 1) }
    return value
  }

  /// The greatest luminance that is darker than another and reaches a ratio with it; below 0 if none is.
  static func greatest(below luminance: Double, reaching ratio: ContrastRatio) -> Double {
    if ratio.value <= 1 { return ratio.value < 1 ? (luminance + 0.05) / ratio.value - 0.05 : luminance }
    let other = RelativeLuminance(luminance)
    func reaches(_ value: Double) -> Bool {
      value >= 0 && value <= luminance && ContrastRatio(RelativeLuminance(value), other).reaches(ratio)
    }
    var value = (luminance + 0.05) / ratio.value - 0.05
    if value < -1e-12 { return value }
    value = max(0, value)
    var steps = 0
    while steps < mostSteps, value > 0, !reaches(value) { (value, steps) = (value.nextDown, steps + 1) }
    while steps < mostSteps, reaches(value.nextUp) { (value, steps) = (value.nextUp, steps + 1) }
    return reaches(value) ? value : -1
  }
}
