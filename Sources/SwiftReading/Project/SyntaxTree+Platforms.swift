import Palettes

extension SyntaxTree {
  /// A branch of an `#if` that may be compiled.
  struct CompiledBranch {
    /// The node of the branch.
    var node: NodeIndex
    /// The conditions under which it is: none if that is certain.
    var conditions: [BranchCondition]
  }

  /// The branches of an `#if` that may be compiled, which exclude each other; at most one is certain.
  func compiledBranches(of conditional: NodeIndex) -> [CompiledBranch] {
    compiledBranches(of: conditional, on: platform)
  }

  private func compiledBranches(of conditional: NodeIndex, on platform: ApplePlatform) -> [CompiledBranch] {
    var found: [CompiledBranch] = []
    var earlier: [BranchCondition] = []
    for branch in children(of: conditional) where nodes[branch].kind == .conditionalBranch {
      guard let directive = child(of: branch, .directive) else {
        found.append(CompiledBranch(node: branch, conditions: earlier))
        return found
      }
      switch CompilationCondition.value(of: bytes[nodes[directive].range], on: platform) {
      case true:
        found.append(CompiledBranch(node: branch, conditions: earlier))
        return found
      case false: continue
      case nil:
        let own = BranchCondition.other("#if \(text(directive))", isTrue: true)
        found.append(CompiledBranch(node: branch, conditions: earlier + [own]))
        earlier.append(own.negated)
      }
    }
    return found
  }

  /// The branches of an `#if` that are not compiled on a platform.
  func branches(of conditional: NodeIndex, leftOutOn platform: ApplePlatform) -> [NodeIndex] {
    let compiled = Set(compiledBranches(of: conditional, on: platform).map { $0.node })
    return children(of: conditional).filter { !compiled.contains($0) }
  }

  /// The conditions under which a branch of an `#if` is compiled; empty if it is, or is not, for certain.
  func compilationConditions(of branch: NodeIndex, in conditional: NodeIndex) -> [BranchCondition] {
    compiledBranches(of: conditional).first { $0.node == branch }?.conditions ?? []
  }
}
