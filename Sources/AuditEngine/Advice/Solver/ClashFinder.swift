/// Finds sets of rules that cannot hold together and of which every single one is needed for that.
///
/// Method: the search returns the rules that its refutation used; one after another is removed if the rest still
/// conflict.
struct ClashFinder {
  private let problem: SolverProblem
  private let freedoms: [ColorFreedom]
  private let meter: WorkMeter
  /// True if some question ended at the limit of the search, so that the set may not be the least.
  private(set) var isLimited = false
  /// True if rules were refuted, even where the least set of them was not found.
  private(set) var isRefuted = false

  init(_ problem: SolverProblem, _ freedoms: [ColorFreedom], meter: WorkMeter = .unlimited) {
    self.problem = problem
    self.freedoms = freedoms
    self.meter = meter
  }

  /// Returns minimal sets of rules that conflict, no two of which share a rule, without those not found before the
  /// search had to stop.
  static func clashes(
    of problem: SolverProblem, _ freedoms: [ColorFreedom], meter: WorkMeter = .unlimited
  ) -> (sets: [[Int]], isRefuted: Bool) {
    var (sets, isRefuted) = ([[Int]](), false)
    for part in ProblemParts(problem).parts {
      var finder = ClashFinder(part.problem, part.variables.map { freedoms[$0] }, meter: meter)
      sets += finder.clashes(of: Array(part.problem.rules.indices)).map { $0.map { part.rules[$0] } }
      if finder.isRefuted { isRefuted = true }
    }
    return (sets, isRefuted)
  }

  /// Least sets of some rules that clash, without a rule in common.
  mutating func clashes(of rules: [Int]) -> [[Int]] {
    var (found, rest) = ([[Int]](), rules)
    while true {
      let clash = leastClash(of: rest)
      if clash.isEmpty || isLimited { return found }
      found.append(clash)
      let taken = Set(clash)
      rest.removeAll { taken.contains($0) }
    }
  }

  /// A least set of some rules that clash, ascending; empty if they do not or where that could not be decided.
  mutating func leastClash(of rules: [Int]) -> [Int] {
    guard var rest = core(of: rules) else { return [] }
    var needed: [Int] = []
    while let rule = rest.last {
      if let smaller = core(of: (needed + rest.dropLast()).sorted()) {
        let kept = Set(smaller)
        rest = rest.dropLast().filter { kept.contains($0) }
      } else {
        needed.append(rule)
        rest.removeLast()
      }
    }
    return needed.sorted()
  }

  /// The rules that a refutation used; nil if the rules can hold together, or where that was not found out.
  private mutating func core(of rules: [Int]) -> [Int]? {
    var search = FeasibilitySearch(ConstraintGraph(problem, rules: rules), freedoms, meter: meter)
    switch search.run() {
    case .infeasible(let core):
      isRefuted = true
      return core
    case .feasible: return nil
    case .undecided:
      isLimited = true
      return nil
    }
  }
}
