import ColorMath

/// The requirement with the smallest reduction that resolves a clash.
struct Relaxation: Sendable {
  /// The contrast rule, by its index.
  var rule: Int
  var required: ContrastRatio
  /// The greatest ratio in hundredths that resolves the clash.
  var reachable: ContrastRatio
}

/// Finds the single requirement of a clash that needs the smallest reduction.
struct RelaxationFinder {
  private let problem: SolverProblem
  private let freedoms: [ColorFreedom]
  private let meter: WorkMeter

  init(_ problem: SolverProblem, _ freedoms: [ColorFreedom], _ meter: WorkMeter) {
    self.problem = problem
    self.freedoms = freedoms
    self.meter = meter
  }

  /// The best relaxation of a clash, others of the same problem left aside; nil if no single one is enough.
  func best(of clash: [Int], lowering candidates: [Int]) -> Relaxation? {
    var best: Relaxation?
    for rule in candidates where !meter.isOver {
      guard case .contrast(_, _, let required, _) = problem.rules[rule] else { continue }
      let share = best.map { $0.reachable.value / $0.required.value } ?? 0
      guard let reachable = reachable(rule, required, clash, from: share * required.value) else { continue }
      best = Relaxation(rule: rule, required: required, reachable: reachable)
    }
    return best
  }

  /// The greatest ratio that a rule can ask for within a clash; nil if it is not above a limit.
  private func reachable(
    _ rule: Int, _ required: ContrastRatio, _ clash: [Int], from limit: Double
  ) -> ContrastRatio? {
    var (good, bad) = (max(100, Int(limit * 100) + 1), Int(required.value * 100) + 1)
    guard good < bad, holds(rule, ContrastRatio(Double(good) / 100), clash) else { return nil }
    while bad - good > 1 {
      let middle = (good + bad) / 2
      if holds(rule, ContrastRatio(Double(middle) / 100), clash) { good = middle } else { bad = middle }
    }
    return ContrastRatio(Double(good) / 100)
  }

  private func holds(_ rule: Int, _ ratio: ContrastRatio, _ clash: [Int]) -> Bool {
    guard case .contrast(let foreground, let surface, _, let side) = problem.rules[rule] else { return false }
    var changed = problem
    changed.rules[rule] = .contrast(foreground, on: surface, reaching: ratio, staying: side)
    var search = FeasibilitySearch(ConstraintGraph(changed, rules: clash), freedoms, meter: meter)
    if case .feasible = search.run() { return true }
    return false
  }
}
