/// An 8-bit color that satisfies what was asked for, found from a start color.
public struct PassingColor: Hashable, Sendable {
  /// The direction from the start.
  public enum Direction: Hashable, Sendable {
    /// The start itself passes once it is rounded to 8 bits.
    case unchanged
    case lighter
    case darker
  }

  /// The color as it is written, `#RRGGBB`.
  public let color: EightBitColor
  /// ΔE-OK from the exact start color, 0…1.
  public let deltaEOK: Double
  /// The direction from the start.
  public let direction: Direction

  /// A color that was found, seen from a start.
  public init(color: EightBitColor, deltaEOK: Double, direction: Direction) {
    self.color = color
    self.deltaEOK = deltaEOK
    self.direction = direction
  }

  /// The contrast ratio with an opaque color of a luminance, with the arithmetic of every other ratio.
  public func ratio(with luminance: RelativeLuminance) -> ContrastRatio {
    ContrastRatio(color.linear.relativeLuminance, luminance)
  }
}
