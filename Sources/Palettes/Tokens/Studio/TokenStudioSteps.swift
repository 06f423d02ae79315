/// Orders token sets one after another, each for the themes that select it.
struct TokenStudioSteps {
  /// The number of themes in each group.
  private let sizes: [Int]
  private let firstAxis: Int
  private var steps: [TokenSet.Step] = []
  /// Consecutive sets that are chosen by a single group.
  private var run: (axis: Int, layers: [[Int]])?

  /// Starts without steps for groups that become axes from some number on.
  init(sizes: [Int], firstAxis: Int) { (self.sizes, self.firstAxis) = (sizes, firstAxis) }

  /// Adds a layer that is always there.
  mutating func add(_ layer: Int) {
    flush()
    steps.append(.layer(layer))
  }

  /// Adds a layer that is present if any of some themes is chosen; the groups come in order.
  mutating func add(_ layer: Int, chosenBy uses: [(axis: Int, context: Int)]) {
    var parts: [(axis: Int, contexts: [Int])] = []
    for use in uses {
      if parts.last?.axis != use.axis { parts.append((use.axis, [])) }
      parts[parts.count - 1].contexts.append(use.context)
    }
    guard !parts.contains(where: { $0.contexts.count == sizes[$0.axis] }) else { return add(layer) }
    for part in parts {
      if run?.axis != part.axis {
        flush()
        run = (part.axis, Array(repeating: [], count: sizes[part.axis]))
      }
      for context in part.contexts { run?.layers[context].append(layer) }
    }
  }

  mutating func finished() -> [TokenSet.Step] {
    flush()
    return steps
  }

  private mutating func flush() {
    if let run { steps.append(.choice(axis: firstAxis + run.axis, run.layers)) }
    run = nil
  }
}
