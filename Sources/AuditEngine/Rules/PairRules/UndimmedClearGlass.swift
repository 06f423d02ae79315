import ColorMath
import Palettes
import SwiftReading

/// Finds clear glass in the sources that has no dark layer behind it.
struct UndimmedClearGlass {
  /// The amount of black that dims enough.
  static let leastDimming = 0.3

  let facts: SourceFacts
  /// The uses of the project's own modifiers and views, by the glass that they contain.
  let uses: [SourceProject.Place: [GlassUse]]

  init(_ facts: SourceFacts) {
    self.facts = facts
    uses = facts.glass.reduce(into: [:]) { uses, use in
      if let root = use.root { uses[root, default: []].append(use) }
    }
  }

  /// The places of clear glass over media without a dark layer, and of clear glass on plain surfaces.
  var sightings: [SourceSighting] {
    facts.glass.filter { isClear($0) }.compactMap { use in
      let place = facts.place(of: use)
      let grounds = grounds(of: use)
      if grounds.contains(.media) { return SourceSighting(.clearUndimmed, at: place) }
      return grounds.contains(.plain) ? SourceSighting(.clearOnPlain, at: place) : nil
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

  /// Returns true if a modifier adds a dark layer.
  func isDimming(_ link: NodeIndex, in file: FileIndex) -> Bool {
    let tree = facts.project.files[file].tree
    let name = tree.name(link)
    switch name {
    case "background", "overlay":
      guard tree[link].kind == .member else { return false }
      if let layer = facts.layer(of: link, in: file), dims(layer) { return true }
      return tree.subtree(of: link).contains { isDarkName($0, in: file) }
    case "brightness", "colorMultiply": return tree[link].kind == .member
    default: return tree[link].kind == .member && Self.saysDimming(name)
    }
  }

  /// Returns true if a view in a stack is a dark layer.
  func dims(item: NodeIndex, _ file: FileIndex) -> Bool {
    let tree = facts.project.files[file].tree
    var colors = facts.placedColors
    if let chain = tree.soleChain(of: item) {
      if dims(colors.color(item, in: file)) { return true }
      if tree.links(of: chain).contains(where: { isDimming($0, in: file) }) { return true }
      if tree.links(of: chain).contains(where: { tree.isNamed($0, "fill") || tree.isNamed($0, "foregroundStyle") }),
        tree.subtree(of: chain).contains(where: { dimsArgument($0, in: file) })
      {
        return true
      }
    }
    return tree.subtree(of: item).contains { isDarkName($0, in: file) }
  }

  private func dimsArgument(_ node: NodeIndex, in file: FileIndex) -> Bool {
    let tree = facts.project.files[file].tree
    guard tree[node].kind == .argument else { return false }
    var colors = facts.placedColors
    return dims(colors.color(node, in: file))
  }

  /// Returns true if a name is that of a dimming layer: by its own words, or as a gradient with black.
  private func isDarkName(_ node: NodeIndex, in file: FileIndex) -> Bool {
    let tree = facts.project.files[file].tree
    guard tree[node].kind == .name || tree[node].kind == .member else { return false }
    let name = tree.name(node)
    if Self.saysDimming(name) { return true }
    guard name.hasSuffix("Gradient") else { return false }
    return tree.subtree(of: node).contains { tree.isNamed($0, "black") }
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
