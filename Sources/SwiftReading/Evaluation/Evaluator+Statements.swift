import Palettes

extension Evaluator {
  /// The most statements of one block.
  static let mostStatements = 512

  /// The value of a block.
  mutating func run(_ block: NodeIndex, _ scope: Scope, as expected: String) -> Value {
    let tree = tree(scope.file)
    return run(items: Array(tree.children(of: block)), scope, as: expected)
      .result(at: .init(file: scope.file, node: block))
  }

  /// Runs statements one after another.
  mutating func run(items: [NodeIndex], _ scope: Scope, as expected: String) -> Flow {
    var flow = Flow(scope: scope)
    guard depth < Self.deepest else { return flow }
    depth += 1
    defer { depth -= 1 }
    for (index, item) in items.prefix(Self.mostStatements).enumerated() {
      steps += 1
      guard steps < limit else {
        flow.shown.append(.unknown(Unknown("statements", .tooDeep)))
        return flow
      }
      let rest = { Array(items[(index + 1)...]) }
      if run(item, &flow, as: expected, rest) { return flow }
    }
    if items.count > 1 { flow.constant = nil }
    return flow
  }

  /// Runs a statement; true if it returns, or has run the rest.
  private mutating func run(_ item: NodeIndex, _ flow: inout Flow, as expected: String, _ rest: () -> [NodeIndex])
    -> Bool
  {
    let tree = tree(flow.scope.file)
    let place = SourceProject.Place(file: flow.scope.file, node: item)
    switch tree[item].kind {
    case .variable: declare(item, &flow)
    case .function: flow.scope.bind(tree.name(item), .closure(Closure(place, flow.scope)))
    case .returnStatement:
      flow.returned = value(in: item, flow.scope, as: expected)
      return true
    case .throwStatement: return true
    case .statement: runExpression(item, &flow, as: expected)
    case .ifStatement, .switchStatement, .guardStatement:
      if returns(item, tree) {
        splitting(ways(of: item, flow.scope), at: place, &flow, as: expected, rest())
        return true
      }
      let inner = branches(of: item, flow.scope, as: expected)
      flow.scope = inner.scope
      flow.shown += inner.shown
    case .conditional:
      let branches = tree.compiledBranches(of: item)
      if branches.count == 1 {
        let nested = run(items: Array(tree.children(of: branches[0].node)) + rest(), flow.scope, as: expected)
        flow.shown += nested.shown
        (flow.returned, flow.scope) = (nested.returned, nested.scope)
        return true
      }
      let ways = branches.map {
        Way(conditions: [$0.conditions.map { Condition(compiling: $0) }], block: $0.node, scope: flow.scope)
      }
      if branches.contains(where: { returns($0.node, tree) }) {
        splitting(ways, at: place, &flow, as: expected, rest())
        return true
      }
      let inner = joining(ways, at: place, flow.scope, as: expected)
      flow.scope = inner.scope
      flow.shown += inner.shown
    case .forStatement: runLoop(item, &flow)
    case .doStatement:
      if let block = tree.child(of: item, .block) {
        let nested = run(items: Array(tree.children(of: block)), flow.scope, as: expected)
        flow.shown += nested.shown
        flow.scope = nested.scope
        if nested.returned != nil {
          flow.returned = nested.returned
          return true
        }
      }
    default: break
    }
    return false
  }

  private mutating func declare(_ item: NodeIndex, _ flow: inout Flow) {
    let tree = tree(flow.scope.file)
    let name = tree.name(item)
    let place = SourceProject.Place(file: flow.scope.file, node: item)
    let expected = Self.own(type(of: place, within: flow.scope.home.type), flow.scope.home)
    if let block = getter(of: item, tree) {
      flow.scope.bind(name, run(block, flow.scope, as: expected))
    } else if let value = tree.child(of: item, .value),
      tree[item].flags.contains(.isConstant) || !types.changes.handed.contains(name)
    {
      let found = self.value(in: value, flow.scope, as: expected)
      // `let (a, b) = …`
      let names = tree.text(item).prefix { $0 != "=" }
      if names.contains("(") {
        let words = names.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
        for (index, word) in words.enumerated() {
          let part = found.map { value in
            if let own = component(String(word).trimmed, handedNear: item, flow.scope) { return own }
            if case .tuple(let elements) = value, elements.indices.contains(index) { return elements[index].value }
            return .unknown(Unknown(String(word).trimmed, .computed(String(word).trimmed)))
          }
          flow.scope.bind(String(word).trimmed, part)
        }
      }
      flow.scope.bind(name, Self.named(found, name, at: place))
    } else {
      flow.scope.bind(
        name,
        component(name, handedNear: item, flow.scope) ?? .unknown(Unknown(name, .parameter(name), type: expected)))
    }
  }

