import ColorMath

/// Finds out whether sides can be chosen so that everything holds, by trying them with all conclusions drawn.
struct FeasibilitySearch {
  private let graph: ConstraintGraph
  private let freedoms: [ColorFreedom]
  /// On which side each choice is now.
  private let present: [Side]
  private var budget: Int

  /// What the search came to.
  enum Answer: Equatable {
    case feasible([Side])
    case infeasible
    /// The search ended at its limit.
    case undecided
  }

  /// - Parameter budget: how many sides are tried at most.
  init(_ graph: ConstraintGraph, _ freedoms: [ColorFreedom], budget: Int = 20_000) {
    self.graph = graph
    self.freedoms = freedoms
    self.budget = budget
    present = graph.presentSides(freedoms)
  }

  /// Looks for sides that leave luminances for every node, and an 8-bit colour where they leave few.
  mutating func run() -> Answer {
    var domains = Domains(graph, freedoms)
    guard domains.propagate(graph) else { return .infeasible }
    var isComplete = true
    if let sides = search(domains, &isComplete) { return .feasible(sides) }
    return isComplete ? .infeasible : .undecided
  }

  private mutating func search(_ domains: Domains, _ isComplete: inout Bool) -> [Side]? {
    guard budget > 0 else {
      isComplete = false
      return nil
    }
    budget -= 1
    guard let choice = tightest(in: domains) else { return leaf(domains) }
    for side in [present[choice], present[choice].other] {
      var next = domains
      next.sides[choice] = side
      if next.propagate(graph), let found = search(next, &isComplete) { return found }
    }
    return nil
  }

  /// The open choice that leaves least room; nil where each is decided or certain.
  private func tightest(in domains: Domains) -> Int? {
    var best: (room: Int, choice: Int)?
    for (index, place) in graph.places.enumerated() where domains.sides[index] == nil {
      if domains.isCertain(place.lighter, graph) || domains.isCertain(place.darker, graph) { continue }
      let room = min(domains.room(place.lighter, graph), domains.room(place.darker, graph))
      if best.map({ room < $0.room }) ?? true { best = (room, index) }
    }
    return best?.choice
  }

  /// The sides, where every node keeps luminances by exact arithmetic.
  private func leaf(_ domains: Domains) -> [Side]? {
    let sides = graph.choices.indices.map { index in
      domains.sides[index] ?? (domains.isCertain(graph.places[index].lighter, graph) ? .lighter : .darker)
    }
    guard let exact = ExactDomains(graph, graph.arcs(sides)) else { return nil }
    for node in 0..<graph.variables
    where !EightBitExistence.holds(freedoms[node], in: exact.low[node], exact.high[node]) {
      return nil
    }
    return sides
  }
}

extension ConstraintGraph {
  /// The arcs of the sides that were chosen.
  func arcs(_ sides: [Side]) -> [Arc] {
    choices.indices.flatMap { choices[$0].arcs(sides[$0]) ?? [] }
  }

  /// On which side each choice is with the colours as they are: where less is missing.
  func presentSides(_ freedoms: [ColorFreedom]) -> [Side] {
    let steps = freedoms.map { LuminanceScale.step(of: $0.luminance) } + fixed.map { LuminanceScale.step(of: $0) }
    func missing(_ arcs: [Arc]?) -> Int {
      guard let arcs else { return .max }
      return arcs.map { max(0, $0.steps - steps[$0.upper] + steps[$0.lower]) }.max() ?? 0
    }
    return choices.map { missing($0.lighter) <= missing($0.darker) ? .lighter : .darker }
  }
}

/// Whether a colour that may be chosen lies between two luminances.
enum EightBitExistence {
  /// More than this between the two, and there is a colour without looking for it.
  private static let plenty = 0.0002

  static func holds(_ freedom: ColorFreedom, in low: Double, _ high: Double) -> Bool {
    if freedom.luminance >= low, freedom.luminance <= high { return true }
    if (0...255).contains(where: { isInside(UInt8($0), UInt8($0), UInt8($0), low, high) }) { return true }
    if freedom.isNeutral { return false }
    if high - low > plenty { return true }
    for red in UInt8.min...UInt8.max {
      for blue in UInt8.min...UInt8.max {
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
