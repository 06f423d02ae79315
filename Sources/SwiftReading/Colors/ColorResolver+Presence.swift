/// Optional parameters of functions, which have a value for some callers and none for others.
extension ColorResolver {
  /// The parameters that have a value for certain, or have none, by their names in the function.
  func presence(
    of arguments: [NodeIndex], in file: FileIndex, for parameters: [NodeIndex], of place: SourceProject.Place
  ) -> [String: Bool] {
    let callee = tree(place.file)
    guard !callee[place.node].kind.isType else { return [:] }
    var found: [String: Bool] = [:]
    for (parameter, argument) in zip(parameters, given(arguments, in: file, for: parameters, of: place)) {
      let value = argument ?? callee.child(of: parameter, .value)
      guard let value, let isPresent = hasValue(value, in: argument == nil ? place.file : file) else { continue }
      found[String(SourceFile.localName(callee.text(parameter)))] = isPresent
    }
    return found
  }

  /// True for a literal and for a case of an enumeration, false for `nil`; nil for what may be both.
  private func hasValue(_ argument: NodeIndex, in file: FileIndex) -> Bool? {
    let tree = tree(file)
    guard let chain = tree.soleChain(of: argument), let link = tree.soleLink(of: chain) else { return nil }
    switch tree[link].kind {
    case .nilValue: return false
    case .implicitMember: return tree.isNamed(link, "none") ? nil : true
    case .string, .integer, .float, .boolean, .list: return true
    default: return nil
    }
  }
}

extension FoundColor {
  /// The color without the branches in which a parameter has a value, or has none: only the caller knows that.
  var withoutBindings: FoundColor { bound([:]) }

  /// The color where some parameters have a value, or have none.
  ///
  /// Of the others only their callers know that; a color that a function gives in both cases is one of its colors anyway.
  func bound(_ presence: [String: Bool]) -> FoundColor {
    guard case .choice(let all) = self else { return self }
    let branches = all.filter { branch in
      !branch.conditions.contains { condition in
        condition.binding.flatMap { presence[$0.name] != nil && presence[$0.name] != $0.hasValue } ?? false
      }
    }
    var colors: [Bool: Set<FoundColor>] = [:]
    for branch in branches {
      for case (_, let hasValue)? in branch.conditions.map({ $0.binding }) {
        if let color = branch.color { colors[hasValue, default: []].insert(color) }
      }
    }
    let common = (colors[true] ?? []).intersection(colors[false] ?? [])
    let left = branches.map { branch in
      let isOpen = branch.conditions.contains { condition in condition.binding.map { presence[$0.name] == nil } ?? false
      }
      guard isOpen, branch.color.map({ !common.contains($0) }) ?? false else { return branch }
      return Branch(conditions: branch.conditions, color: .unresolved(.computed("an optional")))
    }
    return left.count == 1 ? left[0].color ?? self : .choice(left)
  }
}

extension BranchCondition {
  /// The name that `let name` or `let other = name` unwraps, and the outcome; nil for other conditions.
  fileprivate var binding: (name: String, hasValue: Bool)? {
    guard case .other(let text, let isTrue) = self, text.hasPrefix("let ") else { return nil }
    let value = text.utf8.split(separator: UInt8(ascii: "=")).last.map { String(Substring($0)) } ?? text
    let words = value.split(separator: " ")
    return words.last.map { (String($0), isTrue) }
  }
}
