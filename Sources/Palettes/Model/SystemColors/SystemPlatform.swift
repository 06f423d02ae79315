/// A platform whose system colors are known.
package enum SystemPlatform: CaseIterable, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  /// Resolved with the values of iOS, each with a doubt: its own are unpublished.
  case visionOS

  /// Finds the platform by the spelling of asset catalogs (`ios`, `universal`, `osx`, `tvos`, `watchos`, `XR`).
  ///
  /// A `universal` reference means the colors that every platform has; they are taken from iOS.
  init?(catalogName: String) {
    switch catalogName {
    case "ios", "universal": self = .iOS
    case "osx": self = .macOS
    case "tvos": self = .tvOS
    case "watchos": self = .watchOS
    case "XR": self = .visionOS
    default: return nil
    }
  }

  /// The platform of a color that is not iOS's, as audit files name it.
  init(_ platform: ApplePlatform) {
    switch platform {
    case .iOS: self = .iOS
    case .macOS: self = .macOS
    case .tvOS: self = .tvOS
    case .watchOS: self = .watchOS
    case .visionOS: self = .visionOS
    }
  }
}
