/// A clause of a standard with a minimum that can decide a verdict.
package enum Criterion: String, CaseIterable, Hashable, Sendable {
  /// WCAG 2.2, level AA: text.
  case minimum = "wcag22/1.4.3"
  /// WCAG 2.2, level AAA: text.
  case enhanced = "wcag22/1.4.6"
  /// WCAG 2.2, level AA: graphics, boundaries of controls, focus indicators.
  case nonText = "wcag22/1.4.11"
  /// WCAG 2.2, level A, with technique G183: a link identified by color alone.
  case useOfColor = "wcag22/1.4.1"
  /// Apple's Human Interface Guidelines, the contrast table of Accessibility.
  case humanInterface = "apple-hig/contrast"
  /// WCAG 2.0, level AA, as incorporated by Section 508: text.
  case minimum20 = "wcag20/1.4.3"
  /// WCAG 2.0, level A, as incorporated by Section 508: a link identified by color alone.
  case useOfColor20 = "wcag20/1.4.1"
  /// WCAG 2.0 has no clause on graphics; the row is exempt.
  case nonText20 = "wcag20/none"

  /// The stable id that reports print, for example `wcag22/1.4.3`.
  package var id: String { rawValue }

  /// The clause as usually cited, for example `WCAG 2.2 SC 1.4.3 Contrast (Minimum)`.
  package var title: String {
    switch self {
    case .minimum: "WCAG 2.2 SC 1.4.3 Contrast (Minimum)"
    case .enhanced: "WCAG 2.2 SC 1.4.6 Contrast (Enhanced)"
    case .nonText: "WCAG 2.2 SC 1.4.11 Non-text Contrast"
    case .useOfColor: "WCAG 2.2 SC 1.4.1 Use of Color"
    case .humanInterface: "Human Interface Guidelines, Accessibility, contrast"
    case .minimum20: "WCAG 2.0 SC 1.4.3 Contrast (Minimum)"
    case .useOfColor20: "WCAG 2.0 SC 1.4.1 Use of Color"
    case .nonText20: "WCAG 2.0 has no clause on non-text contrast"
    }
  }
}
