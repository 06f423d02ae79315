import Testing

@testable import ColorMath
@testable import Palettes

/// What a system color says about its certainty: its other values, the code and the question, if any.
struct SystemDoubtCase: Sendable, CustomTestStringConvertible {
  let row: SystemColorCase
  var alternates: [Color] = []
  var code: ReasonCode?
  var question = ""

  var testDescription: String { row.testDescription }
}

/// Copied by hand from what is published, not from the tables.
let systemDoubtCases: [SystemDoubtCase] = [
  .init(row: .init(name: "systemRed", rgb: 0xFF383C)),
  .init(row: .init(name: "systemGray", variant: .darkIncreased, rgb: 0xAEAEB2)),
  .init(row: .init(name: "secondaryLabel", rgb: 0x3C3C43, thousandths: 600)),
  .init(row: .init(name: "secondaryLabel", variant: .lightIncreased, rgb: 0x3C3C43, thousandths: 800)),
  .init(row: .init(name: "secondaryLabel", variant: .darkIncreased, rgb: 0xEBEBF5, thousandths: 700)),
  .init(row: .init(name: "secondaryLabel", variant: .lightIncreased, profile: .iOS18, rgb: 0x3C3C43, thousandths: 800)),
  .init(row: .init(name: "systemIndigo", variant: .dark, rgb: 0x6B5DFF)),
  .init(row: .init(name: "separator", rgb: 0x3C3C43, thousandths: 120)),
  .init(row: .init(name: "link", rgb: 0x007AFF)),
  .init(row: .init(name: "systemFill", variant: .lightIncreased, rgb: 0x787880, thousandths: 280)),
  .init(row: .init(name: "systemGray2", variant: .darkIncreased, rgb: 0x7C7C80)),
  .init(row: .init(name: "systemBackground", variant: .darkIncreased, elevated: true, rgb: 0x242426)),
  .init(row: .init(name: "systemTeal", profile: .iOS18, rgb: 0x30B0C7)),
  .init(row: .init(name: "labelColor", platform: "osx", rgb: 0x000000, thousandths: 847)),
  .init(row: .init(name: "windowBackground", platform: "osx", profile: .iOS18, rgb: 0xECECEC)),
  .init(
    row: .init(name: "secondarySystemBackground", variant: .lightIncreased, rgb: 0xEBEBEF),
    alternates: [SystemColorCase.color(0xEBEBF0)]),
  .init(
    row: .init(name: "systemGreen", variant: .darkIncreased, rgb: 0x4AD968),
    alternates: [SystemColorCase.color(0x4AE968)], code: .disputed,
    question: "sources disagree on the color with Increase Contrast (#4AD968 or #4AE968)"),
  .init(
    row: .init(name: "placeholderText", variant: .darkIncreased, rgb: 0xEBEBF5, thousandths: 376),
    alternates: [SystemColorCase.color(0xEBEBF5, 550)], code: .disputed,
    question:
      "the opacity with Increase Contrast is published only by Flutter (iOS 13), and the related tertiaryLabel differs "
      + "(0.376 or 0.55)"),
  .init(
    row: .init(name: "link", variant: .lightIncreased, profile: .iOS18, rgb: 0x007AFF),
    alternates: [SystemColorCase.color(0x0040DD)], code: .disputed,
    question:
      "the color with Increase Contrast is published only by Flutter (iOS 13), and the related systemBlue differs "
      + "(#007AFF or #0040DD)"),
  .init(
    row: .init(name: "tertiarySystemBackground", variant: .darkIncreased, elevated: true, rgb: 0x3A3A3C),
    alternates: [SystemColorCase.color(0x444446)], code: .disputed,
    question: "sources disagree on the color of elevated surfaces with Increase Contrast (#3A3A3C or #444446)"),
  .init(
    row: .init(name: "separator", variant: .darkIncreased, rgb: 0xFFFFFF, thousandths: 170),
    alternates: [SystemColorCase.color(0x545458, 678)], code: .disputed,
    question: "sources disagree on the color with Increase Contrast (#FFFFFF at 0.17 or #545458 at 0.678)"),
  .init(
    row: .init(name: "separator", variant: .lightIncreased, rgb: 0x3C3C43, thousandths: 369), code: .unconfirmed,
    question: "the opacity with Increase Contrast (0.369) is published only by Flutter (iOS 13)"),
  .init(
    row: .init(name: "systemIndigo", platform: "osx", variant: .dark, rgb: 0x6D7CFF),
    alternates: [SystemColorCase.color(0x6B5DFF)], code: .disputed,
    question: "sources disagree on the color (#6D7CFF or #6B5DFF)"),
  .init(
    row: .init(name: "systemPurple", platform: "osx", variant: .lightIncreased, profile: .iOS18, rgb: 0xAD44AB),
    alternates: [SystemColorCase.color(0x8944AB)], code: .disputed,
    question: "sources disagree on the color with Increase Contrast (#AD44AB or #8944AB)"),
  .init(
    row: .init(name: "windowBackground", platform: "osx", rgb: 0xECECEC), code: .unconfirmed,
    question: "the color (#ECECEC) is published only by Xcode 14 and 15"),
  .init(
    row: .init(name: "link", platform: "osx", variant: .lightIncreased, rgb: 0x0068DA), code: .unconfirmed,
    question:
      "macOS publishes no value with Increase Contrast, so the standard value (#0068DA, opacity 1.00) is used"),
  .init(
    row: .init(name: "labelColor", platform: "XR", variant: .lightIncreased, rgb: 0x000000), code: .unconfirmed,
    question: "visionOS publishes no value, so the iOS value (#000000, opacity 1.00) is used"),
]

