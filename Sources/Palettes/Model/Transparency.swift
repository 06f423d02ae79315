/// The state of the Reduce Transparency setting.
package enum Transparency: String, CaseIterable, Hashable, Sendable {
  case full
  case reduced
}
