import Palettes

/// Splits an `if` or a `switch` into branches with all their conditions.
struct BranchReader {
  /// One branch: the node whose children are its statements.
  struct Branch {
    var node: NodeIndex
    var conditions: [BranchCondition]
  }

  /// The most negated conditions of earlier branches that are kept.
  private static let mostEarlier = 16

  let file: SourceFile
  let project: SourceProject

  private var tree: SyntaxTree { file.tree }

  /// The branches of an `if` or a `switch`, in order.
  func branches(of node: NodeIndex) -> [Branch] {
    tree[node].kind == .switchStatement ? cases(of: node) : ifBranches(of: node)
  }

  private func ifBranches(of node: NodeIndex) -> [Branch] {
    var branches: [Branch] = []
    var otherwise: [BranchCondition] = []
    var current: [BranchCondition]?
    for child in tree.children(of: node) {
      if tree[child].kind == .conditions {
        current = ConditionReader(file: file).conditions(child)
      } else if tree[child].kind == .block {
        branches.append(Branch(node: child, conditions: otherwise + (current ?? [])))
        if let conditions = current, otherwise.count < Self.mostEarlier {
          otherwise += ConditionReader.otherwise(conditions)
        }
        current = nil
      }
    }
    return branches
  }

  private func cases(of node: NodeIndex) -> [Branch] {
    let subject = subject(of: node)
    var branches: [Branch] = []
    var earlier: [BranchCondition] = []
    for child in caseNodes(of: node) {
      if tree[child].flags.contains(.isDefault) {
        branches.append(Branch(node: child, conditions: earlier))
        continue
      }
      for pattern in tree.children(of: child) where tree[pattern].kind == .pattern {
        let condition = ConditionReader.match(subject, patternName(pattern))
        branches.append(Branch(node: child, conditions: [condition]))
        if earlier.count < 4 * Self.mostEarlier { earlier.append(condition.negated) }
      }
    }
    return branches
  }

  /// The cases of a `switch`, with those in `#if`.
  func caseNodes(of node: NodeIndex) -> [NodeIndex] {
    tree.children(of: node).flatMap { child -> [NodeIndex] in
      switch tree[child].kind {
      case .switchCase: [child]
      case .conditional: tree.children(of: child).flatMap { caseNodes(of: $0) }
      default: []
      }
    }
  }

  /// The subject of a switch: the type of `self` or of a property if known, else the last name.
  private func subject(of node: NodeIndex) -> String {
    guard let value = tree.child(of: node, .value) else { return "" }
    guard let chain = tree.soleChain(of: value), let name = ConditionReader(file: file).lastName(chain) else {
      return tree.text(value)
    }
    let type = file.type(around: node)
    if name == "self" { return type?.path ?? name }
    guard let type, let property = project.member(name, of: type.path), property.member.kind == .variable else {
      return name
    }
    let source = project.files[property.file]
    guard let annotation = source.tree.child(of: property.member.node, .typeName) else { return name }
    return project.typePath(source.tree.text(annotation), within: type.path, in: source) ?? name
  }

  private func patternName(_ pattern: NodeIndex) -> String {
    guard let chain = tree.soleChain(of: pattern), let last = tree.links(of: chain).last else {
      return tree.text(pattern)
    }
    switch tree[last].kind {
    case .implicitMember, .member, .name: return tree.name(last)
    default: return tree.stringText(last) ?? tree.text(pattern)
    }
  }
}