@Test(arguments: systemDoubtCases)
func systemColorSaysHowCertainItIs(_ row: SystemDoubtCase) throws {
  let found = try #require(row.row.found)
  #expect(found.color == row.row.expected)
  #expect(found.alternates == row.alternates)
  #expect(found.doubt?.code == row.code)
  let words = found.doubt.map { $0.words } ?? ""
  #expect(words.hasPrefix(row.question))
  #expect(words.isEmpty || words.contains("legible probe"))
}

@Test func valuesDifferAndNameTheirSources() {
  for platform in SystemPlatform.allCases {
    for profile in Profile.allCases {
      for name in SystemColors.names(on: platform) {
        for variant in Variant.allCases {
          for elevated in [false, true] {
            let value = SystemColors.value(
              name, platform: platform.catalogName, variant: variant, elevated: elevated, profile: profile)
            let colors = value?.candidates.map { $0.color } ?? []
            #expect(Set(colors).count == colors.count, "\(name)")
            #expect(value?.candidates.allSatisfy { !$0.sources.isEmpty } == true, "\(name)")
          }
        }
      }
    }
  }
}

/// The value of a run wins over every other, older ones are superseded, and a value of another system says so.
@Test(arguments: [
  ("label", Variant.light, Profile.iOS26, ["webkit-26"], false),
  ("secondaryLabel", .lightIncreased, .iOS26, ["design-kit-26", "openswiftui-18"], false),
  ("systemBlue", .darkIncreased, .iOS26, ["hig-2025", "design-kit-26"], false),
  ("systemBackground", .darkIncreased, .iOS18, ["design-kit-26", "flutter-13"], true),
  ("opaqueSeparator", .dark, .iOS26, ["xcode-27", "flutter-13"], true),
  ("systemBlue", .lightIncreased, .iOS27, ["hig-2025", "design-kit-26"], true),
])
func sourcesOfAValueAreNamed(
  _ name: String, _ variant: Variant, _ profile: Profile, _ sources: [String], _ isOther: Bool
) throws {
  let value = try #require(
    SystemColors.value(name, platform: "ios", variant: variant, elevated: false, profile: profile))
  #expect(value.candidates[0].sources.map { $0.id } == sources)
  #expect(value.isOfOtherSystem == isOther)
}
