/// A clause of a standard with a minimum that can decide a verdict.
package struct Criterion: Hashable, Sendable {
  /// The stable id that reports print, for example `wcag22/1.4.3`.
  package let id: String
  /// The clause as people cite it, for example `WCAG 2.2 SC 1.4.3 Contrast (Minimum)`.
  package let title: String

  /// Names a clause.
  package init(id: String, title: String) {
    self.id = id
    self.title = title
  }

  /// WCAG 2.2, level AA: text.
  package static let minimum = Criterion(id: "wcag22/1.4.3", title: "WCAG 2.2 SC 1.4.3 Contrast (Minimum)")
  /// WCAG 2.2, level AAA: text.
  package static let enhanced = Criterion(id: "wcag22/1.4.6", title: "WCAG 2.2 SC 1.4.6 Contrast (Enhanced)")
  /// WCAG 2.2, level AA: graphics, boundaries of controls, focus indicators.
  package static let nonText = Criterion(id: "wcag22/1.4.11", title: "WCAG 2.2 SC 1.4.11 Non-text Contrast")
  /// WCAG 2.2, level A, with technique G183: a link told apart by its colour alone.
  package static let useOfColor = Criterion(id: "wcag22/1.4.1", title: "WCAG 2.2 SC 1.4.1 Use of Color")
  /// Apple's Human Interface Guidelines, the contrast table of Accessibility.
  package static let humanInterface = Criterion(
    id: "apple-hig/contrast", title: "Human Interface Guidelines, Accessibility, contrast")
  /// WCAG 2.0, level AA, as Section 508 takes it over: text.
  package static let minimum20 = Criterion(id: "wcag20/1.4.3", title: "WCAG 2.0 SC 1.4.3 Contrast (Minimum)")
  /// WCAG 2.0, level A, as Section 508 takes it over: a link told apart by its colour alone.
  package static let useOfColor20 = Criterion(id: "wcag20/1.4.1", title: "WCAG 2.0 SC 1.4.1 Use of Color")
  /// WCAG 2.0 has no clause on graphics; the row is exempt.
  package static let nonText20 = Criterion(id: "wcag20/none", title: "WCAG 2.0 has no clause on non-text contrast")
}
