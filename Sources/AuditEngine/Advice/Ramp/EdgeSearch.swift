import ColorMath

/// A search for the nearest color of a luminance on the edge of sRGB.
///
/// It covers the segments in which the plane of equal luminance cuts the faces of the cube of linear light.
struct EdgeSearch {
  private let freedom: ColorFreedom
  private let luminance: Double
  /// The nearest color, nil if no face is cut.
  private(set) var nearest: Oklab?
  private var least = Double.infinity

  /// The weights of red, green and blue in luminance.
  private static let weights = [0.2126, 0.7152, 0.0722]
  /// The penalty on the square of the distance outside the freedom: a tiny excess is allowed, which never overstates
  /// a cost.
  private static let penalty = 1e4
  private static let samples = 10

  /// Searches all six faces.
  init(freedom: ColorFreedom, luminance: Double) {
    self.freedom = freedom
    self.luminance = luminance
    for channel in 0..<3 {
      for value in [0.0, 1.0] { search(channel, value) }
    }
  }

  /// The segment on which one channel has a value, sampled, then narrowed down by golden section.
  private mutating func search(_ channel: Int, _ value: Double) {
    let (first, second) = ((channel + 1) % 3, (channel + 2) % 3)
    let rest = luminance - Self.weights[channel] * value
    let (one, other) = (Self.weights[first], Self.weights[second])
    let (low, high) = (max(0, (rest - other) / one), min(1, rest / one))
    guard low <= high, rest >= 0 else { return }
    func color(_ share: Double) -> LinearSRGB {
      let one = low + share * share * (3 - 2 * share) * (high - low)
      let two = max(0, min(1, (rest - Self.weights[first] * one) / other))
      switch channel {
      case 0: return LinearSRGB(red: value, green: one, blue: two)
      case 1: return LinearSRGB(red: two, green: value, blue: one)
      default: return LinearSRGB(red: one, green: two, blue: value)
      }
    }
    var best: (cost: Double, share: Double) = (.infinity, 0)
    for step in 0...Self.samples {
      let share = Double(step) / Double(Self.samples)
      let cost = offer(color(share))
      if cost < best.cost { best = (cost, share) }
    }
    guard best.cost < 4 * least else { return }
    var range = (max(0, best.share - 1 / Double(Self.samples)), min(1, best.share + 1 / Double(Self.samples)))
    for _ in 0..<16 {
      let third = 0.381966 * (range.1 - range.0)
      if offer(color(range.0 + third)) < offer(color(range.1 - third)) { range.1 -= third } else { range.0 += third }
    }
  }

  /// Keeps a color where it is the nearest so far; gives its cost.
  private mutating func offer(_ color: LinearSRGB) -> Double {
    let oklab = color.oklab
    let excess = freedom.excess(of: oklab)
    let cost = freedom.cost(of: oklab) + Self.penalty * excess * excess
    if cost < least { (least, nearest) = (cost, oklab) }
    return cost
  }
}
