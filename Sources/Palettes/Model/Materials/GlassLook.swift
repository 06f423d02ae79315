/// The user's choice for all glass in the system settings, which no app can read.
package enum GlassLook: String, CaseIterable, Hashable, Sendable {
  /// Glass that hides less of the content below.
  case clear
  /// Glass that hides more of the content below.
  case tinted
}
