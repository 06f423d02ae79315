/// What a person chose for all glass in the settings of the system, which no app can read.
package enum GlassLook: String, CaseIterable, Hashable, Sendable {
  /// Glass hides less of what is below it.
  case clear
  /// Glass hides more of what is below it.
  case tinted
}
