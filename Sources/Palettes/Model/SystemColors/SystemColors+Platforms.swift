extension SystemColors {
  /// Looks up a name as a device class shows it; nil when unknown.
  ///
  /// A Mac, a TV, a watch, a car and a headset have colors of their own for what is not written for another platform. If
  /// none of that name is published, the value is that of iOS, with a doubt. What a device with that system showed wins
  /// over everything published.
  package static func value(
    _ name: String, platform: String, on idiom: Idiom, variant: Variant, elevated: Bool, profile: Profile,
    seen devices: [DeviceColors]
  ) -> SystemColorValue? {
    let published = value(
      name, platform: platform, on: idiom, variant: variant, elevated: elevated, profile: profile)
    guard let published, idiom != .car else { return published }
    for device in devices where device.shows(published.generation, on: idiom) {
      guard let color = device.color(of: published.name, in: variant, elevated: elevated) else { continue }
      return SystemColorValue(
        name: published.name, generation: published.generation, cell: SystemCell(variant, elevated: elevated),
        candidates: [SystemCandidate(color, shownBy: device)], standing: .seen)
    }
    return published
  }

  /// Looks up a published value of a name as a device class shows it; nil when unknown.
  private static func value(
    _ name: String, platform: String, on idiom: Idiom, variant: Variant, elevated: Bool, profile: Profile
  ) -> SystemColorValue? {
    guard let device = idiom.systemName, SystemPlatform(catalogName: platform) == .iOS,
      !name.utf8.contains(UInt8(ascii: "/"))
    else { return value(name, platform: platform, variant: variant, elevated: elevated, profile: profile) }
    if platform == "universal", let own = idiom.systemPlatform,
      let value = value(
        name, platform: own.catalogName, variant: variant, elevated: elevated, profile: profile)
    {
      return value
    }
    return borrowed(name, by: device, variant: variant, elevated: elevated, profile: profile)
  }

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

extension Idiom {
  /// The platform with system colors of its own; nil for iOS and for one that publishes none.
  fileprivate var systemPlatform: SystemPlatform? {
    switch self {
    case .universal, .iphone, .ipad, .macCatalyst, .car: nil
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    }
  }

  /// The name of the system if it is not iOS.
  fileprivate var systemName: String? { self == .car ? "CarPlay" : systemPlatform?.words }
}

extension SystemPlatform {
  /// The spelling of asset catalogs.
  var catalogName: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "osx"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "XR"
    }
  }

  /// The name of the platform.
  package var words: String {
    switch self {
    case .iOS: "iOS"
    case .macOS: "macOS"
    case .tvOS: "tvOS"
    case .watchOS: "watchOS"
    case .visionOS: "visionOS"
    }
  }

  /// The spelling of audit files and of options.
  package var option: String {
    switch self {
    case .iOS: "ios"
    case .macOS: "macos"
    case .tvOS: "tvos"
    case .watchOS: "watchos"
    case .visionOS: "visionos"
    }
  }
}
