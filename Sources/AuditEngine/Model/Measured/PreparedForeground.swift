import ColorMath
import Palettes

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
final class PreparedForeground: Sendable {
  /// The alternative values of the foreground, best first; more than one only if sources disagree.
  let layers: [EncodedLayer]
  /// The luminance of the best value, if it is opaque and so independent of the surface.
  let opaqueLuminance: RelativeLuminance?
  /// The best value as displayed, if it is opaque.
  let opaqueColor: EightBitColor?
  /// The color with its alternates and its source.
  let resolved: ResolvedColor
  /// The number of its values in the evidence.
  let number: Int
  /// The token's entry to edit; nil for a color from the audit file or the system.
  package let entry: SourceLocation?

  /// Computes what does not depend on the surface.
  convenience init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    var place: SourceLocation?
    if case .entry(let token, let entry) = resolved.source { place = resolver.location(of: entry, token) }
    self.init(resolved, number: number, at: place)
  }

  private init(_ resolved: ResolvedColor, number: Int, at entry: SourceLocation?) {
    layers = ([resolved.color] + resolved.alternates).map { $0.encodedLayer }
    let isPlain = resolved.color.alpha >= 1 && resolved.alternates.isEmpty
    opaqueLuminance = isPlain ? resolved.color.relativeLuminance : nil
    opaqueColor = isPlain ? SeenColor.eightBit(layers[0].color) : nil
    self.resolved = resolved
    self.number = number
    self.entry = entry
  }

  /// The best value.
  package var color: Color { resolved.color }
  var source: ResolvedColor.Origin { resolved.source }
  /// The uncertainty of the color; nil if it is certain.
  var doubt: Doubt? { resolved.doubt }

  /// Returns the foreground with another color, which has no alternates.
  func replacing(_ color: Color) -> PreparedForeground {
    var resolved = resolved
    (resolved.color, resolved.alternates) = (color, [])
    return PreparedForeground(resolved, number: number, at: entry)
  }
}

extension PreparedForeground {
  /// The doubt about a hierarchical style on a material, which the system blends with its backdrop.
  func vibrancy(on surface: PreparedSurface) -> Doubt? {
    guard case .system(let name) = source, SystemColors.isHierarchical(name), surface.stack.hasMaterial else {
      return nil
    }
    return Doubt(
      "the hierarchical style \(name) is vibrant on a material, and vibrancy is not modeled; use an explicit color, or "
        + "check it on a device", .vibrant)
  }
}
