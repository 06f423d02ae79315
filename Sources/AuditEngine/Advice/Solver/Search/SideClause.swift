import FileSyntax

/// A choice and one of its sides.
struct SideLiteral: Hashable {
  let choice: Int
  let side: Side

  init(_ choice: Int, _ side: Side) {
    self.choice = choice
    self.side = side
  }

  /// A unique number for each literal.
  var index: Int { 2 * choice + (side == .lighter ? 0 : 1) }
}

/// A disjunction of literals.
struct SideClause {
  /// The first two are watched.
  var literals: [SideLiteral]
  /// The choices from whose rules the clause follows.
  var origins: Set<Int>

  /// Moves one of the two watched literals to the second place.
  mutating func moveToSecond(_ literal: SideLiteral) {
    if literals.count > 1, literals[0] == literal { literals.swapAt(0, 1) }
  }
}

/// The reason for a contradiction, from which a clause can be learned.
struct SideExplanation {
  /// The literals that cannot hold together, as a clause; without literals if nothing can hold.
  private(set) var clause = SideClause(literals: [], origins: [])
  /// The decisions that remain, of which the clause decides the next.
  private(set) var level = 0

  private var isSeen: [Bool]
  private var open = 0
  private let current: Int

  /// Goes back from a contradiction to the one event of the last decision from which it follows.
  init(_ conflict: SideTrail.Conflict, in trail: SideTrail) {
    isSeen = Array(repeating: false, count: trail.events.count)
    current = trail.levels.count
    switch conflict {
    case .bounds(let low, let high):
      see(low, trail)
      see(high, trail)
    case .clause(let index): see(index, trail, of: nil)
    }
    var first: SideLiteral?
    var rest: [(level: Int, literal: SideLiteral)] = []
    for index in trail.events.indices.reversed() where isSeen[index] {
      let event = trail.events[index]
      if case .side(let choice) = event.subject, let side = trail.side(choice) {
        clause.origins.insert(choice)
        if event.level == current, open == 1, first == nil, current > 0 {
          first = SideLiteral(choice, side.other)
          open = 0
          continue
        }
        if event.level < current, event.level > 0 {
          rest.append((event.level, SideLiteral(choice, side.other)))
          continue
        }
      }
      if event.level == current { open -= 1 }
      expand(event, trail)
    }
    rest.order { ($1.level, $0.literal.index) < ($0.level, $1.literal.index) }
    clause.literals = [first].compactMap { $0 } + rest.map { $0.literal }
    level = rest.first?.level ?? 0
  }

  private mutating func expand(_ event: SideTrail.Event, _ trail: SideTrail) {
    switch event.reason {
    case .decision, .given: return
    case .arc(let side, let bound):
      see(side, trail)
      see(bound, trail)
    case .closed(let low, let high):
      see(low, trail)
      see(high, trail)
    case .clause(let index):
      if case .side(let choice) = event.subject { see(index, trail, of: choice) }
    }
  }

  /// Adds the origins of a clause, and its false literals.
  private mutating func see(_ index: Int, _ trail: SideTrail, of choice: Int?) {
    clause.origins.formUnion(trail.clauses[index].origins)
    for literal in trail.clauses[index].literals where literal.choice != choice {
      see(trail.sideEvents[literal.choice], trail)
    }
  }

  private mutating func see(_ event: Int, _ trail: SideTrail) {
    guard event >= 0, !isSeen[event] else { return }
    isSeen[event] = true
    if trail.events[event].level == current { open += 1 }
  }
}
