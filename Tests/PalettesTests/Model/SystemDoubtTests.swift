import Testing

@testable import ColorMath
@testable import Palettes

/// What a system color says about its certainty: the alternate, if any, and the sentence.
struct SystemDoubtCase: Sendable, CustomTestStringConvertible {
  let row: SystemColorCase
  var alternate: Color?
  let sentence: String?

  var testDescription: String { row.testDescription }
}

let systemDoubtCases: [SystemDoubtCase] = [
  .init(row: .init(name: "systemRed", rgb: 0xFF383C), sentence: nil),
  .init(row: .init(name: "systemGray", variant: .darkIncreased, rgb: 0xAEAEB2), sentence: nil),
  .init(row: .init(name: "secondaryLabel", rgb: 0x3C3C43, thousandths: 600), sentence: nil),
  .init(row: .init(name: "systemBackground", elevated: true, rgb: 0xFFFFFF), sentence: nil),
  .init(row: .init(name: "systemIndigo", rgb: 0x6155F5), sentence: nil),
  .init(
    row: .init(name: "secondaryLabel", variant: .lightIncreased, rgb: 0x3C3C43, thousandths: 800),
    alternate: SystemColorCase.color(0x3C3C43, 680),
    sentence:
      "sources disagree on the opacity with Increase Contrast (0.80 or 0.68); read the resolved color on a device "
      + "with Increase Contrast on"),
  .init(
    row: .init(name: "systemIndigo", variant: .dark, rgb: 0x6B5DFF), alternate: SystemColorCase.color(0x6D7CFF),
    sentence: "sources disagree on the color (#6B5DFF or #6D7CFF); read the resolved color on a device"),
  .init(
    row: .init(name: "separator", rgb: 0x3C3C43, thousandths: 290), alternate: SystemColorCase.color(0x3C3C43, 120),
    sentence: "sources disagree on the opacity (0.29 or 0.12); read the resolved color on a device"),
  .init(
    row: .init(name: "systemFill", variant: .dark, rgb: 0x787880, thousandths: 360),
    alternate: SystemColorCase.color(0x808080, 360),
    sentence: "sources disagree on the color (#787880 or #808080); read the resolved color on a device"),
  .init(
    row: .init(name: "placeholderText", variant: .darkIncreased, rgb: 0xEBEBF5, thousandths: 380),
    sentence:
      "the opacity with Increase Contrast (0.38) is known only for iOS 13; read the resolved color on a device "
      + "with Increase Contrast on"),
  .init(
    row: .init(name: "systemBackground", variant: .darkIncreased, elevated: true, rgb: 0x242426),
    sentence:
      "the color of elevated surfaces with Increase Contrast (#242426) is known only for iOS 13; read the "
      + "resolved color on a device, in a sheet with Increase Contrast on"),
  .init(
    row: .init(name: "link", rgb: 0x007AFF),
    sentence: "the color (#007AFF) is published but not confirmed at run time; read the resolved color on a device"),
  .init(
    row: .init(name: "systemTeal", profile: .iOS18, rgb: 0x30B0C7), alternate: SystemColorCase.color(0x5AC8FA),
    sentence: "sources disagree on the color (#30B0C7 or #5AC8FA); read the resolved color on a device"),
  .init(
    row: .init(name: "labelColor", platform: "osx", rgb: 0x000000, thousandths: 847),
    sentence:
      "the macOS value (#000000, opacity 0.85) dates from Xcode 14 and 15; read the resolved color on a device"),
  .init(
    row: .init(name: "systemRedColor", platform: "tvos", variant: .lightIncreased, rgb: 0xFF3B30),
    sentence:
      "the tvOS value with Increase Contrast is unknown, so the standard value (#FF3B30, opacity 1.00) is used; "
      + "read the resolved color on a device with Increase Contrast on"),
  .init(
    row: .init(name: "systemRedColor", platform: "XR", rgb: 0xFF383C),
    sentence:
      "visionOS publishes no value, so the iOS value (#FF383C, opacity 1.00) is used; read the resolved color on a "
      + "device"),
]

@Test(arguments: systemDoubtCases)
func systemColorSaysHowCertainItIs(_ row: SystemDoubtCase) throws {
  let found = try #require(row.row.found)
  #expect(found.color == row.row.expected)
  #expect(found.alternates == [row.alternate].compactMap(\.self))
  #expect(found.doubt == row.sentence)
}

@Test func alternatesDifferAndAlwaysComeWithADoubt() {
  for profile in Profile.allCases {
    for name in SystemColors.names(on: .iOS) {
      for variant in Variant.allCases {
        guard
          let value = SystemColors.value(name, platform: "ios", variant: variant, elevated: true, profile: profile)
        else { continue }
        #expect(!value.alternates.contains(value.color), "\(name)")
        #expect(value.alternates.isEmpty || value.doubt != nil, "\(name)")
      }
    }
  }
}

@Test(arguments: [("osx", SystemPlatform.macOS), ("tvos", .tvOS), ("watchos", .watchOS), ("XR", .visionOS)])
func everyValueOfAnOldSnapshotIsDoubtful(_ spelling: String, _ platform: SystemPlatform) {
  for name in SystemColors.names(on: platform) {
    for variant in Variant.allCases {
      let value = SystemColors.value(name, platform: spelling, variant: variant, elevated: false, profile: .iOS26)
      #expect(value?.doubt?.contains("device") == true, "\(name)")
      #expect(value?.alternates == [], "a stand-in is no range: \(name)")
    }
  }
}
