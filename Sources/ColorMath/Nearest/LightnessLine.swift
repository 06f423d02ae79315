/// The colors of one OKLCH hue from black to white, each with the chroma of the origin or as much of it as sRGB holds.
///
/// Along it luminance rises with lightness. A gray, as it is with 8 bits per channel, gives the grays.
public struct LightnessLine: Hashable, Sendable {
  /// The color that the line belongs to, which need not lie in sRGB.
  public let origin: Oklab
  private let a: Double
  private let b: Double

  /// The line through a color.
  public init(through color: Color) {
    let rounded = color.encodedSRGB.eightBit
    let isGray = color.isInGamut(of: .sRGB) && rounded.red == rounded.green && rounded.green == rounded.blue
    self.init(through: color.linearSRGB.oklab, isGray: isGray)
  }

  init(through origin: Oklab, isGray: Bool = false) {
    self.origin = origin
    (a, b) = isGray ? (0, 0) : (origin.a, origin.b)
  }

  /// Returns the line of another hue.
  ///
  /// - Parameter angle: the turn of the hue, in degrees, counterclockwise.
  func turned(by angle: Double) -> LightnessLine {
    guard angle != 0 else { return self }
    let turn = Angle.sineAndCosine(angle)
    return LightnessLine(origin: origin, a: a * turn.cosine - b * turn.sine, b: a * turn.sine + b * turn.cosine)
  }

  private init(origin: Oklab, a: Double, b: Double) { (self.origin, self.a, self.b) = (origin, a, b) }

  /// The color of a lightness with a share of the origin's chroma, which may exceed 1.
  func color(at lightness: Double, share: Double) -> Oklab {
    Oklab(lightness: lightness, a: a * share, b: b * share)
  }

  /// The greatest multiple of the origin's chroma that sRGB holds at a lightness; 1 for a gray.
  func room(at lightness: Double) -> Double {
    let chroma = Root.square(a * a + b * b)
    guard chroma > 1e-9 else { return 1 }
    // No color of sRGB has a chroma of more than 0.33.
    var (inside, outside) = (0.0, 0.4 / chroma)
    for _ in 0..<16 {
      let middle = (inside + outside) / 2
      if color(at: lightness, share: middle).isInSRGB { inside = middle } else { outside = middle }
    }
    return inside
  }

  /// The color of a lightness, 0…1; its chroma is cut to within `halvings` bisections of the edge of sRGB.
  public func color(at lightness: Double, halvings: Int = 40) -> Oklab {
    func candidate(_ share: Double) -> Oklab { color(at: lightness, share: share) }
    if candidate(1).isInSRGB { return candidate(1) }
    var (inside, outside) = (0.0, 1.0)
    for _ in 0..<halvings {
      let middle = (inside + outside) / 2
      if candidate(middle).isInSRGB { inside = middle } else { outside = middle }
    }
    return candidate(inside)
  }

  /// The 8-bit color of a lightness, 0…1.
  public func eightBit(at lightness: Double) -> EightBitColor {
    if lightness <= 0 { return EightBitColor(red: 0, green: 0, blue: 0) }
    if lightness >= 1 { return EightBitColor(red: 255, green: 255, blue: 255) }
    return color(at: lightness).linearSRGB.encoded.eightBit
  }

  /// The lightness of the line's color with a luminance, 0…1.
  public func lightness(of luminance: RelativeLuminance) -> Double {
    if luminance.value <= 0 { return 0 }
    if luminance.value >= 1 { return 1 }
    var (below, above) = (0.0, 1.0)
    while true {
      let middle = (below + above) / 2
      guard middle > below, middle < above else { return middle }
      if color(at: middle).linearSRGB.relativeLuminance < luminance { below = middle } else { above = middle }
    }
  }
}

extension Oklab {
  fileprivate var isInSRGB: Bool {
    let linear = linearSRGB
    let range = -1e-6...1 + 1e-6
    return range.contains(linear.red) && range.contains(linear.green) && range.contains(linear.blue)
  }
}
