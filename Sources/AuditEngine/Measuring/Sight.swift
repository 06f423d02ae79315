import ColorMath
import Palettes

/// One foreground as displayed on one surface: the ratio's bounds, the colors and the doubts.
struct Sight {
  /// The least ratio of all combinations of values.
  private(set) var minimum: ContrastRatio
  private(set) var maximum: ContrastRatio
  /// The foreground as displayed.
  private(set) var foregroundColor: EightBitColor
  /// The surface, or the color that the foreground is compared with.
  private(set) var surfaceColor: EightBitColor
  private(set) var doubts: [Doubt]

  /// Computes the ratio of a foreground on an opaque surface.
  init(foreground: PreparedForeground, surface: PreparedSurface, against: PreparedForeground?) {
    if surface.filters.isEmpty, surface.luminances.count == 1, against == nil,
      let luminance = foreground.opaqueLuminance, let color = foreground.opaqueColor
    {
      self.init(luminance, color, on: surface)
    } else {
      self.init(compositing: foreground, surface, against)
    }
    doubts = surface.doubts
    if let doubt = foreground.doubt { doubts.append(doubt) }
    if let doubt = against?.doubt { doubts.append(doubt) }
    // Values that agree to one step are one value, of which the worse ratio counts.
    if doubts.isEmpty { maximum = minimum }
  }

  /// An opaque foreground on one certain color: its luminance is known and the surface is not drawn through it.
  private init(_ luminance: RelativeLuminance, _ color: EightBitColor, on surface: PreparedSurface) {
    minimum = ContrastRatio(luminance, surface.luminances[0])
    maximum = minimum
    foregroundColor = color
    surfaceColor = surface.seen
    doubts = []
  }

  /// The general case: every combination of values, composited and filtered; the colors are those of the minimum.
  private init(
    compositing foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?
  ) {
    var least: (ratio: ContrastRatio, front: EncodedSRGB, back: EncodedSRGB)?
    var greatest = ContrastRatio(1)
    let stack = surface.stack
    for base in surface.colors {
      for layer in foreground.layers {
        let front = stack.filtered(layer.over(base))
        for other in against?.layers ?? [EncodedLayer(base)] {
          let back = stack.filtered(other.over(base))
          let ratio = ContrastRatio(front.relativeLuminance, back.relativeLuminance)
          if least.map({ ratio < $0.ratio }) ?? true { least = (ratio, front, back) }
          greatest = max(greatest, ratio)
        }
      }
    }
    minimum = least?.ratio ?? ContrastRatio(1)
    maximum = greatest
    foregroundColor = least.map { SeenColor.eightBit($0.front) } ?? surface.seen
    surfaceColor = least.map { SeenColor.eightBit($0.back) } ?? surface.seen
    doubts = []
  }
}
