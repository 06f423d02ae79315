import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Records of colors seen on a device: they decide what is open, and nothing else.
@Suite struct VerifiedColorTests {
  /// A record of a pair of an audit, with the hash that the audit prints for the first of the variants.
  private static func record(
    _ pair: String, _ variants: [Variant], _ color: String, foreground: String? = nil, profile: Profile? = nil,
    line: Int = 9, of audit: AuditBuilder, device: String = "iPhone 17, iOS 26.4"
  ) throws -> VerifiedColor {
    var record = VerifiedColor(at: SourceLocation(file: "legible.json", line: line, column: 5))
    record.pair = pair
    record.variants = variants.reduce(into: []) { $0.formUnion(VariantSet($1)) }
    record.surface = try CSSColorSyntax.parse(color)
    record.surfaceHash = variants.lazy.compactMap { hash(audit, $0) }.first
    record.foreground = try foreground.map { try CSSColorSyntax.parse($0) }
    record.profile = profile
    record.device = device
    record.date = CalendarDate("2026-11-22")
    return record
  }

  /// The hash that an audit without records prints beside its first pair.
  private static func hash(_ audit: AuditBuilder, _ variant: Variant) -> String? {
    var audit = audit
    audit.declaration.verified = []
    let result = audit.result
    return result.measurement(variant).flatMap { result.measured.surfaceHash(of: $0) }
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
    audit.declaration.verified = [try Self.record(pair, [.lightIncreased], color, of: audit)]
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
    func records(_ color: String) throws -> [VerifiedColor] {
      let light = Variant.allCases.filter { $0.appearance == .light }
      let dark = Variant.allCases.filter { $0.appearance == .dark }
      return [
        try Self.record("panel: title", light.filter { $0 != .light }, color, of: audit),
        try Self.record("panel: title", dark.filter { $0 != .dark }, color, line: 10, of: audit),
      ]
    }
    audit.declaration.verified = try records("#333333")
    #expect(audit.result.rules.contains("low-text-contrast") && !audit.result.rules.contains("unverified-contrast"))
    audit.declaration.verified = try records("#FFFFFF")
    #expect(!audit.result.rules.contains("unverified-contrast"))
  }

  @Test func whatIsCertainStaysAsItIs() throws {
    var audit = AuditBuilder()
    audit.pair("#777777", on: "#FFFFFF", name: "card: title")
    var record = try Self.record("card: title", [.light], "#FFFFFF", of: audit)
    var assumed = audit
    assumed.declaration.pairs[0].origin = .assumed("nobody knows")
    record.surfaceHash = Self.hash(assumed, .light)
    audit.declaration.verified = [record]
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
    audit.declaration.verified = [try Self.record("card: title", [.light], "#FFFFFF", of: audit)]
    #expect(audit.result.measurement(.light)?.verdict == .pass)
    #expect(audit.result.measurement(.dark)?.verdict == .unverified)
  }

  @Test func disputedTextNeedsItsOwnColorOnlyWhereItsValuesDisagree() throws {
    // #007AFF or #1E6EF4 under Increase Contrast: 4.01 or 4.56 on white.
    func verdict(_ surface: String, _ foreground: String? = nil) throws -> Verdict? {
      var audit = AuditBuilder()
      audit.pair("system:link", on: "#FFFFFF", name: "hint")
      audit.declaration.verified = [
        try Self.record("hint", [.lightIncreased], surface, foreground: foreground, of: audit)
      ]
      return audit.result.measurement(.lightIncreased)?.verdict
    }
    #expect(try verdict("#FFFFFF") == .unverified)
    #expect(try verdict("#FFFFFF", "#555555") == .pass)
    #expect(try verdict("#FFFFFF", "#999999") == .fail)
    #expect(try verdict("#444444") == .unverified, "the palette states white")
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
    audit.declaration.verified = [
      try Self.record(pair, [.lightIncreased], "#FFFFFF", foreground: foreground, of: audit)
    ]
    #expect(Self.messages(audit) == [message])
    let problem = try #require(audit.result.plan.loaded.diagnostics.first)
    #expect(problem.severity == .error && problem.location.text == "legible.json:9:5")
    #expect(audit.result.measurement(.lightIncreased)?.record == nil)
  }

