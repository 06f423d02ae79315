/// A platform that code is built for.
package enum ApplePlatform: String, CaseIterable, Hashable, Sendable {
  case iOS = "ios"
  case macOS = "macos"
  case watchOS = "watchos"
  case tvOS = "tvos"
  case visionOS = "visionos"

  /// True if people choose the size of text for the whole system.
  package var hasDynamicType: Bool {
    switch self {
    case .iOS, .watchOS, .visionOS: true
    case .macOS, .tvOS: false
    }
  }

  /// The minimum size of text in the Human Interface Guidelines, in points.
  package var leastTextSize: Double {
    switch self {
    case .iOS: 11
    case .macOS: 10
    case .watchOS, .visionOS: 12
    case .tvOS: 23
    }
  }

  /// The side of a target that the Human Interface Guidelines require, in points; nil if nothing is tapped or clicked.
  ///
  /// For a pointer and on the wrist, the minimum of the guidelines is used, because their default is for comfort.
  package var leastTargetSide: Double? {
    switch self {
    case .iOS: 44
    case .macOS: 20
    case .watchOS, .visionOS: 28
    case .tvOS: nil
    }
  }

  /// True if asset catalogs have entries for light and dark and for increased contrast.
  package var hasAppearances: Bool {
    switch self {
    case .iOS, .macOS, .tvOS: true
    case .watchOS, .visionOS: false
    }
  }
}
