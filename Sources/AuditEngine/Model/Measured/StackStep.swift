package import ColorMath
import Palettes

/// One step in building a surface from the bottom up.
package enum StackStep: Hashable, Sendable {
  /// Draws a color with alpha over the layers below; alternates are other published values of the color.
  case layer(Color, alternates: [Color])
  /// Covers the layers below with a material; its alternatives are ordered best first.
  case material(MaterialStep)
  /// Filters everything that the same list of steps drew before.
  case filter(ColorFilter)
  /// Draws the composite of its own steps, bottom first: a filtered surface above other layers.
  indirect case group([StackStep])

  /// The number of alternative values of the step, capped at `limit` + 1.
  func combinations(upTo limit: Int) -> Int {
    switch self {
    case .layer(_, let alternates): min(alternates.count, limit) + 1
    case .material(let material): min(material.layers.count, limit + 1)
    case .filter: 1
    case .group(let steps): steps.combinations(upTo: limit)
    }
  }
}

extension StackStep {
  /// True if a material is part of it.
  var hasMaterial: Bool {
    switch self {
    case .material: true
    case .group(let steps): steps.contains { $0.hasMaterial }
    case .layer, .filter: false
    }
  }
}
