import ColorMath

/// What it costs to give a colour another luminance: the weighted square of the least ΔE-OK, step by step of the scale.
///
/// The distance itself is nearly a line over the cube root of luminance, so it is computed at 64 places and at the origin
/// and taken to be straight between them; that overstates it by less than one part in a thousand (a test holds it).
struct CostCurve: Sendable {
  /// The step in which the origin lies.
  let origin: Int
  private let weight: Double
  private let start: Double
  private let distances: [Double]
  /// Steps about the origin at growing distances, ascending, the origin among them.
  let samples: [Int]

  private static let intervals = 64

  /// Computes the distances for a colour with the weight of its change, more than 0.
  init(_ freedom: ColorFreedom, weight: Double) {
    self.weight = weight
    origin = min(LuminanceScale.step(of: freedom.luminance), LuminanceScale.top)
    start = max(0, min(1, Root.cube(freedom.luminance)))
    distances = (0...Self.intervals).map { index in
      let lightness = Double(index) / Double(Self.intervals)
      let nearest = freedom.nearest(at: RelativeLuminance(lightness * lightness * lightness))
      return Root.square(freedom.cost(of: nearest))
    }
    samples = Self.samples(about: start, origin)
  }

  /// Places whose distance from the origin grows by 3 % in the cube root of luminance, as steps.
  private static func samples(about start: Double, _ origin: Int) -> [Int] {
    var (below, above): ([Int], [Int]) = ([], [origin])
    var distance = 1e-4
    while distance < 1 {
      for lightness in [start - distance, start + distance] where lightness > 0 && lightness < 1 {
        let step = min(LuminanceScale.top, LuminanceScale.step(of: lightness * lightness * lightness))
        if step < below.last ?? origin { below.append(step) }
        if step > above.last ?? origin { above.append(step) }
      }
      distance *= 1.03
    }
    return below.reversed() + above
  }

  /// The least cost of any colour in a step, which is at the end nearer to the origin.
  func cost(at step: Int) -> Double {
    if step == origin { return 0 }
    let lightness = LuminanceScale.standard.lightness
    let distance = distance(at: lightness[min(LuminanceScale.top, step > origin ? step : step + 1)])
    return weight * distance * distance
  }

  private func distance(at lightness: Double) -> Double {
    let place = lightness * Double(Self.intervals)
    let index = max(0, min(Self.intervals - 1, Int(place)))
    var (low, high) = (Double(index) / Double(Self.intervals), Double(index + 1) / Double(Self.intervals))
    var (before, after) = (distances[index], distances[index + 1])
    if start > low, start <= lightness { (low, before) = (start, 0) }
    if start < high, start >= lightness { (high, after) = (start, 0) }
    guard high > low else { return before }
    return before + (after - before) * max(0, min(1, (lightness - low) / (high - low)))
  }
}
