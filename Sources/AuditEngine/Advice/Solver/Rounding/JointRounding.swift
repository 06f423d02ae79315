import ColorMath
import FileSyntax

/// Gives every node an 8-bit color so that all arcs hold exactly, near the steps of an optimum.
struct JointRounding {
  private let graph: ConstraintGraph
  private let choosers: [ColorChooser]
  private let weights: [Double]
  private let curves: [CostCurve]
  private let meter: WorkMeter
  private let arcs: [Arc]
  /// The arcs of each node, by node.
  private let touching: [[Int]]
  /// The placements by variable.
  private(set) var placements: [Placement]

  /// The number of nodes above which they are only placed one by one.
  private static let mostSearched = 12

  /// The number of nodes above which they are only moved one by one.
  private static let mostPivoted = 60

  /// The most passes over all nodes.
  private static let mostPasses = 4

  /// The weighted sum of squared ΔE-OK.
  var cost: Double { zip(placements, weights).reduce(0) { $0 + $1.0.cost * $1.1 } }

  /// Rounds and improves; nil if no colors are found.
  init?(
    _ graph: ConstraintGraph, _ arcs: [Arc], at steps: [Int], _ freedoms: [ColorFreedom], _ weights: [Double],
    _ curves: [CostCurve], _ meter: WorkMeter
  ) {
    self.graph = graph
    self.arcs = arcs
    self.weights = weights
    self.curves = curves
    self.meter = meter
    choosers = freedoms.map { ColorChooser(freedom: $0, meter: meter) }
    var touching: [[Int]] = Array(repeating: [], count: graph.count)
    for (index, arc) in arcs.enumerated() {
      touching[arc.upper].append(index)
      touching[arc.lower].append(index)
    }
    self.touching = touching
    placements = freedoms.map { Placement(color: nil, luminance: $0.luminance, cost: 0) }
    guard place(near: steps) || (graph.variables <= Self.mostSearched && search(near: steps)) else { return nil }
    var passes = 0
    while passes < Self.mostPasses, !meter.isOver, improve(pivots: graph.variables <= Self.mostPivoted) { passes += 1 }
  }

  /// One node after another, each leaving something for the rest: first those that stay, then those that push the others.
  private mutating func place(near steps: [Int]) -> Bool {
    guard var exact = ExactDomains(graph, arcs, choosers.map { $0.freedom }) else { return false }
    var open: [Int] = []
    for node in 0..<graph.variables {
      let origin = choosers[node].freedom.luminance
      meter.spend(1 + arcs.count / 8)
      var next = exact
      if LuminanceScale.step(of: origin) == steps[node], next.settle(node, at: origin) {
        exact = next
      } else {
        open.append(node)
      }
    }
    for node in ordered(open, steps) {
      guard let found = place(node, near: steps[node], &exact) else { return false }
      placements[node] = found
    }
    return true
  }

  /// Open nodes so that one that is pushed comes after the one that pushes it; of a circle the one with most neighbors first.
  private func ordered(_ open: [Int], _ steps: [Int]) -> [Int] {
    var isOpen = Array(repeating: false, count: graph.count)
    for node in open { isOpen[node] = true }
    func waits(_ node: Int) -> Bool {
      let isDarker = steps[node] < LuminanceScale.step(of: choosers[node].freedom.luminance)
      return touching[node].contains { index in
        let arc = arcs[index]
        guard steps[arc.upper] - steps[arc.lower] - arc.steps <= 1 else { return false }
        return isDarker ? arc.lower == node && isOpen[arc.upper] : arc.upper == node && isOpen[arc.lower]
      }
    }
    var rest = open.ordered { (-touching[$0].count, $0) < (-touching[$1].count, $1) }
    var order: [Int] = []
    while !rest.isEmpty {
      let node = rest.remove(at: rest.firstIndex { !waits($0) } ?? 0)
      isOpen[node] = false
      order.append(node)
    }
    return order
  }

  private mutating func search(near steps: [Int]) -> Bool {
    guard let exact = ExactDomains(graph, arcs, choosers.map { $0.freedom }) else { return false }
    var search = PlacementSearch(choosers, near: steps)
    guard let found = search.run(exact, Array(repeating: nil, count: graph.variables)) else { return false }
    placements = found
    return true
  }

