import Palettes

extension SourceProject {
  /// A place at which code makes a view of the project.
  struct ViewInstance: Sendable {
    /// The call.
    var place: Place
    var type: String
    /// The base that its host puts behind it; nil if the code does not tell.
    var base: FoundSurface.Base?
    /// True or false if its host forces an appearance; nil if it doesn't.
    var isDark: Bool?
  }

  /// The places in some files at which views of the project are made, previews left out, in the order of files.
  func viewInstances(in files: Range<FileIndex>) -> [ViewInstance] {
    let names = Set(viewTypePaths.map { String($0.split(separator: ".").last ?? "") })
    let found = links(named: names, in: files)
    return found.keys.sorted().flatMap { name in found[name, default: []].compactMap { instance(of: name, at: $0) } }
  }

  /// The views of this project alone that nothing mentions except branches of `#if` for other systems.
  func typesOfOtherSystems() -> Set<String> {
    var types: [String: Set<String>] = [:]
    for source in files {
      for node in source.leftOut.joined() where source.isOutsideOfApp(node) {
        let link = source.tree[node]
        guard link.kind == .name, link.flags.contains(.isCalled), source.tree.isNamedAsType(node),
          let type = typePath(of: node, in: source), isViewType(type),
          !isPublic(type, beyondPackage: true)
        else { continue }
        types[source.tree.name(node), default: []].insert(type)
      }
    }
    var unshown = types.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for (name, places) in links(named: Set(types.keys)) {
      for place in places {
        let source = files[place.file]
        let around = source.type(around: place.node)?.path ?? ""
        guard !source.isOutsideOfApp(place.node), let type = typePath(name, within: around, in: source), type != around
        else {
          continue
        }
        unshown.remove(type)
      }
    }
    return unshown
  }

  /// Returns true if a call makes a view of UIKit or AppKit, as the type that it names says.
  func isRepresentable(_ link: NodeIndex, in file: FileIndex) -> Bool {
    let source = files[file]
    guard source.tree[link].kind == .name, source.tree.isNamedAsType(link),
      let path = typePath(of: link, in: source)
    else { return false }
    return declarations(path).contains { declaration in
      let head = files[declaration.file].head(of: declaration.member.node)
      return declaration.member.kind.isType
        && ["ViewRepresentable", "ViewControllerRepresentable"].contains(where: head.holds)
    }
  }

  /// Returns true if other modules may show a type, those of other packages if asked for.
  package func isPublic(_ type: String, beyondPackage: Bool = false) -> Bool {
    declarations(type).contains { declaration in
      let head = files[declaration.file].head(of: declaration.member.node)
      return ["public ", "open "].contains(where: head.holds) || !beyondPackage && head.holds("package ")
    }
  }

  /// The statements that give windows a tint, which every accent color then follows.
  var windowTints: [Place] { assignments(toWindows: "tintColor").map { $0.statement } }

  /// True if code gives windows an appearance that reading doesn't know, or one alone, which may be that of all views.
  var hasWindowAppearance: Bool {
    let styles = Set(assignments(toWindows: "overrideUserInterfaceStyle").map { $0.value })
    return styles.contains(nil) || styles == ["dark"] || styles == ["light"]
  }

  /// The statements that give a property of windows a value, with the names of cases; nil for a value of another form.
  private func assignments(toWindows property: StaticString) -> [(statement: Place, value: String?)] {
    files.indexed().flatMap { file, source in
      source.tree.nodes.typedIndices.compactMap { node in
        guard let set = assignment(of: property, at: node, source), let owner = set.owner,
          source.tree.name(owner).lowercased().holds("window")
        else { return nil }
        return (Place(file: file, node: set.statement), set.value)
      }
    }
  }

  /// An assignment to a property, with its owner and the case: none for a value of another form; nil if a node is none.
  private func assignment(
    of property: StaticString, at node: NodeIndex, _ source: SourceFile
  ) -> (statement: NodeIndex, owner: NodeIndex?, value: String?)? {
    let tree = source.tree
    guard tree[node].kind == .member || tree[node].kind == .name, tree.isNamed(node, property),
      !source.isLeftOut(node), let chain = source.parent(of: node), let statement = source.parent(of: chain),
      tree[chain].kind == .chain
    else { return nil }
    let parts = tree.sequence(of: statement)
    guard parts.count > 2, parts[0] == chain, tree.isNamed(parts[1], "=") else { return nil }
    let owner = tree.links(of: chain).last { $0 < node }
    guard parts.count == 3, tree[parts[2]].kind == .chain, let link = tree.soleLink(of: parts[2]),
      tree[link].kind == .implicitMember
    else { return (statement, owner, nil) }
    return (statement, owner, tree.name(link))
  }

