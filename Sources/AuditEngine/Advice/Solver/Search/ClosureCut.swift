/// The cheapest set of nodes that contains, with a node, everything that the node drags along.
///
/// A minimum cut (Picard 1976), found by blocking flows (Dinic 1970). Gains are negative costs.
struct ClosureCut {
  private var heads: [Int]
  private var next: [Int] = []
  private var targets: [Int] = []
  private var room: [Double] = []
  private var levels: [Int]
  private var current: [Int]
  private var wanted = 0.0
  private let source: Int
  private let sink: Int

  /// The largest gain that is treated as rounding noise.
  private static let noise = 1e-14

  /// Prepares for nodes with their costs; `.infinity` for a node that cannot be in the set.
  init(costs: [Double]) {
    source = costs.count
    sink = costs.count + 1
    heads = Array(repeating: -1, count: costs.count + 2)
    levels = heads
    current = heads
    for (node, cost) in costs.enumerated() where cost != 0 {
      if cost < 0 {
        connect(source, node, -cost)
        wanted -= cost
      } else {
        connect(node, sink, cost)
      }
    }
  }

  /// True if any node gains.
  var hasGain: Bool { wanted > 0 }

  /// Adds the rule that a node drags another along; returns the place of the flow from one to the other.
  @discardableResult
  mutating func drag(_ node: Int, _ other: Int) -> Int {
    connect(node, other, .infinity)
    return targets.count - 1
  }

  /// Returns the flow along a drag once the best set is known.
  func flow(at place: Int) -> Double { room[place] }

  private mutating func connect(_ from: Int, _ to: Int, _ capacity: Double) {
    for (tail, head, capacity) in [(from, to, capacity), (to, from, 0)] {
      targets.append(head)
      room.append(capacity)
      next.append(heads[tail])
      heads[tail] = targets.count - 1
    }
  }

  /// The members of the cheapest set, and its cost, below 0; nil if no set gains anything.
  mutating func best() -> (isMember: [Bool], cost: Double)? {
    var flow = 0.0
    while label() {
      current = heads
      while true {
        let more = push(source, .infinity)
        guard more > Self.noise else { break }
        flow += more
      }
    }
    guard wanted - flow > 1e-12 else { return nil }
    return (levels.dropLast(2).map { $0 >= 0 }, flow - wanted)
  }

  private mutating func label() -> Bool {
    for node in levels.indices { levels[node] = -1 }
    levels[source] = 0
    var queue = [source]
    var place = 0
    while place < queue.count {
      let node = queue[place]
      place += 1
      var edge = heads[node]
      while edge >= 0 {
        let target = targets[edge]
        if levels[target] < 0, room[edge] > Self.noise {
          levels[target] = levels[node] + 1
          queue.append(target)
        }
        edge = next[edge]
      }
    }
    return levels[sink] >= 0
  }

  private mutating func push(_ node: Int, _ limit: Double) -> Double {
    if node == sink { return limit }
    while current[node] >= 0 {
      let edge = current[node]
      let target = targets[edge]
      if room[edge] > Self.noise, levels[target] == levels[node] + 1 {
        let pushed = push(target, min(limit, room[edge]))
        if pushed > Self.noise {
          room[edge] -= pushed
          room[edge ^ 1] += pushed
          return pushed
        }
      }
      current[node] = next[edge]
    }
    return 0
  }
}
