package import ColorMath
package import PaletteModel

/// One step in building a surface from the bottom up.
package enum StackStep: Hashable, Sendable {
  /// Draws a color with alpha over what is there; alternates are other published values of the same color.
  case layer(Color, alternates: [Color])
  /// Covers what is there with a material; several are what it may be, best first.
  case material(MaterialStep)
  /// Changes everything that the same list of steps drew before.
  case filter(ColorFilter)
  /// Draws what its own steps, bottom first, amount to: a filtered surface that stands on other layers.
  indirect case group([StackStep])

  /// How many values the step may have, at most `limit` + 1 for anything above it.
  func combinations(upTo limit: Int) -> Int {
    switch self {
    case .layer(_, let alternates): min(alternates.count, limit) + 1
    case .material(let material): min(material.layers.count, limit + 1)
    case .filter: 1
    case .group(let steps): steps.combinations(upTo: limit)
    }
  }
}

/// A material as a step of a surface.
package struct MaterialStep: Hashable, Sendable {
  /// How reports name it.
  package var name: String
  /// What it may be, best first; at least one.
  package var layers: [MaterialLayer]
  /// Where its numbers come from.
  package var source: String
  /// True if it is glass, which a person can choose a look for.
  package var isGlass: Bool
}

extension [StackStep] {
  /// How many values the steps may have together, at most `limit` + 1 for anything above it.
  func combinations(upTo limit: Int) -> Int {
    reduce(1) { product, step in
      Swift.min(limit + 1, product * step.combinations(upTo: limit))
    }
  }

  /// The layers that the steps may amount to, best first; with `bestOnly` that one alone.
  func layers(bestOnly: Bool) -> [EncodedLayer] {
    var results = [EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)]
    for step in self {
      let drawn: [EncodedLayer]
      switch step {
      case .layer(let color, let alternates):
        drawn = (bestOnly ? [color] : [color] + alternates).map(\.encodedLayer)
      case .group(let steps): drawn = steps.layers(bestOnly: bestOnly)
      case .material(let material):
        let candidates = bestOnly ? [MaterialLayer](material.layers.prefix(1)) : material.layers
        results = candidates.flatMap { candidate in results.map { candidate.over($0) } }
        continue
      case .filter(let filter):
        results = results.map { filter.apply(to: $0) }
        continue
      }
      results = drawn.flatMap { layer in results.map { layer.over($0) } }
    }
    return results
  }
}

extension MaterialLayer {
  /// What is seen over an opaque layer; nothing is drawn where a translucent one would show through.
  func over(_ lower: EncodedLayer) -> EncodedLayer {
    if tint.alpha >= 1 { return EncodedLayer(over(EncodedSRGB(red: 0, green: 0, blue: 0))) }
    return lower.alpha >= 1 ? EncodedLayer(over(lower.color), alpha: 1) : EncodedLayer(lower.color, alpha: 0)
  }
}

/// A surface resolved in one variant: what is drawn, bottom first, and what is not certain about it.
package struct SurfaceStack: Hashable, Sendable {
  /// The layers with what they may be, bottom first.
  package var steps: [StackStep]
  /// Filters that also cover what stands on the surface.
  package var filters: [ColorFilter]
  /// Where the colors of the layers come from, in drawing order, those within groups included.
  package var sources: [ResolvedColor.Source]
  /// What is not certain; empty for a certain surface.
  package var doubts: [Doubt]
  /// What may lie below where no layer is opaque; any color where nothing is said.
  package var backdrops: [ResolvedBackdrop] = []
  /// True if the material may be any of several, so that there is a verdict only where all agree.
  package var isEither = false
  /// The standard deviation of the blur of what is below, in points.
  package var blur = 0.0
  /// The entry of the topmost layer that is a token's: what a person edits to change the surface.
  package var entry: SourceLocation?

  /// More combinations of published values than this are not followed.
  private static let mostCombinations = 16

  /// True if `composites` follows every combination of published values, so that their ratios are a range.
  package var coversEveryValue: Bool { steps.combinations(upTo: Self.mostCombinations) <= Self.mostCombinations }

  /// The colors that the finished surface may have, best value first; nil without an opaque layer.
  ///
  /// The filters of the surface itself are left out: they apply after the foreground is drawn. Alternates multiply;
  /// where that gives too many combinations, only the best value of every layer is used (`coversEveryValue`).
  package func composites() -> [EncodedSRGB]? {
    let results = steps.layers(bestOnly: !coversEveryValue)
    guard results.allSatisfy({ $0.alpha >= 1 }) else { return nil }
    return results.map(\.color)
  }
}
