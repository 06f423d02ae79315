import Palettes

extension SourceFile {
  /// Returns true if a node is part of the app and can run: not left out, and not behind `if false`.
  package func isReached(_ node: NodeIndex) -> Bool {
    if isLeftOut(node) { return false }
    var inner = node
    for outer in ancestors(of: node) {
      if tree[outer].kind == .ifStatement, isDead(inner) { return false }
      inner = outer
    }
    return true
  }

  /// The most nodes before a name that are searched for a local declaration of it.
  private static let farthestLocal = 4096

  /// The parameter or the local value that a name means; nil for a member of the type, and for what is too far away.
  func localDeclaration(of name: String, at node: NodeIndex) -> NodeIndex? {
    var steps = 0
    var inner = node
    for outer in ancestors(of: node) {
      if tree[outer].kind.isType { return nil }
      if tree[outer].kind.holdsLocalNames, let found = declaration(of: name, in: outer, before: inner, &steps) {
        return found
      }
      guard steps < Self.farthestLocal else { return nil }
      inner = outer
    }
    return nil
  }

  /// The declaration of a local name among the children of a node, and among those of an `#if` that are compiled.
  private func declaration(of name: String, in outer: NodeIndex, before end: NodeIndex, _ steps: inout Int)
    -> NodeIndex?
  {
    for child in tree.children(of: outer) {
      guard child < end else { break }
      steps += 1
      guard steps < Self.farthestLocal else { return nil }
      switch tree[child].kind {
      case .parameter: if Self.localName(tree.text(child)) == name { return child }
      case .variable: if tree.name(child) == name, member(around: child)?.node != child { return child }
      case .conditional:
        for branch in tree.compiledBranches(of: child) {
          if let found = declaration(of: name, in: branch.node, before: end, &steps) { return found }
        }
      default: continue
      }
    }
    return nil
  }

  /// The name of a parameter inside its function: `b` of `a b: Int`.
  static func localName(_ parameter: String) -> Substring {
    let names = parameter.prefix { $0 != ":" }.split(separator: " ")
    return names.last ?? ""
  }

  /// Returns true if a block of an `if` directly follows the condition `false`.
  private func isDead(_ block: NodeIndex) -> Bool {
    guard tree[block].kind == .block, let conditions = sibling(before: block), tree[conditions].kind == .conditions
    else { return false }
    return tree.children(of: conditions).prefix(ConditionReader.mostConditions)
      .contains { tree[$0].kind == .condition && tree.boolean($0) == false }
  }

  /// Returns true if a chain begins with a view as far as names tell: a value of a view's type, or a part of the view
  /// around it.
  package func isViewChain(_ chain: NodeIndex, of project: SourceProject) -> Bool {
    guard tree[chain].kind == .chain, let head = tree.links(of: chain).first else { return false }
    let scope = type(around: chain)?.path ?? ""
    switch tree[head].kind {
    case .name: break
    case .ifStatement, .switchStatement, .tuple: return true
    default: return false
    }
    let name = tree.name(head)
    guard let first = name.unicodeScalars.first else { return false }
    if first.properties.isUppercase {
      guard tree[head].flags.contains(.isCalled) else { return false }
      guard project.isShadowed(head, in: self) else { return true }
      return project.declaredType(name, within: scope, in: self).map { project.isViewType($0) } ?? true
    }
    if ["self", "content", "configuration", "label"].contains(name) { return true }
    guard let member = project.member(name, of: scope) else { return false }
    return ViewHelpers.isView(member.member, project.files[member.file].tree)
  }
}

extension SourceProject {
  /// Returns those of some links that are called on a view: `name(…)` after a view, or on the implicit view around it.
  ///
  /// Branches that never run, members of other types, and names that a `View` extension of the project declares are
  /// left out.
  func modifiers(among links: [Place]) -> [Place] {
    links.filter { place in
      let source = files[place.file]
      let node = source.tree[place.node]
      guard node.flags.contains(.isCalled), viewModifier(source.tree.name(place.node)) == nil,
        source.isReached(place.node)
      else { return false }
      let chain = source.chain(of: place.node)
      switch node.kind {
      case .member: return source.isViewChain(chain, of: self)
      case .name: return source.type(around: place.node)?.path == "View" && source.tree[chain].kind == .chain
      default: return false
      }
    }
  }

  /// Returns those of some links that make a system view, if the project declares no type of that name.
  func viewCalls(among links: [Place]) -> [Place] {
    links.filter { place in
      let source = files[place.file]
      let node = source.tree[place.node]
      return node.kind == .name && node.flags.contains(.isCalled) && source.isReached(place.node)
        && !isShadowed(place.node, in: source)
    }
  }
}

extension NodeKind {
  /// True if declarations of local names stand directly in it; the conditions and blocks of an `if` are none.
  fileprivate var holdsLocalNames: Bool {
    switch self {
    case .file, .function, .initializer, .deinitializer, .subscriptDeclaration, .accessor, .closure, .block,
      .switchCase,
      .conditionalBranch:
      true
    default: false
    }
  }
}
