/// A declaration with the types around it: the identity of facts, independent of files and lines.
package struct Member: Hashable, Sendable {
  /// The node of the declaration.
  package let node: NodeIndex
  /// The kind of declaration.
  package let kind: NodeKind
  /// The dotted path of the types around it; empty at the top of a file.
  package let typePath: String
  /// Its own name; for a type the last part of its path.
  package let name: String
  /// True if it belongs to the type rather than to its values.
  package let isStatic: Bool
  /// The path and the name in one.
  package let path: String
  /// The path for people.
  package var title: String { Self.title(of: path) }

  /// A path for people: without the part that tells private types of several files apart.
  package static func title(of path: String) -> String {
    path.hasPrefix("#") ? String(path.drop { $0 != "." }.dropFirst()) : path
  }

  /// Makes a member; its path is joined once.
  init(node: NodeIndex, kind: NodeKind, typePath: String, name: String, isStatic: Bool) {
    self.node = node
    self.kind = kind
    self.typePath = typePath
    self.name = name
    self.isStatic = isStatic
    path = typePath.isEmpty ? name : "\(typePath).\(name)"
  }

  /// The member within a path that is around its own one.
  func within(_ outer: String) -> Member {
    Member(
      node: node, kind: kind, typePath: typePath.isEmpty ? outer : "\(outer).\(typePath)", name: name,
      isStatic: isStatic)
  }
}

extension NodeKind {
  /// True if it is a type or an extension of one.
  package var isType: Bool {
    switch self {
    case .structType, .classType, .enumType, .actorType, .protocolType, .extensionType: true
    default: false
    }
  }

  /// True if it is a declaration that has a name and facts of its own.
  package var isMember: Bool {
    switch self {
    case .function, .initializer, .deinitializer, .subscriptDeclaration, .variable, .enumCase, .typeAlias: true
    default: isType
    }
  }
}
