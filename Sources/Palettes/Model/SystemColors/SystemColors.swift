/// The colors that the platforms define, by name.
///
/// Values were published by Apple (Human Interface Guidelines, colors that Xcode stores) or read from running systems.
/// If these sources disagree, or if there is only an old one, the value says so and is never certain.
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
    _ name: String, by platform: String, variant: Variant, elevated: Bool, profile: Profile
  ) -> SystemColorValue? {
    table(of: .iOS, profile: profile).value(
      hierarchicalStyles[name] ?? name, in: variant, elevated: elevated, doubt: .borrowed(by: platform))
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
    case (.iOS, .iOS26), (.iOS, .iOS27): .iOS26
    case (.visionOS, .iOS18): .visionOS18
    case (.visionOS, .iOS26), (.visionOS, .iOS27): .visionOS26
    case (.macOS, _): .macOS
    case (.tvOS, _): .tvOS
    case (.watchOS, _): .watchOS
    }
  }
}
