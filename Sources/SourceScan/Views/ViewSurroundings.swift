/// What stands around a node: the calls it is an argument of, and all that holds where it is reached.
package struct ViewSurroundings: Sendable {
  /// The index of the file.
  package let file: Int
  /// The nodes of the links around the node, views and modifiers that it is an argument of, the nearest first.
  package let calls: [Int]
  /// The conditions of the branches around it, of `guard` statements before it and of `@available`.
  package let conditions: [BranchCondition]
  /// The path of the member around it; empty at the top of a file.
  package let member: String
  /// The path of the type around it; empty outside of types.
  package let type: String

  /// Looks around a node.
  package init(of node: Int, in file: Int, of project: SourceProject) {
    let source = project.files[file]
    let tree = source.tree
    self.file = file
    member = source.member(around: node)?.path ?? ""
    type = source.type(around: node)?.path ?? ""
    var calls: [Int] = []
    var conditions: [BranchCondition] = []
    let branches = BranchReader(file: source, project: project)
    var inner = node
    for outer in source.ancestors(of: node) {
      switch tree[outer].kind {
      case .name, .member, .implicitMember, .macro: if tree[inner].kind == .argument { calls.append(outer) }
      case .ifStatement, .switchStatement:
        conditions += branches.branches(of: outer).first { $0.node == inner }?.conditions ?? []
      case .block, .closure: conditions += Self.guards(before: inner, in: outer, source)
      case let kind where kind.isMember: conditions += Self.platforms(of: outer, tree)
      default: break
      }
      inner = outer
    }
    self.calls = calls
    self.conditions = conditions
  }

  private static func guards(before node: Int, in block: Int, _ file: SourceFile) -> [BranchCondition] {
    let tree = file.tree
    return tree.children(of: block).prefix { $0 < node }.filter { tree[$0].kind == .guardStatement }.flatMap {
      statement in
      tree.child(of: statement, .conditions).map { ConditionReader(file: file).conditions($0) } ?? []
    }
  }

  private static func platforms(of declaration: Int, _ tree: SyntaxTree) -> [BranchCondition] {
    tree.children(of: declaration).filter { tree[$0].kind == .attribute && tree.isNamed($0, "available") }.flatMap {
      ConditionReader.platforms(of: $0, tree).map {
        BranchCondition.available(platform: $0.name, version: $0.version, isAvailable: true)
      }
    }
  }
}
