import AuditEngine
import AuditModel
import AuditRules
import ColorMath
import ContrastMeasuring
import PaletteAdvice
import PaletteModel
import TestSupport
import Testing

/// Records of colors seen on a device: they decide what is open, and nothing else.
@Suite struct VerifiedColorTests {
  private static func record(
    _ pair: String, _ variants: [Variant], _ color: String, foreground: String? = nil, profile: Profile? = nil,
    line: Int = 9
  ) throws -> VerifiedColor {
    var record = VerifiedColor(at: SourceLocation(file: "legible.json", line: line, column: 5))
    record.pair = pair
    record.variants = variants.reduce(into: []) { $0.formUnion(VariantSet($1)) }
    record.surface = try CSSColorSyntax.parse(color)
    record.foreground = try foreground.map { try CSSColorSyntax.parse($0) }
    record.profile = profile
    record.device = "iPhone 17"
    record.date = CalendarDate("2026-11-22")
    return record
  }

  /// Text on a material whose look with Increase Contrast is unpublished.
  private static func open(_ color: String = "#000000") -> AuditBuilder {
    var audit = AuditBuilder()
    let place = SourceLocation(file: "legible.json")
    audit.surface("panel", []) { $0.layers = Adaptive([.material(MaterialUse(.style(.regular), at: place))]) }
    audit.pair(color, on: "panel", name: "panel: title")
    return audit
  }

  private static func messages(_ audit: AuditBuilder) -> [String] {
    audit.result.plan.loaded.diagnostics.map { $0.message }
  }

  @Test(arguments: [
    ("panel: title", "#FFFFFF", 21.0, Verdict.pass), ("#000000|panel|text|normal", "#333333", 1.66, .fail),
  ])
  func theColorSeenDecides(_ pair: String, _ color: String, _ ratio: Double, _ verdict: Verdict) throws {
    var audit = Self.open()
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .unverified)
    audit.declaration.verified = [try Self.record(pair, [.lightIncreased], color)]
    let found = try #require(audit.result.measurement(.lightIncreased))
    #expect(found.verdict == verdict && found.record == 0 && found.reason == nil && found.expectation == nil)
    #expect(abs((found.minimum?.value ?? 0) - ratio) < 0.01 && found.maximum == found.minimum && found.outlook == nil)
    #expect(found.surfaceColor?.hex == color && found.foregroundColor?.hex == "#000000")
    let evidence = audit.result.evidence[try #require(found.evidence)]
    #expect(evidence.steps == [.layer(try CSSColorSyntax.parse(color), alternates: [])])
    #expect(audit.result.measurement(.darkIncreased)?.verdict == .unverified, "another variant stays open")
    #expect(Self.messages(audit) == [])
  }

  @Test func aFailureSeenIsAFindingAndAPassIsNone() throws {
    var audit = Self.open()
    let all: [Variant] = [
      .light, .dark, .lightIncreased, .darkIncreased, .lightReduced, .darkReduced,
      .lightIncreasedReduced, .darkIncreasedReduced,
    ]
    audit.declaration.verified = [try Self.record("panel: title", all, "#333333")]
    #expect(audit.result.rules.contains("low-text-contrast") && !audit.result.rules.contains("unverified-contrast"))
    audit.declaration.verified = [try Self.record("panel: title", all, "#FFFFFF")]
    #expect(!audit.result.rules.contains("unverified-contrast"))
  }

  @Test func whatIsCertainStaysAsItIs() throws {
    var audit = AuditBuilder()
    audit.pair("#777777", on: "#FFFFFF", name: "card: title")
    audit.declaration.verified = [try Self.record("card: title", [.light], "#000000")]
    let found = try #require(audit.result.measurement(.light))
    #expect(found.verdict == .fail && found.record == nil && abs((found.minimum?.value ?? 0) - 4.47) < 0.01)
    #expect(
      Self.messages(audit) == [
        "this record for 'card: title' has no effect: its results are certain without it; delete it"
      ])
  }

  @Test func anAssumedPairIsDecidedAsWell() throws {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF", name: "card: title", origin: .assumed("nobody knows"))
    audit.declaration.verified = [try Self.record("card: title", [.light], "#EEEEEE")]
    #expect(audit.result.measurement(.light)?.verdict == .pass)
    #expect(audit.result.measurement(.dark)?.verdict == .unverified)
  }

  @Test func disputedTextNeedsItsOwnColorOnlyWhereItsValuesDisagree() throws {
    // Opacity 0.80 or 0.68 of #3C3C43 under Increase Contrast: 5.96 or 4.24 on white.
    func verdict(_ surface: String, _ foreground: String? = nil) throws -> Verdict? {
      var audit = AuditBuilder()
      audit.pair("system:secondaryLabel", on: "#FFFFFF", name: "hint")
      audit.declaration.verified = [try Self.record("hint", [.lightIncreased], surface, foreground: foreground)]
      return audit.result.measurement(.lightIncreased)?.verdict
    }
    #expect(try verdict("#FFFFFF") == .unverified)
    #expect(try verdict("#FFFFFF", "#555555") == .pass)
    #expect(try verdict("#FFFFFF", "#999999") == .fail)
    #expect(try verdict("#444444") == .fail, "both values fail")
  }

  @Test(
    arguments: [
      ("panel: titel", nil, "there is no pair 'panel: titel'; did you mean 'panel: title'?"),
      ("panel", nil, "'panel' is on several surfaces; use a pair id instead"),
      ("two", "#FFFFFF", "'two' has several foregrounds; use a pair id instead"),
    ] as [(String, String?, String)])
  func aRecordOfNoPairOrOfSeveralIsAnError(_ pair: String, _ foreground: String?, _ message: String) throws {
    var audit = Self.open()
    audit.pair("#111111", on: "#EEEEEE", name: "panel")
    audit.pair("#111111", on: "#DDDDDD", name: "panel")
    audit.pair("#222222", on: "#FFFFFF", name: "two")
    audit.pair("#333333", on: "#FFFFFF", name: "two")
    audit.declaration.verified = [try Self.record(pair, [.lightIncreased], "#FFFFFF", foreground: foreground)]
    #expect(Self.messages(audit) == [message])
    let problem = try #require(audit.result.plan.loaded.diagnostics.first)
    #expect(problem.severity == .error && problem.location.text == "legible.json:9:5")
    #expect(audit.result.measurement(.lightIncreased)?.record == nil)
  }

  @Test func twoRecordsOfOneVariantAreAnError() throws {
    var audit = Self.open()
    audit.declaration.verified = [
      try Self.record("panel: title", [.lightIncreased], "#FFFFFF"),
      try Self.record("#000000|panel|text|normal", [.lightIncreased, .dark], "#000000", line: 12),
    ]
    #expect(
      Self.messages(audit) == [
        "the record at legible.json:9:5 covers the same pair and variant; keep one of them"
      ])
    #expect(audit.result.measurement(.lightIncreased)?.surfaceColor?.hex == "#FFFFFF")
  }

  @Test func aRecordIsOfOneSystem() throws {
    var audit = Self.open()
    audit.declaration.profiles = [.iOS18, .iOS26]
    audit.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF")]
    #expect(
      Self.messages(audit) == ["the file audits several systems; add the 'profile' on which the colors were seen"])
    audit.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF", profile: .iOS18)]
    #expect(Self.messages(audit) == [])
    #expect(audit.result.measurement(.lightIncreased)?.record == nil, "seen on another system")
    audit.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF", profile: .iOS26)]
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .pass)
  }
}
