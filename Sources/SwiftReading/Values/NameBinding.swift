/// The local meaning of a name in a view.
enum NameBinding {
  /// A parameter or a local value.
  case declaration(NodeIndex)
  /// A value that `if let` or `guard let` unwraps.
  case unwrapped
  /// A part of the pattern of a `case`.
  case pattern(NodeIndex)
}

extension SourceFile {
  /// The most nodes before a name that are searched for what it means.
  private static let farthestBinding = 4096

  /// The local meaning of a name at a node; nil for a member of the type.
  func binding(of name: String, at node: NodeIndex) -> NameBinding? {
    var steps = 0
    var inner = node
    for outer in ancestors(of: node) {
      if tree[outer].kind.isType { return nil }
      for child in tree.children(of: outer) {
        guard child < inner else { break }
        steps += 1
        guard steps < Self.farthestBinding else { return .declaration(child) }
        if let found = binding(of: name, by: child, for: inner) { return found }
      }
      inner = outer
    }
    return nil
  }

  private func binding(of name: String, by child: NodeIndex, for inner: NodeIndex) -> NameBinding? {
    switch tree[child].kind {
    case .parameter: Self.localName(tree.text(child)) == name ? .declaration(child) : nil
    case .variable: tree.name(child) == name && member(around: child)?.node != child ? .declaration(child) : nil
    case .condition: tree.name(child) == name ? .unwrapped : patternBinding(of: name, in: child)
    case .conditions: sibling(before: inner) == child ? conditionsBinding(of: name, in: child) : nil
    case .guardStatement: tree.child(of: child, .conditions).flatMap { conditionsBinding(of: name, in: $0) }
    case .pattern: tree.hasWord(name, in: child) ? .pattern(child) : nil
    default: nil
    }
  }

  private func conditionsBinding(of name: String, in conditions: NodeIndex) -> NameBinding? {
    for condition in tree.children(of: conditions) where tree[condition].kind == .condition {
      if tree.name(condition) == name { return .unwrapped }
      if let found = patternBinding(of: name, in: condition) { return found }
    }
    return nil
  }

  private func patternBinding(of name: String, in condition: NodeIndex) -> NameBinding? {
    guard let pattern = tree.child(of: condition, .pattern), tree.hasWord(name, in: pattern) else { return nil }
    return .pattern(pattern)
  }
}

extension SyntaxTree {
  /// Returns true if a pattern has a word, other than as the name of a case.
  fileprivate func hasWord(_ name: String, in pattern: NodeIndex) -> Bool {
    let words = text(pattern).split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.contains { $0 == name }
  }

  /// The types of the values of a case, or the parts of a pattern, at the top of its parentheses.
  func parts(ofCase node: NodeIndex) -> [Substring] {
    let text = self.text(node)
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"), start < end else { return [] }
    let inner = text[text.index(after: start)..<end]
    // Parentheses or brackets within may have commas of their own.
    guard !inner.contains(where: { $0 == "(" || $0 == "<" || $0 == "[" }) else { return [] }
    return inner.split(separator: ",")
  }
}
