import ColorMath

/// Decides if sides can be chosen so that everything holds, and if not, which rules prevent it.
///
/// Method: decisions with all conclusions drawn, and a clause learned from every contradiction (Marques-Silva and
/// Sakallah 1999), over difference constraints whose bounds explain themselves (lazy clause generation, Ohrimenko and
/// others 2009).
struct FeasibilitySearch {
  private let graph: ConstraintGraph
  private let freedoms: [ColorFreedom]
  private let meter: WorkMeter
  private var trail: SideTrail
  /// The side that each choice had last; at first that of the colors as they are.
  private var latest: [Side]
  /// The number of contradictions of each choice, weighted by recency.
  private var activity: [Double]
  private var bump = 1.0
  private var contradictions = 0

  /// The result of the search.
  enum Answer: Equatable {
    case feasible([Side])
    /// The rules that cannot hold together, ascending; not all of them need be needed.
    case infeasible([Int])
    /// The search ended at its limit.
    case undecided
  }

  /// The most contradictions before the search gives up.
  private static let mostContradictions = 30_000
  /// The number of contradictions after which the search restarts with the learned clauses.
  private static let patience = 100.0

  /// Prepares a search in a graph of constraints.
  ///
  /// - Parameter meter: the count of steps; once it is over, the answer is undecided.
  init(_ graph: ConstraintGraph, _ freedoms: [ColorFreedom], meter: WorkMeter = .unlimited) {
    self.graph = graph
    self.freedoms = freedoms
    self.meter = meter
    trail = SideTrail(graph, freedoms)
    latest = graph.presentSides(freedoms)
    activity = Array(repeating: 0, count: graph.choices.count)
  }

  /// Looks for sides that leave luminances for every node, and an 8-bit color where they leave few.
  mutating func run() -> Answer {
    if let impossible = graph.places.firstIndex(where: { $0.lighter == nil && $0.darker == nil }) {
      return .infeasible(graph.choices[impossible].rules)
    }
    var conflict = trail.start()
    var (patience, limit) = (Self.patience, Int(Self.patience))
    while true {
      if let found = conflict {
        contradictions += 1
        meter.spend(1 + trail.events.count / 8)
        let explanation = SideExplanation(found, in: trail)
        guard !explanation.clause.literals.isEmpty else { return infeasible(explanation.clause.origins) }
        conflict = learn(explanation.clause, backTo: explanation.level)
      } else if contradictions > Self.mostContradictions || contradictions % 16 == 0 && meter.isOver {
        return .undecided
      } else if contradictions >= limit {
        patience *= 1.3
        limit = contradictions + Int(patience)
        trail.backtrack(to: 0)
      } else if let choice = next(in: trail.domains) {
        conflict = trail.decide(choice, latest[choice])
      } else {
        let sides = sides(trail.domains)
        if isExact(sides) { return .feasible(sides) }
        contradictions += 1
        let decided = trail.levels.compactMap { level in
          if case .side(let choice) = trail.events[level].subject {
            SideLiteral(choice, sides[choice].other)
          } else {
            nil
          }
        }
        guard !decided.isEmpty else { return infeasible(Set(graph.choices.indices)) }
        let clause = SideClause(literals: decided.reversed(), origins: Set(graph.choices.indices))
        conflict = learn(clause, backTo: decided.count - 1)
      }
    }
  }

  private func infeasible(_ choices: Set<Int>) -> Answer {
    .infeasible(choices.flatMap { graph.choices[$0].rules }.sorted())
  }

  private mutating func learn(_ clause: SideClause, backTo level: Int) -> SideTrail.Conflict? {
    for literal in clause.literals {
      latest[literal.choice] = literal.side.other
      activity[literal.choice] += bump
    }
    bump *= 1.03
    if bump > 1e100 {
      for choice in activity.indices { activity[choice] *= 1e-100 }
      bump *= 1e-100
    }
    trail.backtrack(to: level)
    return trail.learn(clause)
  }

