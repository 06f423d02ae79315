import Palettes

/// Reads what the branches of an `if` or a `switch` need of the stored properties and the parameters around them.
struct NeedReader {
  let file: FileIndex
  let project: SourceProject

  private var source: SourceFile { project.files[file] }
  private var tree: SyntaxTree { source.tree }

  /// Returns the needs of each branch, in the order in which `BranchReader` lists the branches.
  func needs(of statement: NodeIndex) -> [[ValueNeed]] {
    tree[statement].kind == .switchStatement ? caseNeeds(of: statement) : ifNeeds(of: statement)
  }

  private func ifNeeds(of statement: NodeIndex) -> [[ValueNeed]] {
    var (needs, earlier): ([[ValueNeed]], [ValueNeed]) = ([], [])
    var current: (tests: [ValueTest], isAll: Bool)?
    for child in tree.children(of: statement) {
      if tree[child].kind == .conditions {
        current = tests(ofAll: child)
      } else if tree[child].kind == .block {
        let own = current.flatMap { $0.tests.isEmpty ? nil : ValueNeed.all($0.tests) }
        needs.append(earlier + (own.map { [$0] } ?? []))
        if let current, current.isAll { earlier.append(.notAll(current.tests)) }
        current = nil
      }
    }
    return needs
  }

  private func caseNeeds(of statement: NodeIndex) -> [[ValueNeed]] {
    let subject = tree.child(of: statement, .value).flatMap { tree.soleChain(of: $0) }.flatMap { property(of: $0) }
    var (needs, earlier): ([[ValueNeed]], [ValueNeed]) = ([], [])
    for node in BranchReader(file: source, project: project).caseNodes(of: statement) {
      if tree[node].flags.contains(.isDefault) {
        needs.append(earlier)
        continue
      }
      for pattern in tree.children(of: node) where tree[pattern].kind == .pattern {
        let test = subject.flatMap { self.test($0, isCase: pattern) }
        needs.append(test.map { [.all([$0])] } ?? [])
        // A case with a condition of its own leaves the rest to the cases after it.
        guard let test, tree.child(of: node, .condition) == nil else { continue }
        earlier.append(.notAll([test]))
      }
    }
    return needs
  }

  private func test(_ place: SourceProject.Place, isCase pattern: NodeIndex) -> ValueTest? {
    guard let chain = tree.soleChain(of: pattern), let last = tree.links(of: chain).last else { return nil }
    switch tree[last].kind {
    case .nilValue: return ValueTest(place: place, aspect: .hasValue, isWanted: false)
    case .boolean: return ValueTest(place: place, aspect: .isTrue, isWanted: tree.isNamed(last, "true"))
    case .implicitMember, .member:
      // `.some(.x)` is about the value within.
      guard !tree.isNamed(last, "some"), !tree.isNamed(last, "none") else { return nil }
      return ValueTest(place: place, aspect: .isCase(tree.name(last)), isWanted: true)
    default: return nil
    }
  }

  // MARK: Conditions

  /// Returns the tests of all conditions of a branch, and true if there is nothing else in them.
  private func tests(ofAll conditions: NodeIndex) -> (tests: [ValueTest], isAll: Bool) {
    var (tests, isAll): ([ValueTest], Bool) = ([], true)
    for condition in tree.children(of: conditions).prefix(ConditionReader.mostConditions)
    where tree[condition].kind == .condition {
      if let pattern = tree.child(of: condition, .pattern) {
        isAll = false
        guard let value = tree.child(of: condition, .value), let chain = tree.soleChain(of: value),
          let place = property(of: chain), let test = test(place, isCase: pattern)
        else { continue }
        tests.append(test)
      } else if !tree.isUnnamed(condition) {
        let test = unwrapping(condition)
        if let test { tests.append(test) } else { isAll = false }
      } else {
        let operands = operands(of: tree.sequence(of: condition))
        for operand in operands {
          if let test = self.test(operand) { tests.append(test) } else { isAll = false }
        }
        if operands.isEmpty { isAll = false }
      }
    }
    return (tests, isAll)
  }

  /// The test of `let x` and `let y = x`.
  private func unwrapping(_ condition: NodeIndex) -> ValueTest? {
    let value = tree.child(of: condition, .value)
    let place =
      value.map { tree.soleChain(of: $0).flatMap { property(of: $0) } } ?? property(tree.name(condition), at: condition)
    return place.map { ValueTest(place: $0, aspect: .hasValue, isWanted: true) }
  }

