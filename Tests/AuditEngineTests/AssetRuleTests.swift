import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Rules about color sets, each against sets put together entry by entry.
@Suite struct AssetRuleTests {
  /// A set by its entries, and what a rule says about it: the variants of its cells, none if it is silent.
  struct Row: Sendable, CustomTestStringConvertible {
    let rule: String
    let entries: [Entry]
    let cells: [Variant]
    var idiom = Idiom.universal

    var testDescription: String {
      "\(rule): " + entries.map { "\($0.idiom?.rawValue ?? "?") \($0.condition.label)" }.joined(separator: ", ")
    }
  }

  private static let light = Variant.allCases.filter { $0.appearance == .light }
  private static let dark = Variant.allCases.filter { $0.appearance == .dark }
  private static let standard = Variant.allCases.filter { $0.contrast == .standard }
  private static let increased = Variant.allCases.filter { $0.contrast == .increased }
  private static let lightIncreased: [Variant] = [.lightIncreased, .lightIncreasedReduced]
  private static let darkIncreased: [Variant] = [.darkIncreased, .darkIncreasedReduced]

  private static func entry(
    _ condition: AppearanceCondition, _ color: String = "#111111", _ idiom: Idiom? = .universal,
    _ gamut: DisplayGamut = .unspecified
  ) -> Entry {
    Entry(condition, .color(AuditBuilder.color(color)), idiom: idiom, gamut: gamut)
  }

  private static func empty(_ condition: AppearanceCondition) -> Entry { Entry(condition, .empty) }

  private static func system(_ condition: AppearanceCondition, _ idiom: Idiom = .universal) -> Entry {
    Entry(condition, .system(reference: "labelColor", platform: "ios"), idiom: idiom)
  }

