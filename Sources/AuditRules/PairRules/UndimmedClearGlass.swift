import AuditModel
import ColorMath
import PaletteModel
import SourceScan

/// Finds clear glass in the sources that has no dark layer below it.
struct UndimmedClearGlass {
  /// The amount of black that dims enough.
  static let leastDimming = 0.3

  private let facts: SourceFacts
  /// The uses of the project's own modifiers and views, by the glass that they contain.
  private let uses: [SourceProject.Place: [GlassUse]]

  init(_ facts: SourceFacts) {
    self.facts = facts
    uses = facts.glass.reduce(into: [:]) { uses, use in
      if let root = use.root { uses[root, default: []].append(use) }
    }
  }

  /// The places of clear glass that is dimmed neither where it is written nor wherever it is used.
  var sightings: [SourceSighting] {
    facts.glass.filter { isClear($0) }.compactMap { use in
      let place = facts.place(of: use)
      let others = lastUses(of: place)
      let isDimmed = isDimmed(use) || !others.isEmpty && others.allSatisfy { self.isDimmed($0) }
      return isDimmed ? nil : SourceSighting(.clearUndimmed, at: place)
    }
  }

  /// The uses of what contains some glass, without those within a view or modifier that has uses of its own.
  private func lastUses(of root: SourceProject.Place) -> [GlassUse] {
    let all = uses[root, default: []]
    let names = Set(all.map { facts.tree(of: $0).name($0.node) })
    return all.filter { use in
      let (type, member) = (use.surroundings.type.lastName, use.surroundings.member.lastName)
      return !names.contains(member == "body" ? type : member)
    }
  }

  /// Returns true if a use is certain to be clear glass in one of its branches, without a dark tint.
  private func isClear(_ use: GlassUse) -> Bool {
    guard use.kind == .effect || use.kind == .buttonStyle else { return false }
    return (use.style?.branches ?? []).contains { branch in
      guard case .glass(let glass) = branch.color, glass.name == "clear" else { return false }
      return !(glass.tint.map { dims($0) } ?? false)
    }
  }

  private func isDimmed(_ use: GlassUse) -> Bool {
    let file = use.surroundings.file
    if (Array(use.before) + use.after).contains(where: { isDimming($0, in: file) }) { return true }
    let (source, tree) = (facts.project.files[file], facts.tree(of: use))
    var inner = use.link
    for call in use.surroundings.shown {
      let links = tree.links(of: source.chain(of: call.link))
      // What is drawn before an overlay lies below it; a background of the view around lies below everything in it.
      if links.contains(where: { $0 != call.link && isDimming($0, in: file) }) { return true }
      if tree.isNamed(call.link, "ZStack"), let closure = tree.closure(of: call.argument),
        tree.children(of: closure).contains(where: { $0 < inner && Int(tree[$0].next) <= inner && dims(item: $0, file) }
        )
      {
        return true
      }
      inner = call.link
    }
    return false
  }

  /// Returns true if a modifier adds a dark layer.
  private func isDimming(_ link: Int, in file: Int) -> Bool {
    let tree = facts.project.files[file].tree
    let name = tree.name(link)
    switch name {
    case "background", "overlay":
      guard tree[link].kind == .member else { return false }
      if let layer = facts.layer(of: link, in: file), dims(layer) { return true }
      return (link..<Int(tree[link].next)).contains { isDarkName($0, in: file) }
    case "brightness", "colorMultiply": return tree[link].kind == .member
    default: return tree[link].kind == .member && Self.saysDimming(name)
    }
  }

  /// Returns true if a view in a stack is a dark layer.
  private func dims(item: Int, _ file: Int) -> Bool {
    let tree = facts.project.files[file].tree
    var resolver = SourceScan.ColorResolver(facts.project)
    if let chain = tree.soleChain(of: item) {
      if dims(resolver.color(item, in: file)) { return true }
      if tree.links(of: chain).contains(where: { isDimming($0, in: file) }) { return true }
      if tree.links(of: chain).contains(where: { tree.isNamed($0, "fill") || tree.isNamed($0, "foregroundStyle") }),
        (chain..<Int(tree[chain].next)).contains(where: { dimsArgument($0, in: file) })
      {
        return true
      }
    }
    return (item..<Int(tree[item].next)).contains { isDarkName($0, in: file) }
  }

  private func dimsArgument(_ node: Int, in file: Int) -> Bool {
    let tree = facts.project.files[file].tree
    guard tree[node].kind == .argument else { return false }
    var resolver = SourceScan.ColorResolver(facts.project)
    return dims(resolver.color(node, in: file))
  }

  /// Returns true if a name is that of a dimming layer: by its own words, or as a gradient with black.
  private func isDarkName(_ node: Int, in file: Int) -> Bool {
    let tree = facts.project.files[file].tree
    guard tree[node].kind == .name || tree[node].kind == .member else { return false }
    let name = tree.name(node)
    if Self.saysDimming(name) { return true }
    guard name.hasSuffix("Gradient") else { return false }
    return (node..<Int(tree[node].next)).contains { tree.isNamed($0, "black") }
  }

  private static func saysDimming(_ name: String) -> Bool {
    let name = name.lowercased()
    return name.holds("dim") || name.holds("scrim") || name.holds("darken") || name.holds("shade")
  }

  /// Returns true if a color is dark and covers enough.
  private func dims(_ color: FoundColor) -> Bool {
    color.branches.contains { branch in
      guard let color = branch.color, let alpha = color.plainAlpha, alpha >= Self.leastDimming else { return false }
      return isDark(color)
    }
  }

  private func isDark(_ color: FoundColor) -> Bool {
    switch color {
    case .opacity(let color, _): isDark(color)
    case .literal(let color): color.relativeLuminance.value < 0.1
    case .system(let name): name == "black"
    default: false
    }
  }
}

extension String {
  /// The last part of a dotted path.
  fileprivate var lastName: String { String(utf8.split(separator: UInt8(ascii: ".")).last.map { Substring($0) } ?? "") }
}
