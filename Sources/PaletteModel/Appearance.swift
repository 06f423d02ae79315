/// The interface style that a person chose.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// Whether Increase Contrast is on.
package enum Contrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// Whether Reduce Transparency is on.
package enum Transparency: String, CaseIterable, Hashable, Sendable {
  case full
  case reduced
}
