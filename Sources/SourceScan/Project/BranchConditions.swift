/// What holds in the branches of one file, so that each `if` and `switch` is read once however much stands in it.
package struct BranchConditions {
  private var file: Int?
  /// The branches of each statement that was asked for, by their nodes.
  private var branches: [Int: [Int: [BranchCondition]]] = [:]

  /// Nothing is known yet.
  package init() {}

  /// What holds in a branch of an `if` or a `switch`.
  mutating func conditions(of branch: Int, in statement: Int, file: Int, of project: SourceProject) -> [BranchCondition]
  {
    if self.file != file { (self.file, branches) = (file, [:]) }
    if let known = branches[statement] { return known[branch] ?? [] }
    let reader = BranchReader(file: project.files[file], project: project)
    // Of a case with several patterns the first one counts.
    let found = Dictionary(reader.branches(of: statement).map { ($0.node, $0.conditions) }) { first, _ in first }
    branches[statement] = found
    return found[branch] ?? []
  }
}
