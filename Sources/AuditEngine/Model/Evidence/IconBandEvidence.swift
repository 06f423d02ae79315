import ColorMath
package import Palettes

/// The luminances at which one color reaches its minimum on all its surfaces in a variant.
package struct IconBandEvidence: Hashable, Sendable {
  /// A surface of the color.
  struct Ground: Hashable {
    var surface: SurfaceIndex
    /// The range of its luminance, 0…1: more than one value if the backdrop shows through.
    var luminances: ClosedRange<Double>
    var required: ContrastRatio

    /// True if the backdrop alone leaves no room, so that other surfaces do not matter.
    var isHopeless: Bool { luminances.lowerBound < luminances.upperBound && IconBandEvidence.bands([self]).isEmpty }
  }

  /// The variant in which the surfaces occur together.
  package var variant: Variant
  /// The bands from dark to light, none if the surfaces leave no room; 0…1.
  package var bands: [ClosedRange<Double>]
  /// Surfaces that together leave no room; two if two suffice.
  package var clash: [SurfaceIndex]
  var failing: [MeasurementIndex]
  /// The surfaces that the bands are for.
  package var surfaces: [SurfaceIndex]
  /// Other surfaces of the color, on which no color passes.
  package var hopeless: [SurfaceIndex]
  /// Other surfaces of the color, whose luminance is not known.
  package var unknown: [SurfaceIndex]

  /// Computes the bands that some surfaces leave, and the surfaces that clash if they leave none.
  init(_ variant: Variant, _ grounds: [Ground], failing: [MeasurementIndex], unknown: [SurfaceIndex] = []) {
    hopeless = grounds.filter { $0.isHopeless }.map { $0.surface }
    let grounds = grounds.filter { !$0.isHopeless }
    surfaces = grounds.map { $0.surface }
    self.unknown = unknown
    self.variant = variant
    self.failing = failing
    bands = Self.bands(grounds)
    clash = bands.isEmpty ? Self.clash(grounds) : []
  }

  /// True if some surfaces need a darker color and some a lighter one, so that neither end of 0…1 works for all.
  var isTwoSided: Bool { bands.allSatisfy { $0.lowerBound > 0 && $0.upperBound < 1 } }

  /// The rest of 0…1 after each surface rules out the luminances too near its own.
  static func bands(_ grounds: [Ground]) -> [ClosedRange<Double>] {
    var bands = [0.0...1.0]
    for ground in grounds {
      let below = (ground.luminances.lowerBound + 0.05) / ground.required.value - 0.05
      let above = (ground.luminances.upperBound + 0.05) * ground.required.value - 0.05
      bands = bands.flatMap { band -> [ClosedRange<Double>] in
        var left: [ClosedRange<Double>] = []
        if band.lowerBound <= below { left.append(band.lowerBound...min(band.upperBound, below)) }
        if band.upperBound >= above { left.append(max(band.lowerBound, above)...band.upperBound) }
        return left
      }
    }
    return bands
  }

  /// The first two surfaces that leave no room between them, else all.
  private static func clash(_ grounds: [Ground]) -> [SurfaceIndex] {
    for (index, one) in grounds.enumerated() {
      for other in grounds[(index + 1)...] where bands([one, other]).isEmpty { return [one.surface, other.surface] }
    }
    return grounds.map { $0.surface }
  }
}
