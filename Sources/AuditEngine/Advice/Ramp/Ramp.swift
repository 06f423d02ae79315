package import ColorMath

/// Colors of one hue that reach given ratios with given surfaces, each with as little to spare as 8 bits allow.
package struct Ramp: Sendable {
  /// One target on one surface.
  package struct Step: Sendable {
    /// The ratio to reach.
    package var target: ContrastRatio
    /// The color and the ratio that it reaches; nil if no color of the hue reaches the target.
    package var found: (color: EightBitColor, ratio: ContrastRatio)?

    /// The excess of the ratio over the target; nil if no color was found.
    package var overshoot: Double? { found.map { $0.ratio.value - target.value } }
  }

  /// All targets on one surface, in ascending order.
  package struct Row: Sendable {
    /// The opaque surface under the colors.
    package var surface: Color
    /// True if the colors are lighter than the surface; else they are darker.
    package var isLighter: Bool
    /// The ratio of white or black, which none exceeds.
    package var greatest: ContrastRatio
    /// The steps, ascending by target; lightness is monotonic.
    package var steps: [Step]
  }

  /// The rows by surface, in the given order.
  package let rows: [Row]

  /// Finds the colors; each row goes to the side of its surface on which more is possible.
  package init(from color: Color, on surfaces: [Color], targets: [ContrastRatio]) {
    let line = HueLine(color)
    let targets = Set(targets).sorted()
    rows = surfaces.map { surface in
      let luminance = surface.relativeLuminance
      let (white, black) = (
        ContrastRatio(RelativeLuminance(ExactRatio.white), luminance), ContrastRatio(RelativeLuminance(0), luminance)
      )
      let isLighter = white > black
      var steps = targets.map { target in
        Step(target: target, found: line.color(reaching: target, on: luminance, isLighter: isLighter))
      }
      Self.keepOneWay(&steps, isLighter: isLighter)
      return Row(surface: surface, isLighter: isLighter, greatest: max(white, black), steps: steps)
    }
  }

  /// Lets a step take the color of the next where it would go beyond it.
  private static func keepOneWay(_ steps: inout [Step], isLighter: Bool) {
    for index in steps.indices.dropLast().reversed() {
      guard let own = steps[index].found, let next = steps[index + 1].found else { continue }
      let (lightness, following) = (own.color.linear.oklab.lightness, next.color.linear.oklab.lightness)
      if own.ratio > next.ratio || (isLighter ? lightness > following : lightness < following) {
        steps[index].found = next
      }
    }
  }
}

/// The colors of one OKLCH hue, each with the chroma of the origin or as much of it as sRGB holds.
private struct HueLine {
  private let hue: (sine: Double, cosine: Double)
  private let chroma: Double
  private let freedom: ColorFreedom

  /// The largest distance of a color from the line, in Oklab.
  private static let tolerance = 0.006
  /// The number of steps of red and green within that distance, except for the rarest colors.
  private static let reach = (red: 24, green: 12)

  init(_ color: Color) {
    freedom = ColorFreedom(color, tolerance: 0)
    let polar = freedom.origin.oklch
    chroma = freedom.isNeutral ? 0 : polar.chroma
    hue = Angle.sineAndCosine(polar.hue)
  }

  /// The color that reaches a ratio with least to spare; nil if none does.
  func color(
    reaching target: ContrastRatio, on surface: RelativeLuminance, isLighter: Bool
  ) -> (color: EightBitColor, ratio: ContrastRatio)? {
    let edge =
      isLighter
      ? ExactRatio.least(above: surface.value, reaching: target)
      : ExactRatio.greatest(below: surface.value, reaching: target)
    guard edge >= 0, edge <= ExactRatio.white else { return nil }
    var best: (color: EightBitColor, ratio: ContrastRatio)?
    func offer(_ color: EightBitColor, if isOnLine: (Oklab) -> Bool = { _ in true }) {
      let linear = color.linear
      let luminance = linear.relativeLuminance
      guard isLighter ? luminance.value >= edge : luminance.value <= edge else { return }
      let ratio = ContrastRatio(luminance, surface)
      guard ratio.reaches(target), ratio < best?.ratio ?? ContrastRatio(.infinity) else { return }
      if isOnLine(linear.oklab) { best = (color, ratio) }
    }
    if freedom.isNeutral {
      for gray in UInt8.min...UInt8.max { offer(EightBitColor(red: gray, green: gray, blue: gray)) }
      return best
    }
    let ideal = point(at: edge)
    for color in barelyReaching(edge, isLighter: isLighter, near: ideal.linearSRGB.encoded.eightBit) {
      offer(color) { DeltaE.ok($0, ideal) <= Self.tolerance && freedom.allows($0) }
    }
    if best == nil {
      let range = isLighter ? (edge, ExactRatio.white) : (0, edge)
      if let color = ColorChooser(freedom: freedom).nearest(from: range.0, to: range.1)?.color { offer(color) }
    }
    if best == nil { for gray in UInt8.min...UInt8.max { offer(EightBitColor(red: gray, green: gray, blue: gray)) } }
    return best
  }

  /// The color of the line with a luminance, its chroma cut where sRGB ends.
  private func point(at luminance: Double) -> Oklab {
    let plane = LuminancePlane(RelativeLuminance(luminance))
    func point(_ chroma: Double) -> Oklab { plane.point(a: chroma * hue.cosine, b: chroma * hue.sine).oklab }
    if point(chroma).excess <= 0 { return point(chroma) }
    var (inside, outside) = (0.0, chroma)
    for _ in 0..<20 {
      let middle = (inside + outside) / 2
      if point(middle).excess <= 0 { inside = middle } else { outside = middle }
    }
    return point(inside)
  }

  /// For each red and green near a color, the blue with which it just reaches a luminance, and the next one beyond.
  private func barelyReaching(_ edge: Double, isLighter: Bool, near center: EightBitColor) -> [EightBitColor] {
    func about(_ channel: UInt8, _ reach: Int) -> ClosedRange<UInt8> {
      UInt8(clamping: Int(channel) - reach)...UInt8(clamping: Int(channel) + reach)
    }
    var colors: [EightBitColor] = []
    for red in about(center.red, Self.reach.red) {
      for green in about(center.green, Self.reach.green) {
        let darker = count(of: edge, red, green, isLighter: isLighter)
        let first = isLighter ? darker : darker - 1
        for blue in [first, isLighter ? first + 1 : first - 1] {
          guard let blue = UInt8(exactly: blue) else { continue }
          colors.append(EightBitColor(red: red, green: green, blue: blue))
        }
      }
    }
    return colors
  }

  /// The number of blues, from 0 on, that stay below a luminance, or do not exceed it if darker colors are wanted.
  private func count(of edge: Double, _ red: UInt8, _ green: UInt8, isLighter: Bool) -> Int {
    var (low, high) = (0, 256)
    while low < high {
      let middle = (low + high) / 2
      let luminance = EightBitColor(red: red, green: green, blue: UInt8(clamping: middle)).linear.relativeLuminance
        .value
      if isLighter ? luminance < edge : luminance <= edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