  private func place(_ node: Int, near step: Int, _ exact: inout ExactDomains) -> Placement? {
    let (low, high) = (exact.low[node], exact.high[node])
    let target = max(low, min(high, LuminanceScale.luminance(at: Double(step))))
    let isLighter = target > choosers[node].freedom.luminance
    for range in [isLighter ? (target, high) : (low, target), (low, high)] {
      guard let found = choosers[node].nearest(from: range.0, to: range.1) else { continue }
      var next = exact
      guard next.settle(node, at: found.luminance) else { continue }
      exact = next
      return found
    }
    return nil
  }

  /// Moves single nodes, then nodes with their neighbors, where that costs less; false where nothing does.
  private mutating func improve(pivots: Bool) -> Bool {
    let before = cost
    for node in placements.indices where placements[node].color != nil {
      if let found = nearest(node), found.cost < placements[node].cost { placements[node] = found }
    }
    for node in placements.indices where pivots && placements[node].color != nil && !meter.isOver {
      for shift in [0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.03] {
        pivot(node, by: 1 + shift)
        pivot(node, by: 1 / (1 + shift))
      }
    }
    return cost < before - 1e-12
  }

  /// Lets a node move and its neighbors follow; takes it back where that costs more.
  private mutating func pivot(_ node: Int, by factor: Double) {
    let least = cost
    meter.spend(1 + placements.count / 16)
    var range = range(of: node, among: graph.variables..<graph.count)
    let edge = (placements[node].luminance + 0.05) * factor - 0.05
    let isLighter = placements[node].luminance > choosers[node].freedom.luminance
    if isLighter { range.low = max(range.low, edge) } else { range.high = min(range.high, edge) }
    let neighbors = touching[node].map { arcs[$0].upper == node ? arcs[$0].lower : arcs[$0].upper }
      .filter { $0 < graph.variables }
    let present = placements[node].cost * weights[node]
    guard neighbors.reduce(present - leastCost(of: node, range), { $0 + placements[$1].cost * weights[$1] }) > 0,
      let found = choosers[node].nearest(from: range.low, to: range.high)
    else { return }
    let before = placements
    placements[node] = found
    guard present - found.cost * weights[node] + greatestGain(of: neighbors, around: node) > 0 else {
      placements = before
      return
    }
    for other in neighbors {
      guard let follower = nearest(other) else {
        placements = before
        return
      }
      placements[other] = follower
    }
    if cost >= least - 1e-15 || !holds(around: node) { placements = before }
  }

  /// The most that neighbors of a node can cost less than now, once they are where the node leaves them.
  private func greatestGain(of neighbors: [Int], around node: Int) -> Double {
    neighbors.indices.reduce(0) { sum, place in
      let neighbor = neighbors[place]
      guard !neighbors[..<place].contains(neighbor) else { return sum }
      let least = leastCost(of: neighbor, range(of: neighbor, among: node..<node + 1))
      return sum + placements[neighbor].cost * weights[neighbor] - least
    }
  }

  /// No color of a node between two luminances costs less than this.
  private func leastCost(of node: Int, _ range: (low: Double, high: Double)) -> Double {
    let origin = choosers[node].freedom.luminance
    if origin >= range.low, origin <= range.high { return 0 }
    return curves[node].cost(at: LuminanceScale.step(of: origin < range.low ? range.low : range.high))
  }

  private func holds(around node: Int) -> Bool {
    touching[node].allSatisfy { index in
      let arc = arcs[index]
      return ExactRatio.least(above: luminance(of: arc.lower), reaching: arc.ratio) <= luminance(of: arc.upper)
    }
  }

  /// The nearest color of a node with all others as they are.
  private func nearest(_ node: Int) -> Placement? {
    let range = range(of: node, among: 0..<graph.count)
    return choosers[node].nearest(from: range.low, to: range.high)
  }

  /// The luminances that some of its neighbors leave a node.
  private func range(of node: Int, among others: Range<Int>) -> (low: Double, high: Double) {
    var (low, high) = (0.0, ExactDomains.white)
    for index in touching[node] {
      let arc = arcs[index]
      if arc.upper == node, others.contains(arc.lower) {
        low = max(low, ExactRatio.least(above: luminance(of: arc.lower), reaching: arc.ratio))
      } else if arc.lower == node, others.contains(arc.upper) {
        high = min(high, ExactRatio.greatest(below: luminance(of: arc.upper), reaching: arc.ratio))
      }
    }
    return (low, high)
  }

  private func luminance(of node: Int) -> Double {
    node < graph.variables ? placements[node].luminance : graph.fixed[node - graph.variables]
  }
}