  static let shadowed = [
    Row(rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark), entry(.highAny)], cells: darkIncreased),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.any), entry(.light), entry(.highAny)], cells: lightIncreased),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.light), entry(.dark), entry(.highAny)], cells: increased),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark), entry(.highAny), entry(.highDark)],
      cells: []),
    Row(rule: "shadowed-increased-entry", entries: [entry(.any), entry(.highAny)], cells: []),
    Row(rule: "shadowed-increased-entry", entries: [entry(.any), empty(.dark), entry(.highAny)], cells: []),
    Row(rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark), empty(.highAny)], cells: []),
    Row(rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark), entry(.highLight)], cells: []),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark, "#222222", .ipad), entry(.highAny)],
      cells: []),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark, "#222222", .ipad), entry(.highAny)],
      cells: darkIncreased, idiom: .ipad),
    Row(
      rule: "shadowed-increased-entry", entries: [entry(.any), entry(.dark), entry(.highAny)], cells: [],
      idiom: .vision),
  ]

  static let hollow = [
    Row(rule: "hollow-increased-entry", entries: [entry(.any), entry(.highAny)], cells: increased),
    Row(rule: "hollow-increased-entry", entries: [entry(.any), entry(.highAny, "#000000")], cells: []),
    Row(
      rule: "hollow-increased-entry",
      entries: [entry(.any), entry(.dark, "#EEEEEE"), entry(.highAny, "#000000"), entry(.highDark, "#EEEEEE")],
      cells: darkIncreased),
    Row(
      rule: "hollow-increased-entry",
      entries: [entry(.any), entry(.dark, "#EEEEEE"), entry(.highAny), entry(.highDark, "#FFFFFF")],
      cells: lightIncreased),
    Row(rule: "hollow-increased-entry", entries: [entry(.any), entry(.dark, "#EEEEEE"), empty(.highDark)], cells: []),
    Row(
      rule: "hollow-increased-entry", entries: [entry(.any, "#3F3F3F"), entry(.highAny, "rgb(24.7% 24.7% 24.7%)")],
      cells: increased),
    Row(rule: "hollow-increased-entry", entries: [entry(.any), entry(.highAny, "#111111FE")], cells: []),
    Row(rule: "hollow-increased-entry", entries: [system(.any), system(.highAny)], cells: []),
    Row(
      rule: "hollow-increased-entry",
      entries: [
        entry(.any, "#111111", .universal, .sRGB), entry(.any, "#222222", .universal, .displayP3),
        entry(.highAny, "#333333", .universal, .sRGB), entry(.highAny, "#222222", .universal, .displayP3),
      ], cells: increased),
    Row(rule: "hollow-increased-entry", entries: [entry(.highAny)], cells: []),
  ]

  static let appearanceOnly = [
    Row(rule: "appearance-only-token", entries: [entry(.dark)], cells: light),
    Row(rule: "appearance-only-token", entries: [entry(.light)], cells: dark),
    Row(rule: "appearance-only-token", entries: [entry(.light), entry(.dark)], cells: []),
    Row(rule: "appearance-only-token", entries: [entry(.highAny)], cells: standard),
    Row(rule: "appearance-only-token", entries: [empty(.any), entry(.dark)], cells: light),
    Row(rule: "appearance-only-token", entries: [entry(.any)], cells: []),
    Row(rule: "appearance-only-token", entries: [empty(.any)], cells: []),
    Row(rule: "appearance-only-token", entries: [], cells: []),
    Row(rule: "appearance-only-token", entries: [entry(.any, "#111111", .ipad), entry(.dark)], cells: light),
    Row(
      rule: "appearance-only-token", entries: [entry(.any, "#111111", .ipad), entry(.dark)], cells: [], idiom: .ipad),
    Row(rule: "appearance-only-token", entries: [entry(.dark, "#111111", .ipad)], cells: light),
    Row(rule: "appearance-only-token", entries: [entry(.dark, "#111111", .ipad)], cells: [], idiom: .iphone),
    Row(
      rule: "appearance-only-token", entries: [entry(.light), entry(.dark)], cells: Variant.allCases, idiom: .watch),
  ]

  static let oddities = [
    Row(
      rule: "ambiguous-component", entries: [odd(.any, .ambiguousComponent), entry(.dark, "#222222")], cells: light),
    Row(rule: "ambiguous-component", entries: [odd(.any, .componentOutOfRange)], cells: []),
    Row(rule: "out-of-gamut-component", entries: [odd(.any, .componentOutOfRange)], cells: Variant.allCases),
    Row(
      rule: "out-of-gamut-component", entries: [entry(.any), odd(.any, .componentOutOfRange, .tv)], cells: []),
    Row(
      rule: "out-of-gamut-component", entries: [entry(.any), odd(.any, .componentOutOfRange, .tv)],
      cells: Variant.allCases, idiom: .tv),
  ]

  private static func odd(
    _ condition: AppearanceCondition, _ oddities: Entry.Oddities, _ idiom: Idiom = .universal
  ) -> Entry {
    Entry(condition, .color(Color(.sRGB, 1.5, 0, 0)), idiom: idiom, oddities: oddities)
  }

  @Test(arguments: shadowed + hollow + appearanceOnly + oddities)
  func findsSetsByTheirEntries(_ row: Row) {
    var audit = AuditBuilder(judgesColorsets: true)
    audit.declaration.idiom = row.idiom
    audit.entries("Set", row.entries)
    let findings = audit.result.findings.filter { $0.rule == row.rule }
    #expect(findings.flatMap(\.cells).map(\.variant) == row.cells)
    #expect(findings.allSatisfy { $0.evidence.subject == .token(0) && $0.fingerprint == "\(row.rule)|Set" })
  }

  @Test func cellsAreAtTheEntryThatServesTheirVariant() {
    var audit = AuditBuilder(judgesColorsets: true)
    audit.entries("Set", [Self.entry(.any), Self.entry(.dark), Self.entry(.highAny, "#000000")])
    #expect(audit.result.rules == ["shadowed-increased-entry"])
    #expect(audit.result.findings.flatMap(\.cells).map(\.location.line) == [2, 2])
  }

  @Test func variantsThatAreNotAuditedHaveNoCells() {
    var audit = AuditBuilder(judgesColorsets: true)
    audit.variants = [VariantSet(.light), VariantSet(.darkIncreased)]
    audit.entries("Shadowed", [Self.entry(.any), Self.entry(.dark), Self.entry(.highAny)])
    audit.entries("OnlyLight", [Self.entry(.light)])
    audit.entries("OnlyDark", [Self.entry(.dark)])
    let findings = audit.result.findings.filter { $0.severity > .note }.map {
      "\($0.fingerprint) \($0.cells.map(\.variant.id))"
    }
    #expect(
      findings == [
        #"appearance-only-token|OnlyDark ["light"]"#, #"appearance-only-token|OnlyLight ["dark-increased"]"#,
        #"shadowed-increased-entry|Shadowed ["dark-increased"]"#,
      ])
  }
}
