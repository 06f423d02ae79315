/// What a foreground is for; decides which criterion applies.
package enum Role: String, CaseIterable, Hashable, Sendable {
  case text
  case graphic
  case boundary
  /// A focus indicator against what it touches.
  case focus
  /// A link's color against the text around it (WCAG 1.4.1).
  case linkCue = "link-cue"
  case inactive
  case decorative
  case logotype

  /// Whether no minimum applies: inactive components, decoration and logotypes.
  package var isExempt: Bool { self == .inactive || self == .decorative || self == .logotype }
}
