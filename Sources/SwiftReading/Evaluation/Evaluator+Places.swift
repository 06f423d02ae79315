import Palettes

extension Evaluator {
  /// The names that an expression at a place can use: its type with a value of it that nothing is known of, and the local
  /// names among them that are declared before it.
  mutating func scope(at place: SourceProject.Place) -> Scope {
    steps = 0
    let tree = tree(place.file)
    var needed = Self.names(in: place.node, tree)
    var declared: [[NodeIndex]] = []
    var inner = place.node
    for outer in project.files[place.file].ancestors(of: place.node) {
      if tree[outer].kind.isType || needed.isEmpty { break }
      switch tree[outer].kind {
      case .function, .initializer: declared.append([outer])
      case .block, .closure, .switchCase:
        var items: [NodeIndex] = []
        for item in tree.children(of: outer).prefix(while: { $0 < inner }).reversed()
        where tree[item].kind == .variable && needed.contains(tree.name(item)) {
          items.append(item)
          needed.formUnion(Self.names(in: item, tree))
        }
        declared.append(items.reversed())
      default: break
      }
      inner = outer
    }
    var scope = scope(around: place)
    for items in declared.reversed() where !items.isEmpty {
      if tree[items[0]].kind == .variable {
        scope = run(items: items, scope, as: "").scope
      } else {
        scope = bind(
          parameters(of: .init(file: place.file, node: items[0])), [], scope, place.file, isCallKnown: false)
      }
    }
    return scope
  }

  /// Returns true if a constant of the project keeps a place from being reached: `if Flags.isVerbose` with a constant false.
  mutating func isUnreachable(_ place: SourceProject.Place) -> Bool {
    let tree = tree(place.file)
    var inner = place.node
    for outer in project.files[place.file].ancestors(of: place.node) {
      if tree[outer].kind.isMember { return false }
      if tree[outer].kind == .ifStatement, tree[inner].kind == .block,
        let conditions = tree.children(of: outer).first(where: { tree[$0].kind == .conditions }),
        conditions < inner, tree.children(of: outer).first(where: { tree[$0].kind == .block }) == inner
      {
        for condition in tree.children(of: conditions) where tree[condition].kind == .condition {
          guard tree.child(of: condition, .pattern) == nil else { continue }
          let scope = scope(at: .init(file: place.file, node: condition))
          if case .bool(false) = value(in: condition, scope, as: "Bool") { return true }
        }
      }
      inner = outer
    }
    return false
  }

  /// The names in lower case that an expression uses.
  private static func names(in node: NodeIndex, _ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for inner in tree.subtree(of: node) where tree[inner].kind == .name && !tree.isNamedAsType(inner) {
      names.insert(tree.name(inner))
    }
    return names
  }
}