  /// The parts between `&&`; all of them in one where there are other operators with two operands.
  private func operands(of parts: [NodeIndex]) -> [[NodeIndex]] {
    let isOther = parts.contains { part in
      ["||", "?", ":", "??"].contains { $0 == tree.name(part) } && tree[part].kind == .operation
    }
    guard !isOther else { return [] }
    return parts.split { tree[$0].kind == .operation && tree.isNamed($0, "&&") }.map(Array.init)
  }

  private func test(_ parts: [NodeIndex]) -> ValueTest? {
    guard let first = parts.first else { return nil }
    if parts.count == 2, tree[first].flags.contains(.isPrefix), tree.isNamed(first, "!") {
      return flag(parts[1]).map { ValueTest(place: $0.place, aspect: $0.aspect, isWanted: !$0.isWanted) }
    }
    if parts.count == 1 { return flag(first) }
    guard parts.count == 3, tree[parts[1]].kind == .operation, tree[parts[2]].kind == .chain else { return nil }
    let isEqual = tree.isNamed(parts[1], "==")
    guard isEqual || tree.isNamed(parts[1], "!="), let place = property(of: first),
      let last = tree.links(of: parts[2]).last, !tree[last].flags.contains(.isCalled)
    else { return nil }
    switch tree[last].kind {
    case .nilValue: return ValueTest(place: place, aspect: .hasValue, isWanted: !isEqual)
    case .boolean: return ValueTest(place: place, aspect: .isTrue, isWanted: tree.isNamed(last, "true") == isEqual)
    case .implicitMember where !tree.isNamed(last, "none"),
      .member where tree.isNamedAsType(tree.links(of: parts[2])[0]):
      return ValueTest(place: place, aspect: .isCase(tree.name(last)), isWanted: isEqual)
    default: return nil
    }
  }

  /// The test of a flag, or of a list that is empty.
  private func flag(_ chain: NodeIndex) -> ValueTest? {
    guard tree[chain].kind == .chain else { return nil }
    let links = tree.links(of: chain)
    if links.count > 1, let last = links.last, tree.isNamed(last, "isEmpty") {
      return property(ofLinks: links.dropLast()).map { ValueTest(place: $0, aspect: .isEmpty, isWanted: true) }
    }
    return property(ofLinks: links[...]).map { ValueTest(place: $0, aspect: .isTrue, isWanted: true) }
  }

  // MARK: Properties

  /// The stored property of the type around a chain, or the parameter, that the chain is; nil for anything else.
  func property(of chain: NodeIndex) -> SourceProject.Place? {
    tree[chain].kind == .chain ? property(ofLinks: tree.links(of: chain)[...]) : nil
  }

  private func property(ofLinks links: ArraySlice<NodeIndex>) -> SourceProject.Place? {
    guard let first = links.first, let last = links.last, !tree[last].flags.contains(.isCalled),
      tree[first].kind == .name
    else { return nil }
    if links.count == 2, tree.isNamed(first, "self"), tree[last].kind == .member {
      return stored(tree.name(last), at: last)
    }
    return links.count == 1 ? property(tree.name(first), at: first) : nil
  }

  private func property(_ name: String, at node: NodeIndex) -> SourceProject.Place? {
    switch source.binding(of: name, at: node) {
    case .declaration(let node): tree[node].kind == .parameter ? SourceProject.Place(file: file, node: node) : nil
    case .unwrapped, .pattern: nil
    case nil: stored(name, at: node)
    }
  }

  private func stored(_ name: String, at node: NodeIndex) -> SourceProject.Place? {
    guard let type = source.type(around: node)?.path,
      let found = project.member(name, of: type, where: { $0.kind == .variable && !$0.isStatic }),
      project.files[found.file].tree.isPlainStored(found.member.node)
    else { return nil }
    return found.place
  }
}

extension SyntaxTree {
  /// Returns true if a property is stored, and by no wrapper.
  func isPlainStored(_ property: NodeIndex) -> Bool {
    child(of: property, .attribute) == nil && child(of: property, .block) == nil
      && child(of: property, .accessor) == nil
  }
}
