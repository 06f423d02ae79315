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
