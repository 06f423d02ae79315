import ColorMath

/// Finds the cheapest colors for a connected part of a problem, with a proof of how near they are to the best.
///
/// The bound of a branch is the network optimum over the convex costs with its decided sides. Where that breaks an open
/// choice, the branch splits into its sides; where a bridge of a convex cost lies under the curve, it splits at that step.
struct BranchAndBound {
  private struct Branch {
    var domains: Domains
    var bound: Double
  }

  private let graph: ConstraintGraph
  private let freedoms: [ColorFreedom]
  private let weights: [Double]
  private let curves: [CostCurve]
  private let origins: [Int]
  private let meter: WorkMeter
  private var open: [Branch] = []
  /// The least bound of branches that were given up because nothing in them could be better.
  private var closedBound = Double.infinity
  /// The guessed sides of open choices: those of the best answer, at first those of the start.
  private var guide: [Side]

  /// The best colors so far, by variable.
  private(set) var best: [Placement]?
  /// The cost of the best answer.
  private(set) var cost = Double.infinity
  /// No colors without rounding cost less than this.
  private(set) var lowerBound = 0.0
  /// True if no branch is open.
  private(set) var isComplete = false

  /// A branch that could save less than this share is not followed.
  private static let negligible = 1e-4
  /// The share of rounding cost above which another rounding is worth a search.
  private static let roundingShare = 0.002

  /// Prepares a search from a feasible choice of sides.
  ///
  /// - Parameter start: sides with which everything can hold.
  init(
    _ graph: ConstraintGraph, _ freedoms: [ColorFreedom], _ curves: [CostCurve], _ weights: [Double], start: [Side],
    _ meter: WorkMeter
  ) {
    self.graph = graph
    self.freedoms = freedoms
    self.weights = weights
    self.curves = curves
    self.meter = meter
    origins = curves.map { $0.origin }
    guide = start
    var domains = Domains(graph, freedoms)
    guard domains.propagate(graph) else { return }
    open = [Branch(domains: domains, bound: 0)]
    let present = graph.presentSides(freedoms)
    if present != start, !meter.isOver { attempt(present, domains) }
    attempt(start, domains)
  }

  /// Takes one step; false if nothing is left to do.
  mutating func step() -> Bool {
    guard let branch = takeNext() else {
      isComplete = true
      lowerBound = min(cost, closedBound)
      return false
    }
    guard branch.bound < cost * (1 - Self.negligible) else {
      closedBound = min(closedBound, branch.bound)
      return true
    }
    explore(branch)
    lowerBound = min(cost, closedBound, open.map { $0.bound }.min() ?? .infinity)
    return true
  }

  /// The branch with the least bound, of equal ones the latest; before there is an answer, the latest.
  private mutating func takeNext() -> Branch? {
    guard cost < .infinity else { return open.popLast() }
    var least: Int?
    for place in open.indices where least.map({ open[place].bound <= open[$0].bound }) ?? true { least = place }
    return least.map { place in
      open.swapAt(place, open.count - 1)
      return open.removeLast()
    }
  }

  /// Solves one fixed set of sides for an answer, with increasing room for rounding.
  private mutating func attempt(_ sides: [Side], _ root: Domains) {
    var domains = root
    for index in sides.indices where domains.sides[index] == nil { domains.sides[index] = sides[index] }
    guard domains.propagate(graph) else { return }
    let decided = domains.sides.enumerated().map { $0.element ?? sides[$0.offset] }
    for margin in [nil, 0, 8, 24, 64] where cost == .infinity || !meter.isOver {
      let arcs = graph.arcs(decided).map { arc in margin.map { arc.widened(by: $0) } ?? arc }
      var ranges = domains.ranges
      guard ranges.narrow(by: arcs) else { return }
      let optimum = NetworkOptimum(ranges, convexCosts(domains), arcs, near: origins, meter)
      if round(optimum.steps, sides: decided) < .infinity, margin != nil || graph.variables > Self.mostTwice { return }
    }
  }

  /// With more colors than this, one rounding of the same sides is enough.
  private static let mostTwice = 60

