import ColorMath

/// The result of searching a problem.
struct SolverOutcome: Sendable {
  /// By variable the new color; nil if it stays.
  package var colors: [EightBitColor?]
  /// The weighted sum of squared ΔE-OK.
  var cost: Double
  /// The lower bound on the cost of any answer without rounding.
  var lowerBound: Double
  /// True if every branch was followed to its end.
  var isProven: Bool
  /// Sets of rules that cannot hold together, each least; empty if there is an answer.
  var clashes: [[Int]]
  /// True if there is an answer.
  var isSolved: Bool
}

package struct SolveProgress: Sendable {
  /// The cost of the best answer so far.
  package var cost: Double
  /// The best known lower bound on the cost.
  var lowerBound: Double

  /// The most by which another answer could be cheaper, as a share of the best, 0…1.
  package var gap: Double { cost > 0 ? max(0, 1 - lowerBound / cost) : 0 }
}

/// Solves a problem part by part.
struct SolverSearch {
  /// The number of branches of a part that a sketch follows.
  private static let sketchSteps = 4

  private let problem: SolverProblem
  private let freedoms: [ColorFreedom]
  private let curves: [CostCurve]
  private let meter: WorkMeter
  private let progress: (SolveProgress) -> Void

  /// Prepares the search for the solution of a problem.
  ///
  /// - Parameters:
  ///   - meter: the count of steps; once it is over, the best answer so far is returned.
  ///   - progress: called from time to time with the progress of the search.
  init(
    _ problem: SolverProblem, meter: WorkMeter = .unlimited,
    progress: @escaping (SolveProgress) -> Void = { _ in }
  ) {
    let freedoms = problem.variables.map { ColorFreedom(shadesOf: $0.color, tolerance: problem.hueTolerance) }
    self.init(problem, freedoms, CostCurve.all(freedoms, of: problem), meter: meter, progress: progress)
  }

  /// Prepares a search with known curves.
  init(
    _ problem: SolverProblem, _ freedoms: [ColorFreedom], _ curves: [CostCurve], meter: WorkMeter,
    progress: @escaping (SolveProgress) -> Void
  ) {
    self.problem = problem
    self.freedoms = freedoms
    self.curves = curves
    self.meter = meter
    self.progress = progress
  }

  /// Solves every connected part, or finds the clashes.
  ///
  /// Every part gets an answer first; then the one with most left to gain continues, until none has or the search must
  /// stop. A sketch ends after a few steps.
  package func run(isSketch: Bool = false) -> SolverOutcome {
    var outcome = SolverOutcome(
      colors: Array(repeating: nil, count: problem.variables.count), cost: 0, lowerBound: 0, isProven: true,
      clashes: [], isSolved: true)
    var searches: [PartSearch] = []
    for part in ProblemParts(problem).parts {
      if let search = begin(part, &outcome) { searches.append(search) }
    }
    var steps = 0
    while !meter.isOver, !isSketch || steps < Self.sketchSteps * searches.count,
      let next = searches.indices.filter({ !searches[$0].isDone }).max(by: {
        searches[$0].missing < searches[$1].missing
      })
    {
      searches[next].step()
      steps += 1
      if steps % 8 == 0 { progress(SolveProgress(searches)) }
    }
    for search in searches { search.finish(&outcome) }
    if !outcome.clashes.isEmpty { outcome.isSolved = false }
    return outcome
  }

  /// Minimal sets of conflicting rules, one for each part that has any.
  func clashes() -> [[Int]] { ClashFinder.clashes(of: problem, freedoms).sets }

  /// The search of a part with a first answer; nil if there is none.
  private func begin(_ part: ProblemParts.Part, _ outcome: inout SolverOutcome) -> PartSearch? {
    let own = part.variables.map { freedoms[$0] }
    let graph = ConstraintGraph(part.problem, rules: Array(part.problem.rules.indices))
    var feasibility = FeasibilitySearch(graph, own, meter: meter)
    switch feasibility.run() {
    case .infeasible:
      var finder = ClashFinder(part.problem, own, meter: meter)
      let clash = finder.leastClash(of: Array(part.problem.rules.indices))
      outcome.clashes.append(clash.map { part.rules[$0] })
      if finder.isLimited { outcome.isProven = false }
      return nil
    case .undecided:
      outcome.isProven = false
      outcome.isSolved = false
      return nil
    case .feasible(let sides):
      let search = BranchAndBound(
        graph, own, part.variables.map { curves[$0] }, part.variables.map { problem.variables[$0].weight },
        start: sides,
        meter)
      return PartSearch(
        part: part, search: search, mostSteps: max(100, 100_000 / (10 + graph.variables + graph.choices.count)))
    }
  }
}

private struct PartSearch {
  let part: ProblemParts.Part
  var search: BranchAndBound
  /// The most branches to follow: fewer of larger parts, as each takes longer.
  let mostSteps: Int
  var steps = 0
  var isDone = false

  /// The most that a better answer could save.
  var missing: Double { search.cost - search.lowerBound }

  mutating func step() {
    steps += 1
    if !search.step() || steps >= mostSteps { isDone = true }
  }

  func finish(_ outcome: inout SolverOutcome) {
    guard let best = search.best else {
      outcome.isProven = false
      outcome.isSolved = false
      return
    }
    for (place, placement) in best.enumerated() { outcome.colors[part.variables[place]] = placement.color }
    outcome.cost += search.cost
    outcome.lowerBound += search.lowerBound
    if !search.isComplete { outcome.isProven = false }
  }
}

extension SolveProgress {
  fileprivate init(_ searches: [PartSearch]) {
    self.init(
      cost: searches.reduce(0) { $0 + $1.search.cost }, lowerBound: searches.reduce(0) { $0 + $1.search.lowerBound })
  }
}