  /// The open choice that was in most contradictions, of these the one that leaves least room; nil if all are certain.
  private func next(in domains: Domains) -> Int? {
    meter.spend(1 + graph.choices.count / 16)
    var best: (activity: Double, room: Int, choice: Int)?
    for (index, place) in graph.places.enumerated() where domains.sides[index] == nil {
      if let best, activity[index] < best.activity { continue }
      if domains.isCertain(place.lighter, graph) || domains.isCertain(place.darker, graph) { continue }
      let room = min(domains.room(place.lighter, graph), domains.room(place.darker, graph))
      if let best, activity[index] == best.activity, room >= best.room { continue }
      best = (activity[index], room, index)
    }
    return best?.choice
  }

  private func sides(_ domains: Domains) -> [Side] {
    graph.choices.indices.map { index in
      domains.sides[index] ?? (domains.isCertain(graph.places[index].lighter, graph) ? .lighter : .darker)
    }
  }

  /// Returns true if every node keeps luminances by exact arithmetic.
  private func isExact(_ sides: [Side]) -> Bool {
    meter.spend(graph.arcs.count)
    guard let exact = ExactDomains(graph, graph.arcs(sides), freedoms) else { return false }
    return (0..<graph.variables).allSatisfy { node in
      EightBitExistence.holds(freedoms[node], in: exact.low[node], exact.high[node], meter)
    }
  }
}

extension ConstraintGraph {
  /// The arcs of the sides that were chosen.
  func arcs(_ sides: [Side]) -> [Arc] {
    choices.indices.flatMap { choices[$0].arcs(sides[$0]) ?? [] }
  }

  /// On which side each choice is with the colors as they are: where less is missing.
  func presentSides(_ freedoms: [ColorFreedom]) -> [Side] {
    let steps = freedoms.map { LuminanceScale.step(of: $0.luminance) } + fixed.map { LuminanceScale.step(of: $0) }
    func missing(_ arcs: [Arc]?) -> Int {
      guard let arcs else { return .max }
      return arcs.map { max(0, $0.steps - steps[$0.upper] + steps[$0.lower]) }.max() ?? 0
    }
    return choices.map { missing($0.lighter) <= missing($0.darker) ? .lighter : .darker }
  }
}

/// Tells if there is an allowed color between two luminances.
enum EightBitExistence {
  static func holds(_ freedom: ColorFreedom, in low: Double, _ high: Double, _ meter: WorkMeter) -> Bool {
    if freedom.luminance >= low, freedom.luminance <= high { return true }
    if (0...255).contains(where: { isInside(UInt8($0), UInt8($0), UInt8($0), low, high) }) { return true }
    if freedom.isNeutral { return false }
    guard high >= low else { return false }
    if ColorChooser(freedom: freedom, meter: meter).isNear(low, high) { return true }
    let gray = GraySteps.standard.least(from: low) ?? EightBitColor(red: 255, green: 255, blue: 255)
    let reach = freedom.reach(at: low)
    let near = UInt8(clamping: Int(gray.red) - reach)...UInt8(clamping: Int(gray.red) + reach)
    meter.spend(near.count * near.count)
    for red in near {
      for blue in near {
        guard let green = firstGreen(red, blue, reaching: low), isInside(red, green, blue, low, high) else { continue }
        if freedom.allows(EightBitColor(red: red, green: green, blue: blue)) { return true }
      }
    }
    return false
  }

  private static func luminance(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Double {
    EightBitColor(red: red, green: green, blue: blue).linear.relativeLuminance.value
  }

  private static func isInside(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ low: Double, _ high: Double) -> Bool {
    let value = luminance(red, green, blue)
    return value >= low && value <= high
  }

  private static func firstGreen(_ red: UInt8, _ blue: UInt8, reaching low: Double) -> UInt8? {
    guard luminance(red, 255, blue) >= low else { return nil }
    var (short, enough) = (-1, 255)
    while enough - short > 1 {
      let middle = (enough + short) / 2
      if luminance(red, UInt8(clamping: middle), blue) >= low { enough = middle } else { short = middle }
    }
    return UInt8(clamping: enough)
  }
}