  /// The value of a local test, which says in its conditions if its name says that something is inactive.
  private static func named(_ value: Value, _ name: String, at place: SourceProject.Place) -> Value {
    guard case .choice(let cases) = value, BranchCondition.isOfInactivity(name) else { return value }
    var identity = Fingerprint(64)
    identity.add(place)
    return .choosing(
      cases.map { part in
        guard case .bool(let holds) = part.value else { return part }
        let own = Condition(.value(identity, name: name), holds: holds)
        return .init(conditions: part.conditions.adding(own) ?? part.conditions, value: part.value)
      })
  }

  private mutating func runExpression(_ item: NodeIndex, _ flow: inout Flow, as expected: String) {
    let tree = tree(flow.scope.file)
    let parts = tree.sequence(of: item)
    if let equals = parts.firstIndex(where: { tree[$0].kind == .operation && tree.isNamed($0, "=") }), equals == 1 {
      assign(parts[0], parts[2...], &flow)
      return
    }
    if changesInPlace(parts, &flow) { return }
    let found = value(in: item, flow.scope, as: expected)
    if parts.count == 1, tree[parts[0]].kind == .chain, let last = tree.links(of: parts[0]).last {
      for own in components(readBy: last, flow.scope) { flow.scope.bind(own.label, own.value) }
    }
    if let view = found.shown { flow.shown.append(view) } else { flow.constant = found }
    if case .instance = found, isDelegation(parts, tree) { flow.scope.bind("self", found) }
  }

  /// Returns true for `self.init(…)`.
  private func isDelegation(_ parts: [NodeIndex], _ tree: SyntaxTree) -> Bool {
    guard parts.count == 1, tree[parts[0]].kind == .chain else { return false }
    let links = tree.links(of: parts[0])
    return links.count == 2 && tree.isNamed(links[0], "self") && tree.isNamed(links[1], "init")
  }

  private mutating func runLoop(_ item: NodeIndex, _ flow: inout Flow) {
    let tree = tree(flow.scope.file)
    guard let block = tree.child(of: item, .block) else { return }
    let inner = binding(namesOfLoop: item, flow.scope)
    let nested = run(items: Array(tree.children(of: block)), inner, as: "")
    flow.shown += nested.shown
    for name in nested.scope.names(beyond: inner) {
      guard let value = nested.scope.local(name), let old = flow.scope.local(name) else { continue }
      // A text to which each turn adds has the parts of one.
      flow.scope.bind(name, old.firstView == nil ? Self.changed(old, name) : value)
    }
  }

  /// The names of the elements in a loop.
  func binding(namesOfLoop item: NodeIndex, _ scope: Scope) -> Scope {
    let head = String(tree(scope.file).text(item).dropFirst(3).prefix { $0 != "{" })
    let name = (head.parts(around: " in ").first.map { String($0) } ?? "").trimmed
    var inner = scope
    var identity = Fingerprint(52)
    identity.add(SourceProject.Place(file: scope.file, node: item))
    for word in name.split(whereSeparator: { "(), ".contains($0) }).map({ String($0) }) {
      inner.bind(
        word, .unknown(Unknown(subject: .value(identity.adding(word), name: word), reason: .parameter(word))))
    }
    return inner
  }

  // MARK: - Branches

  /// Returns true if a branch of a statement returns.
  private func returns(_ item: NodeIndex, _ tree: SyntaxTree) -> Bool {
    if tree[item].kind == .guardStatement { return true }
    var node = item
    let end = tree[item].following
    while node < end {
      switch tree[node].kind {
      case .returnStatement, .throwStatement: return true
      case .closure, .function: node = tree[node].following
      default: node = node.advanced(by: 1)
      }
    }
    return false
  }

  /// One way through an `if` or a `switch`.
  struct Way {
    var conditions: [[Condition]]
    /// The node whose children are its statements; nil for the way past a statement without `else`.
    var block: NodeIndex?
    var scope: Scope
  }

