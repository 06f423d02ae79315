import Palettes

/// Colors that an app chooses while it runs: a requirement of a protocol has one for each type that conforms to it.
extension ColorResolver {
  /// The results of searches through the whole project.
  struct Themes: Sendable {
    /// The types that name a protocol or a class, by its name.
    var conformers: [String: [SourceProject.Declaration]]?
    /// The protocols with a requirement, by its name.
    var requirements: [String: [Member]]?
    /// The colors of stored properties that follow a theme; nil for those that do not.
    var colors: [SourceProject.Place: FoundColor?] = [:]
    /// The assignments in a type, by the name of the property: the first chain of what is assigned.
    var assignments: [SourceProject.Place: [String: [NodeIndex]]] = [:]
  }

  /// The color of a requirement of a protocol: one branch for each type that conforms to it and states the color.
  ///
  /// A type that says whether it is light or dark, by a constant `ColorScheme`, sets the appearance as well.
  mutating func requirement(_ name: String, of type: Member, as wanted: Wanted) -> FoundColor? {
    guard type.kind == .protocolType else { return nil }
    var branches: [FoundColor.Branch] = []
    for conformer in conformers(of: type.name) where branches.count < Self.mostBranches {
      guard let found = project.member(name, of: conformer.member.path, where: { $0.kind == .variable }),
        case .success(.color(let color)) = declared(name, of: found.member.typePath, as: wanted), color.isResolved
      else { continue }
      let chosen = BranchCondition.matches(subject: type.name, pattern: conformer.member.name, isMatch: true)
      branches.append(
        FoundColor.Branch(conditions: [chosen] + appearance(of: conformer.member.path), color: color))
    }
    guard let first = branches.first?.color, steps < Self.mostSteps else { return nil }
    return branches.count == 1 ? first : choice(branches)
  }

  /// Returns true if a property of a view has a value that callers replace by an argument.
  func isReplaced(_ node: NodeIndex, _ name: String, in file: FileIndex) -> Bool {
    let source = project.files[file]
    guard !source.tree[node].flags.contains(.isConstant), !source.tree[node].flags.contains(.isStatic),
      source.member(around: node)?.node == node, let type = source.type(around: node), project.isViewType(type.path)
    else { return false }
    return project.callLabels[type.name]?.contains(name) ?? false
  }

  /// The type in `@Environment(Theme.self) var theme`, if it is one of the project.
  func environmentObject(ofProperty node: NodeIndex, in file: FileIndex) -> String? {
    let tree = tree(file)
    for attribute in tree.children(of: node)
    where tree[attribute].kind == .attribute && tree.isNamed(attribute, "Environment") {
      guard let argument = tree.firstArgument(of: attribute), let chain = tree.soleChain(of: argument) else {
        return nil
      }
      let links = tree.links(of: chain)
      guard let last = links.last, links.count > 1, tree.isNamed(last, "self") else { return nil }
      let name = links.dropLast().map { tree.name($0) }.joined(separator: ".")
      return project.typePath(name, within: project.files[file].type(around: node)?.path ?? "")
    }
    return nil
  }

  /// The color of a requirement of a protocol, or of a stored property that its own type takes from a theme:
  /// `tint = set.tint` anywhere in it.
  mutating func themed(_ node: NodeIndex, _ name: String, in file: FileIndex, as wanted: Wanted) -> FoundColor? {
    let source = project.files[file]
    guard let type = source.type(around: node), source.member(around: node)?.node == node else { return nil }
    if type.kind == .protocolType { return requirement(name, of: type, as: wanted) }
    guard !source.tree[node].flags.contains(.isConstant), source.tree.isStored(node) else { return nil }
    let place = SourceProject.Place(file: file, node: node)
    if let known = themes.colors[place] { return known }
    themes.colors[place] = .some(nil)
    let color = taken(name, type, file, as: wanted)
    themes.colors[place] = .some(color)
    return color
  }

