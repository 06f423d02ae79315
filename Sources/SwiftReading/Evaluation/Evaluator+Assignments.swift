import Palettes

extension Evaluator {
  /// Gives a name, or a property, another value.
  mutating func assign(_ target: NodeIndex, _ parts: ArraySlice<NodeIndex>, _ flow: inout Flow) {
    let tree = tree(flow.scope.file)
    guard tree[target].kind == .chain else { return }
    let links = tree.links(of: target)
    guard let first = links.first else { return }
    if links.count == 1, tree[first].kind == .tuple {
      // `(self.title, self.content) = (title, content())`
      let targets = tree.arguments(of: first).map { tree.soleChain(of: $0) }
      guard case .tuple(let elements) = value(ofParts: parts, flow.scope, as: ""), elements.count == targets.count
      else {
        return
      }
      for (target, element) in zip(targets, elements) {
        guard let target, let name = tree.links(of: target).last.map({ tree.name($0) }) else { continue }
        flow.scope.bind(
          flow.scope.local(name) == nil || tree.links(of: target).count > 1 ? "self.\(name)" : name, element.value)
      }
      return
    }
    var name = tree.name(first)
    if links.count == 2, name == "self" {
      name = tree.name(links[1])
      if name.hasPrefix("_"), !isDeclared(name, flow.scope) { name = String(name.dropFirst()) }
      flow.scope.bind("self.\(name)", assigned(parts, name, flow.scope))
    } else if links.count == 1, name == "self" {
      flow.scope.bind("self", value(ofParts: parts, flow.scope, as: flow.scope.home.type))
    } else if links.count == 1 {
      let isOwn = flow.scope.local(name) == nil
      if isOwn, name.hasPrefix("_"), !isDeclared(name, flow.scope) { name = String(name.dropFirst()) }
      let found = assigned(parts, name, flow.scope)
      flow.scope.bind(isOwn ? "self.\(name)" : name, found)
    } else if let whole = flow.scope.local(name), case .instance = whole {
      let path = links.dropFirst().map { tree.name($0) }
      let found = value(ofParts: parts, flow.scope, as: fieldType(path, of: whole))
      if let changed = setting(path[...], of: whole, to: found) { flow.scope.bind(name, changed) }
    }
  }

  /// The type of a field of a field.
  private mutating func fieldType(_ path: [String], of whole: Value) -> String {
    var type = Self.typeName(of: whole)
    for name in path {
      let field = types[type]?.fields.first { tree($0.file).name($0.node) == name }
      type = field.map { self.type(of: $0, within: type) } ?? ""
    }
    return type
  }

  /// An instance with another value of a field, or of a field of a field; nil where one is not known.
  private func setting(_ path: ArraySlice<String>, of whole: Value, to value: Value) -> Value? {
    guard let name = path.first else { return value }
    guard case .instance(let instance) = whole else { return nil }
    if path.count == 1 { return .instance(instance.setting(name, to: value)) }
    return instance.field(name).flatMap { setting(path.dropFirst(), of: $0, to: value) }.map {
      .instance(instance.setting(name, to: $0))
    }
  }

  private mutating func assigned(_ parts: ArraySlice<NodeIndex>, _ name: String, _ scope: Scope) -> Value {
    var expected = ""
    for place in types[scope.home.type]?.fields ?? [] where tree(place.file).name(place.node) == name {
      expected = type(of: place, within: scope.home.type)
    }
    return value(ofParts: parts, scope, as: expected)
  }

  /// Gives a local variable the value that `+=` or a mutating method leaves in it; false for another statement.
  mutating func changesInPlace(_ parts: [NodeIndex], _ flow: inout Flow) -> Bool {
    let tree = tree(flow.scope.file)
    guard let target = parts.first, tree[target].kind == .chain else { return false }
    let links = tree.links(of: target)
    guard let name = links.first.map({ tree.name($0) }), let old = flow.scope.local(name) else { return false }
    if parts.count > 2, links.count == 1, tree[parts[1]].kind == .operation {
      let operation = tree.name(parts[1])
      guard operation.utf8.count == 2, operation.hasSuffix("="), let sign = operation.first, "+-*/".contains(sign)
      else { return false }
      let other = value(ofParts: parts[2...], flow.scope, as: "")
      flow.scope.bind(name, combine(old, String(sign), other))
      return true
    }
    guard parts.count == 1, links.count == 2, PropertyChanges.mutating.contains(tree.name(links[1])) else {
      return false
    }
    let added = added(by: links[1], flow.scope)
    let changed = old.map { old -> Value in
      switch old {
      case .list(let values) where added.map { values.count + $0.count <= Self.mostJoined } ?? false:
        .list(values + (added ?? []))
      case .list, .text, .number, .bool: Self.changed(old, name)
      default: old
      }
    }
    if changed.fingerprint == old.fingerprint { return false }
    flow.scope.bind(name, changed)
    return true
  }

  /// The elements that a call of `append` adds to a list; nil for another call, or one that nothing tells.
  private mutating func added(by link: NodeIndex, _ scope: Scope) -> [Value]? {
    let given = arguments(of: link, scope)
    guard tree(scope.file).isNamed(link, "append"), given.count == 1 else { return nil }
    switch value(of: given[0]) {
    case .list(let values) where given[0].label == "contentsOf": return values
    case .unknown: return nil
    case let value: return given[0].label.isEmpty ? [value] : nil
    }
  }

  /// A value of which only its type is known any more.
  static func changed(_ value: Value, _ name: String) -> Value {
    .unknown(
      Unknown(
        subject: .value(value.fingerprint.adding("changed"), name: name), reason: .computed(name),
        type: typeName(of: value)))
  }
}
