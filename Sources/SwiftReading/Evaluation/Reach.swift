import Palettes

/// A way in which code comes to a place: what holds then, and the names.
struct Reach: Sendable {
  var conditions: [Condition] = []
  var scope: Scope
}

extension Evaluator {
  /// The most ways to one place.
  private static let mostReaches = 64
  /// The most calls of functions by functions on a way.
  private static let mostCalls = 5

  /// The ways to a place, through the statements around and before it and through the calls of its function; nil if there
  /// are too many.
  mutating func reaches(of place: SourceProject.Place, through calls: [SourceProject.Place] = []) -> [Reach]? {
    let source = project.files[place.file]
    let outer = [place.node] + source.ancestors(of: place.node).prefix { !source.tree[$0].kind.isType }
    let path = Array(outer.reversed().drop { !source.tree[$0].kind.isMember })
    guard let member = path.first else { return nil }
    steps = 0
    guard var found = starts(in: .init(file: place.file, node: member), through: calls) else { return nil }
    for (outer, inner) in zip(path, path.dropFirst()) {
      found = found.flatMap { reaches(of: inner, in: outer, isFirst: outer == member, $0) }
      if found.count > Self.mostReaches { return nil }
    }
    return found
  }

  // MARK: - Calls

  /// The ways into a member: those to the calls of a function, with their arguments.
  private mutating func starts(in member: SourceProject.Place, through calls: [SourceProject.Place]) -> [Reach]? {
    let scope = scope(around: member)
    guard tree(member.file)[member.node].kind == .function else {
      return [Reach(scope: parameters(of: member, in: scope))]
    }
    if calls.contains(member) { return [] }
    if calls.count == Self.mostCalls { return nil }
    var found: [Reach] = []
    for mention in mentions(of: member, scope) {
      guard let given = mention.given else {
        found.append(Reach(scope: parameters(of: member, in: scope)))
        continue
      }
      guard let ways = reaches(of: mention.place, through: calls + [member]) else { return nil }
      for way in ways {
        let given = given.isEmpty ? [] : arguments(of: mention.place.node, way.scope)
        let inner = bind(parameters(of: member), given, scope, member.file)
        found.append(Reach(conditions: way.conditions, scope: inner))
      }
      if found.count > Self.mostReaches { return nil }
    }
    return found.isEmpty ? [Reach(scope: parameters(of: member, in: scope))] : found
  }

  /// The names of a function or an initializer, with parameters of which nothing is known.
  private mutating func parameters(of function: SourceProject.Place, in scope: Scope) -> Scope {
    bind(parameters(of: function), [], scope, function.file, isCallKnown: false)
  }

  /// The calls that may be those of a function, with their arguments, and the places that hand it on, without.
  private mutating func mentions(
    of function: SourceProject.Place, _ scope: Scope
  ) -> [(place: SourceProject.Place, given: [Argument]?)] {
    let name = tree(function.file).name(function.node)
    let parameters = parameters(of: function)
    var found: [(place: SourceProject.Place, given: [Argument]?)] = []
    for place in project.links(named: [name])[name] ?? [] where isMember(place, of: scope.home.type) {
      guard tree(place.file)[place.node].flags.contains(.isCalled) else {
        found.append((place, nil))
        continue
      }
      let given = arguments(of: place.node, self.scope(around: place))
      let matched = Parameter.match(given, parameters)
      let isComplete = zip(parameters, matched).allSatisfy { $0.hasDefault || $1 != nil }
      if isComplete, matched.count(where: { $0 != nil }) == given.count { found.append((place, given)) }
    }
    return found
  }

  /// Returns true if a link may mean a member of a type.
  private mutating func isMember(_ place: SourceProject.Place, of type: String) -> Bool {
    let source = project.files[place.file]
    let links = source.tree.links(of: source.chain(of: place.node))
    let before = links.prefix { $0 < place.node }
    if before.isEmpty || before.count == 1 && source.tree.isNamed(before[0], "self") {
      guard !type.isEmpty else { return true }
      let around = source.type(around: place.node)?.path ?? ""
      return around == type || types.inherits(around, from: [type]) || types.inherits(type, from: [around])
    }
    let owner = value(ofLinks: before, scope(at: place), as: "")
    let own = if case .type(let path) = owner { path } else { Self.typeName(of: owner) }
    return !types.isDeclared(own) || own == type || types.inherits(own, from: [type])
      || types.inherits(type, from: [own])
  }

  // MARK: - Statements

  /// The ways from a node to one in it.
  private mutating func reaches(of inner: NodeIndex, in outer: NodeIndex, isFirst: Bool, _ reach: Reach) -> [Reach] {
    let tree = tree(reach.scope.file)
    var reach = reach
    switch tree[outer].kind {
    case .ifStatement, .guardStatement, .switchStatement:
      guard tree[inner].kind != .conditions else { return [reach] }
      return ways(of: outer, reach.scope).filter { $0.block.map { tree.subtree(of: $0).contains(inner) } ?? false }
        .flatMap { way in way.conditions.compactMap { reach.adding($0, way.scope) } }
    case .forStatement: reach.scope = binding(namesOfLoop: outer, reach.scope)
    case .whileStatement, .catchClause: return [reach.adding(Self.chance(outer, in: reach))].compactMap { $0 }
    case .conditional:
      let branch = tree.compiledBranches(of: outer).first { $0.node == inner }
      return [reach.adding(branch?.conditions.map { Condition(compiling: $0) } ?? [])].compactMap { $0 }
    case .accessor where tree.isNamed(outer, "set") || tree.isNamed(outer, "willSet"):
      guard let property = project.files[reach.scope.file].parent(of: outer) else { break }
      reach.scope.bind("newValue", lookup(tree.name(property), reach.scope))
    case .function where !isFirst:
      reach.scope = parameters(of: .init(file: reach.scope.file, node: outer), in: reach.scope)
    case .closure:
      reach.scope = binding(namesOfClosure: outer, reach.scope)
      return past(tree.children(of: outer).filter { $0 < inner }, reach)
    case .block, .switchCase, .conditionalBranch:
      return past(tree.children(of: outer).filter { $0 < inner }, reach)
    default: break
    }
    return [reach]
  }

