/// In which steps every node can lie, and on which side each choice has been decided.
struct Domains {
  /// The least step of each node.
  var low: [Int]
  /// The greatest step of each node.
  var high: [Int]
  /// By choice; nil where both sides are open.
  var sides: [Side?]
  /// The steps of the originals of grays, by variable; nil for colours.
  private let grays: [Int?]

  /// Everything is open.
  init(_ graph: ConstraintGraph, _ freedoms: [ColorFreedom]) {
    grays = freedoms.map {
      $0.isNeutral ? min(LuminanceScale.top, LuminanceScale.step(of: $0.luminance)) : nil
    }
    let fixed = graph.fixed.map { LuminanceScale.step(of: $0) }
    low = Array(repeating: 0, count: graph.variables) + fixed
    high = Array(repeating: LuminanceScale.top, count: graph.variables) + fixed
    sides = Array(repeating: nil, count: graph.choices.count)
  }

  /// Draws all conclusions; false where nothing is left for some node.
  mutating func propagate(_ graph: ConstraintGraph) -> Bool {
    keepToGrays()
    var changes = true
    while changes {
      changes = false
      for index in graph.choices.indices {
        guard let side = sides[index] else {
          switch (isOpen(graph.choices[index].lighter), isOpen(graph.choices[index].darker)) {
          case (true, true): continue
          case (false, false): return false
          case (true, false): sides[index] = .lighter
          case (false, true): sides[index] = .darker
          }
          changes = true
          continue
        }
        guard let arcs = graph.choices[index].arcs(side) else { return false }
        for arc in arcs {
          let (least, most) = (low[arc.lower] + arc.steps, high[arc.upper] - arc.steps)
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
    }
    return true
  }

  private mutating func keepToGrays() {
    for node in grays.indices where grays[node] != nil {
      low[node] = lifted(low[node], node)
      high[node] = lowered(high[node], node)
    }
  }

  /// The first step from one on in which a node's colour can lie.
  private func lifted(_ step: Int, _ node: Int) -> Int {
    guard node < grays.count, let origin = grays[node] else { return step }
    return GraySteps.standard.first(from: step, origin: origin)
  }

  /// The last step up to one in which a node's colour can lie.
  private func lowered(_ step: Int, _ node: Int) -> Int {
    guard node < grays.count, let origin = grays[node] else { return step }
    return GraySteps.standard.last(to: step, origin: origin)
  }

  /// The steps about one in which a gray can lie; nil for a colour and where one can lie in it.
  func neighbors(of step: Int, _ node: Int) -> (below: Int, above: Int)? {
    let (below, above) = (lowered(step, node), lifted(step, node))
    return below == above ? nil : (below, above)
  }

  /// Whether arcs can hold, each by itself.
  func isOpen(_ arcs: [Arc]?) -> Bool {
    guard let arcs else { return false }
    return arcs.allSatisfy { high[$0.upper] - low[$0.lower] >= $0.steps }
  }

  /// Whether arcs hold whatever is chosen.
  func isCertain(_ arcs: [Arc]?) -> Bool {
    guard let arcs else { return false }
    return arcs.allSatisfy { low[$0.upper] - high[$0.lower] >= $0.steps }
  }

  /// How much room a side leaves: the least over its arcs; negative where it is closed.
  func room(_ arcs: [Arc]?) -> Int {
    guard let arcs else { return -1 }
    return arcs.map { high[$0.upper] - low[$0.lower] - $0.steps }.min() ?? 0
  }
}
