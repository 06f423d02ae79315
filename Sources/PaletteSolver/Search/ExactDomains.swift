import ColorMath

/// Which luminances every node can have once all choices are decided, to the last bit.
struct ExactDomains {
  /// The least luminance of each node.
  private(set) var low: [Double]
  /// The greatest luminance of each node.
  private(set) var high: [Double]
  /// What holds between nodes.
  let arcs: [Arc]

  /// The luminance of white as the audit computes it.
  static let white = EightBitColor(red: 255, green: 255, blue: 255).linear.relativeLuminance.value

  /// Everything that the arcs leave; nil where nothing is left for a node.
  init?(_ graph: ConstraintGraph, _ arcs: [Arc]) {
    self.arcs = arcs
    low = Array(repeating: 0, count: graph.variables) + graph.fixed
    high = Array(repeating: Self.white, count: graph.variables) + graph.fixed
    guard propagate() else { return nil }
  }

  /// Settles a node on one luminance; false where that leaves nothing for another.
  mutating func settle(_ node: Int, at luminance: Double) -> Bool {
    guard luminance >= low[node], luminance <= high[node] else { return false }
    low[node] = luminance
    high[node] = luminance
    return propagate()
  }

  private mutating func propagate() -> Bool {
    var changes = true
    while changes {
      changes = false
      for arc in arcs {
        let least = ExactRatio.least(above: low[arc.lower], reaching: arc.ratio)
        let most = ExactRatio.greatest(below: high[arc.upper], reaching: arc.ratio)
        if least > low[arc.upper] {
          low[arc.upper] = least
          changes = true
        }
        if most < high[arc.lower] {
          high[arc.lower] = most
          changes = true
        }
        guard low[arc.upper] <= high[arc.upper], low[arc.lower] <= high[arc.lower] else { return false }
      }
    }
    return true
  }
}
