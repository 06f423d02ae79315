import Palettes

/// The size class of text under a policy.
package enum TextSize: String, Hashable, Sendable {
  case normal
  case large
}
