/// The cheapest steps of all nodes under arcs: the minimum of a separable convex function over differences.
///
/// Method: steepest descent for L♮-convex functions with scaling (Murota 2003). From any point that satisfies the arcs,
/// the set of nodes whose common step up or down gains most is a minimum cut; if none gains with steps of 1, the point
/// is the minimum.
struct NetworkOptimum {
  /// The step of each node, fixed ones included.
  private(set) var steps: [Int]
  /// The sum of the costs.
  private(set) var cost: Double

  private let costs: [ConvexCost]
  private let arcs: [Arc]
  private let domains: StepRanges
  private let meter: WorkMeter

  /// Computes the optimum of a network of arcs.
  ///
  /// - Parameters:
  ///   - domains: with all conclusions drawn, so that the least steps satisfy the arcs.
  ///   - costs: by variable.
  ///   - arcs: the arcs of the decided sides.
  init(
    _ domains: StepRanges, _ costs: [ConvexCost], _ arcs: [Arc], near origins: [Int], _ meter: WorkMeter = .unlimited
  ) {
    self.domains = domains
    self.costs = costs
    self.meter = meter
    self.arcs = arcs.filter { domains.low[$0.upper] - domains.high[$0.lower] < $0.steps }
    steps = domains.low
    cost = 0
    start(near: origins)
    descend()
    cost = costs.indices.reduce(0) { $0 + costs[$1].cost(at: steps[$1]) }
  }

  /// Takes a share off the cost, by which it may be overstated.
  mutating func lower(by share: Double) { cost *= 1 - share }

  /// The point nearest to the origins, lifted to satisfy the arcs, if it stays in the domains.
  private mutating func start(near origins: [Int]) {
    var lifted = domains.low
    for node in origins.indices { lifted[node] = max(domains.low[node], min(domains.high[node], origins[node])) }
    var changes = true
    while changes {
      changes = false
      for arc in arcs where lifted[arc.upper] < lifted[arc.lower] + arc.steps {
        lifted[arc.upper] = lifted[arc.lower] + arc.steps
        guard lifted[arc.upper] <= domains.high[arc.upper] else { return }
        changes = true
      }
    }
    steps = lifted
  }

  private mutating func descend() {
    var size = LuminanceScale.top / 2
    while size > 0 {
      var gains = true
      while gains {
        let up = move(by: size)
        let down = move(by: -size)
        gains = up || down
      }
      size /= 2
    }
  }

  /// Moves the best set of nodes; false if none gains.
  private mutating func move(by size: Int) -> Bool {
    meter.spend((costs.count + arcs.count) / 2)
    let changes = costs.indices.map { node in
      let target = steps[node] + size
      guard target >= domains.low[node], target <= domains.high[node] else { return Double.infinity }
      return costs[node].cost(at: target) - costs[node].cost(at: steps[node])
    }
    var cut = ClosureCut(costs: changes + Array(repeating: .infinity, count: steps.count - costs.count))
    guard cut.hasGain else { return false }
    for arc in arcs where steps[arc.upper] - steps[arc.lower] - arc.steps < abs(size) {
      if size > 0 { cut.drag(arc.lower, arc.upper) } else { cut.drag(arc.upper, arc.lower) }
    }
    guard let best = cut.best() else { return false }
    for node in costs.indices where best.isMember[node] { steps[node] += size }
    return true
  }
}

/// The possible steps of every node.
struct StepRanges {
  /// The least step of each node.
  var low: [Int]
  /// The greatest step of each node.
  var high: [Int]

  /// Narrows the ranges by some arcs; false if some node has no steps left.
  mutating func narrow(by arcs: [Arc]) -> Bool {
    var changes = true
    while changes {
      changes = false
      for arc in arcs {
        let (least, most) = (low[arc.lower] + arc.steps, high[arc.upper] - arc.steps)
        if least > low[arc.upper] { (low[arc.upper], changes) = (least, true) }
        if most < high[arc.lower] { (high[arc.lower], changes) = (most, true) }
        guard low[arc.upper] <= high[arc.upper], low[arc.lower] <= high[arc.lower] else { return false }
      }
    }
    return true
  }
}
