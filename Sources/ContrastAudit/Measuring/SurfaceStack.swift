package import ColorMath
package import PaletteModel

/// One step in building a surface from the bottom up.
package enum StackStep: Hashable, Sendable {
  /// Draws a colour with alpha over what is there; alternates are other published values of the same colour.
  case layer(Color, alternates: [Color])
  /// Changes everything that is there.
  case filter(ColorFilter)
}

/// A surface resolved in one variant: what is drawn, bottom first, and what is not certain about it.
package struct SurfaceStack: Hashable, Sendable {
  package var steps: [StackStep]
  /// Filters that also cover what stands on the surface.
  package var filters: [ColorFilter]
  /// What is not certain; empty for a certain surface.
  package var doubts: [Doubt]
  /// The entry of the topmost layer that is a token's: what a person edits to change the surface.
  package var entry: SourceLocation?

  /// The colours that the finished surface may have, best value first; nil without an opaque layer.
  ///
  /// The filters of the surface itself are left out: they apply after the foreground is drawn. Alternates multiply;
  /// once there are more than eight combinations, further layers contribute their best value alone.
  package func composites() -> [EncodedSRGB]? {
    var results = [EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)]
    for step in steps {
      switch step {
      case .layer(let color, let alternates):
        let choices = results.count > 8 ? [color] : [color] + alternates
        results = choices.flatMap { choice in results.map { choice.encodedLayer.over($0) } }
      case .filter(let filter):
        results = results.map { filter.apply(to: $0) }
      }
    }
    guard results.allSatisfy({ $0.alpha >= 1 }) else { return nil }
    return results.map(\.color)
  }
}
