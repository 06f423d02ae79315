/// A problem split into parts that no variable connects.
struct ProblemParts {
  /// One part, with its own numbering.
  struct Part {
    /// The variables of the whole problem, ascending.
    var variables: [Int]
    /// The rules of the whole problem, ascending.
    var rules: [Int]
    /// The part as a problem of its own.
    var problem: SolverProblem
  }

  /// The parts in the order of their first variables.
  private(set) var parts: [Part] = []

  init(_ problem: SolverProblem) {
    var parents = Array(problem.variables.indices)
    func root(_ variable: Int) -> Int {
      var root = variable
      while parents[root] != root { root = parents[root] }
      return root
    }
    let touched = problem.rules.indices.map { Self.variables(of: $0, in: problem) }
    for variables in touched {
      for (one, other) in zip(variables, variables.dropFirst()) {
        let (first, second) = (root(one), root(other))
        parents[max(first, second)] = min(first, second)
      }
    }
    var places: [Int: Int] = [:]
    for rule in problem.rules.indices {
      guard let first = touched[rule].first else { continue }
      let place = places[root(first)] ?? parts.count
      if place == parts.count {
        places[root(first)] = place
        parts.append(Part(variables: [], rules: [], problem: problem))
      }
      parts[place].rules.append(rule)
    }
    for variable in problem.variables.indices {
      if let place = places[root(variable)] { parts[place].variables.append(variable) }
    }
    for index in parts.indices { renumber(index, of: problem) }
  }

  /// Returns the variables of a rule.
  static func variables(of rule: Int, in problem: SolverProblem) -> [Int] {
    func variables(_ ends: [SolverProblem.End]) -> [Int] {
      ends.compactMap { if case .variable(let index) = $0 { index } else { nil } }
    }
    switch problem.rules[rule] {
    case .contrast(let foreground, let surface, _, _): return variables([foreground, surface])
    case .reach(let variable, _, _): return [variable]
    case .apart(let lighter, let darker, _): return variables([lighter, darker])
    }
  }

  private mutating func renumber(_ index: Int, of whole: SolverProblem) {
    let part = parts[index]
    var variables: [Int: Int] = [:]
    for (new, old) in part.variables.enumerated() { variables[old] = new }
    func end(_ old: SolverProblem.End) -> SolverProblem.End {
      if case .variable(let variable) = old { .variable(variables[variable, default: 0]) } else { old }
    }
    parts[index].problem.variables = part.variables.map { whole.variables[$0] }
    parts[index].problem.rules = part.rules.map { old in
      switch whole.rules[old] {
      case .contrast(let foreground, let surface, let required, let side):
        .contrast(end(foreground), on: end(surface), reaching: required, staying: side)
      case .apart(let lighter, let darker, let ratio):
        .apart(lighter: end(lighter), darker: end(darker), by: ratio)
      case .reach(let variable, let lighter, let darker):
        .reach(variable: variables[variable, default: 0], lighter: lighter, darker: darker)
      }
    }
  }
}
