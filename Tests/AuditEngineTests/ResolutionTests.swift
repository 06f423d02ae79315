import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Colors of tokens and of the system, as measurements show them.
@Suite struct ResolutionTests {
  @Test func entriesServeTheirVariants() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#010101", .dark: "#020202", .highAny: "#030303", .highDark: "#040404"])
    audit.pair("Text", on: "#FFFFFF")
    let result = audit.result
    let expected: [(Variant, String, Int)] = [
      (.light, "#010101", 1), (.dark, "#020202", 2), (.lightIncreased, "#030303", 3), (.darkIncreased, "#040404", 4),
      (.lightReduced, "#010101", 1), (.darkReduced, "#020202", 2), (.lightIncreasedReduced, "#030303", 3),
      (.darkIncreasedReduced, "#040404", 4),
    ]
    for (variant, color, line) in expected {
      let found = try #require(result.measurement(variant))
      #expect(found.foregroundColor?.hex == color, "\(variant)")
      #expect(found.location == SourceLocation(file: "Colors.xcassets/Text.colorset/Contents.json", line: line))
    }
  }

  @Test func textWithOnlyADarkEntryIsInvisibleInLight() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.dark: "#FFFFFF"])
    audit.pair("Text", on: "#000000")
    let result = audit.result
    for variant in Variant.allCases {
      let found = try #require(result.measurement(variant))
      #expect(found.verdict == (variant.appearance == .dark ? .pass : .fail), "\(variant)")
      #expect((found.minimum == nil) == (variant.appearance == .light))
    }
    #expect(result.rules == ["invisible-text"])
    #expect(result.findings[0].cells.count == 4)
    #expect(result.measurement()?.reason?.words == "'Text' has no color for light mode, so it is transparent")
  }

  @Test(arguments: Role.allCases.filter { !$0.isExempt && $0 != .text && $0 != .linkCue })
  func anythingElseWithOnlyADarkEntryIsUnverified(_ role: Role) throws {
    var audit = AuditBuilder()
    audit.token("Icon", [.dark: "#FFFFFF"])
    audit.pair("Icon", on: "#000000", role)
    #expect(audit.result.measurement()?.verdict == .unverified)
    #expect(audit.result.measurement(.dark)?.verdict == .pass)
    #expect(audit.result.rules == ["unresolved-color"])
  }

  @Test func emptyAccentColorIsTheTintOfTheSystem() throws {
    var audit = AuditBuilder()
    audit.entries("AccentColor", [Entry(.any, .empty)])
    audit.entries("Brand", [Entry(.any, .empty)])
    audit.pair("AccentColor", on: "#FFFFFF", .graphic)
    audit.pair("system:systemBlue", on: "#FFFFFF", .graphic)
    audit.pair("Brand", on: "#FFFFFF", .graphic)
    let result = audit.result
    for variant in Variant.allCases {
      let accent = try #require(result.measurement(variant, pair: 0))
      let blue = try #require(result.measurement(variant, pair: 2))
      #expect(accent.foregroundColor == blue.foregroundColor && accent.minimum == blue.minimum)
      #expect(result.measurement(variant, pair: 1)?.minimum == nil)
    }
  }

  @Test func severalDeviceClassesNeedAChoice() throws {
    var audit = AuditBuilder()
    audit.entries(
      "Text",
      [
        Entry(.any, .color(AuditBuilder.color("#111111")), idiom: .iphone),
        Entry(.any, .color(AuditBuilder.color("#222222")), idiom: .ipad),
      ])
    audit.pair("Text", on: "#FFFFFF")
    let undecided = try #require(audit.result.measurement())
    #expect(
      undecided.verdict == .unverified && undecided.reason?.words.hasSuffix("choose a class with --idiom") == true)
    audit.declaration.idiom = .ipad
    #expect(audit.result.measurement()?.foregroundColor?.hex == "#222222")
    audit.declaration.idiom = .tv
    #expect(audit.result.measurement()?.reason?.words == "'Text' has no entry for tv")
  }

  @Test func whatCannotBeResolvedIsUnverifiedAndSaysWhy() throws {
    var audit = AuditBuilder()
    audit.entries("Broken", [Entry(.any, .unreadable, line: 7)])
    audit.entries("Twice", [Entry(.any, .color(AuditBuilder.color("#000000")))], catalog: "A.xcassets")
    audit.entries("Twice", [Entry(.any, .color(AuditBuilder.color("#000000")))], catalog: "B.xcassets")
    audit.entries("Foreign", [Entry(.any, .system(reference: "noColor", platform: "ios"))])
    let reasons = [
      "Broken": "the entry for 'Broken' on line 7 cannot be read",
      "Twice": "'Twice' is ambiguous: A.xcassets/Twice, B.xcassets/Twice",
      "Foreign": "unknown system color 'noColor'",
      "Missing": "there is no token 'Missing'", "system:none": "unknown system color 'none'",
    ]
    for (name, reason) in reasons {
      for isForeground in [true, false] {
        var copy = audit
        copy.pair(isForeground ? name : "#000000", on: isForeground ? "#FFFFFF" : name)
        #expect(copy.result.measurements.count == 8)
        #expect(copy.result.measurements.allSatisfy { $0.verdict == .unverified && $0.reason?.words == reason })
        #expect(copy.result.rules == ["unresolved-color"])
      }
    }
  }

  /// A color of the system that only this tool does not know is no mistake of the sources that show it.
  @Test func anUnknownColorOfTheSystemFailsNothingThatSourcesShow() {
    var audit = AuditBuilder()
    audit.entries("Foreign", [Entry(.any, .system(reference: "noColor", platform: "osx"))])
    for ink in ["#000000", "#FFFFFF", "#202020"] { audit.pair(ink, on: "Foreign", name: "Row.body", origin: .found) }
    #expect(audit.result.findings.allSatisfy { $0.severity < .error })
    #expect(!audit.result.rules.contains("unresolved-color") && audit.result.rules.contains("unverified-contrast"))
  }

  @Test func systemReferencesOfEntriesFollowTheProfile() throws {
    var audit = AuditBuilder()
    audit.entries("Red", [Entry(.any, .system(reference: "systemRedColor", platform: "ios"))])
    audit.pair("Red", on: "#FFFFFF", .graphic)
    let now = try #require(audit.result.measurement()?.foregroundColor)
    audit.declaration.profile = .iOS18
    let before = try #require(audit.result.measurement()?.foregroundColor)
    #expect(before.hex == "#FF3B30" && now != before)
  }
}
