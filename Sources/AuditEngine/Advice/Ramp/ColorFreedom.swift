import ColorMath

/// The colors that may replace a given one: those of about its hue, and only grays for a gray.
struct ColorFreedom: Sendable {
  /// The color as it is now, before any rounding.
  let origin: Oklab
  let luminance: Double
  /// True if it is a gray, which stays one.
  let isNeutral: Bool
  /// True if the color lies in sRGB, so that those near it need not leave it.
  let isInSRGB: Bool
  /// The unit vector of its hue; along a for a gray.
  private let direction: (a: Double, b: Double)
  private let chroma: Double
  /// The tangent of the hue tolerance.
  private let slope: Double

  /// The allowed distance from the hue beyond its limit, in Oklab: the effect of 8 bits per channel.
  static let slack = 0.004

  /// Creates the freedom of a color to take any chroma.
  ///
  /// - Parameter tolerance: the largest rotation of the hue, 0…60 degrees.
  init(_ color: Color, tolerance: Double) {
    let linear = color.linearSRGB
    let encoded = color.encodedSRGB
    origin = linear.oklab
    luminance = linear.relativeLuminance.value
    isInSRGB = color.isInGamut(of: .sRGB)
    chroma = Root.square(origin.a * origin.a + origin.b * origin.b)
    let rounded = encoded.eightBit
    isNeutral = isInSRGB && rounded.red == rounded.green && rounded.green == rounded.blue
    direction = chroma > 1e-6 && !isNeutral ? (origin.a / chroma, origin.b / chroma) : (1, 0)
    let turn = Angle.sineAndCosine(max(0, min(tolerance, 60)))
    slope = turn.sine / turn.cosine
  }

  /// A place on the plane of a and b: along the hue, and across it.
  typealias Place = (along: Double, across: Double)

  /// a and b of a place.
  func axes(of place: Place) -> (a: Double, b: Double) {
    (
      place.along * direction.a - place.across * direction.b,
      place.along * direction.b + place.across * direction.a
    )
  }

  /// Along and across the hue of a and b.
  func place(a: Double, b: Double) -> Place {
    (a * direction.a + b * direction.b, b * direction.a - a * direction.b)
  }

  /// Returns true if a color may replace the origin.
  func allows(_ color: EightBitColor) -> Bool {
    if isNeutral { return color.red == color.green && color.green == color.blue }
    return allows(color.linear.oklab)
  }

  /// Returns true if a color keeps the hue, apart from the slack.
  func allows(_ oklab: Oklab) -> Bool { excess(of: oklab) <= 0 }

  /// The squared ΔE-OK from the origin.
  func cost(of oklab: Oklab) -> Double {
    let (x, y, z) = (oklab.lightness - origin.lightness, oklab.a - origin.a, oklab.b - origin.b)
    return x * x + y * y + z * z
  }

  /// The nearest place that keeps the hue.
  private func projected(_ place: Place) -> Place {
    let sign = place.across < 0 ? -1.0 : 1.0
    var (along, across) = (max(-Self.slack, place.along), abs(place.across))
    let excess = across - (slope * max(0, along) + Self.slack)
    guard excess > 0 else { return (along, across * sign) }
    if along + excess * slope / (1 + slope * slope) > 0 {
      along = max(0, along + excess * slope / (1 + slope * slope))
    }
    across = slope * max(0, along) + Self.slack
    return (along, across * sign)
  }

  /// The color of a luminance that is nearest to the origin: continuous, within the hue and within sRGB.
  func nearest(at luminance: RelativeLuminance) -> Oklab {
    let plane = LuminancePlane(luminance)
    if isNeutral { return plane.point(a: 0, b: 0).oklab }
    var place: Place = (chroma, 0)
    var point = plane.point(at: place, self)
    for _ in 0..<24 {
      let rise = point.oklab.lightness - origin.lightness
      let slopes = self.place(a: point.slopeA, b: point.slopeB)
      let wanted: Place = (chroma - rise * slopes.along, -rise * slopes.across)
      let next = projected(wanted)
      let moved = abs(next.along - place.along) + abs(next.across - place.across)
      place = next
      point = plane.point(at: place, self, near: point.oklab.lightness)
      if moved < 1e-7 { break }
    }
    if !isInSRGB || point.oklab.excess < 1e-7 { return point.oklab }
    return EdgeSearch(freedom: self, luminance: luminance.value).nearest ?? plane.point(a: 0, b: 0).oklab
  }

  /// The distance of a color outside the wedge of the hue, 0 inside.
  func excess(of oklab: Oklab) -> Double {
    let place = place(a: oklab.a, b: oklab.b)
    return max(0, -Self.slack - place.along, abs(place.across) - slope * max(0, place.along) - Self.slack)
  }
}

extension LuminancePlane {
  fileprivate func point(
    at place: ColorFreedom.Place, _ freedom: ColorFreedom, near guess: Double? = nil
  ) -> Point {
    let axes = freedom.axes(of: place)
    return point(a: axes.a, b: axes.b, near: guess)
  }
}

extension Oklab {
  /// The excess of the worst channel of linear sRGB outside 0…1; below 0 inside.
  var excess: Double {
    let color = linearSRGB
    return max(
      max(-color.red, color.red - 1), max(max(-color.green, color.green - 1), max(-color.blue, color.blue - 1)))
  }
}
