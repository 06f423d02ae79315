/// The generation of the operating system whose colors and materials are modeled.
package enum Profile: String, CaseIterable, Hashable, Sendable {
  /// iOS 15 to 18: no glass, the hues of those years.
  case iOS18 = "ios-18"
  /// iOS 26, the default.
  case iOS26 = "ios-26"
  /// iOS 27: not measured yet, modeled as iOS 26.
  case iOS27 = "ios-27"
}
