import Testing

@testable import ColorMath
@testable import Palettes

/// One expected value: name, platform, variant, profile, `#RRGGBB` as a number, opacity in thousandths.
struct SystemColorCase: Sendable, CustomTestStringConvertible {
  let name: String
  var platform = "ios"
  var variant = Variant.light
  var elevated = false
  var profile = Profile.iOS26
  let rgb: Int
  var thousandths = 1000

  var testDescription: String { "\(name) on \(platform), \(variant.id), \(profile.rawValue)" }

  var found: SystemColorValue? {
    SystemColors.value(name, platform: platform, variant: variant, elevated: elevated, profile: profile)
  }

  var expected: Color { Self.color(rgb, thousandths) }

  static func color(_ rgb: Int, _ thousandths: Int = 1000) -> Color {
    Color(
      .sRGB, Double(rgb >> 16) / 255, Double(rgb >> 8 & 0xFF) / 255, Double(rgb & 0xFF) / 255,
      alpha: Double(thousandths) / 1000)
  }
}

/// Values copied by hand from the Human Interface Guidelines and the published dumps, not from the tables.
let systemColorCases: [SystemColorCase] = [
  .init(name: "systemRed", rgb: 0xFF383C),
  .init(name: "systemRed", variant: .dark, rgb: 0xFF4245),
  .init(name: "systemRed", variant: .lightIncreased, rgb: 0xE9152D),
  .init(name: "systemRed", variant: .darkIncreased, rgb: 0xFF6165),
  .init(name: "systemRed", variant: .darkIncreasedReduced, rgb: 0xFF6165),
  .init(name: "systemRed", profile: .iOS27, rgb: 0xFF383C),
  .init(name: "systemRed", profile: .iOS18, rgb: 0xFF3B30),
  .init(name: "systemRed", variant: .lightIncreased, profile: .iOS18, rgb: 0xD70015),
  .init(name: "systemRedColor", rgb: 0xFF383C),
  .init(name: "systemRedColor", platform: "universal", rgb: 0xFF383C),
  .init(name: "systemRedColor", platform: "XR", rgb: 0xFF4245),
  .init(name: "systemRedColor", platform: "XR", profile: .iOS18, rgb: 0xFF453A),
  .init(name: "systemRedColor", platform: "osx", rgb: 0xFF383C),
  .init(name: "systemRedColor", platform: "osx", profile: .iOS18, rgb: 0xFF3B30),
  .init(name: "systemRed", platform: "osx", variant: .lightIncreased, profile: .iOS18, rgb: 0xD70015),
  .init(name: "systemRed", platform: "tvos", variant: .darkIncreased, rgb: 0xFF6165),
  .init(name: "systemRed", platform: "watchos", variant: .light, rgb: 0xFF4245),
  .init(name: "systemOrange", platform: "watchos", variant: .lightIncreased, profile: .iOS18, rgb: 0xFFB340),
  .init(name: "systemOrange", rgb: 0xFF8D28),
  .init(name: "systemOrange", variant: .lightIncreased, rgb: 0xC55300),
  .init(name: "systemYellow", rgb: 0xFFCC00),
  .init(name: "systemYellow", variant: .dark, rgb: 0xFFD600),
  .init(name: "systemYellow", variant: .lightIncreased, rgb: 0xA16A00),
  .init(name: "systemGreen", variant: .darkReduced, rgb: 0x30D158),
  .init(name: "systemMint", rgb: 0x00C8B3),
  .init(name: "systemTeal", variant: .dark, rgb: 0x00D2E0),
  .init(name: "systemCyan", variant: .darkIncreased, rgb: 0x6DD9FF),
  .init(name: "systemBlue", rgb: 0x0088FF),
  .init(name: "systemBlue", variant: .dark, rgb: 0x0091FF),
  .init(name: "systemBlue", profile: .iOS18, rgb: 0x007AFF),
  .init(name: "systemIndigo", variant: .dark, rgb: 0x6B5DFF),
  .init(name: "systemIndigo", variant: .dark, profile: .iOS18, rgb: 0x5E5CE6),
  .init(name: "systemPurple", rgb: 0xCB30E0),
  .init(name: "systemPink", variant: .darkIncreased, rgb: 0xFF8AC4),
  .init(name: "systemBrown", rgb: 0xAC7F5E),
  .init(name: "systemGray", rgb: 0x8E8E93),
  .init(name: "systemGray", variant: .lightIncreased, rgb: 0x6C6C70),
  .init(name: "systemGray2", variant: .dark, rgb: 0x636366),
  .init(name: "systemGray6", rgb: 0xF2F2F7),
  .init(name: "label", rgb: 0x000000),
  .init(name: "label", variant: .darkIncreased, rgb: 0xFFFFFF),
  .init(name: "secondaryLabel", rgb: 0x3C3C43, thousandths: 600),
  .init(name: "secondaryLabelColor", variant: .darkReduced, rgb: 0xEBEBF5, thousandths: 600),
  .init(name: "secondaryLabel", variant: .lightIncreased, rgb: 0x3C3C43, thousandths: 800),
  .init(name: "tertiaryLabel", rgb: 0x3C3C43, thousandths: 298),
  .init(name: "tertiaryLabel", variant: .darkIncreased, rgb: 0xEBEBF5, thousandths: 550),
  .init(name: "quaternaryLabel", variant: .dark, rgb: 0xEBEBF5, thousandths: 157),
  .init(name: "placeholderText", profile: .iOS18, rgb: 0x3C3C43, thousandths: 298),
  .init(name: "separator", rgb: 0x3C3C43, thousandths: 120),
  .init(name: "separator", variant: .dark, rgb: 0x545458, thousandths: 500),
  .init(name: "separator", variant: .dark, profile: .iOS18, rgb: 0x545458, thousandths: 600),
  .init(name: "separator", variant: .darkIncreased, rgb: 0xFFFFFF, thousandths: 170),
  .init(name: "opaqueSeparator", rgb: 0xC6C6C8),
  .init(name: "link", variant: .dark, rgb: 0x0984FF),
  .init(name: "systemFill", rgb: 0x787880, thousandths: 200),
  .init(name: "quaternarySystemFill", variant: .lightIncreased, rgb: 0x747480, thousandths: 160),
  .init(name: "systemBackground", variant: .dark, rgb: 0x000000),
  .init(name: "systemBackground", variant: .dark, elevated: true, rgb: 0x1C1C1E),
  .init(name: "systemBackgroundColor", variant: .light, elevated: true, rgb: 0xFFFFFF),
  .init(name: "systemBackground", variant: .darkIncreased, elevated: true, rgb: 0x242426),
  .init(name: "tertiarySystemGroupedBackground", variant: .darkReduced, elevated: true, rgb: 0x3A3A3C),
  .init(name: "label", variant: .dark, elevated: true, rgb: 0xFFFFFF),
  .init(name: "groupTableViewBackgroundColor", rgb: 0xF2F2F7),
  .init(name: "lightTextColor", variant: .darkIncreased, rgb: 0xFFFFFF, thousandths: 600),
  .init(name: "darkTextColor", variant: .dark, rgb: 0x000000),
  .init(name: "tintColor", rgb: 0x0088FF),
  .init(name: "tintColor", platform: "tvos", rgb: 0xFFFFFF),
  .init(name: "clear", rgb: 0x000000, thousandths: 0),
  .init(name: "labelColor", platform: "osx", rgb: 0x000000, thousandths: 847),
  .init(name: "labelColor", platform: "watchos", rgb: 0xFFFFFF),
  .init(name: "windowBackgroundColor", platform: "osx", variant: .dark, rgb: 0x323232),
  .init(name: "windowBackgroundColor", platform: "osx", variant: .darkIncreased, rgb: 0x323232),
  .init(name: "secondaryLabelColor", platform: "osx", variant: .lightIncreased, rgb: 0x000000, thousandths: 757),
  .init(name: "secondaryLabelColor", platform: "tvos", variant: .dark, rgb: 0xFFFFFF, thousandths: 500),
]

