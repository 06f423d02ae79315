import Palettes

/// The types of which an app has many values at once, by their names: what code lists or makes in loops, and what the
/// views among them make.
///
/// A property of such a type is not one state of the app.
struct RepeatedTypes: Sendable {
  private(set) var names: Set<String> = []

  init() {}

  init(_ project: SourceProject, _ types: TypeIndex) {
    let own = Set(types.paths.map { String($0.lastPart) })
    var makers: [String: Set<String>] = [:]
    for source in project.files {
      let tree = source.tree
      for node in tree.nodes.typedIndices {
        switch tree[node].kind {
        case .typeName:
          let text = tree.text(node)
          guard text.contains("[") || text.contains("<") && !Self.holders.contains(tree.name(node)) else { continue }
          names.formUnion(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map { String($0) })
        case .name where tree.isNamedAsType(node) && own.contains(tree.name(node)):
          if !tree[node].flags.contains(.isCalled) {
            if source.isElement(node) { names.insert(tree.name(node)) }
          } else if source.isInLoop(node) {
            names.insert(tree.name(node))
          } else if let around = source.type(around: node)?.path.lastPart {
            makers[String(around), default: []].insert(tree.name(node))
          }
        default: break
        }
      }
    }
    var open = Array(names)
    while let name = open.popLast() {
      for made in makers[name] ?? [] where names.insert(made).inserted { open.append(made) }
    }
  }

  /// The generic types that hold one value.
  private static let holders: Set<String> = [
    "AnyPublisher", "Bindable", "Binding", "CurrentValueSubject", "Optional", "PassthroughSubject", "Published",
    "Result", "StateObject", "Task",
  ]
}

extension SourceFile {
  /// Returns true if a name is all of a list: `[Book]`.
  fileprivate func isElement(_ node: NodeIndex) -> Bool {
    let outer = Array(ancestors(of: node).prefix(3))
    return outer.count == 3 && tree[outer[1]].kind == .argument && tree[outer[2]].kind == .list
      && tree.soleLink(of: outer[0]) == node
  }

  /// Returns true if code runs for each of several elements.
  fileprivate func isInLoop(_ node: NodeIndex) -> Bool {
    for outer in ancestors(of: node) {
      if tree[outer].kind.isType { return false }
      if tree[outer].kind == .forStatement
        || [.name, .member].contains(tree[outer].kind) && Self.loops.contains(tree.name(outer))
      {
        return true
      }
    }
    return false
  }

  private static let loops: Set<String> = [
    "compactMap", "flatMap", "ForEach", "forEach", "List", "map", "OutlineGroup",
  ]
}
