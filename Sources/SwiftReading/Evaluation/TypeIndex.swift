import Palettes

/// The types of a project: what they inherit and store, by path.
struct TypeIndex: Sendable {
  struct Entry: Sendable {
    var place: SourceProject.Place
    var kind: NodeKind
    /// The names after the colon, those of extensions among them.
    var inherited: [String] = []
    /// The stored properties of its values, in the order of the declaration.
    var fields: [SourceProject.Place] = []
    /// The cases of an enumeration, in order.
    var cases: [String] = []
    /// True if a case holds values.
    var hasPayload = false
    /// The files of other types of that name, which are not this one.
    var namesakes: Set<FileIndex> = []
  }

  private var entries: [String: Entry] = [:]
  /// The paths of all types, in the order of files.
  private(set) var paths: [String] = []
  /// The paths of the aliases of types of the system, by the names of the types.
  private(set) var aliases: [String: [String]] = [:]
  /// The stored properties of types, and the constants of files.
  private(set) var constants: [SourceProject.Declaration] = []
  /// The enumeration that alone has a case of a name; empty for a name of several.
  private var enumerations: [String: String] = [:]
  /// The names of all members.
  private var memberNames: Set<String> = []
  /// The names of all that a type inherits from, at any distance.
  private var ancestors: [String: Set<String>] = [:]
  /// The members that extensions give optionals; nil for a name of several.
  private(set) var optionalMembers: [String: SourceProject.Declaration?] = [:]
  /// The properties that code outside of initializers gives other values.
  private(set) var changes = PropertyChanges()

  init(_ project: SourceProject) {
    for (file, source) in project.files.indexed() {
      changes.note(source, file)
      for member in source.members where !source.isOutsideOfApp(member.node) {
        let place = SourceProject.Place(file: file, node: member.node)
        memberNames.insert(member.name)
        if !member.isStatic, member.typePath == "Optional" || member.typePath.hasSuffix("?") {
          let isFirst = optionalMembers[member.name] == nil
          optionalMembers[member.name] = .some(isFirst ? SourceProject.Declaration(file: file, member: member) : nil)
        }
        if member.kind.isType {
          add(member, at: place, source.tree)
        } else if member.kind == .typeAlias, let real = source.tree.child(of: member.node, .typeName) {
          let name = source.tree.name(real)
          if name != member.name, aliases[name]?.contains(member.path) != true {
            aliases[name, default: []].append(member.path)
          }
        } else if member.kind == .enumCase {
          entries[member.typePath]?.cases.append(member.name)
          let known = enumerations[member.name]
          enumerations[member.name] = known == nil || known == member.typePath ? member.typePath : ""
          if source.tree.text(member.node).contains("(") { entries[member.typePath]?.hasPayload = true }
        } else if member.kind == .variable, Self.isStored(member.node, source.tree) {
          if member.isStatic || member.typePath.isEmpty {
            constants.append(SourceProject.Declaration(file: file, member: member))
          } else {
            entries[member.typePath]?.fields.append(place)
          }
        }
      }
    }
    for path in paths { ancestors[path] = ancestors(of: path, project) }
  }

  private func ancestors(of path: String, _ project: SourceProject) -> Set<String> {
    var found: Set<String> = []
    var open = [path]
    while let type = open.popLast(), found.count < Self.mostAncestors {
      for name in entries[type]?.inherited ?? [] where found.insert(name).inserted {
        let path = project.typePath(name, within: type, in: nil) ?? name
        if path == name || found.insert(path).inserted { open.append(path) }
      }
    }
    return found
  }

  /// The most types that one inherits from.
  private static let mostAncestors = 64

  /// Returns true if a type has one of these names or inherits from such a type.
  func inherits(_ type: String, from names: Set<String>) -> Bool {
    if names.contains(type) { return true }
    guard let own = ancestors[type], !own.isEmpty else { return false }
    return names.contains { own.contains($0) }
  }

  /// Returns true if a type of the project has a member of a name.
  func declares(_ name: String) -> Bool { memberNames.contains(name) }

  /// The path of the only enumeration that has a case of a name.
  func enumeration(of name: String) -> String? {
    enumerations[name].flatMap { $0.isEmpty || name == "some" || name == "none" ? nil : $0 }
  }

  private mutating func add(_ member: Member, at place: SourceProject.Place, _ tree: SyntaxTree) {
    var names: [String] = []
    for child in tree.children(of: member.node) where tree[child].kind == .typeName {
      for part in tree.text(child).split(whereSeparator: { $0 == "&" || $0 == "," }) {
        let name = part.drop { $0 == " " || $0 == "@" }.prefix { $0 != " " && $0 != "<" }
        names.append(String(name.split(separator: ".").last ?? name))
      }
    }
    if entries[member.path] == nil {
      entries[member.path] = Entry(place: place, kind: member.kind, inherited: names)
      paths.append(member.path)
    } else {
      entries[member.path]?.inherited += names
      guard member.kind != .extensionType, let known = entries[member.path] else { return }
      if known.kind == .extensionType {
        entries[member.path]?.kind = member.kind
        entries[member.path]?.place = place
      } else if known.place.file != place.file {
        entries[member.path]?.namesakes.insert(place.file)
      }
    }
  }

  static func isStored(_ node: NodeIndex, _ tree: SyntaxTree) -> Bool {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .block: return false
      case .accessor where tree.isNamed(child, "get"): return false
      default: break
      }
    }
    return true
  }

  subscript(path: String) -> Entry? { entries[path] }

  /// Returns true if a type is declared, not only extended.
  func isDeclared(_ path: String) -> Bool { entries[path].map { $0.kind != .extensionType } ?? false }
}

extension SourceFile {
  /// Returns true if a node is in a branch of an `#if` that the app is not compiled with.
  func isOutsideOfApp(_ node: NodeIndex) -> Bool { isLeftOut(node) && !isInPreview(node) }
}
