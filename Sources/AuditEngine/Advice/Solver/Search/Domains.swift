/// The possible steps of every node, and the decided sides of choices.
struct Domains {
  /// The least step of each node.
  var low: [Int]
  /// The greatest step of each node.
  var high: [Int]
  /// By choice; nil if both sides are open.
  var sides: [Side?]
  /// The steps of the originals of grays, by variable; nil for colors.
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

  /// The steps without the sides.
  var ranges: StepRanges { StepRanges(low: low, high: high) }

  /// Draws all conclusions; false if some node has no steps left.
  mutating func propagate(_ graph: ConstraintGraph) -> Bool {
    keepToGrays()
    var changes = true
    while changes {
      changes = false
      for index in graph.places.indices {
        let place = graph.places[index]
        if sides[index] == nil {
          switch (isOpen(place.lighter, graph), isOpen(place.darker, graph)) {
          case (true, true): continue
          case (false, false): return false
          case (true, false): sides[index] = .lighter
          case (false, true): sides[index] = .darker
          }
          changes = true
        }
        guard let range = sides[index] == .lighter ? place.lighter : place.darker else { return false }
        for place in range {
          guard tighten(graph.arcs[place], &changes) else { return false }
        }
      }
    }
    return true
  }

  /// Applies one arc to its nodes; false if that leaves nothing.
  private mutating func tighten(_ arc: Arc, _ changes: inout Bool) -> Bool {
    let (least, most) = (low[arc.lower] + arc.steps, high[arc.upper] - arc.steps)
    if least > low[arc.upper] {
      low[arc.upper] = lifted(least, arc.upper)
      changes = true
    }
    if most < high[arc.lower] {
      high[arc.lower] = lowered(most, arc.lower)
      changes = true
    }
    return low[arc.upper] <= high[arc.upper] && low[arc.lower] <= high[arc.lower]
  }

  private func isOpen(_ range: Range<Int>?, _ graph: ConstraintGraph) -> Bool {
    room(range, graph) >= 0
  }

  /// Restricts grays to steps that contain one.
  mutating func keepToGrays() {
    for node in grays.indices where grays[node] != nil {
      low[node] = lifted(low[node], node)
      high[node] = lowered(high[node], node)
    }
  }

  /// The first step from one on in which a node's color can lie.
  func lifted(_ step: Int, _ node: Int) -> Int {
    guard node < grays.count, let origin = grays[node] else { return step }
    return GraySteps.standard.first(from: step, origin: origin)
  }

  /// The last step up to one in which a node's color can lie.
  func lowered(_ step: Int, _ node: Int) -> Int {
    guard node < grays.count, let origin = grays[node] else { return step }
    return GraySteps.standard.last(to: step, origin: origin)
  }

  /// The steps about one in which a gray can lie; nil for a color and where one can lie in it.
  func neighbors(of step: Int, _ node: Int) -> (below: Int, above: Int)? {
    let (below, above) = (lowered(step, node), lifted(step, node))
    return below == above ? nil : (below, above)
  }

  /// Returns true if a side holds whatever is chosen.
  func isCertain(_ range: Range<Int>?, _ graph: ConstraintGraph) -> Bool {
    guard let range else { return false }
    for place in range {
      let arc = graph.arcs[place]
      if low[arc.upper] - high[arc.lower] < arc.steps { return false }
    }
    return true
  }

  /// The room that a side leaves: the least over its arcs; negative if it is closed.
  func room(_ range: Range<Int>?, _ graph: ConstraintGraph) -> Int {
    guard let range else { return -1 }
    var least = Int.max
    for place in range {
      let arc = graph.arcs[place]
      least = min(least, high[arc.upper] - low[arc.lower] - arc.steps)
    }
    return least
  }
}