  @Test func twoRecordsOfOneVariantAreAnError() throws {
    var audit = Self.open()
    audit.declaration.verified = [
      try Self.record("panel: title", [.lightIncreased], "#FFFFFF", of: audit),
      try Self.record("#000000|panel|text|normal", [.lightIncreased, .dark], "#000000", line: 12, of: audit),
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
    audit.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF", of: audit)]
    #expect(
      Self.messages(audit) == ["the file audits several systems; add the 'profile' on which the colors were seen"])
    audit.declaration.verified = [
      try Self.record("panel: title", [.lightIncreased], "#FFFFFF", profile: .iOS18, of: audit)
    ]
    #expect(Self.messages(audit) == [])
    #expect(audit.result.measurement(.lightIncreased)?.record == nil, "seen on another system")
    audit.declaration.verified = [
      try Self.record("panel: title", [.lightIncreased], "#FFFFFF", profile: .iOS26, of: audit)
    ]
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .pass)
  }

  // MARK: Refusals

  /// A panel over a tint, text on it, and a record of it.
  private static func tinted(_ tint: String, as name: String = "panel") -> AuditBuilder {
    var audit = AuditBuilder()
    audit.token("Tint", [.any: tint])
    let place = SourceLocation(file: "legible.json")
    audit.surface(name, []) { surface in
      surface.layers = Adaptive([
        .material(MaterialUse(.style(.regular), at: place)), .color(AuditBuilder.written("Tint")),
      ])
    }
    audit.pair("#000000", on: name, name: "panel: title")
    return audit
  }

  private static func omissions(_ audit: AuditBuilder) -> [String] {
    audit.result.plan.loaded.omissions.map { "\($0.code.rawValue) \($0.name) \($0.location.text)" }
  }

  @Test func theHashKnowsTheLayersAndNoNames() throws {
    let hash = try #require(Self.hash(Self.tinted("#336699"), .lightIncreased))
    #expect(hash.utf8.count == 8)
    #expect(Self.hash(Self.tinted("#336699", as: "card"), .lightIncreased) == hash, "another name")
    #expect(Self.hash(Self.tinted("#336698"), .lightIncreased) != hash, "another tint")
    #expect(Self.hash(Self.tinted("#336699"), .darkIncreased) != hash, "another appearance")
    #expect(Self.hash(Self.open(), .lightIncreased) != hash, "no tint")
    var other = Self.tinted("#336699")
    other.declaration.profile = .iOS27
    #expect(Self.hash(other, .lightIncreased) != hash, "another system")
    #expect(Self.hash(Self.tinted("#336699"), .light) == nil, "a certain result needs none")
  }

  @Test func aRecordOfAChangedSurfaceDecidesNothing() throws {
    let before = Self.tinted("#336699")
    var after = Self.tinted("#993366")
    after.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF", of: before)]
    #expect(after.result.measurement(.lightIncreased)?.verdict == .unverified)
    let (old, new) = (Self.hash(before, .lightIncreased) ?? "", Self.hash(after, .lightIncreased) ?? "")
    #expect(
      Self.messages(after) == [
        "this record for 'panel: title' decides nothing: its surface changed since it was seen (\(old)); look again, "
          + "and write \"surface\": \"\(new)\""
      ])
    #expect(Self.omissions(after) == ["record-refused panel: title legible.json:9:5"])
    #expect(after.result.plan.loaded.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func aRecordWithoutAHashIsToldWhichToAdd() throws {
    var audit = Self.tinted("#336699")
    var record = try Self.record("panel: title", [.lightIncreased], "#FFFFFF", of: audit)
    record.surfaceHash = nil
    audit.declaration.verified = [record]
    #expect(audit.result.measurement(.lightIncreased)?.verdict == .unverified)
    let hash = Self.hash(audit, .lightIncreased) ?? ""
    #expect(Self.messages(audit).first?.hasSuffix("look again, and add \"surface\": \"\(hash)\"") == true)
    #expect(Self.omissions(audit).count == 1)
  }

  @Test func anOpaqueColorOfThePaletteIsNeverOverridden() throws {
    var audit = AuditBuilder()
    audit.token("Card", [.any: "#FFFFFF"])
    audit.pair("#777777", on: "Card", name: "card: title", origin: .assumed("nobody knows"))
    audit.declaration.verified = [try Self.record("card: title", [.light], "#000000", of: audit)]
    #expect(audit.result.measurement(.light)?.verdict == .unverified)
    #expect(Self.messages(audit).first?.contains("the palette states an opaque color there") == true)
    #expect(Self.omissions(audit) == ["record-refused card: title legible.json:9:5"])
    audit.declaration.verified = [
      try Self.record("card: title", [.light], "#FFFFFF", foreground: "#000000", of: audit)
    ]
    #expect(audit.result.measurement(.light)?.verdict == .unverified, "nor is a foreground")
    // A stand-in states nothing.
    audit.declaration.assumedTokens = ["Card"]
    audit.declaration.verified = [try Self.record("card: title", [.light], "#000000", of: audit)]
    #expect(audit.result.measurement(.light)?.record == 0)
  }

  @Test(
    arguments: [
      ("iPhone 17, iOS 26.4", nil, "2026-11-22", nil), ("iPad, iPadOS 26", nil, "2026-11-22", nil),
      ("Mac, macOS 26.1", nil, "2026-11-22", nil), ("iPhone", Profile.iOS26, "2026-11-22", nil),
      ("iPhone 5, iOS 9.3", nil, "2026-11-22", "it was seen on iOS 9, but the profile of this audit is ios-26"),
      ("iPhone 5, iOS 9.3", .iOS26, "2026-11-22", "it was seen on iOS 9, but the profile of this audit is ios-26"),
      ("iPhone 15, iOS 18.1", nil, "2026-11-22", "it was seen on iOS 18, but the profile of this audit is ios-26"),
      ("iPhone 17", nil, "2026-11-22", "its 'device' names no system"),
      ("iPhone 17, iOS 26.4", nil, "2026-11-23", nil),
      ("iPhone 17, iOS 26.4", nil, "2026-11-24", "its date, 2026-11-24, is in the future"),
    ] as [(String, Profile?, String, String?)])
  func itsDayAndItsSystemMustBeThoseOfTheAudit(
    _ device: String, _ profile: Profile?, _ date: String, _ words: String?
  ) throws {
    var audit = Self.open()
    var record = try Self.record(
      "panel: title", [.lightIncreased], "#FFFFFF", profile: profile, of: audit, device: device)
    record.date = CalendarDate(date)
    audit.declaration.verified = [record]
    let loaded = audit.loaded.refusingRecords(on: CalendarDate("2026-11-23"))
    let verdict = AuditResult(loaded, policy: .wcag22AA).measurement(.lightIncreased)?.verdict
    #expect(verdict == (words == nil ? .pass : .unverified))
    #expect(loaded.omissions.map(\.code) == (words == nil ? [] : [.recordRefused]))
    guard let words else { return #expect(loaded.diagnostics == []) }
    let start = "this record for 'panel: title' decides nothing: \(words)"
    #expect(loaded.diagnostics.map(\.severity) == [.warning])
    #expect(loaded.diagnostics.first?.message.hasPrefix(start) == true, "\(loaded.diagnostics)")
  }

  @Test func withoutADayNoneIsOfTheFuture() throws {
    var audit = Self.open()
    audit.declaration.verified = [try Self.record("panel: title", [.lightIncreased], "#FFFFFF", of: audit)]
    audit.declaration.verified[0].date = CalendarDate("9999-12-31")
    let loaded = audit.loaded.refusingRecords(on: nil)
    #expect(loaded.omissions.isEmpty && loaded.declaration.verified.count == 1)
  }

  @Test(
    arguments: [
      ("iPhone 17, iOS 26.4", "iOS 26", Profile.iOS26), ("iPad, iPadOS 18.1", "iPadOS 18", .iOS18),
      ("Mac mini, macOS 15", "macOS 15", .iOS18), ("watchOS 11 on a watch", "watchOS 11", .iOS18),
      ("iphone, ios 27 beta", "iOS 27", .iOS27), ("iPhone 5, iOS 9.3", "iOS 9", nil),
    ] as [(String, String, Profile?)])
  func theSystemIsReadOutOfTheDevice(_ device: String, _ text: String, _ profile: Profile?) throws {
    let version = try #require(SystemVersion(in: device))
    #expect(version.text == text && version.profile == profile)
  }
}
