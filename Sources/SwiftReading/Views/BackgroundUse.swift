import ColorMath
import Palettes

/// A background behind a view.
package struct BackgroundUse: Sendable {
  /// The modifier.
  package let place: SourceProject.Place
  package let color: FoundColor
}

extension SourceProject {
  /// The backgrounds among links of that name that are colors; those of shapes and of colors themselves are left out.
  func backgrounds(among links: [Place], _ types: TypeIndex) -> [BackgroundUse] {
    var colors = PlacedColors(self, types)
    return modifiers(among: links).compactMap { place in
      let tree = files[place.file].tree
      let chain = files[place.file].chain(of: place.node)
      guard tree[chain].kind == .chain, let head = tree.links(of: chain).first, !tree.isNamed(head, "Color"),
        !ViewWalk.shapes.contains(tree.name(head)), let color = colors.background(of: place.node, in: place.file)
      else { return nil }
      return BackgroundUse(place: place, color: color)
    }
  }
}

extension FoundColor {
  /// The opacity of a plain color, 0…1; nil for materials, glass, gradients, and colors that are unknown or differ by
  /// branch.
  package var plainAlpha: Double? {
    switch self {
    case .opacity(let color, let amount): color.plainAlpha.map { $0 * amount }
    case .literal(let color): color.alpha
    case .asset, .symbol, .accent: 1
    case .system(let name): name.hasSuffix("Fill") || name == "separator" ? nil : 1
    case .hierarchical(let level): level == 1 ? 1 : nil
    case .material, .glass, .gradient, .choice, .unresolved: nil
    }
  }
}
