/// All colors of one relative luminance, over the plane of Oklab's a and b.
///
/// Luminance is a cubic in Oklab lightness with a and b fixed: Σ q·(L + k·(a, b))³ over the three cones, q being the
/// luminance of each cone.
public struct LuminancePlane: Sendable {
  private let luminance: Double
  private let start: Double

  /// The luminance of the cones: the weights of WCAG 2.2 times the matrix from cones to linear sRGB.
  private static let weights: Components = {
    let matrix = OklabSpace.linearSRGBFromCones
    func weight(_ part: (Components) -> Double) -> Double {
      0.2126 * part(matrix.first) + 0.7152 * part(matrix.second) + 0.0722 * part(matrix.third)
    }
    return Components(weight { $0.first }, weight { $0.second }, weight { $0.third })
  }()

  /// Prepares for a luminance of 0 or more.
  public init(_ luminance: RelativeLuminance) {
    self.luminance = luminance.value
    start = Root.cube(luminance.value)
  }

  /// A color of the plane, and how its lightness changes along a and b.
  public struct Point: Sendable {
    /// The color.
    public var oklab: Oklab
    /// The change of lightness along a.
    public var slopeA: Double
    /// The change of lightness along b.
    public var slopeB: Double
  }

  /// The color at a and b, by Newton's method from the gray of the luminance or from a lightness near the answer.
  public func point(a: Double, b: Double, near guess: Double? = nil) -> Point {
    let rows = OklabSpace.coneRootsFromOklab
    let shift = Components(
      rows.first.second * a + rows.first.third * b, rows.second.second * a + rows.second.third * b,
      rows.third.second * a + rows.third.third * b)
    var lightness = guess ?? start
    var slope = Components(0, 0, 0)
    var total = 0.0
    for _ in 0..<8 {
      let roots = shift.mapped { $0 + lightness }
      let squares = roots.mapped { $0 * $0 }
      slope = Components(
        3 * Self.weights.first * squares.first, 3 * Self.weights.second * squares.second,
        3 * Self.weights.third * squares.third)
      total = slope.first + slope.second + slope.third
      guard total > 1e-12 else { break }
      let value = (slope.first * roots.first + slope.second * roots.second + slope.third * roots.third) / 3
      let step = (luminance - value) / total
      lightness += step
      if abs(step) < 1e-9 { break }
    }
    guard total > 1e-12 else {
      return Point(oklab: Oklab(lightness: lightness, a: a, b: b), slopeA: 0, slopeB: 0)
    }
    let alongA =
      slope.first * rows.first.second + slope.second * rows.second.second + slope.third * rows.third.second
    let alongB = slope.first * rows.first.third + slope.second * rows.second.third + slope.third * rows.third.third
    return Point(
      oklab: Oklab(lightness: lightness, a: a, b: b), slopeA: -alongA / total, slopeB: -alongB / total)
  }
}