  /// The optimum for the guess and what it says about open sides; nil if the guess breaks with what is decided.
  private func bound(_ domains: inout Domains, _ costs: [ConvexCost]) -> (NetworkOptimum, SideBound, [Side])? {
    for _ in 0..<4 {
      var guessed = domains
      for index in guide.indices where guessed.sides[index] == nil { guessed.sides[index] = guide[index] }
      let sides = guessed.sides.enumerated().map { $0.element ?? guide[$0.offset] }
      guard guessed.propagate(graph) else { return nil }
      let optimum = NetworkOptimum(guessed.ranges, costs, graph.arcs(sides), near: origins, meter)
      let bound = SideBound(graph, domains, costs, sides: sides, optimum: optimum, meter)
      var isNew = false
      for block in bound.blocks {
        let rest = bound.cost - min(block.guessed, block.other)
        guard (rest + block.other) * (1 - ConvexCost.overstatement) >= cost * (1 - Self.negligible) else { continue }
        domains.sides[block.choice] = block.side
        isNew = true
      }
      guard isNew, bound.blocks.contains(where: { $0.other < $0.guessed }), domains.propagate(graph) else {
        return (optimum, bound, sides)
      }
    }
    return nil
  }

  private mutating func explore(_ branch: Branch) {
    var domains = branch.domains
    guard limitByCost(&domains), domains.propagate(graph) else {
      closedBound = min(closedBound, cost)
      return
    }
    let costs = convexCosts(domains)
    guard let (found, bound, sides) = bound(&domains, costs) else {
      return exploreDecided(domains, costs, branch.bound)
    }
    var optimum = found
    let least = max(branch.bound, bound.cost * (1 - ConvexCost.overstatement))
    guard least < cost * (1 - Self.negligible) else {
      closedBound = min(closedBound, least)
      return
    }
    optimum.lower(by: ConvexCost.overstatement)
    finish(domains, costs, optimum, sides: sides, least: least, bound)
  }

  /// Rounds the optimum and splits if the bound is not sharp.
  private mutating func finish(
    _ domains: Domains, _ costs: [ConvexCost], _ optimum: NetworkOptimum, sides: [Side], least: Double,
    _ bound: SideBound?
  ) {
    let rounded = isPromising(optimum) ? round(optimum.steps, sides: sides) : cost
    let open = bound?.blocks.max { $0.guessed - $0.other < $1.guessed - $1.other }
    if let open, open.guessed - open.other > least * Self.negligible {
      split(domains, open.choice, first: open.side, least)
    } else if let node = worstBridge(costs, optimum) {
      split(domains, at: node, optimum, least)
    } else if rounded > optimum.cost * (1 + Self.roundingShare) + 1e-9, let node = worstGray(domains, optimum) {
      split(domains, at: node, optimum, least)
    } else if rounded == .infinity {
      forbid(domains, sides, least)
    } else {
      closedBound = min(closedBound, least)
    }
  }

  /// Returns true if the cost without rounding is below the best.
  private func isPromising(_ optimum: NetworkOptimum) -> Bool {
    curves.indices.reduce(0) { $0 + curves[$1].cost(at: optimum.steps[$1]) } < cost * (1 - Self.negligible)
  }

  /// Explores a branch by only its decided sides.
  private mutating func exploreDecided(_ domains: Domains, _ costs: [ConvexCost], _ known: Double) {
    var optimum = NetworkOptimum(domains.ranges, costs, arcs(domains), near: origins, meter)
    optimum.lower(by: ConvexCost.overstatement)
    let least = max(known, optimum.cost)
    guard least < cost * (1 - Self.negligible) else {
      closedBound = min(closedBound, least)
      return
    }
    if let choice = worstBroken(domains, optimum.steps) {
      let first: Side =
        missing(graph.choices[choice].lighter, optimum.steps) <= missing(graph.choices[choice].darker, optimum.steps)
        ? .lighter : .darker
      return split(domains, choice, first: first, least)
    }
    let sides = graph.choices.indices.map { index in
      domains.sides[index] ?? (holds(graph.choices[index].lighter, optimum.steps) ? Side.lighter : .darker)
    }
    finish(domains, costs, optimum, sides: sides, least: least, nil)
  }

  /// Removes steps that alone would cost more than the best answer.
  private func limitByCost(_ domains: inout Domains) -> Bool {
    guard cost < .infinity else { return true }
    for node in curves.indices {
      let (low, high) = (domains.low[node], domains.high[node])
      guard low <= high else { return false }
      domains.low[node] = edge(of: node, from: max(low, min(high, origins[node])), to: low)
      domains.high[node] = edge(of: node, from: max(low, min(high, origins[node])), to: high)
      guard curves[node].cost(at: domains.low[node]) <= cost || curves[node].cost(at: domains.high[node]) <= cost
      else { return false }
    }
    return true
  }

