import Palettes

extension ColorResolver {
  /// Resolves the result of a getter or a function.
  mutating func body(of place: SourceProject.Place, _ name: String, as wanted: Wanted) -> FoundColor {
    let tree = tree(place.file)
    let block = tree.child(of: place.node, .block) ?? getter(place)
    guard let block else { return .unresolved(.computed(name)) }
    return color(of: place, as: wanted) { resolver in
      resolver.items(of: block, in: place.file, as: wanted) ?? .unresolved(.computed(name))
    }
  }

  private func getter(_ place: SourceProject.Place) -> NodeIndex? {
    let tree = tree(place.file)
    let accessors = tree.children(of: place.node).filter { tree[$0].kind == .accessor }
    return (accessors.first { tree.isNamed($0, "get") }).flatMap { tree.child(of: $0, .block) }
  }

  /// Resolves the result of the statements of a block or of a closure; nil if they have none.
  mutating func items(of block: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor? {
    let tree = tree(file)
    var earlier: [FoundColor.Branch] = []
    for item in tree.children(of: block) {
      switch tree[item].kind {
      case .returnStatement, .statement:
        let isLast = tree[item].following == tree[block].following
        guard isLast || tree[item].kind == .returnStatement else { continue }
        let last = color(of: tree.sequence(of: item), in: file, as: wanted)
        return joined(earlier, last)
      case .ifStatement, .switchStatement:
        let found = branches(of: item, in: file, as: wanted)
        guard case .choice(let branches) = found else { return found }
        if branches.allSatisfy({ $0.color != nil }), isExhaustive(item, tree) { return joined(earlier, found) }
        earlier += branches.filter { $0.color != nil }
      case .guardStatement: if let branch = guarded(item, in: file, as: wanted) { earlier.append(branch) }
      case .conditional:
        if let found = conditional(item, in: file, as: wanted) { return joined(earlier, found) }
      default: continue
      }
    }
    return earlier.isEmpty ? nil : choice(earlier)
  }

  /// The color that a `guard` returns where its conditions do not hold; nil if it returns none.
  private mutating func guarded(_ item: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor.Branch? {
    let tree = tree(file)
    guard let conditions = tree.child(of: item, .conditions), let block = tree.child(of: item, .block),
      let exit = tree.child(of: block, .returnStatement), !tree.sequence(of: exit).isEmpty
    else { return nil }
    let found = ConditionReader(file: project.files[file]).conditions(conditions)
    let color = color(of: tree.sequence(of: exit), in: file, as: wanted)
    return FoundColor.Branch(conditions: ConditionReader.otherwise(found), color: color)
  }

  private func joined(_ earlier: [FoundColor.Branch], _ last: FoundColor) -> FoundColor {
    if earlier.isEmpty { return last }
    let rest =
      earlier.count == 1
      ? ConditionReader.otherwise(earlier[0].conditions) : earlier.flatMap { $0.conditions.map { $0.negated } }
    return choice(earlier + [FoundColor.Branch(conditions: rest, color: last)])
  }

  private func isExhaustive(_ item: NodeIndex, _ tree: SyntaxTree) -> Bool {
    guard tree[item].kind == .ifStatement else { return true }
    let children = tree.children(of: item).map { tree[$0].kind }
    return children.suffix(2) == [.block, .block]
  }

  /// The branch of an `#if` that is compiled, or the possible ones.
  private mutating func conditional(_ node: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor? {
    let compiled = tree(file).compiledBranches(of: node)
    guard let first = compiled.first else { return nil }
    if compiled.count == 1, first.conditions.isEmpty { return items(of: first.node, in: file, as: wanted) }
    return choice(
      compiled.map { branch in
        FoundColor.Branch(conditions: branch.conditions, color: items(of: branch.node, in: file, as: wanted))
      })
  }

  /// The color of each branch of an `if` or a `switch`.
  mutating func branches(of node: NodeIndex, in file: FileIndex, as wanted: Wanted) -> FoundColor {
    if let chosen = chosenBranch(of: node, in: file) {
      return items(of: chosen, in: file, as: wanted) ?? .unresolved(.computed("switch"))
    }
    let found = BranchReader(file: project.files[file], project: project).branches(of: node).map { branch in
      FoundColor.Branch(
        conditions: branch.conditions, color: items(of: branch.node, in: file, as: wanted))
    }
    return choice(found)
  }
}
