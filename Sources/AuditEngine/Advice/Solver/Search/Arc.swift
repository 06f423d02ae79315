import ColorMath

/// A relation: one node's luminance is at least a ratio above another's.
struct Arc: Hashable {
  /// The lighter node.
  let upper: Int
  /// The darker node.
  let lower: Int
  /// The ratio that must be reached; 1 for an order.
  let ratio: ContrastRatio
  /// The least number of steps between the two for the ratio.
  let steps: Int

  init(_ upper: Int, above lower: Int, by ratio: ContrastRatio) {
    self.upper = upper
    self.lower = lower
    self.ratio = ratio
    steps = LuminanceScale.steps(for: ratio.value)
  }

  private init(_ arc: Arc, upper: Int, lower: Int, steps: Int) {
    (self.upper, self.lower, self.steps) = (upper, lower, steps)
    ratio = arc.ratio
  }

  /// Returns the arc between nodes with other numbers.
  func between(_ upper: Int, _ lower: Int) -> Arc { Arc(self, upper: upper, lower: lower, steps: steps) }

  /// Returns the arc with more room for rounding: a few extra steps for a ratio.
  func widened(by margin: Int) -> Arc {
    Arc(self, upper: upper, lower: lower, steps: ratio.value > 1 ? steps + margin : max(0, steps))
  }
}
