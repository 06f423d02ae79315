import Palettes

extension SourceProject {
  /// A place at which code makes a view of the project.
  struct ViewInstance: Sendable {
    /// The call.
    var place: Place
    var type: String
    /// The base that its host puts behind it; nil if the code does not tell.
    var base: FoundSurface.Base?
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
          let type = typePath(of: node, source.tree, within: source.type(around: node)?.path ?? ""), isViewType(type),
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
        guard !source.isOutsideOfApp(place.node), let type = typePath(name, within: around), type != around else {
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
      let path = typePath(of: link, source.tree, within: source.type(around: link)?.path ?? "")
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

  /// True if code gives windows a tint, which every accent color then follows.
  var hasWindowTint: Bool { !windowValues(of: "tintColor").isEmpty }

  /// True if code gives windows an appearance that reading doesn't know, or one alone, which may be that of all views.
  var hasWindowAppearance: Bool {
    let styles = Set(windowValues(of: "overrideUserInterfaceStyle"))
    return styles.contains(nil) || styles == ["dark"] || styles == ["light"]
  }

  /// The values that code gives a property of windows, by the names of their cases; nil for a value of another form.
  private func windowValues(of property: StaticString) -> [String?] {
    files.flatMap { source in
      let tree = source.tree
      return tree.nodes.typedIndices.compactMap { node -> String?? in
        guard tree[node].kind == .member, tree.isNamed(node, property), !source.isLeftOut(node),
          let chain = source.parent(of: node), let statement = source.parent(of: chain), tree[chain].kind == .chain
        else { return .none }
        let parts = tree.sequence(of: statement)
        guard parts.count > 2, parts[0] == chain, tree.isNamed(parts[1], "="),
          let owner = tree.links(of: chain).last(where: { $0 < node }),
          tree.name(owner).lowercased().holds("window")
        else { return .none }
        guard parts.count == 3, tree[parts[2]].kind == .chain, let link = tree.soleLink(of: parts[2]),
          tree[link].kind == .implicitMember
        else { return .some(nil) }
        return tree.name(link)
      }
    }
  }

  private func instance(of name: String, at place: Place) -> ViewInstance? {
    let source = files[place.file]
    let node = source.tree[place.node]
    guard node.kind == .name, node.flags.contains(.isCalled),
      let type = typePath(of: place.node, source.tree, within: source.type(around: place.node)?.path ?? ""),
      isViewType(type)
    else { return nil }
    return ViewInstance(place: place, type: type, base: base(around: place.node, source))
  }

  /// A hosting controller shows its root view on the background of a screen, unless the code gives it another one.
  private func base(around node: NodeIndex, _ source: SourceFile) -> FoundSurface.Base? {
    for outer in source.ancestors(of: node).prefix(8) where source.tree[outer].kind == .name {
      switch source.tree.name(outer) {
      case "UIHostingController": return setsBackground(around: node, source) ? nil : .screen
      case "AnyView", "Group": continue
      default: return nil
      }
    }
    return nil
  }

  /// Returns true if the member around a node sets the background of some view.
  private func setsBackground(around node: NodeIndex, _ source: SourceFile) -> Bool {
    guard let member = source.member(around: node), !member.kind.isType else { return false }
    return source.tree.subtree(of: member.node).contains { link in
      source.tree[link].kind == .member && source.tree.isNamed(link, "backgroundColor")
    }
  }
}
