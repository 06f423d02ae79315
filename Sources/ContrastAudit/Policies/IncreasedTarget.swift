package import ColorMath
package import PaletteModel

/// What a policy aims at in the variants with increased contrast, beyond the minimum that holds everywhere.
package struct IncreasedTarget: Hashable, Sendable {
  /// The ratio for text of normal size.
  package var text: ContrastRatio
  /// The ratio for large text.
  package var largeText: ContrastRatio
  /// Graphics, boundaries, focus indicators and links.
  package var nonText: ContrastRatio
  /// How much it weighs to miss the target.
  package var severity: Severity

  /// Worth a note: no criterion asks for it.
  package static let advised = IncreasedTarget(
    text: ContrastRatio(7), largeText: ContrastRatio(4.5), nonText: ContrastRatio(4.5), severity: .note)
  /// Worth a warning: the Human Interface Guidelines ask for a scheme with more contrast.
  package static let expected = IncreasedTarget(
    text: ContrastRatio(7), largeText: ContrastRatio(4.5), nonText: ContrastRatio(4.5), severity: .warning)

  /// The ratio aimed at; nil for roles that have no minimum.
  package func ratio(for role: Role, _ size: TextSize) -> ContrastRatio? {
    switch role {
    case .text: size == .large ? largeText : text
    case .graphic, .boundary, .focus, .linkCue: nonText
    case .inactive, .decorative, .logotype: nil
    }
  }
}
