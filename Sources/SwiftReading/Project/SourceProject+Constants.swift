import Palettes

/// Properties of views that have the same case of an enumeration everywhere, and the branches that it excludes.
extension SourceProject {
  /// Returns true if a branch of an `if` or a `switch` over a property is never taken, because no caller sets the
  /// property to another case than its default.
  func isUnused(_ branch: NodeIndex, of statement: NodeIndex, in file: FileIndex) -> Bool {
    let source = files[file]
    let tree = source.tree
    if tree[statement].kind == .switchStatement {
      guard let subject = tree.child(of: statement, .value).flatMap(tree.soleChain),
        let chosen = constantCase(ofChain: subject, source)
      else { return false }
      return tree.chosenCase(of: statement, chosen).map { $0 != branch } ?? false
    }
    guard tree[branch].kind == .block, let conditions = source.sibling(before: branch),
      tree[conditions].kind == .conditions
    else { return false }
    return tree.children(of: conditions).contains { condition in
      let parts = tree.sequence(of: condition)
      guard parts.count == 3, tree[parts[1]].kind == .operation, tree.isNamed(parts[1], "=="),
        let chosen = constantCase(ofChain: parts[0], source), let last = tree.soleName(ofChain: parts[2])
      else { return false }
      return last != chosen
    }
  }

  /// The case that a chain always is: a property of the view around it.
  private func constantCase(ofChain chain: NodeIndex, _ source: SourceFile) -> String? {
    let tree = source.tree
    guard tree[chain].kind == .chain else { return nil }
    var links = tree.links(of: chain)[...]
    if links.count == 2, tree.isNamed(links[0], "self") { links = links.dropFirst() }
    guard links.count == 1, let link = links.first, tree[link].kind == .name || tree[link].kind == .member,
      !tree[link].flags.contains(.isCalled), let type = source.type(around: link)?.path, isViewType(type),
      tree[link].kind == .member || source.localDeclaration(of: tree.name(link), at: link) == nil
    else { return nil }
    return constantCase(of: tree.name(link), in: type)
  }

  /// The case that a property of a view has by default, and that no call replaces; nil if it may have others.
  private func constantCase(of name: String, in type: String) -> String? {
    guard let found = member(name, of: type, where: { $0.kind == .variable && !$0.isStatic }),
      let own = declarations(type).first(where: { $0.member.kind.isType && $0.member.kind != .extensionType }),
      !(callLabels[own.member.name]?.contains(name) ?? false), !isPublic(type)
    else { return nil }
    let tree = files[found.file].tree
    let node = found.member.node
    guard tree.child(of: node, .attribute) == nil, tree.child(of: node, .block) == nil,
      tree.child(of: node, .accessor) == nil
    else { return nil }
    let makers = initializers(of: type)
    if let value = tree.child(of: node, .value) {
      guard makers.isEmpty || tree[node].flags.contains(.isConstant) else { return nil }
      return tree.soleChain(of: value).flatMap(tree.soleName)
    }
    let cases = makers.map { standardCase(of: name, in: $0) }
    guard let first = cases.first, cases.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  /// The default of the parameter that an initializer gives to the property of its name; nil if it gives it another value.
  private func standardCase(of name: String, in maker: Declaration) -> String? {
    let tree = files[maker.file].tree
    let node = maker.member.node
    guard
      let parameter = tree.children(of: node).first(where: { tree[$0].kind == .parameter && tree.isSpelled($0, name) }),
      let value = tree.child(of: parameter, .value), let block = tree.child(of: node, .block),
      let chosen = tree.soleChain(of: value).flatMap(tree.soleName)
    else { return nil }
    let isGiven = tree.children(of: block).contains { statement in
      let parts = tree.sequence(of: statement)
      return parts.count == 3 && tree.isNamed(parts[1], "=") && tree.text(parts[0]) == "self.\(name)"
        && tree.text(parts[2]) == name
    }
    return isGiven ? chosen : nil
  }
}

extension SyntaxTree {
  /// The case of a `switch` that a name of a case matches; nil if that is not known.
  fileprivate func chosenCase(of statement: NodeIndex, _ name: String) -> NodeIndex? {
    for child in children(of: statement) {
      if nodes[child].kind == .conditional { return nil }
      guard nodes[child].kind == .switchCase else { continue }
      if nodes[child].flags.contains(.isDefault) { return child }
      for pattern in children(of: child) where nodes[pattern].kind == .pattern {
        guard let chain = soleChain(of: pattern), let last = links(of: chain).last else { return nil }
        if self.name(last) == name { return child }
      }
    }
    return nil
  }

  /// The name of `.name` or of `Type.name`; nil for what is called or computed.
  fileprivate func soleName(ofChain chain: NodeIndex) -> String? {
    let links = links(of: chain)
    guard let last = links.last, links.count <= 2, !nodes[last].flags.contains(.isCalled) else { return nil }
    switch nodes[last].kind {
    case .implicitMember: return links.count == 1 ? name(last) : nil
    case .member: return isNamedAsType(links[0]) ? name(last) : nil
    default: return nil
    }
  }

  /// Returns true if a parameter has one name, outside and inside of its function.
  fileprivate func isSpelled(_ parameter: NodeIndex, _ name: String) -> Bool {
    String(text(parameter).prefix { $0 != ":" }) == name
  }
}
