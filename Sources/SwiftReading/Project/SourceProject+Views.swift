import Palettes

extension SourceProject {
  /// A place at which code makes a view of the project.
  struct ViewInstance: Sendable {
    /// The call.
    var place: Place
    var type: String
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
  var windowTints: [Place] {
    (links(named: ["tintColor"])["tintColor"] ?? []).compactMap { place in
      guard let set = assignment(to: place), set.isOfWindow else { return nil }
      return Place(file: place.file, node: set.statement)
    }
  }

  private func instance(of name: String, at place: Place) -> ViewInstance? {
    let source = files[place.file]
    let node = source.tree[place.node]
    guard node.kind == .name, node.flags.contains(.isCalled),
      let type = typePath(of: place.node, in: source), isViewType(type)
    else { return nil }
    return ViewInstance(place: place, type: type)
  }
}
