import FileSyntax
import Palettes

/// The conditions in the branches of one file, so that each `if` and `switch` is read once, however much it contains.
package struct BranchConditions {
  private var file: FileIndex?
  /// The branches of each requested statement, by their nodes.
  private var branches: [NodeIndex: [NodeIndex: [BranchCondition]]] = [:]

  /// Makes an empty cache.
  package init() {}

  /// Returns the conditions of a branch of an `if` or a `switch`.
  mutating func conditions(of branch: NodeIndex, in statement: NodeIndex, file: FileIndex, of project: SourceProject)
    -> [BranchCondition]
  {
    if self.file != file { (self.file, branches) = (file, [:]) }
    if let known = branches[statement] { return known[branch] ?? [] }
    let reader = BranchReader(file: project.files[file], project: project)
    // Of a case with several patterns the first one counts.
    let found = Dictionary(firstOf: reader.branches(of: statement).map { ($0.node, $0.conditions) })
    branches[statement] = found
    return found[branch] ?? []
  }
}
