extension SourceFile {
  /// Whether what stands at a node is compiled for a phone and can run: no preview, no other system, no `if false`.
  package func isReached(_ node: Int) -> Bool {
    if isInPreview(node) { return false }
    var inner = node
    for outer in ancestors(of: node) {
      switch tree[outer].kind {
      case .conditionalBranch: if !isForPhone(outer) { return false }
      case .ifStatement: if isDead(inner, in: outer) { return false }
      default: break
      }
      inner = outer
    }
    return true
  }

  /// Whether a branch of an `#if` is compiled for a phone, as far as it and those before it tell.
  private func isForPhone(_ branch: Int) -> Bool {
    guard tree.isForPhone(branch) else { return false }
    guard let conditional = parent(of: branch) else { return true }
    return !tree.children(of: conditional).prefix { $0 < branch }.contains { earlier in
      guard tree[earlier].kind == .conditionalBranch, let directive = tree.child(of: earlier, .directive) else {
        return false
      }
      let text = tree.text(directive)
      return !text.contains("!") && !text.contains("&&") && (text.contains("os(iOS)") || text.contains("UIKit"))
    }
  }

  /// Whether a block of an `if` stands directly behind the condition `false`.
  private func isDead(_ block: Int, in statement: Int) -> Bool {
    guard tree[block].kind == .block else { return false }
    let before = tree.children(of: statement).prefix { $0 < block }
    guard let conditions = before.suffix(1).first, tree[conditions].kind == .conditions else { return false }
    return tree.children(of: conditions).contains { tree[$0].kind == .condition && tree.boolean($0) == false }
  }

  /// Whether a node is what a chain begins with, and that is a view as far as names tell: a value of a view's type, or a
  /// part of the view around it.
  package func isViewChain(_ chain: Int, of project: SourceProject) -> Bool {
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
      return project.typePath(name, within: scope).map { project.isViewType($0) } ?? true
    }
    if ["self", "content", "configuration", "label"].contains(name) { return true }
    guard let member = project.member(name, of: scope) else { return false }
    return ViewHelpers.isView(member.member, project.files[member.file].tree)
  }
}

extension SourceProject {
  /// Links that are called on a view: `name(…)` behind a view, or on the view around it without saying so.
  ///
  /// Left out are previews, other systems, branches that never run, members of other types, and names that an extension
  /// of `View` of the project declares itself.
  package func modifiers(named names: Set<String>) -> [Place] {
    links(named: names).values.flatMap { $0 }.filter { place in
      let source = files[place.file]
      let node = source.tree[place.node]
      guard node.flags.contains(.isCalled), viewModifier(source.tree.name(place.node)) == nil,
        let chain = source.parent(of: place.node), source.isReached(place.node)
      else { return false }
      switch node.kind {
      case .member: return source.isViewChain(self.chain(around: chain, in: source), of: self)
      case .name: return source.type(around: place.node)?.path == "View" && source.tree[chain].kind == .chain
      default: return false
      }
    }
  }

  /// The chain that holds a link, which may stand in an `#if` within it.
  private func chain(around node: Int, in source: SourceFile) -> Int {
    var node = node
    while source.tree[node].kind == .conditional || source.tree[node].kind == .conditionalBranch,
      let outer = source.parent(of: node)
    {
      node = outer
    }
    return node
  }

  /// Calls of a view of the system by its name, where the project declares no type of that name.
  package func calls(ofViews names: Set<String>) -> [Place] {
    links(named: names).flatMap { name, places -> [Place] in
      places.filter { place in
        let source = files[place.file]
        let node = source.tree[place.node]
        return node.kind == .name && node.flags.contains(.isCalled) && source.isReached(place.node)
          && typePath(name, within: source.type(around: place.node)?.path ?? "") == nil
      }
    }
  }
}
