import Palettes

extension ColorResolver {
  /// The raw value of a case of an enumeration of strings: the literal, else its name.
  func rawValue(of name: String, in type: String) -> Value {
    guard let found = project.member(name, of: type, where: { $0.kind == .enumCase }) else { return .text(name) }
    let tree = tree(found.file)
    let literal = tree.child(of: found.member.node, .value).flatMap { tree.stringLiteral($0) }
    return .text(literal ?? name)
  }

  /// A property of an enumeration for one of its cases, where it is a `switch` over `self`.
  mutating func member(_ name: String, of type: String, where chosen: String, as wanted: Wanted) -> FoundColor? {
    guard let found = project.member(name, of: type, where: { $0.kind == .variable }),
      tree(found.file).child(of: found.member.node, .value) == nil
    else { return nil }
    let call = BoundCall(place: found.place, wanted: wanted, values: [.enumCase(type: type, name: chosen)])
    if let known = knownCalls[call] { return known }
    guard steps < Self.mostSteps, depth < Self.deepest else { return .unresolved(.tooDeep) }
    knownCalls[call] = .unresolved(.tooDeep)
    let outer = bindings
    let end = tree(found.file)[found.member.node].following
    bindings = Bindings(found.place, [found.member.node], [.enumCase(type: type, name: chosen)], to: end)
    depth += 1
    let color = body(of: found.place, name, as: wanted)
    depth -= 1
    bindings = outer
    knownCalls[call] = color
    return color
  }

  /// The branch of a `switch` whose subject is known; nil if it is not, or if it is an `if`.
  mutating func chosenBranch(of node: NodeIndex, in file: FileIndex) -> NodeIndex? {
    let tree = tree(file)
    guard !bindings.values.isEmpty, tree[node].kind == .switchStatement, let subject = tree.child(of: node, .value),
      let chain = tree.soleChain(of: subject), let chosen = caseName(ofChain: chain, in: file)
    else { return nil }
    for child in tree.children(of: node) where tree[child].kind == .switchCase {
      if tree[child].flags.contains(.isDefault) { return child }
      for pattern in tree.children(of: child) where tree[pattern].kind == .pattern {
        guard let chain = tree.soleChain(of: pattern), let last = tree.links(of: chain).last else { continue }
        if tree.name(last) == chosen || tree.stringText(last) == chosen { return child }
      }
    }
    return nil
  }

  /// The case or the string that a chain is known to be.
  private mutating func caseName(ofChain chain: NodeIndex, in file: FileIndex) -> String? {
    let links = tree(file).links(of: chain)
    if links.count == 1, tree(file).isNamed(links[0], "self") {
      guard let outer = bindings.file else { return nil }
      let own = SourceProject.Place(file: outer, node: bindings.nodes.lowerBound)
      if case .enumCase(_, let name) = bindings.values[own] { return name }
      return nil
    }
    switch value(links, in: file, as: .style) {
    case .success(.enumCase(_, let name)): return name
    case .success(.text(let text)): return text
    default: return nil
    }
  }

  /// The value of `subject == .case` if the subject is known.
  mutating func comparison(_ parts: [NodeIndex], in file: FileIndex) -> Bool? {
    let tree = tree(file)
    guard !bindings.values.isEmpty, parts.count == 3, tree[parts[1]].kind == .operation, tree[parts[0]].kind == .chain,
      tree[parts[2]].kind == .chain, let last = tree.links(of: parts[2]).last, tree[last].kind == .implicitMember
    else { return nil }
    let isEqual = tree.isNamed(parts[1], "==")
    guard isEqual || tree.isNamed(parts[1], "!="), let name = caseName(ofChain: parts[0], in: file) else { return nil }
    return (name == tree.name(last)) == isEqual
  }

  // MARK: Generated assets

  /// `ColorAsset(name: "x")` of a type of the project with colors: the color set of that name.
  func namedAsset(_ value: NodeIndex, in file: FileIndex) -> FoundColor? {
    let tree = tree(file)
    guard let chain = tree.soleChain(of: value), let link = tree.soleLink(of: chain), tree[link].kind == .name,
      tree[link].flags.contains(.isCalled), let argument = tree.argument(of: link, "name"),
      let name = tree.stringLiteral(argument),
      let type = project.typePath(tree.name(link), within: project.files[file].type(around: value)?.path ?? "")
    else { return nil }
    let isColor = ["color", "swiftUIColor", "uiColor"].contains {
      project.member($0, of: type, where: { $0.kind == .variable }) != nil
    }
    return isColor ? .asset(name) : nil
  }
}
