extension SourceProject {
  /// A place at which code makes a view of the project.
  struct ViewInstance: Sendable {
    /// The call.
    var place: Place
    /// The type of the view.
    var type: String
    /// The base that its host puts behind it; nil if the code does not tell.
    var base: FoundSurface.Base?
  }

  /// The places in some files at which views of the project are made, previews left out, in the order of files.
  func viewInstances(in files: Range<Int>) -> [ViewInstance] {
    let names = Set(viewTypePaths.map { String($0.split(separator: ".").last ?? "") })
    let found = links(named: names, in: files)
    return found.keys.sorted().flatMap { name in found[name, default: []].compactMap { instance(of: name, at: $0) } }
  }

  private func instance(of name: String, at place: Place) -> ViewInstance? {
    let source = files[place.file]
    let node = source.tree[place.node]
    guard node.kind == .name, node.flags.contains(.isCalled),
      let type = typePath(name, within: source.type(around: place.node)?.path ?? ""), isViewType(type)
    else { return nil }
    return ViewInstance(place: place, type: type, base: base(around: place.node, source))
  }

  /// A hosting controller shows its root view on the background of a screen.
  private func base(around node: Int, _ source: SourceFile) -> FoundSurface.Base? {
    for outer in source.ancestors(of: node).prefix(8) where source.tree[outer].kind == .name {
      switch source.tree.name(outer) {
      case "UIHostingController": return .screen
      case "AnyView", "Group": continue
      default: return nil
      }
    }
    return nil
  }
}
