package import ColorMath
package import Palettes

/// The target of a policy in the variants with increased contrast, above the general minimum.
package struct IncreasedTarget: Hashable, Sendable {
  /// The ratio for text of normal size.
  package var text: ContrastRatio
  var largeText: ContrastRatio
  /// Graphics, boundaries, focus indicators and links.
  var nonText: ContrastRatio
  /// The severity of missing the target.
  var severity: Severity

  /// A note: no criterion requires it.
  static let advised = IncreasedTarget(
    text: ContrastRatio(7), largeText: ContrastRatio(4.5), nonText: ContrastRatio(4.5), severity: .note)
  /// A warning: the Human Interface Guidelines ask for a scheme with more contrast.
  static let expected = IncreasedTarget(
    text: ContrastRatio(7), largeText: ContrastRatio(4.5), nonText: ContrastRatio(4.5), severity: .warning)

  /// Returns the target ratio; nil for roles that have no minimum.
  package func ratio(for role: Role, _ size: TextSize) -> ContrastRatio? {
    switch role {
    case .text: size == .large ? largeText : text
    case .graphic, .boundary, .focus, .linkCue: nonText
    case .inactive, .decorative, .logotype: nil
    }
  }
}