  /// The furthest step on the way that does not cost more than the best answer.
  private func edge(of node: Int, from near: Int, to far: Int) -> Int {
    if curves[node].cost(at: far) <= cost { return far }
    var (good, bad) = (near, far)
    while abs(bad - good) > 1 {
      let middle = (good + bad) / 2
      if curves[node].cost(at: middle) <= cost { good = middle } else { bad = middle }
    }
    return good
  }

  private func convexCosts(_ domains: Domains) -> [ConvexCost] {
    meter.spend(100 * curves.count)
    return curves.indices.map { ConvexCost(curves[$0], in: domains.low[$0]...max(domains.low[$0], domains.high[$0])) }
  }

  private func arcs(_ domains: Domains) -> [Arc] {
    graph.choices.indices.flatMap { index in
      domains.sides[index].flatMap { graph.choices[index].arcs($0) } ?? []
    }
  }

  private func holds(_ arcs: [Arc]?, _ steps: [Int]) -> Bool { missing(arcs, steps) <= 0 }

  /// The number of missing steps; far more than any if the side is closed.
  private func missing(_ arcs: [Arc]?, _ steps: [Int]) -> Int {
    guard let arcs else { return 8 * LuminanceScale.top }
    return arcs.map { $0.steps - steps[$0.upper] + steps[$0.lower] }.max() ?? 0
  }

  /// The open choice of which both sides are broken most.
  private func worstBroken(_ domains: Domains, _ steps: [Int]) -> Int? {
    var worst: (missing: Int, choice: Int)?
    for (index, choice) in graph.choices.enumerated() where domains.sides[index] == nil {
      let missing = min(missing(choice.lighter, steps), missing(choice.darker, steps))
      if missing > worst?.missing ?? 0 { worst = (missing, index) }
    }
    return worst?.choice
  }

  /// The node whose bridge hides most of its cost.
  private func worstBridge(_ costs: [ConvexCost], _ optimum: NetworkOptimum) -> Int? {
    var worst: (hidden: Double, node: Int)?
    for node in costs.indices {
      let hidden = curves[node].cost(at: optimum.steps[node]) - costs[node].cost(at: optimum.steps[node])
      if hidden > worst?.hidden ?? (1e-9 + optimum.cost * Self.roundingShare) { worst = (hidden, node) }
    }
    return worst?.node
  }

  /// The node between two grays that costs most to move to one of them.
  private func worstGray(_ domains: Domains, _ optimum: NetworkOptimum) -> Int? {
    var worst: (missing: Double, node: Int)?
    for node in curves.indices {
      guard let (below, above) = domains.neighbors(of: optimum.steps[node], node) else { continue }
      let nearest = min(curves[node].cost(at: max(0, below)), curves[node].cost(at: above))
      let missing = nearest - curves[node].cost(at: optimum.steps[node])
      if missing > worst?.missing ?? -1 { worst = (missing, node) }
    }
    return worst?.node
  }

  /// Splits into both sides of a choice, with the one to explore first.
  private mutating func split(_ domains: Domains, _ choice: Int, first: Side, _ least: Double) {
    for side in [first.other, first] {
      var next = domains
      next.sides[choice] = side
      open.append(Branch(domains: next, bound: least))
    }
  }

  /// Below and above a step.
  private mutating func split(_ domains: Domains, at node: Int, _ optimum: NetworkOptimum, _ least: Double) {
    let step = optimum.steps[node]
    var (below, above) = (domains, domains)
    below.high[node] = step
    above.low[node] = step
    if let grays = domains.neighbors(of: step, node) { (below.high[node], above.low[node]) = grays }
    // If the step is already an end, one of the two would equal the branch itself.
    if step == domains.high[node] { below.high[node] = step - 1 }
    if step == domains.low[node] { above.low[node] = step + 1 }
    open.append(Branch(domains: above, bound: least))
    open.append(Branch(domains: below, bound: least))
  }

  /// Goes on with choices that hold here and have not been decided, as no colors were found on these sides.
  private mutating func forbid(_ domains: Domains, _ sides: [Side], _ least: Double) {
    guard let choice = sides.indices.first(where: { domains.sides[$0] == nil }) else { return }
    split(domains, choice, first: sides[choice], least)
  }

  /// Rounds an optimum, keeps the answer if it is the best, and returns its cost; infinite if there is none.
  private mutating func round(_ steps: [Int], sides: [Side]) -> Double {
    guard let rounding = JointRounding(graph, graph.arcs(sides), at: steps, freedoms, weights, curves, meter) else {
      return .infinity
    }
    if rounding.cost < cost { (best, cost, guide) = (rounding.placements, rounding.cost, sides) }
    return rounding.cost
  }
}
