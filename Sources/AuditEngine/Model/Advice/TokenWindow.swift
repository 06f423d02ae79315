package import ColorMath
package import Palettes

/// The lightness that a token may have in one variant, with every other color as it is.
package struct TokenWindow: Sendable {
  package var token: TokenIndex
  /// The variant of the pairs.
  package var variant: Variant
  /// The token's color there.
  package var color: Color
  /// The OKLCH lightness of the color.
  package var lightness: Double
  /// The demands of the pairs.
  package var demands: [WindowDemand]
  /// The intervals in which all demands are met, from dark to light; empty if they clash.
  package var intervals: [LightnessInterval]
  /// The fewest demands that clash, mostly two; empty unless there is no interval.
  package var clash: [DemandIndex]
  /// The windows without the pairs whose demands no lightness can meet; empty if all demands can be met.
  package var relaxed: [LightnessInterval]
  /// The other demands that clash if those windows are empty as well.
  package var relaxedClash: [DemandIndex]
  /// Pairs that are left out.
  package var omissions: [WindowOmission]

  /// True if nothing can be said, because every pair is left out.
  package var isUnknown: Bool { demands.isEmpty && !omissions.isEmpty }

  /// True if the present lightness is in a window.
  package var isMet: Bool {
    let luminance = min(color.relativeLuminance.value, 1)
    return intervals.contains { interval in
      interval.luminance?.contains(luminance)
        ?? (interval.lightness.lowerBound - 0.0005...interval.lightness.upperBound + 0.0005).contains(lightness)
    }
  }

  /// Returns true if two windows are one except for the variant.
  func looksLike(_ other: TokenWindow) -> Bool {
    token == other.token && color == other.color && intervals == other.intervals && relaxed == other.relaxed
      && omissions == other.omissions && demands.isEmpty == other.demands.isEmpty && clashes(like: other)
  }

  private func clashes(like other: TokenWindow) -> Bool {
    let (mine, theirs) = (clash + relaxedClash, other.clash + other.relaxedClash)
    return mine.count == theirs.count
      && zip(mine, theirs).allSatisfy { demands[$0].isSame(as: other.demands[$1]) }
  }
}
