/// The purpose of a foreground, which decides the criterion that applies.
package enum Role: String, CaseIterable, Hashable, Sendable {
  case text
  case graphic
  case boundary
  /// A focus indicator against adjacent colors.
  case focus
  /// A link's color against the text around it (WCAG 1.4.1).
  case linkCue = "link-cue"
  case inactive
  case decorative
  case logotype

  /// True if no minimum applies: inactive components, decoration and logotypes.
  package var isExempt: Bool { self == .inactive || self == .decorative || self == .logotype }
}