  /// The names of a closure: what a publisher hands it is the value of its property, and anything else is not known.
  private mutating func binding(namesOfClosure closure: NodeIndex, _ scope: Scope) -> Scope {
    let (source, tree) = (project.files[scope.file], tree(scope.file))
    let names = tree.children(of: closure).filter { tree[$0].kind == .parameter }.map { tree.text($0) }
    let published = published(to: closure, in: source).map { value(ofLinks: $0, scope, as: "") }
    var identity = Fingerprint(45)
    identity.add(SourceProject.Place(file: scope.file, node: closure))
    var scope = scope
    for name in names.isEmpty ? ["$0"] : names {
      let unknown = Unknown(subject: .value(identity.adding(name), name: name), reason: .parameter(name))
      scope.bind(name, names.count < 2 ? published ?? .unknown(unknown) : .unknown(unknown))
    }
    return scope
  }

  /// The property whose values a closure is handed: `$theme` in `$theme.removeDuplicates().sink { … }`; nil for none.
  private func published(to closure: NodeIndex, in source: SourceFile) -> ArraySlice<NodeIndex>? {
    let call = source.ancestors(of: closure).prefix(3).map { $0 }.last
    guard let call, source.tree[call].kind == .member else { return nil }
    let links = source.tree.links(of: source.chain(of: call))
    guard let place = links.firstIndex(where: { source.tree.name($0).hasPrefix("$") }) else { return nil }
    let rest = links[(place + 1)...].map { source.tree.name($0) }
    return rest.allSatisfy(Self.forwarding.contains) ? links[...place] : nil
  }

  /// The operators of publishers that hand on what they are handed, and `sink`.
  private static let forwarding: Set<String> = [
    "debounce", "delay", "dropFirst", "eraseToAnyPublisher", "receive", "removeDuplicates", "sink", "store",
  ]

  /// The ways past statements.
  private mutating func past(_ items: [NodeIndex], _ reach: Reach) -> [Reach] {
    var open = [reach]
    for item in items.prefix(Self.mostStatements) {
      open = open.flatMap { past(item, $0) }
      if open.count > Self.mostReaches { break }
    }
    return open
  }

  private mutating func past(_ item: NodeIndex, _ reach: Reach) -> [Reach] {
    let tree = tree(reach.scope.file)
    switch tree[item].kind {
    case .returnStatement, .throwStatement: return []
    case .jumpStatement: return tree.isNamed(item, "fallthrough") ? [reach] : []
    case .ifStatement, .guardStatement, .switchStatement:
      guard leavesEarly(item, tree) else { break }
      return ways(of: item, reach.scope).flatMap { way -> [Reach] in
        let ways = way.conditions.compactMap { reach.adding($0, way.scope) }
        guard let block = way.block else { return ways }
        // `break` leaves only the `switch`.
        let items = tree.children(of: block).filter {
          !(tree[block].kind == .switchCase && tree[$0].kind == .jumpStatement && tree.isNamed($0, "break"))
        }
        return ways.flatMap { past(items, $0) }.map {
          Reach(conditions: $0.conditions, scope: $0.scope.keeping(reach.scope))
        }
      }
    case .forStatement, .whileStatement, .repeatStatement, .doStatement:
      return leavesEarly(item, tree) ? [reach.adding(Self.chance(item, in: reach))].compactMap { $0 } : [reach]
    case .statement:
      // Calls change no name.
      let parts = tree.sequence(of: item)
      guard parts.count > 2, tree.isNamed(parts[1], "=") else { return [reach] }
    case .variable, .function: break
    default: return [reach]
    }
    return [Reach(conditions: reach.conditions, scope: run(items: [item], reach.scope, as: "").scope)]
  }

  /// A condition that nothing else is about.
  private static func chance(_ node: NodeIndex, in reach: Reach) -> [Condition] {
    var identity = Fingerprint(74)
    identity.add(SourceProject.Place(file: reach.scope.file, node: node))
    return [Condition(.value(identity, name: "an earlier result"))]
  }

  /// Returns true if a branch of a statement leaves the code around it.
  private func leavesEarly(_ item: NodeIndex, _ tree: SyntaxTree) -> Bool {
    var node = item
    while node < tree[item].following {
      switch tree[node].kind {
      case .guardStatement, .returnStatement, .throwStatement, .jumpStatement: return true
      case .closure, .function: node = tree[node].following
      default: node = node.advanced(by: 1)
      }
    }
    return false
  }
}

extension Reach {
  /// The way on under more conditions; nil if they can't hold as well.
  fileprivate func adding(_ conditions: [Condition], _ scope: Scope? = nil) -> Reach? {
    self.conditions.joined(with: conditions).map { Reach(conditions: $0, scope: scope ?? self.scope) }
  }
}
