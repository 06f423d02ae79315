/// The colors that the platforms define, by name.
///
/// Values that a running system printed win, then those on which published sources agree. If sources disagree, a value
/// comes with all its candidates; if the only source describes another system, it decides nothing.
package enum SystemColors {
  /// The names on a platform, sorted, without the suffix `Color`.
  package static func names(on platform: SystemPlatform) -> [String] {
    table(of: platform, profile: .iOS26).names
  }

  /// Looks up a name (`label`, `systemRed`) or an asset catalog's reference (`labelColor`); nil when unknown.
  ///
  /// The platform is spelled as catalogs do (`ios`, `universal`, `osx`, `tvos`, `watchos`, `XR`). Reduced
  /// transparency changes no value; elevation changes the dark backgrounds of iOS alone. A name may say the platform
  /// itself (`macos/label`).
  package static func value(
    _ name: String, platform: String, variant: Variant, elevated: Bool, profile: Profile
  ) -> SystemColorValue? {
    guard let (platform, bare) = parts(of: name) ?? SystemPlatform(catalogName: platform).map({ ($0, name[...]) })
    else { return nil }
    let name = hierarchicalStyles[String(bare)] ?? String(bare)
    return table(of: platform, profile: profile).value(name, in: variant, elevated: elevated)
  }

  /// The value of iOS for a platform that publishes none of that name.
  static func borrowed(
    _ name: String, by device: String, variant: Variant, elevated: Bool, profile: Profile
  ) -> SystemColorValue? {
    table(of: .iOS, profile: profile).value(hierarchicalStyles[name] ?? name, in: variant, elevated: elevated)?
      .borrowed(by: device, SystemGeneration(.iOS, profile))
  }

  /// The platform and the name in `macos/label`; nil for a name without a platform.
  private static func parts(of name: String) -> (SystemPlatform, Substring)? {
    guard let slash = name.utf8.firstIndex(of: UInt8(ascii: "/")),
      let platform = ApplePlatform(rawValue: String(name[..<slash]))
    else { return nil }
    return (SystemPlatform(platform), name[name.utf8.index(after: slash)...])
  }

  /// Returns true if a name is a hierarchical style of SwiftUI, which is drawn with vibrancy on a material.
  package static func isHierarchical(_ name: String) -> Bool { hierarchicalStyles[name] != nil }

  /// The hierarchical styles, and the labels that they are drawn as if nothing is translucent.
  private static let hierarchicalStyles = [
    "primary": "label", "secondary": "secondaryLabel", "tertiary": "tertiaryLabel", "quaternary": "quaternaryLabel",
  ]

  private static func table(of platform: SystemPlatform, profile: Profile) -> SystemColorTable {
    switch (platform, profile) {
    case (.iOS, .iOS18): .iOS18
    case (.iOS, .iOS26): .iOS26
    case (.iOS, .iOS27): .iOS27
    case (.visionOS, .iOS18): .visionOS18
    case (.visionOS, .iOS26): .visionOS26
    case (.visionOS, .iOS27): .visionOS27
    case (.macOS, .iOS18): .macOS18
    case (.macOS, .iOS26): .macOS26
    case (.macOS, .iOS27): .macOS27
    case (.tvOS, .iOS18): .tvOS18
    case (.tvOS, .iOS26): .tvOS26
    case (.tvOS, .iOS27): .tvOS27
    case (.watchOS, .iOS18): .watchOS18
    case (.watchOS, .iOS26): .watchOS26
    case (.watchOS, .iOS27): .watchOS27
    }
  }
}
