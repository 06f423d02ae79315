import FileSyntax

/// A lower bound on the cost of all choices of the open sides, with a guess of the sides for which that is sharp.
///
/// The cost of every node is split among its choices, so that each choice can be decided alone, by the cheaper of its
/// sides (a Lagrangian decomposition). The shares follow the forces of the optimum for the guess: the amounts by which
/// the arcs of a choice push a node (the dual of the network). If no other side is cheaper than the guess, the bound is
/// the cost of the guess. Decided choices stay together.
struct SideBound {
  /// An open choice with the costs of its sides in its share.
  struct Block {
    var choice: Int
    /// The side of the guess.
    var side: Side
    /// The cost of the guessed side.
    var guessed: Double
    /// The cost of the other side; infinite if it is impossible.
    var other: Double
  }

  /// The lower bound.
  private(set) var cost = 0.0
  /// The open choices.
  private(set) var blocks: [Block] = []

  private let graph: ConstraintGraph
  private let domains: Domains
  private let costs: [ConvexCost]
  private let steps: [Int]
  private let meter: WorkMeter
  /// The sum of the forces by choice and node; those of decided choices under -1.
  private var forces: [[Int: Double]] = []
  /// The number of choices that push or could push each node.
  private var users: [Int]
  /// The sum of the sizes of each node's forces.
  private var totals: [Double]
  /// The slope of each node's cost minus all forces.
  private var rests: [Double]

  /// Computes the bound for a guess of the sides.
  ///
  /// - Parameters:
  ///   - sides: the guess, by choice.
  ///   - optimum: the optimum for the guess in the domains.
  init(
    _ graph: ConstraintGraph, _ domains: Domains, _ costs: [ConvexCost], sides: [Side], optimum: NetworkOptimum,
    _ meter: WorkMeter
  ) {
    self.graph = graph
    self.domains = domains
    self.costs = costs
    self.meter = meter
    steps = optimum.steps
    users = Array(repeating: 0, count: costs.count)
    totals = Array(repeating: 0, count: costs.count)
    rests = costs.indices.map { costs[$0].slope(at: optimum.steps[$0]) }
    findForces(sides)
    var decided: [Arc] = []
    for choice in graph.choices.indices {
      if let side = domains.sides[choice] {
        decided += graph.choices[choice].arcs(side) ?? []
        continue
      }
      let side = sides[choice]
      let guessed = least(graph.choices[choice].arcs(side), of: choice)
      let other = least(graph.choices[choice].arcs(side.other), of: choice)
      blocks.append(Block(choice: choice, side: side, guessed: guessed, other: other))
      cost += min(guessed, other)
    }
    cost += least(decided, of: graph.choices.count)
    for node in costs.indices where users[node] == 0 { cost += costs[node].cost(at: steps[node]) }
  }

  /// Lets what nodes are pushed by flow along the arcs that hold by a hair: first what pushes lighter colors, then what
  /// colors that stay push.
  private mutating func findForces(_ sides: [Side]) {
    forces = Array(repeating: [:], count: graph.choices.count + 1)
    var tight: [(arc: Arc, part: Int)] = []
    for choice in graph.choices.indices {
      let part = domains.sides[choice] == nil ? choice : graph.choices.count
      for side in part == choice ? [sides[choice], sides[choice].other] : [sides[choice]] {
        for arc in graph.choices[choice].arcs(side) ?? [] {
          for node in [arc.upper, arc.lower] where node < costs.count { forces[part][node] = 0 }
          if side == sides[choice], steps[arc.upper] - steps[arc.lower] <= arc.steps + 1 { tight.append((arc, part)) }
        }
      }
    }
    let most = rests.reduce(0) { $0 + abs($1) }
    push(tight, costs: rests + Array(repeating: most, count: graph.fixed.count))
    push(tight, costs: rests.map { max(0, $0) } + Array(repeating: -most, count: graph.fixed.count))
    for part in forces.indices {
      for (node, force) in forces[part].ordered(by: { $0.key < $1.key }) {
        users[node] += 1
        totals[node] += abs(force)
      }
    }
  }

  private mutating func push(_ tight: [(arc: Arc, part: Int)], costs ends: [Double]) {
    var cut = ClosureCut(costs: ends)
    let places = tight.map { cut.drag($0.arc.lower, $0.arc.upper) }
    _ = cut.best()
    for (place, (arc, part)) in zip(places, tight) {
      let flow = cut.flow(at: place)
      if arc.upper < costs.count {
        forces[part][arc.upper, default: 0] += flow
        rests[arc.upper] -= flow
      }
      if arc.lower < costs.count {
        forces[part][arc.lower, default: 0] -= flow
        rests[arc.lower] += flow
      }
    }
  }

  /// The least cost of the nodes of some arcs in the share of a choice; infinite if the arcs cannot hold.
  private func least(_ arcs: [Arc]?, of part: Int) -> Double {
    guard let arcs else { return .infinity }
    let nodes = forces[part].keys.sorted()
    var places: [Int: Int] = [:]
    for (place, node) in nodes.enumerated() { places[node] = place }
    var ranges = StepRanges(low: nodes.map { domains.low[$0] }, high: nodes.map { domains.high[$0] })
    func place(_ node: Int) -> Int {
      if let known = places[node] { return known }
      places[node] = ranges.low.count
      ranges.low.append(domains.low[node])
      ranges.high.append(domains.high[node])
      return ranges.low.count - 1
    }
    let own = arcs.map { $0.between(place($0.upper), place($0.lower)) }
    guard ranges.narrow(by: own) else { return .infinity }
    let shares = nodes.map { share(of: $0, in: part) }
    return NetworkOptimum(ranges, shares, own, near: nodes.map { steps[$0] }, meter).cost
  }

  private func share(of node: Int, in part: Int) -> ConvexCost {
    let force = forces[part][node] ?? 0
    let count = Double(users[node])
    let share = totals[node] > 0 ? abs(force) / totals[node] : 1 / count
    let slope = costs[node].slope(at: steps[node])
    return costs[node].share(share, adding: force - share * slope + rests[node] / count, from: steps[node])
  }
}
