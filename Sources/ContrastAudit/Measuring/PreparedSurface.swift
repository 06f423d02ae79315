package import ColorMath
import PaletteModel

/// A foreground resolved in one variant, with everything that does not depend on the surface computed once.
struct PreparedForeground: Sendable {
  /// The values the foreground may have, best first; more than one only where sources disagree.
  var layers: [EncodedLayer]
  /// The luminance of the best value, where it is opaque and so the same on every surface.
  var opaqueLuminance: RelativeLuminance?
  /// The best value as it is seen, where it is opaque.
  var opaqueColor: EightBitColor?
  var resolved: ResolvedColor
  /// The number of its values in the evidence.
  var number: Int
  var doubt: Doubt?
  /// The token's entry that a person edits; nil for a colour that the audit file or the system gives.
  var entry: SourceLocation?

  init(_ resolved: ResolvedColor, number: Int, _ resolver: ColorResolver) {
    self.resolved = resolved
    self.number = number
    layers = ([resolved.color] + resolved.alternates).map(\.encodedLayer)
    doubt = resolved.doubt
    if resolved.color.alpha >= 1, resolved.alternates.isEmpty {
      opaqueLuminance = resolved.color.relativeLuminance
      opaqueColor = SeenColor.eightBit(layers[0].color)
    }
    if case .entry(let token, let entry) = resolved.source {
      self.entry = resolver.location(of: entry, token)
    }
  }
}

extension PreparedForeground {
  /// The doubt about a hierarchical style on a material, where the system mixes it with what lies below.
  func vibrancy(on stack: SurfaceStack) -> Doubt? {
    guard case .system(let name) = resolved.source, SystemColors.isHierarchical(name), stack.hasMaterial else {
      return nil
    }
    return Doubt(
      "the hierarchical style \(name) is vibrant on a material, which is not modeled; use an explicit color, or "
        + "compare it on a device", .vibrant)
  }
}

extension SurfaceStack {
  /// Whether a material or glass is among the layers.
  package var hasMaterial: Bool {
    steps.contains { if case .material = $0 { true } else { false } }
  }
}

/// A surface resolved in one variant, composited once for all foregrounds that stand on it.
struct PreparedSurface: Sendable {
  /// The colours the surface may have before its own filters, best first.
  var colors: [EncodedSRGB]
  /// The luminances of the same colours after the filters.
  var luminances: [RelativeLuminance]
  /// The best colour as it is seen.
  var seen: EightBitColor
  var stack: SurfaceStack
  /// The number of its steps in the evidence.
  var number: Int
  /// Where no layer is opaque, or glass may turn, the layers that the surface may consist of, bottom first, best first.
  var openLayers: [[StackLayer]] = []
  /// What is not certain; a range only where every published value was followed.
  var doubts: [Doubt]

  /// Whether what lies below shows through.
  var isOpen: Bool { !openLayers.isEmpty }

  init(_ stack: SurfaceStack, number: Int) throws(Reason) {
    guard !stack.filters.contains(where: \.letsBackdropThrough) else {
      throw Reason(.notMeasurable, "an opacity filter makes the surface translucent, whatever its layers are")
    }
    self.stack = stack
    self.number = number
    let isComplete = stack.coversEveryValue
    doubts = isComplete ? stack.doubts : stack.doubts.map(\.unbounded)
    guard let colors = stack.isEither ? nil : stack.composites() else {
      openLayers = try stack.openLayers()
      (colors, luminances, seen) = ([], [], SeenColor.eightBit(EncodedSRGB(red: 0, green: 0, blue: 0)))
      return
    }
    self.colors = colors
    let finished = colors.map { stack.filtered($0) }
    luminances = finished.map(\.relativeLuminance)
    seen = SeenColor.eightBit(finished[0])
  }
}

/// Colours as a person sees them, for display only.
package enum SeenColor {
  /// The nearest 8-bit sRGB colour; outside sRGB by CSS Color 4 binary search with local MINDE.
  package static func eightBit(_ color: EncodedSRGB) -> EightBitColor {
    let inside = 0.0...1.0
    if inside.contains(color.red), inside.contains(color.green), inside.contains(color.blue) { return color.eightBit }
    let whole = Color(.sRGB, color.red, color.green, color.blue)
    return whole.mapped(to: .sRGB, by: .binarySearchMINDE).encodedSRGB.eightBit
  }
}

extension ColorFilter {
  /// Whether the filter makes an opaque composite translucent.
  var letsBackdropThrough: Bool { name == "opacity" && amount < 1 }
}

extension SurfaceStack {
  /// What is seen of a finished colour through the surface's own filters.
  package func filtered(_ color: EncodedSRGB) -> EncodedSRGB {
    filters.reduce(color) { seen, filter in filter.apply(to: EncodedLayer(seen)).color }
  }
}
