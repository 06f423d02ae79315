/// Finds sets of rules that cannot hold together and of which every single one is needed for that.
///
/// Method: QuickXplain (Junker 2004), halving what may be left out.
struct ClashFinder {
  private let problem: SolverProblem
  private let freedoms: [ColorFreedom]
  /// Whether some question ended at the limit of the search, so that the set may not be the least.
  private(set) var isLimited = false

  init(_ problem: SolverProblem, _ freedoms: [ColorFreedom]) {
    self.problem = problem
    self.freedoms = freedoms
  }

  /// Sets of rules that cannot hold together, each least, one for each part of a problem that has any.
  static func clashes(of problem: SolverProblem) -> [[Int]] {
    let freedoms = problem.variables.map { ColorFreedom($0.color, tolerance: problem.hueTolerance) }
    return ProblemParts(problem).parts.compactMap { part in
      var finder = ClashFinder(part.problem, part.variables.map { freedoms[$0] })
      let clash = finder.leastClash(of: Array(part.problem.rules.indices))
      return clash.isEmpty ? nil : clash.map { part.rules[$0] }
    }
  }

  /// Whether rules cannot hold together; false where that could not be decided.
  mutating func clash(_ rules: [Int]) -> Bool {
    var search = FeasibilitySearch(ConstraintGraph(problem, rules: rules), freedoms)
    switch search.run() {
    case .infeasible: return true
    case .feasible: return false
    case .undecided:
      isLimited = true
      return false
    }
  }

  /// A least set of some rules that clash, ascending; empty where they do not.
  mutating func leastClash(of rules: [Int]) -> [Int] {
    guard clash(rules) else { return [] }
    return explain([], hasNew: false, rules).sorted()
  }

  private mutating func explain(_ kept: [Int], hasNew: Bool, _ rules: [Int]) -> [Int] {
    if hasNew, clash(kept.sorted()) { return [] }
    if rules.count <= 1 { return rules }
    let half = rules.count / 2
    let (first, second) = (Array(rules[..<half]), Array(rules[half...]))
    let fromSecond = explain(kept + first, hasNew: !first.isEmpty, second)
    let fromFirst = explain(kept + fromSecond, hasNew: !fromSecond.isEmpty, first)
    return fromFirst + fromSecond
  }
}
