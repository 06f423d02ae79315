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

  /// Takes up some rules of a problem, by their indices in ascending order.
  init(_ problem: SolverProblem, rules: [Int]) {
    variables = problem.variables.count
    for rule in rules { add(problem, rule) }
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

  private mutating func add(_ problem: SolverProblem, _ rule: Int) {
    let lighter: Arc?
    let darker: Arc?
    switch problem.rules[rule] {
    case .contrast(let foreground, let surface, let required, let side):
      let (front, back) = (node(foreground), node(surface))
      lighter = side == .darker ? nil : Arc(front, above: back, by: required)
      darker = side == .lighter ? nil : Arc(back, above: front, by: required)
    case .apart(let light, let dark, let ratio):
      lighter = Arc(node(light), above: node(dark), by: ratio)
      darker = nil
    case .reach(let variable, let least, let greatest):
      lighter = least.map { Arc(variable, above: node(.fixed($0)), by: ContrastRatio(1)) }
      darker = greatest.map { Arc(node(.fixed($0)), above: variable, by: ContrastRatio(1)) }
    }
    choices.append(Choice(lighter: lighter.map { [$0] }, darker: darker.map { [$0] }, rules: [rule]))
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
