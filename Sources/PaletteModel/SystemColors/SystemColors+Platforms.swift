extension SystemColors {
  /// Returns the reason that a reference of an asset catalog names no color of its platform, in one clause.
  ///
  /// Nil if it names one, or a color that no platform has.
  package static func misplacement(of name: String, platform: String) -> String? {
    guard !name.utf8.contains(UInt8(ascii: "/")) else { return nil }
    guard let own = SystemPlatform(catalogName: platform) else {
      return "the platform '\(platform)' of the system color '\(name)' is unknown"
    }
    if isColor(name, of: own) { return nil }
    guard let other = SystemPlatform.allCases.first(where: { isColor(name, of: $0) }) else { return nil }
    return "'\(name)' is a system color of \(other.words), not of \(own.words)"
  }

  private static func isColor(_ name: String, of platform: SystemPlatform) -> Bool {
    value(name, platform: platform.catalogName, variant: .light, elevated: false, profile: .iOS26) != nil
  }
}

extension SystemPlatform {
  /// The spelling of asset catalogs.
  fileprivate var catalogName: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "osx"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "XR"
    }
  }

  /// The name of the platform.
  fileprivate var words: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    }
  }
}
