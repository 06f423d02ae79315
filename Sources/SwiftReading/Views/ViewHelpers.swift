/// Properties and functions that show a part of a view of their type, and are read at their uses in that view.
struct ViewHelpers: Sendable {
  private let paths: Set<String>

  /// Finds the helpers of every type of a project.
  init(in project: SourceProject) {
    let names = Self.names(in: project)
    self.init(joining: project.files.map { Self.helpers(in: $0, names) })
  }

  /// Combines the helpers of several files.
  init(joining parts: [Set<String>]) { paths = parts.reduce(into: []) { $0.formUnion($1) } }

  /// The names of the members of each type that show something.
  static func names(in project: SourceProject) -> [String: Set<String>] {
    var names: [String: Set<String>] = [:]
    for file in project.files {
      for member in file.members where !member.typePath.isEmpty && isView(member, file.tree) {
        names[member.typePath, default: []].insert(member.name)
      }
    }
    return names
  }

  /// The paths of the members that the views of one file use.
  static func helpers(in file: SourceFile, _ names: [String: Set<String>]) -> Set<String> {
    var paths: Set<String> = []
    for member in file.members where isView(member, file.tree) {
      guard let siblings = names[member.typePath], siblings.count > 1 else { continue }
      for name in Self.names(in: member, file.tree) where name != member.name && siblings.contains(name) {
        paths.insert("\(member.typePath).\(name)")
      }
    }
    return paths
  }

  /// Returns true if a member is read where it is used.
  func contains(_ member: Member) -> Bool { paths.contains(member.path) }

  /// The names in lower case with which chains of a member begin, and those read on `self`.
  private static func names(in member: Member, _ tree: SyntaxTree) -> [String] {
    tree.subtree(of: member.node).compactMap { node in
      guard tree[node].kind == .name, let first = tree.nameBytes(node).first, first | 0x20 == first else { return nil }
      return tree.name(node)
    }
  }

  /// Returns true if a member shows something: a property or a function with a body that gives a view.
  static func isView(_ member: Member, _ tree: SyntaxTree) -> Bool {
    guard member.kind == .variable || member.kind == .function else { return false }
    guard let type = tree.child(of: member.node, .typeName) else { return false }
    switch tree.name(type) {
    case "View", "Body", "Text", "ToolbarContent", "Scene", "AnyView":
      return tree.child(of: member.node, .block) != nil || tree.child(of: member.node, .accessor) != nil
    default: return false
    }
  }
}