  private mutating func taken(_ name: String, _ type: Member, _ file: FileIndex, as wanted: Wanted) -> FoundColor? {
    var found: FoundColor?
    for chain in assignments(in: type, of: file)[name] ?? [] {
      // Only a requirement of a protocol: what else is assigned is one value of many.
      let links = tree(file).links(of: chain)
      guard links.count > 1, let last = links.last, let theme = theme(links, in: file, as: wanted),
        let color = requirement(tree(file).name(last), of: theme, as: wanted)
      else { continue }
      guard found == nil || found == color else { return nil }
      found = color
    }
    return found
  }

  /// The protocol whose requirement a chain ends with: of a value of its type, else the only one that has the name.
  private mutating func theme(_ links: [NodeIndex], in file: FileIndex, as wanted: Wanted) -> Member? {
    if case .success(.type(let path)) = value(links.dropLast(), in: file, as: wanted) {
      return project.type(at: path)
    }
    let name = tree(file).name(links[links.count - 1])
    guard let protocols = requirements()[name], protocols.count == 1 else { return nil }
    return protocols[0]
  }

  /// The protocols with a requirement, by its name.
  private mutating func requirements() -> [String: [Member]] {
    if let known = themes.requirements { return known }
    var found: [String: [Member]] = [:]
    for source in project.files {
      for member in source.members where member.kind == .variable {
        guard let type = source.type(around: member.node), type.kind == .protocolType else { continue }
        found[member.name, default: []].append(type)
      }
    }
    themes.requirements = found
    return found
  }

  private mutating func conformers(of name: String) -> [SourceProject.Declaration] {
    if let known = themes.conformers { return known[name] ?? [] }
    var found: [String: [SourceProject.Declaration]] = [:]
    for (file, source) in project.files.indexed() {
      for member in source.members where member.kind.isType && !source.isLeftOut(member.node) {
        for child in source.tree.children(of: member.node) where source.tree[child].kind == .typeName {
          found[source.tree.name(child), default: []].append(.init(file: file, member: member))
        }
      }
    }
    themes.conformers = found
    return found[name] ?? []
  }

  private mutating func assignments(in type: Member, of file: FileIndex) -> [String: [NodeIndex]] {
    let place = SourceProject.Place(file: file, node: type.node)
    if let known = themes.assignments[place] { return known }
    let tree = tree(file)
    var found: [String: [NodeIndex]] = [:]
    for node in tree.subtree(of: type.node) where tree[node].kind == .statement {
      let parts = tree.sequence(of: node)
      guard parts.count == 3, tree.isNamed(parts[1], "="), tree[parts[2]].kind == .chain else { continue }
      let links = tree.links(of: parts[0])
      guard let last = links.last, links.count == 1 || links.count == 2 && tree.isNamed(links[0], "self") else {
        continue
      }
      found[tree.name(last), default: []].append(parts[2])
    }
    themes.assignments[place] = found
    return found
  }

  /// The appearance that a constant of a type states.
  private func appearance(of type: String) -> [BranchCondition] {
    for declaration in project.declarations(type) where declaration.member.kind.isType {
      let tree = tree(declaration.file)
      for child in tree.children(of: declaration.member.node) where tree[child].kind == .variable {
        guard let value = tree.child(of: child, .value), let chain = tree.soleChain(of: value),
          let last = tree.links(of: chain).last, tree.isNamed(last, "dark") || tree.isNamed(last, "light"),
          let annotation = tree.child(of: child, .typeName),
          tree.isNamed(annotation, "ColorScheme") || tree.isNamed(annotation, "UIUserInterfaceStyle")
        else { continue }
        return [.appearance(isDark: tree.isNamed(last, "dark"))]
      }
    }
    return []
  }
}

extension SyntaxTree {
  /// True if a property has no getter.
  fileprivate func isStored(_ property: NodeIndex) -> Bool {
    child(of: property, .block) == nil
      && !children(of: property).contains { nodes[$0].kind == .accessor && isNamed($0, "get") }
  }
}

extension SourceProject {
  /// The declaration of a type itself rather than an extension of it.
  func type(at path: String) -> Member? {
    declarations(path).first { $0.member.kind.isType && $0.member.kind != .extensionType }?.member
  }
}
