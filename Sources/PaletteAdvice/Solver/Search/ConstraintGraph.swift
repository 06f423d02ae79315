import AuditModel
import ColorMath

/// The nodes and choices of a problem: variables first, then every luminance that stays, each once.
struct ConstraintGraph {
  /// The number of variable nodes, which come first.
  let variables: Int
  /// The luminances that stay, by node less `variables`.
  private(set) var fixed: [Double] = []
  /// The choices to decide.
  private(set) var choices: [Choice] = []
  /// The arcs of all choices one after another, the lighter side of each before its darker one.
  private(set) var arcs: [Arc] = []
  /// The range of the arcs of each choice in `arcs`; nil for an impossible side.
  private(set) var places: [(lighter: Range<Int>?, darker: Range<Int>?)] = []
  private var nodes: [Double: Int] = [:]

  /// Rounding to 8 bits may reverse an order by 1 %, which is invisible.
  private static let order = ContrastRatio(0.99)

  /// Takes up some rules of a problem, by their indices in ascending order.
  ///
  /// An order between two contrast rules makes one choice of both; an order between omitted rules is left out.
  init(_ problem: SolverProblem, rules: [Int]) {
    variables = problem.variables.count
    var groups = RuleGroups(count: problem.rules.count)
    let taken = Set(rules)
    for rule in rules {
      guard case .order(let stronger, let weaker) = problem.rules[rule], taken.contains(stronger),
        taken.contains(weaker)
      else { continue }
      groups.join(stronger, weaker)
      groups.join(stronger, rule)
    }
    var known: [Int: Int] = [:]
    for rule in rules {
      if case .order(let stronger, let weaker) = problem.rules[rule],
        !taken.contains(stronger) || !taken.contains(weaker)
      {
        continue
      }
      let root = groups.root(of: rule)
      let place = known[root] ?? choices.count
      if place == choices.count {
        known[root] = place
        choices.append(Choice(lighter: [], darker: [], rules: []))
      }
      add(problem, rule, to: place)
    }
    for choice in choices {
      let lighter = append(choice.lighter)
      places.append((lighter, append(choice.darker)))
    }
  }

  private mutating func append(_ more: [Arc]?) -> Range<Int>? {
    guard let more else { return nil }
    arcs += more
    return arcs.count - more.count..<arcs.count
  }

  /// The number of nodes.
  var count: Int { variables + fixed.count }

  private mutating func add(_ problem: SolverProblem, _ rule: Int, to place: Int) {
    choices[place].rules.append(rule)
    let lighter: Arc?
    let darker: Arc?
    switch problem.rules[rule] {
    case .contrast(let foreground, let surface, let required):
      let (front, back) = (node(foreground), node(surface))
      lighter = Arc(front, above: back, by: required)
      darker = Arc(back, above: front, by: required)
    case .order(let stronger, let weaker):
      guard let first = foreground(of: problem.rules[stronger]), let second = foreground(of: problem.rules[weaker])
      else { return }
      lighter = Arc(first, above: second, by: Self.order)
      darker = Arc(second, above: first, by: Self.order)
    case .reach(let variable, let least, let greatest):
      lighter = least.map { Arc(variable, above: node(.fixed($0)), by: ContrastRatio(1)) }
      darker = greatest.map { Arc(node(.fixed($0)), above: variable, by: ContrastRatio(1)) }
    }
    choices[place].lighter = lighter.flatMap { arc in choices[place].lighter.map { $0 + [arc] } }
    choices[place].darker = darker.flatMap { arc in choices[place].darker.map { $0 + [arc] } }
  }

  private mutating func foreground(of rule: SolverProblem.Rule) -> Int? {
    guard case .contrast(let foreground, _, _) = rule else { return nil }
    return node(foreground)
  }

  private mutating func node(_ end: SolverProblem.End) -> Int {
    switch end {
    case .variable(let index): return index
    case .fixed(let luminance):
      if let known = nodes[luminance.value] { return known }
      nodes[luminance.value] = count
      fixed.append(luminance.value)
      return count - 1
    }
  }
}

/// Rules that must be decided together, as a forest.
private struct RuleGroups {
  private var parents: [Int]

  init(count: Int) { parents = Array(0..<count) }

  mutating func root(of rule: Int) -> Int {
    var root = rule
    while parents[root] != root {
      parents[root] = parents[parents[root]]
      root = parents[root]
    }
    return root
  }

  mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (root(of: one), root(of: other))
    parents[max(first, second)] = min(first, second)
  }
}
