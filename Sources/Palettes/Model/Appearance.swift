/// The light or dark interface style.
package enum Appearance: String, CaseIterable, Hashable, Sendable {
  case light
  case dark
}
