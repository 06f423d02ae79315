/// The conclusions about sides and steps, in order and with reasons, so that they can be reverted and explained.
struct SideTrail {
  /// One conclusion.
  struct Event {
    /// The subject of an event.
    enum Subject {
      case low(node: Int)
      case high(node: Int)
      case side(choice: Int)
    }

    let subject: Subject
    /// The reason for the event.
    let reason: Reason
    /// The number of decisions before it.
    let level: Int
    /// The bound before it, and the event that had set that; -1 for none.
    let before: (bound: Int, event: Int)
  }

  /// The reason for a conclusion, by the events that it follows from; -1 for initial facts.
  enum Reason {
    case decision
    case arc(side: Int, bound: Int)
    case closed(low: Int, high: Int)
    case clause(Int)
    case given
  }

  /// The place of a contradiction.
  enum Conflict {
    case bounds(low: Int, high: Int)
    case clause(Int)
  }

  let graph: ConstraintGraph
  private(set) var domains: Domains
  private(set) var events: [Event] = []
  private(set) var lowEvents: [Int]
  private(set) var highEvents: [Int]
  private(set) var sideEvents: [Int]
  /// The number of events there at each decision.
  private(set) var levels: [Int] = []
  private(set) var clauses: [SideClause] = []
  private var watching: [[Int]]
  private var done = 0
  /// The choice and the side of each arc.
  private var owners: [(choice: Int, side: Side)] = []
  /// The arcs in which each node is the lower and the upper one.
  private var above: [[Int]]
  private var below: [[Int]]

  init(_ graph: ConstraintGraph, _ freedoms: [ColorFreedom]) {
    self.graph = graph
    domains = Domains(graph, freedoms)
    domains.keepToGrays()
    lowEvents = Array(repeating: -1, count: graph.count)
    highEvents = lowEvents
    sideEvents = Array(repeating: -1, count: graph.choices.count)
    watching = Array(repeating: [], count: 2 * graph.choices.count)
    above = Array(repeating: [], count: graph.count)
    below = above
    for (choice, place) in graph.places.enumerated() {
      for (range, side) in [(place.lighter, Side.lighter), (place.darker, .darker)] {
        for arc in range ?? 0..<0 {
          owners.append((choice, side))
          above[graph.arcs[arc].lower].append(arc)
          below[graph.arcs[arc].upper].append(arc)
        }
      }
    }
  }

  /// The side of a choice; nil while it is open.
  func side(_ choice: Int) -> Side? { domains.sides[choice] }

  /// Draws the conclusions before any decision: closed sides, and fixed arcs.
  mutating func start() -> Conflict? {
    for (choice, place) in graph.places.enumerated() where domains.sides[choice] == nil {
      if place.lighter == nil {
        set(choice, .darker, .given)
      } else if place.darker == nil {
        set(choice, .lighter, .given)
      }
    }
    for arc in graph.arcs.indices where domains.sides[owners[arc].choice] == nil { close(arc) }
    return propagate()
  }

  /// Makes a decision and draws its conclusions.
  mutating func decide(_ choice: Int, _ side: Side) -> Conflict? {
    levels.append(events.count)
    set(choice, side, .decision)
    return propagate()
  }

  /// Takes everything back down to a number of decisions.
  mutating func backtrack(to level: Int) {
    guard level < levels.count else { return }
    let count = levels[level]
    while events.count > count, let event = events.popLast() {
      switch event.subject {
      case .low(let node): (domains.low[node], lowEvents[node]) = event.before
      case .high(let node): (domains.high[node], highEvents[node]) = event.before
      case .side(let choice):
        domains.sides[choice] = nil
        sideEvents[choice] = -1
      }
    }
    levels.removeSubrange(level...)
    done = min(done, count)
  }

  /// Adds a clause of which all but the first literal are false now, and draws its conclusions.
  mutating func learn(_ clause: SideClause) -> Conflict? {
    clauses.append(clause)
    let index = clauses.count - 1
    for literal in clause.literals.prefix(2) { watching[literal.index].append(index) }
    if let first = clause.literals.first { set(first.choice, first.side, .clause(index)) }
    return propagate()
  }

