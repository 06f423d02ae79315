/// Reads the conditions of `if`, `switch`, ternaries and availability.
struct ConditionReader {
  /// The conditions that are read at most of one branch.
  static let mostConditions = 16

  let file: SourceFile

  private var tree: SyntaxTree { file.tree }

  /// Returns all conditions of the block after a `conditions` node.
  func conditions(_ node: NodeIndex) -> [BranchCondition] {
    tree.children(of: node).prefix(Self.mostConditions).flatMap { condition -> [BranchCondition] in
      guard tree[condition].kind == .condition else { return [] }
      let parts = tree.sequence(of: condition)
      return parts.isEmpty ? [.other(tree.text(condition), isTrue: true)] : self.conditions(of: parts)
    }
  }

  /// Returns the condition of the branch after `else`: not all of the given ones hold.
  static func otherwise(_ conditions: [BranchCondition]) -> [BranchCondition] {
    // `#available(iOS 26, macOS 26, *)` says one thing on each platform.
    if conditions.count == 1 || areOfPlatforms(conditions) { return conditions.map { $0.negated } }
    return [.other("all of \(conditions.count) conditions", isTrue: false)]
  }

  /// Returns true if all are versions of different systems.
  private static func areOfPlatforms(_ conditions: [BranchCondition]) -> Bool {
    var platforms: Set<String> = []
    return !conditions.isEmpty
      && conditions.allSatisfy { condition in
        if case .available(let platform, _, _) = condition { platforms.insert(platform).inserted } else { false }
      }
  }

  /// Returns the conditions of an expression.
  func conditions(of parts: [NodeIndex]) -> [BranchCondition] {
    if let platforms = availability(parts) { return platforms }
    // `!a || b` is not the negation of anything.
    let isNegated =
      parts.count == 2 && parts.first.map { tree[$0].flags.contains(.isPrefix) && tree.isNamed($0, "!") } ?? false
    let operands = isNegated ? Array(parts.dropFirst()) : parts
    let condition = comparison(operands) ?? setting(operands) ?? .other(text(operands), isTrue: true)
    return [isNegated ? condition.negated : condition]
  }

  private func availability(_ parts: [NodeIndex]) -> [BranchCondition]? {
    guard parts.count == 1, let node = tree.child(of: parts[0], .availability) else { return nil }
    let isAvailable = tree.isNamed(node, "#available")
    let found = Self.platforms(of: node, tree).map {
      BranchCondition.available(platform: $0.name, version: $0.version, isAvailable: isAvailable)
    }
    return found.isEmpty ? nil : found
  }

  /// The platforms of `#available` or of an attribute, with their versions; `*` is left out.
  static func platforms(of node: NodeIndex, _ tree: SyntaxTree) -> [(name: String, version: String)] {
    tree.children(of: node).compactMap { platform in
      guard tree[platform].kind == .platform, !tree.isUnnamed(platform) else { return nil }
      let name = tree.name(platform)
      let rest = tree.text(platform).dropFirst(name.count).drop { !$0.isNumber }
      return rest.isEmpty ? nil : (name, String(rest))
    }
  }

  private func comparison(_ parts: [NodeIndex]) -> BranchCondition? {
    guard parts.count == 3, tree[parts[1]].kind == .operation else { return nil }
    let isEqual = tree.isNamed(parts[1], "==")
    guard isEqual || tree.isNamed(parts[1], "!=") else { return nil }
    let (subject, value) = (lastName(parts[0]), lastName(parts[2]))
    let condition = Self.match(subject ?? text([parts[0]]), value ?? text([parts[2]]))
    return isEqual ? condition : condition.negated
  }

  /// Returns the condition that a value is one case of its type.
  static func match(_ subject: String, _ pattern: String) -> BranchCondition {
    switch (subject, pattern) {
    case ("colorScheme", "dark"), ("userInterfaceStyle", "dark"): .appearance(isDark: true)
    case ("colorScheme", "light"), ("userInterfaceStyle", "light"): .appearance(isDark: false)
    case ("accessibilityContrast", "high"), ("colorSchemeContrast", "increased"): .increasedContrast(true)
    case ("accessibilityContrast", "normal"), ("colorSchemeContrast", "standard"): .increasedContrast(false)
    default: .matches(subject: subject, pattern: pattern, isMatch: true)
    }
  }

  /// The last name of a chain of names, `userInterfaceStyle` of `traits.userInterfaceStyle`.
  func lastName(_ chain: NodeIndex) -> String? {
    guard tree[chain].kind == .chain, let last = tree.links(of: chain).last else { return nil }
    switch tree[last].kind {
    case .name, .member, .implicitMember: return tree.name(last)
    default: return nil
    }
  }

  private func setting(_ parts: [NodeIndex]) -> BranchCondition? {
    guard parts.count == 1, let name = lastName(parts[0]) else { return nil }
    return Self.setting(file.environmentKeys[name] ?? name)
  }

  /// The accessibility setting that a property is named after.
  static func setting(_ name: String) -> BranchCondition? {
    let name = name.lowercased()
    if name.hasSuffix("reducetransparency") || name == "isreducetransparencyenabled" {
      return .reducedTransparency(true)
    }
    if name.hasSuffix("increasecontrast") || name == "isdarkersystemcolorsenabled" { return .increasedContrast(true) }
    return nil
  }

  /// The environment value that a declaration reads; nil when it reads none.
  static func environmentKey(ofProperty node: NodeIndex, _ tree: SyntaxTree) -> String? {
    for attribute in tree.children(of: node)
    where tree[attribute].kind == .attribute && tree.isNamed(attribute, "Environment") {
      guard let argument = tree.firstArgument(of: attribute), let chain = tree.soleChain(of: argument),
        let path = tree.soleLink(of: chain), tree[path].kind == .keyPath
      else { return nil }
      return String(tree.name(path).lastPart)
    }
    return nil
  }

  private func text(_ parts: [NodeIndex]) -> String {
    guard let first = parts.first, let last = parts.last else { return "" }
    return String(decoding: tree.bytes[tree[first].range.lowerBound..<tree[last].range.upperBound], as: UTF8.self)
  }
}
