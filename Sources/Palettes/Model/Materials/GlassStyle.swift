/// The glass of iOS 26 and the system surfaces made of it.
package enum GlassStyle: String, CaseIterable, Hashable, Sendable {
  case regular
  case clear
  /// No glass.
  case identity
  /// The glass of tab bars and toolbars.
  case bar
  /// A floating sheet at medium height.
  case sheet
  /// A popover or an action sheet on iPad.
  case popover
}
