/// The user's choice for all glass in the system settings, which no app can read.
package enum GlassLook: String, CaseIterable, Hashable, Sendable {
  /// Glass hides less of what is below it.
  case clear
  /// Glass hides more of what is below it.
  case tinted
}