@Test(arguments: systemColorCases)
func systemColorHasThePublishedValue(_ row: SystemColorCase) throws {
  #expect(try #require(row.found).color == row.expected)
}

@Test(arguments: [
  ("systemRed", "android"), ("systemRed", ""), ("systemRed", "iOS"), ("", "ios"), ("Color", "ios"), ("Label", "ios"),
  ("windowBackgroundColor", "ios"), ("link", "watchos"), ("labelColorColor", "ios"),
])
func unknownSystemColorIsNil(_ name: String, _ platform: String) {
  for variant in Variant.allCases {
    #expect(
      SystemColors.value(name, platform: platform, variant: variant, elevated: false, profile: .iOS26) == nil)
  }
}

@Test func namesAreSortedAndAllResolve() {
  let spellings: [(SystemPlatform, String, Int)] = [
    (.iOS, "ios", 43), (.visionOS, "XR", 43), (.macOS, "osx", 45), (.tvOS, "tvos", 22), (.watchOS, "watchos", 17),
  ]
  for (platform, spelling, count) in spellings {
    let names = SystemColors.names(on: platform)
    #expect(names.count == count, "\(platform)")
    #expect(names == names.sorted())
    #expect(SystemPlatform(catalogName: spelling) == platform)
    for name in names {
      for variant in Variant.allCases {
        let plain = SystemColors.value(name, platform: spelling, variant: variant, elevated: false, profile: .iOS26)
        let reference = SystemColors.value(
          name + "Color", platform: spelling, variant: variant, elevated: false, profile: .iOS26)
        #expect(plain != nil && plain == reference, "\(name) on \(platform)")
      }
    }
  }
}

@Test func transparencyChangesNoValue() {
  for name in SystemColors.names(on: .iOS) {
    for variant in Variant.allCases where variant.transparency == .reduced {
      let full = Variant(variant.appearance, variant.contrast)
      for elevated in [false, true] {
        #expect(
          SystemColors.value(name, platform: "ios", variant: variant, elevated: elevated, profile: .iOS26)
            == SystemColors.value(name, platform: "ios", variant: full, elevated: elevated, profile: .iOS26))
      }
    }
  }
}

/// A name may say its platform, whatever platform is asked for; an unknown platform or name has no value.
@Test(arguments: [
  ("macos/windowBackground", "windowBackground", "osx"), ("watchos/label", "label", "watchos"),
  ("ios/label", "label", "ios"), ("macos/secondary", "secondaryLabel", "osx"),
])
func namesMaySayTheirPlatform(_ name: String, _ plain: String, _ platform: String) {
  for variant in Variant.allCases {
    let value = SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: .iOS26)
    let wanted = SystemColors.value(plain, platform: platform, variant: variant, elevated: false, profile: .iOS26)
    #expect(value != nil && value == wanted)
  }
}

@Test(arguments: ["windows/label", "macos/lable", "macos/", "/label", "macos/systemBackground"])
func namesOfNoPlatformHaveNoValue(_ name: String) {
  let value = SystemColors.value(name, platform: "ios", variant: .light, elevated: false, profile: .iOS26)
  #expect(value == nil)
}
