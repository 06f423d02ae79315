/// Properties and functions that show a part of a view of the same type, and are read where that view uses them.
struct ViewHelpers: Sendable {
  private let paths: Set<String>

  /// Finds the helpers of every type of a project.
  init(in project: SourceProject) {
    var names: [String: Set<String>] = [:]
    for file in project.files {
      for member in file.members where !member.typePath.isEmpty && Self.isView(member, file.tree) {
        names[member.typePath, default: []].insert(member.name)
      }
    }
    var paths: Set<String> = []
    for file in project.files {
      for member in file.members where Self.isView(member, file.tree) {
        guard let siblings = names[member.typePath], siblings.count > 1 || member.kind == .function else { continue }
        for name in Self.names(in: member, file.tree) where name != member.name && siblings.contains(name) {
          paths.insert("\(member.typePath).\(name)")
        }
      }
    }
    self.paths = paths
  }

  /// Whether a member is read where it is used.
  func contains(_ member: Member) -> Bool { paths.contains(member.path) }

  /// The names in lower case with which chains of a member begin, and those read on `self`.
  private static func names(in member: Member, _ tree: SyntaxTree) -> [String] {
    (member.node..<Int(tree[member.node].next)).compactMap { node in
      guard tree[node].kind == .name, let first = tree.nameBytes(node).first, first | 0x20 == first else { return nil }
      return tree.name(node)
    }
  }

  /// Whether a member shows something: a property or a function with a body that gives a view.
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
