package import ColorMath
import Palettes

/// A material as a step of a surface.
package struct MaterialStep: Hashable, Sendable {
  /// The name in reports.
  package var name: String
  /// The alternatives, best first; at least one.
  package var layers: [MaterialLayer]
  /// The source of its numbers.
  package var source: String
  /// True if it is glass, whose look the user can choose.
  var isGlass: Bool
}

extension [StackStep] {
  /// The number of combinations of the steps' values, capped at `limit` + 1.
  func combinations(upTo limit: Int) -> Int {
    reduce(1) { product, step in
      Swift.min(limit + 1, product * step.combinations(upTo: limit))
    }
  }

  /// The alternative composites of the steps, best first; with `bestOnly`, only the best one.
  func layers(bestOnly: Bool) -> [EncodedLayer] {
    var results = [EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)]
    for step in self {
      switch step {
      case .layer(let color, let alternates):
        results.combine(color.encodedLayer, (bestOnly ? [] : alternates).map { $0.encodedLayer }) { $0.over($1) }
      case .group(let steps):
        let drawn = steps.layers(bestOnly: bestOnly)
        if let best = drawn.first { results.combine(best, drawn.dropFirst()) { $0.over($1) } }
      case .material(let material):
        guard let best = material.layers.first else { return [] }
        results.combine(best, bestOnly ? [] : material.layers.dropFirst()) { $0.over($1) }
      case .filter(let filter):
        for index in results.indices { results[index] = filter.apply(to: results[index]) }
      }
    }
    return results
  }
}

extension [EncodedLayer] {
  /// Draws the best value over each of the layers, then each of the others; only these need another list.
  fileprivate mutating func combine<Value>(
    _ best: Value, _ others: some Collection<Value>, over: (Value, EncodedLayer) -> EncodedLayer
  ) {
    let more = others.isEmpty ? [] : others.flatMap { other in map { over(other, $0) } }
    for index in indices { self[index] = over(best, self[index]) }
    self += more
  }
}

extension MaterialLayer {
  /// The result over an opaque layer; without one, nothing is drawn if a translucent layer would show through.
  func over(_ lower: EncodedLayer) -> EncodedLayer {
    if tint.alpha >= 1 { return EncodedLayer(over(EncodedSRGB(red: 0, green: 0, blue: 0))) }
    return lower.alpha >= 1 ? EncodedLayer(over(lower.color), alpha: 1) : EncodedLayer(lower.color, alpha: 0)
  }
}

/// A surface resolved in one variant: its layers, bottom first, and its doubts.
struct SurfaceStack: Hashable, Sendable {
  /// The layers with their alternatives, bottom first.
  var steps: [StackStep]
  /// Filters that also affect content on the surface.
  var filters: [ColorFilter]
  /// The sources of the layers' colors, in drawing order, including those in groups.
  var sources: [ResolvedColor.Origin]
  /// The doubts; empty for a certain surface.
  var doubts: [Doubt]
  /// The possible backdrops if no layer is opaque; any color if none is declared.
  var backdrops: [ResolvedBackdrop] = []
  /// True if the material has several alternatives, so that there is a verdict only if all agree.
  var isEither = false
  /// The standard deviation of the blur of the backdrop, in points.
  var blur = 0.0
  /// The published values of the colors of the system in it, in drawing order, each once.
  private(set) var published: [SystemColorValue] = []
  /// The entry of the topmost layer that is a token's: the place to edit to change the surface.
  package var entry: SourceLocation?

  /// Notes what is published of a color.
  mutating func note(_ value: SystemColorValue?) {
    if let value, !published.contains(value) { published.append(value) }
  }

  /// The limit on combinations of published values.
  private static let mostCombinations = 16

  /// True if `composites` covers every combination of published values, so that their ratios are a range.
  var coversEveryValue: Bool { steps.combinations(upTo: Self.mostCombinations) <= Self.mostCombinations }

  /// The alternative colors of the finished surface, best value first; nil without an opaque layer.
  ///
  /// The filters of the surface itself are left out: they apply after the foreground is drawn. Alternates multiply; if
  /// there are too many combinations, only the best value of every layer is used (`coversEveryValue`).
  func composites() -> [EncodedSRGB]? {
    let results = steps.layers(bestOnly: !coversEveryValue)
    guard results.allSatisfy({ $0.alpha >= 1 }) else { return nil }
    return results.map { $0.color }
  }
}