  private func instance(of name: String, at place: Place) -> ViewInstance? {
    let source = files[place.file]
    let node = source.tree[place.node]
    guard node.kind == .name, node.flags.contains(.isCalled),
      let type = typePath(of: place.node, in: source), isViewType(type)
    else { return nil }
    var instance = ViewInstance(place: place, type: type)
    guard let host = host(around: place.node, source) ?? host(ofVariableAround: place.node, source) else {
      return instance
    }
    // A hosting controller shows its root view on the background of a screen, unless the code gives it another one.
    instance.base = setsBackground(around: place.node, source) ? nil : .screen
    let own = source.tree.isNamed(host, "UIHostingController") ? [] : looks(ofClass: source.tree.name(host))
    let looks = own + self.looks(ofVariableAround: host, source)
    if looks.allSatisfy({ $0 == looks[0] }), let look = looks.first { instance.isDark = look == "dark" }
    return instance
  }

  /// The call of a hosting controller, or of a class of the project that is one, for a view that is its root.
  private func host(around node: NodeIndex, _ source: SourceFile) -> NodeIndex? {
    for outer in source.ancestors(of: node).prefix(8) where source.tree[outer].kind == .name {
      let name = source.tree.name(outer)
      if name == "AnyView" || name == "Group" { continue }
      return name == "UIHostingController" || !hosts(named: name).isEmpty ? outer : nil
    }
    return nil
  }

  /// The call of a hosting controller for a variable that has a view.
  private func host(ofVariableAround call: NodeIndex, _ source: SourceFile) -> NodeIndex? {
    let tree = source.tree
    guard let variable = source.ancestors(of: call).prefix(4).first(where: { tree[$0].kind == .variable }),
      let member = source.member(around: call), member.node != variable
    else { return nil }
    let name = tree.name(variable)
    return tree.subtree(of: member.node).lazy.filter { use in
      tree[use].kind == .name && !tree[use].flags.contains(.isCalled) && tree.name(use).utf8.elementsEqual(name.utf8)
    }.compactMap { self.host(around: $0, source) }.first
  }

  private func hosts(named name: String) -> [Declaration] {
    declarations(name).filter {
      $0.member.kind.isType && files[$0.file].head(of: $0.member.node).holds("UIHostingController")
    }
  }

  /// The appearances that a class gives itself.
  private func looks(ofClass name: String) -> [String] {
    hosts(named: name).flatMap { declaration in
      looks(in: declaration.member.node, files[declaration.file]) { tree, owner in
        owner.map { tree.isNamed($0, "self") } ?? true
      }
    }
  }

  /// The appearances that a function gives the variable to which it assigns a call.
  private func looks(ofVariableAround call: NodeIndex, _ source: SourceFile) -> [String] {
    guard let variable = source.ancestors(of: call).prefix(6).first(where: { source.tree[$0].kind == .variable }),
      let member = source.member(around: call), member.node != variable
    else { return [] }
    let name = source.tree.name(variable)
    return looks(in: member.node, source) { tree, owner in
      owner.map { tree.name($0).utf8.elementsEqual(name.utf8) } ?? false
    }
  }

  private func looks(
    in node: NodeIndex, _ source: SourceFile, _ isOwner: (SyntaxTree, NodeIndex?) -> Bool
  ) -> [String] {
    source.tree.subtree(of: node).compactMap { node in
      guard let set = assignment(of: "overrideUserInterfaceStyle", at: node, source), isOwner(source.tree, set.owner)
      else { return nil }
      return set.value ?? "unspecified"
    }.filter { $0 == "dark" || $0 == "light" }
  }

  /// Returns true if the member around a node sets the background of some view.
  private func setsBackground(around node: NodeIndex, _ source: SourceFile) -> Bool {
    guard let member = source.member(around: node), !member.kind.isType else { return false }
    return source.tree.subtree(of: member.node).contains { link in
      source.tree[link].kind == .member && source.tree.isNamed(link, "backgroundColor")
    }
  }
}
