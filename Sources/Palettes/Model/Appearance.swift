/// The light or dark interface style.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}

/// The state of the Increase Contrast setting.
package enum Contrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}

/// The state of the Reduce Transparency setting.
package enum Transparency: String, CaseIterable, Hashable, Sendable {
  case full
  case reduced
}
