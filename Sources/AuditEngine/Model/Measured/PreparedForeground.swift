import ColorMath
import Palettes

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
struct PreparedForeground: Sendable {
  private struct Parts: Sendable {
    let layers: [EncodedLayer]
    let opaqueLuminance: RelativeLuminance?
    let opaqueColor: EightBitColor?
    let resolved: ResolvedColor
    let number: Int
    let entry: SourceLocation?
  }

  /// One element, so that copies share it.
  private let parts: [Parts]

  /// Computes what does not depend on the surface.
  init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    var place: SourceLocation?
    if case .entry(let token, let entry) = resolved.source { place = resolver.location(of: entry, token) }
    self.init(resolved, number: number, at: place)
  }

  private init(_ resolved: ResolvedColor, number: Int, at entry: SourceLocation?) {
    let layers = ([resolved.color] + resolved.alternates).map { $0.encodedLayer }
    let isPlain = resolved.color.alpha >= 1 && resolved.alternates.isEmpty
    parts = [
      Parts(
        layers: layers, opaqueLuminance: isPlain ? resolved.color.relativeLuminance : nil,
        opaqueColor: isPlain ? SeenColor.eightBit(layers[0].color) : nil, resolved: resolved, number: number,
        entry: entry)
    ]
  }

  /// The alternative values of the foreground, best first; more than one only if sources disagree.
  var layers: [EncodedLayer] { parts[0].layers }
  /// The luminance of the best value, if it is opaque and so independent of the surface.
  var opaqueLuminance: RelativeLuminance? { parts[0].opaqueLuminance }
  /// The best value as displayed, if it is opaque.
  var opaqueColor: EightBitColor? { parts[0].opaqueColor }
  /// The color with its alternates and its source.
  var resolved: ResolvedColor { parts[0].resolved }
  /// The best value.
  package var color: Color { parts[0].resolved.color }
  var source: ResolvedColor.Origin { parts[0].resolved.source }
  /// The number of its values in the evidence.
  var number: Int { parts[0].number }
  /// The uncertainty of the color; nil if it is certain.
  var doubt: Doubt? { parts[0].resolved.doubt }
  /// The token's entry to edit; nil for a color from the audit file or the system.
  package var entry: SourceLocation? { parts[0].entry }

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
