import ColorMath
import ContrastAudit
import PaletteModel
import Testing

/// New entries for increased contrast.
@Suite struct IncreasedEntryFinderTests {
  @Test func aForegroundThatFallsShortGetsEntriesThatReachTheAim() throws {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#6F6F6F", .dark: "#909090"])
    audit.token("Surface", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Text", on: "Surface")
    let edits = Self.edits(of: audit.result)
    #expect(edits.map(\.place) == [.new(.highAny, like: 0), .new(.highDark, like: 1)])
    #expect(Self.ratios(audit, edits, .light) == Self.ratios(audit, [], .light))
    for variant in [Variant.lightIncreased, .darkIncreased, .lightIncreasedReduced] {
      let ratio = try #require(Self.ratios(audit, edits, variant).first)
      #expect(ratio >= 7 && ratio < 7.2, "\(variant.id): \(ratio)")
    }
    let again = audit.with(edits)
    #expect(Self.edits(of: again.result) == [])
  }

  @Test func oneAloneIsForLight() {
    var audit = AuditBuilder()
    audit.token("Text", [.any: "#6F6F6F", .dark: "#FFFFFF"])
    audit.token("Surface", [.any: "#FFFFFF", .dark: "#000000"])
    audit.pair("Text", on: "Surface")
    #expect(Self.edits(of: audit.result).map(\.place) == [.new(.highLight, like: 0)])
  }

  @Test func whatIsThereReachesTheAimOrCannotStays() {
    var audit = AuditBuilder()
    audit.token("Strong", [.any: "#000000"])
    audit.token("Own", [.any: "#777777", .highLight: "#707070", .highDark: "#707070"])
    audit.token("Torn", [.any: "#808080"])
    audit.pair("Strong", on: "#FFFFFF")
    audit.pair("Own", on: "#FFFFFF")
    audit.pair("Torn", on: "#FFFFFF")
    audit.pair("Torn", on: "#000000")
    #expect(Self.edits(of: audit.result) == [])
  }

  @Test func whatStandsOnATokenKeepsItsRatio() throws {
    var audit = AuditBuilder()
    audit.token("Accent", [.any: "#7A7AFF"])
    audit.token("Label", [.any: "#000000"])
    audit.pair("Accent", on: "#FFFFFF")
    audit.pair("Label", on: "Accent")
    // Darker text on white would spoil the black label on it, so that nothing comes.
    #expect(Self.edits(of: audit.result).filter { $0.token == 0 } == [])
  }

  private static func edits(of result: AuditResult) -> [ColorEdit] {
    IncreasedEntryFinder.edits(
      of: AuditInput(plan: result.plan, measurements: result.measurements, evidence: result.evidence))
  }

  private static func ratios(_ audit: AuditBuilder, _ edits: [ColorEdit], _ variant: Variant) -> [Double] {
    audit.with(edits).result.measurements.filter { $0.variant == variant }.compactMap(\.minimum?.value)
  }
}

extension AuditBuilder {
  /// The same audit with edits made; they lead to tokens in the order of the palette.
  fileprivate func with(_ edits: [ColorEdit]) -> AuditBuilder {
    var copy = self
    copy.tokens = loaded.palette.applying(edits).tokens
    return copy
  }
}
