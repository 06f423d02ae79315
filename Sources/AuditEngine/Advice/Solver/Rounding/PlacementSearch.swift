import ColorMath

/// Looks for any colors with which all arcs hold, tightest nodes first, where placing them one by one came to an end.
struct PlacementSearch {
  private let choosers: [ColorChooser]
  private let steps: [Int]
  private var budget = 600

  init(_ choosers: [ColorChooser], near steps: [Int]) {
    self.choosers = choosers
    self.steps = steps
  }

  /// Colors for the nodes that have none; nil if none are found.
  mutating func run(_ exact: ExactDomains, _ placed: [Placement?]) -> [Placement]? {
    var tightest: (width: Double, node: Int)?
    for node in placed.indices where placed[node] == nil {
      let width = exact.high[node] - exact.low[node]
      if width < tightest?.width ?? .infinity { tightest = (width, node) }
    }
    guard let node = tightest?.node else { return placed.compactMap { $0 } }
    for candidate in candidates(node, exact) {
      guard budget > 0 else { return nil }
      budget -= 1
      var (next, filled) = (exact, placed)
      guard next.settle(node, at: candidate.luminance) else { continue }
      filled[node] = candidate
      if let found = run(next, filled) { return found }
    }
    return nil
  }

  /// The nearest color to the optimum, then to the original in smaller and smaller parts of what is left.
  private func candidates(_ node: Int, _ exact: ExactDomains) -> [Placement] {
    let (low, high) = (exact.low[node], exact.high[node])
    let target = max(low, min(high, LuminanceScale.luminance(at: Double(steps[node]))))
    let middle = (low + high) / 2
    var found: [Placement] = []
    var ranges = [(max(low, target), high), (low, min(high, target)), (low, high), (low, middle), (middle, high)]
    for share in [0.25, 0.1, 0.03] {
      ranges += [(low, low + share * (high - low)), (high - share * (high - low), high)]
    }
    for range in ranges {
      guard let one = choosers[node].nearest(from: range.0, to: range.1), !found.contains(one) else { continue }
      found.append(one)
    }
    return found
  }
}
