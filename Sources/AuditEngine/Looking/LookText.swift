package import ColorMath
package import Palettes
package import ScreenReading

/// A text in a screenshot with its verdict and the tokens that its colors may be.
package struct LookText: Sendable {
  /// A reason that there is no plain verdict.
  package enum Reason: String, Hashable, Sendable {
    case thinStrokes = "thin-strokes"
    case unevenGround = "uneven-ground"
    case severalColors = "several-colors"
    case shapes = "uncertain-shapes"
    /// The size decides which minimum applies, and it is uncertain.
    case textSize = "text-size"
  }

  /// A pair of tokens that explains both colors.
  package struct Name: Hashable, Sendable {
    /// The foreground as the palette or the audit file names it.
    package var foreground: String
    /// The surface as the palette or the audit file names it.
    package var surface: String
    /// The variant in which both have these colors.
    package var variant: Variant
    /// True if the audit measures this pair.
    package var isDeclared: Bool
    /// The ratio that the audit computes for the pair, the least one if it is a range.
    package var ratio: ContrastRatio?
  }

  /// The index of its screenshot.
  package var shot: Int
  /// The place, colors, and ratios.
  package var seen: ScreenText
  /// The words of the frame that covers it, if a caller gives frames.
  package var label: String?
  /// The findings of another audit about it, in the words of that audit.
  package var issues: [String] = []
  /// True if it is large, false if it is not; nil if its size does not decide.
  package var isLarge: Bool?
  /// The required ratio; that of normal text if the size is uncertain.
  package var required: ContrastRatio
  /// The comparison of the ratio with the required one.
  package var verdict: Verdict
  /// The reason that there is no plain verdict.
  package var reason: Reason?
  /// The pairs of tokens that explain its colors, the most likely first.
  package var names: [Name] = []
  /// The foreground tokens and surface tokens that explain one color only, if no pair explains both.
  package var partial: (foregrounds: [String], surfaces: [String]) = ([], [])

  /// The difference from the minimum that one step of 255 can make.
  package static let step = 0.06

  /// True if one step of 255 in one color can turn the verdict.
  package var isNearMinimum: Bool { (seen.ratio.value - required.value).magnitude <= Self.step * required.value / 4.5 }

  /// Judges a text under a policy.
  init(_ seen: ScreenText, shot: Int, scale: Double?, policy: Policy) {
    self.shot = shot
    self.seen = seen
    isLarge = scale.flatMap { policy.isLarge(seen, scale: $0) }
    let normal = policy.text.minimum ?? ContrastRatio(1)
    let large = policy.largeText.minimum ?? normal
    required = isLarge == true ? large : normal
    let least = isLarge == nil ? large : required
    if seen.doubt == .severalColors {
      (verdict, reason) = (.unverified, .severalColors)
    } else if seen.minimum.reaches(required) {
      (verdict, reason) = (.pass, nil)
    } else if seen.doubt == .shapes {
      (verdict, reason) = (.unverified, .shapes)
    } else if seen.maximum < least {
      (verdict, reason) = (.fail, nil)
    } else {
      switch seen.doubt {
      case .thinStrokes: (verdict, reason) = (.unverified, .thinStrokes)
      case .uneven where !seen.ratio.reaches(least): (verdict, reason) = (.fail, nil)
      case .uneven: (verdict, reason) = (.unverified, .unevenGround)
      case .severalColors, .shapes: (verdict, reason) = (.unverified, .severalColors)
      case nil where !seen.ratio.reaches(least): (verdict, reason) = (.fail, nil)
      // The certain lines reach it; only one with thin strokes may not.
      case nil where seen.ratio.reaches(required): (verdict, reason) = (.unverified, .thinStrokes)
      case nil: (verdict, reason) = (.unverified, .textSize)
      }
    }
  }
}
