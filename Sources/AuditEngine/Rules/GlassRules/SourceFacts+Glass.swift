import Palettes
import SwiftReading

extension SourceFacts {
  /// The syntax tree that contains a use.
  func tree(of use: GlassUse) -> SyntaxTree { project.files[use.surroundings.file].tree }

  func place(of use: GlassUse) -> SourceProject.Place { .init(file: use.surroundings.file, node: use.node) }

  /// The names of links next to a use.
  func names(_ links: ArraySlice<NodeIndex>, of use: GlassUse) -> [String] {
    let tree = tree(of: use)
    return links.map { tree.name($0) }
  }

  /// The name of the view that a use is applied to; empty if the chain begins with something else.
  func view(of use: GlassUse) -> String {
    let tree = tree(of: use)
    return use.before.first.map { tree[$0].kind == .name ? tree.name($0) : "" } ?? ""
  }

  /// Returns true if the view itself is a tappable control.
  func isControl(_ use: GlassUse) -> Bool { Self.controls.contains(view(of: use)) }

  /// System views that the user taps.
  static let controls: Set<String> = ["Button", "NavigationLink", "Link", "Menu", "ShareLink"]

  /// The container of content of which a use is a row, a cell, a card or a block; nil if there is none.
  ///
  /// Content is what a list, a form or a table shows, what a lazy stack or grid repeats, and what scrolls vertically.
  func contentContainer(of use: GlassUse) -> String? {
    // Bars of chips scroll sideways; their backdrop cannot be determined.
    if use.isScrolledSideways { return nil }
    let tree = tree(of: use)
    var repetition: String?
    var group: String?
    for call in use.surroundings.shown where tree[call.link].kind == .name {
      let name = tree.name(call.link)
      switch name {
      case "List", "Form", "Table":
        return isOwn(name, within: use.surroundings.type, in: use.surroundings.file) ? nil : name
      case "LazyVStack", "LazyVGrid": repetition = name
      case "ForEach", "LazyHStack", "LazyHGrid", "Grid", "GridRow": repetition = repetition ?? name
      case "GroupBox", "DisclosureGroup": group = group ?? name
      case "Section":
        if !tree.isUnnamed(call.argument), !tree.isNamed(call.argument, "content") { return nil }
        group = group ?? name
      case "ScrollView":
        if tree.isSidewaysScrollView(call.link) { return nil }
        return repetition ?? (use.isOfControl || use.isFloating ? nil : name)
      default: break
      }
    }
    guard !use.isOfControl, !use.isFloating else { return nil }
    return repetition == "LazyVStack" || repetition == "LazyVGrid" ? repetition : group
  }

  /// Returns true if the project declares a type of that name rather than extends one.
  func isOwn(_ type: String, within outer: String = "", in file: FileIndex? = nil) -> Bool {
    project.isShadowed(type, within: outer, in: file.map { project.files[$0] })
  }

  /// The link that presents a use separately from its surroundings, such as a sheet; nil if there is none.
  func presenter(of use: GlassUse) -> NodeIndex? {
    let (calls, shown) = (use.surroundings.calls, use.surroundings.shown)
    return shown.count < calls.count ? calls[shown.count] : nil
  }

  /// The layer that a background or a similar modifier adds: a style, a color, a filled shape; otherwise unresolved.
  func layer(of modifier: NodeIndex, in file: FileIndex) -> FoundColor? {
    let tree = project.files[file].tree
    guard
      let argument = tree.arguments(of: modifier).first(where: { tree.isUnnamed($0) || tree.isNamed($0, "content") })
    else { return nil }
    var colors = placedColors
    var holder = argument
    if let closure = tree.closure(of: argument) {
      let items = tree.children(of: closure).filter { tree[$0].kind != .parameter }
      guard items.count == 1, tree[items[0]].kind == .statement else { return nil }
      holder = items[0]
    }
    if let chain = tree.soleChain(of: holder), let fill = tree.links(of: chain).dropFirst().first,
      tree.isNamed(fill, "fill"), let style = tree.plainArguments(of: fill).first
    {
      holder = style
    }
    return colors.color(holder, in: file)
  }

  /// The paths of the types of the project that are reached by name from some nodes, through the types reached, if
  /// one of their declarations is of a kind that a predicate accepts.
  func types(
    reachedFrom places: [SourceProject.Place], where isFollowed: (NodeKind) -> Bool = { _ in true }
  ) -> Set<String> {
    var (reached, left): (Set<String>, Set<String>) = ([], [])
    var open = places
    while let place = open.popLast() {
      let source = project.files[place.file]
      for node in source.tree.subtree(of: place.node) {
        guard source.tree[node].kind == .name, let first = source.tree.nameBytes(node).first, first & 0x20 == 0,
          let path = project.typePath(of: node, in: source),
          reached.insert(path).inserted
        else { continue }
        let types = project.declarations(path).filter { $0.member.kind.isType }
        if types.contains(where: { isFollowed($0.member.kind) }) {
          open += types.map { $0.place }
        } else {
          left.insert(path)
        }
      }
    }
    return reached.subtracting(left)
  }
}

extension FoundColor {
  /// Returns true if every branch of it is something that a predicate accepts.
  func isEverywhere(_ isMeant: (FoundColor) -> Bool) -> Bool {
    branches.allSatisfy { $0.color.map(isMeant) ?? false }
  }

  /// True if it is known to be opaque; hierarchical styles are translucent on most grounds.
  var isSolid: Bool {
    isEverywhere { color in
      if case .hierarchical = color { false } else { color.isResolved && color.isOpaque }
    }
  }

  /// True if it is a material of the system.
  var isMaterial: Bool {
    isEverywhere { if case .material = $0 { true } else { false } }
  }
}