  /// Runs a statement of which a branch returns, and what follows where it does not.
  private mutating func splitting(
    _ ways: [Way], at place: SourceProject.Place, _ flow: inout Flow, as expected: String, _ rest: [NodeIndex]
  ) {
    let tree = tree(flow.scope.file)
    var returned: [Value.Case] = []
    var shown: [Value.Case] = []
    var ends: [(conditions: [[Condition]], scope: Scope)] = []
    for way in ways {
      var inner: Flow
      if let block = way.block {
        inner = run(
          items: tree.children(of: block).filter { tree[$0].kind != .pattern && tree[$0].kind != .condition },
          way.scope, as: expected)
        if inner.returned == nil, !leaves(block, tree) {
          let further = run(items: rest, inner.scope, as: expected)
          inner.shown += further.shown
          (inner.returned, inner.scope) = (further.returned, further.scope)
        }
      } else {
        inner = run(items: rest, way.scope, as: expected)
      }
      if inner.returned == nil, way.block.map({ !leaves($0, tree) }) ?? true {
        ends.append((way.conditions, inner.scope))
      }
      for conditions in way.conditions {
        if let value = inner.returned {
          returned.append(.init(conditions: conditions, value: value))
        } else {
          shown.append(.init(conditions: conditions, value: inner.result(at: place)))
        }
      }
    }
    flow.scope = joined(ends, flow.scope)
    if !returned.isEmpty {
      // What is listed where nothing is returned belongs to a builder.
      flow.returned = .choosing(returned + shown.filter { !$0.value.isNone })
    } else if shown.contains(where: { !$0.value.isNone }) {
      flow.shown.append(.view(ViewValue(.branches(shown), at: place)))
    }
  }

  /// Returns true if a block ends with a jump out of its statement; `break` leaves only a `switch`.
  private func leaves(_ block: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard let last = Array(tree.children(of: block)).last else { return false }
    switch tree[last].kind {
    case .returnStatement, .throwStatement: return true
    case .jumpStatement:
      return !tree.isNamed(last, "fallthrough") && !(tree[block].kind == .switchCase && tree.isNamed(last, "break"))
    case .statement:
      return tree.soleChain(of: last).flatMap { tree.links(of: $0).first }.map {
        tree.isNamed($0, "fatalError") || tree.isNamed($0, "preconditionFailure")
      } ?? false
    default: return false
    }
  }

  /// Runs a statement of which no branch returns.
  mutating func branches(of item: NodeIndex, _ scope: Scope, as expected: String = "") -> Flow {
    joining(ways(of: item, scope), at: .init(file: scope.file, node: item), scope, as: expected)
  }

  private mutating func joining(
    _ ways: [Way], at place: SourceProject.Place, _ scope: Scope, as expected: String
  ) -> Flow {
    let tree = tree(scope.file)
    var flow = Flow(scope: scope)
    var shown: [Value.Case] = []
    var ends: [(conditions: [[Condition]], scope: Scope)] = []
    for way in ways {
      guard let block = way.block else {
        ends.append((way.conditions, way.scope))
        // Nothing is shown then, and a choice says so.
        shown += way.conditions.map { .init(conditions: $0, value: .none) }
        continue
      }
      let items = tree.children(of: block).filter { tree[$0].kind != .pattern && tree[$0].kind != .condition }
      let inner = run(items: items, way.scope, as: expected)
      ends.append((way.conditions, inner.scope))
      for conditions in way.conditions {
        shown.append(.init(conditions: conditions, value: inner.result(at: .init(file: scope.file, node: block))))
      }
    }
    flow.scope = joined(ends, scope)
    if shown.allSatisfy({ $0.value.isNone }) { return flow }
    if shown.allSatisfy({ $0.value.isNone || $0.value.isViewLike }) {
      flow.shown = [
        shown.count == 1 && shown[0].conditions.isEmpty ? shown[0].value : .view(ViewValue(.branches(shown), at: place))
      ]
    } else {
      flow.shown = [.choosing(shown)]
    }
    return flow
  }

  /// The names after the branches of a statement: those that a branch gave another value have one for each branch.
  private func joined(_ ends: [(conditions: [[Condition]], scope: Scope)], _ outer: Scope) -> Scope {
    if ends.count == 1 { return ends[0].scope.keeping(outer) }
    var scope = outer
    var names: [String] = []
    for end in ends {
      for name in end.scope.names(beyond: outer) where !names.contains(name) { names.append(name) }
    }
    for name in names where name.hasPrefix("self") || outer.local(name) != nil {
      let cases = ends.flatMap { end in
        end.conditions.compactMap { conditions in
          end.scope.local(name).map { Value.Case(conditions: conditions, value: $0) }
        }
      }
      if !cases.isEmpty { scope.bind(name, .choosing(cases, else: name)) }
    }
    return scope
  }
}
