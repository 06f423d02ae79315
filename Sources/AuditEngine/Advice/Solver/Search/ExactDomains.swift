import ColorMath

/// The exact luminances that every node can have once all choices are decided.
struct ExactDomains {
  /// The least luminance of each node.
  private(set) var low: [Double]
  /// The greatest luminance of each node.
  private(set) var high: [Double]
  /// The arcs between nodes.
  let arcs: [Arc]

  /// The luminance of white as the audit computes it.
  static let white = EightBitColor(red: 255, green: 255, blue: 255).linear.relativeLuminance.value

  /// By variable, the luminance of a gray as it is; nil for colors.
  private let grays: [Double?]

  /// Everything that the arcs leave; nil if nothing is left for a node.
  ///
  /// A gray keeps to the 256 grays and to what it is, so that the darkest of all nodes satisfy the arcs together.
  init?(_ graph: ConstraintGraph, _ arcs: [Arc], _ freedoms: [ColorFreedom]) {
    self.arcs = arcs
    grays = freedoms.map { $0.isNeutral ? $0.luminance : nil }
    low = Array(repeating: 0, count: graph.variables) + graph.fixed
    high = Array(repeating: Self.white, count: graph.variables) + graph.fixed
    guard propagate() else { return nil }
  }

  /// Fixes a node at one luminance; false if that leaves nothing for another.
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
          low[arc.upper] = lifted(least, arc.upper)
          changes = true
        }
        if most < high[arc.lower] {
          high[arc.lower] = lowered(most, arc.lower)
          changes = true
        }
        guard low[arc.upper] <= high[arc.upper], low[arc.lower] <= high[arc.lower] else { return false }
      }
    }
    return true
  }

  private func lifted(_ luminance: Double, _ node: Int) -> Double {
    guard node < grays.count, let origin = grays[node] else { return luminance }
    let gray = GraySteps.standard.luminances.first { $0 >= luminance } ?? .infinity
    return origin >= luminance ? min(origin, gray) : gray
  }

  private func lowered(_ luminance: Double, _ node: Int) -> Double {
    guard node < grays.count, let origin = grays[node] else { return luminance }
    let gray = GraySteps.standard.luminances.last { $0 <= luminance } ?? -1
    return origin <= luminance ? max(origin, gray) : gray
  }
}
