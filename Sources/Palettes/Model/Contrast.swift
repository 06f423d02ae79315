/// The state of the Increase Contrast setting.
package enum Contrast: String, CaseIterable, Hashable, Sendable {
  case standard
  case increased
}