  private mutating func set(_ choice: Int, _ side: Side, _ reason: Reason) {
    guard domains.sides[choice] == nil else { return }
    domains.sides[choice] = side
    sideEvents[choice] = events.count
    events.append(Event(subject: .side(choice: choice), reason: reason, level: levels.count, before: (0, -1)))
  }

  /// Draws the conclusions from unprocessed events; a contradiction ends it.
  private mutating func propagate() -> Conflict? {
    while done < events.count {
      let event = events[done]
      done += 1
      let conflict =
        switch event.subject {
        case .low(let node): follow(above[node])
        case .high(let node): follow(below[node])
        case .side(let choice): follow(choice)
        }
      if let conflict { return conflict }
    }
    return nil
  }

  private mutating func follow(_ choice: Int) -> Conflict? {
    guard let side = domains.sides[choice] else { return nil }
    let place = graph.places[choice]
    for arc in (side == .lighter ? place.lighter : place.darker) ?? 0..<0 {
      if let conflict = tighten(arc) { return conflict }
    }
    return visit(SideLiteral(choice, side.other))
  }

  private mutating func follow(_ arcs: [Int]) -> Conflict? {
    for arc in arcs {
      guard let side = domains.sides[owners[arc].choice] else {
        close(arc)
        continue
      }
      if side == owners[arc].side, let conflict = tighten(arc) { return conflict }
    }
    return nil
  }

  /// Decides a choice for the other side if an arc cannot hold.
  private mutating func close(_ index: Int) {
    let arc = graph.arcs[index]
    guard domains.low[arc.lower] + arc.steps > domains.high[arc.upper] else { return }
    set(owners[index].choice, owners[index].side.other, .closed(low: lowEvents[arc.lower], high: highEvents[arc.upper]))
  }

  private mutating func tighten(_ index: Int) -> Conflict? {
    let arc = graph.arcs[index]
    let side = sideEvents[owners[index].choice]
    let (least, most) = (domains.low[arc.lower] + arc.steps, domains.high[arc.upper] - arc.steps)
    if least > domains.low[arc.upper] {
      let event = Event(
        subject: .low(node: arc.upper), reason: .arc(side: side, bound: lowEvents[arc.lower]), level: levels.count,
        before: (domains.low[arc.upper], lowEvents[arc.upper]))
      domains.low[arc.upper] = domains.lifted(least, arc.upper)
      lowEvents[arc.upper] = events.count
      events.append(event)
    }
    if most < domains.high[arc.lower] {
      let event = Event(
        subject: .high(node: arc.lower), reason: .arc(side: side, bound: highEvents[arc.upper]), level: levels.count,
        before: (domains.high[arc.lower], highEvents[arc.lower]))
      domains.high[arc.lower] = domains.lowered(most, arc.lower)
      highEvents[arc.lower] = events.count
      events.append(event)
    }
    for node in [arc.upper, arc.lower] where domains.low[node] > domains.high[node] {
      return .bounds(low: lowEvents[node], high: highEvents[node])
    }
    return nil
  }

  /// Updates the clauses that watch a literal which has become false.
  private mutating func visit(_ literal: SideLiteral) -> Conflict? {
    var (kept, list) = (0, watching[literal.index])
    watching[literal.index] = []
    defer { watching[literal.index] = list }
    for place in list.indices {
      let index = list[place]
      clauses[index].moveToSecond(literal)
      if let other = clauses[index].literals.first, domains.sides[other.choice] != other.side {
        let isMoved = (2..<max(2, clauses[index].literals.count)).contains { next in
          let candidate = clauses[index].literals[next]
          guard domains.sides[candidate.choice] != candidate.side.other else { return false }
          clauses[index].literals.swapAt(1, next)
          watching[candidate.index].append(index)
          return true
        }
        if isMoved { continue }
        if domains.sides[other.choice] == other.side.other {
          list.replaceSubrange(kept..<place, with: [])
          return .clause(index)
        }
        set(other.choice, other.side, .clause(index))
      }
      list[kept] = index
      kept += 1
    }
    list.removeSubrange(kept...)
    return nil
  }
}
