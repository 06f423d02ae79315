import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The expectations of measurements without a certain verdict, and the codes of their reasons.
@Suite struct ExpectationTests {
  @Test(arguments: [("#000000", AuditEngine.Expectation.pass), ("#FFFFFF", .fail), ("#CCCCCC", .fail)])
  func assumedPairsAreExpectedToDoWhatTheirNumbersDo(_ color: String, _ expected: AuditEngine.Expectation) throws {
    var audit = AuditBuilder()
    audit.pair(color, on: "#FFFFFF", origin: .assumed("a guess"))
    let found = try #require(audit.result.measurement())
    #expect(found.verdict == .unverified && found.expectation == expected && found.reason?.code == .assumed)
    #expect(audit.result.findings.map(\.severity) == [expected == .pass ? .note : .warning])
  }

  /// A disputed opacity: unverified if its values decide differently.
  @Test func disputedValuesAreOpenWhereTheyDiffer() throws {
    var audit = AuditBuilder()
    audit.pair("system:placeholderText", on: "#FFFFFF", .graphic)
    audit.pair("system:placeholderText", on: "#FFFFFF", .text)
    let result = audit.result
    let open = try #require(result.measurement(.lightIncreased, pair: 0))
    #expect(open.verdict == .unverified && open.expectation == .open && open.reason?.code == .disputed)
    let failing = try #require(result.measurement(.lightIncreased, pair: 1))
    #expect(failing.verdict == .fail && failing.expectation == nil && failing.reason == nil)
  }

  @Test func aPlainVerdictHasNeitherExpectationNorCode() throws {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF")
    audit.pair("#FFFFFF", on: "#FFFFFF")
    #expect(audit.result.measurements.allSatisfy { $0.expectation == nil && $0.reason == nil })
  }

  @Test func missingColoursHaveCodesOfTheirOwn() throws {
    var audit = AuditBuilder()
    audit.token("Night", [.dark: "#FFFFFF"])
    audit.pair("Missing", on: "#FFFFFF", id: "a")
    audit.pair("Night", on: "#FFFFFF", id: "b")
    audit.pair("Night", on: "#FFFFFF", .graphic, id: "c")
    audit.pair("#FFFFFF", on: "#FFFFFF", .decorative, id: "d")
    let result = audit.result
    let found = try (0..<4).map { try #require(result.measurement(.light, pair: $0)) }
    #expect(found.map(\.reason?.code) == [.noColor, .drawnClear, .noColor, .noMinimum])
    #expect(found.map(\.verdict) == [.unverified, .fail, .unverified, .exempt])
    #expect(found.map(\.expectation) == [.open, nil, .open, nil])
  }

  @Test func theRulesThatWordOneCriterionShareAFingerprint() {
    let fingerprints = ["#FEFEFE", "#CCCCCC"].map { ink in
      var audit = AuditBuilder()
      audit.token("Ink", [.any: ink])
      audit.pair("Ink", on: "#FFFFFF")
      return audit.result.findings.map { [$0.rule, $0.fingerprint] }
    }
    #expect(fingerprints[0] == [["invisible-text", "contrast|Ink|#FFFFFF|text|normal"]])
    #expect(fingerprints[1] == [["low-text-contrast", "contrast|Ink|#FFFFFF|text|normal"]])
    #expect(Fingerprint.current("low-system-contrast|a|b") == "contrast|a|b")
    #expect(Fingerprint.current("small-text|a|b") == "small-text|a|b")
    #expect(Fingerprint.worded("contrast|a", by: "low-text-contrast") == "low-text-contrast|a")
  }

  @Test func theVerdictOfExemptPairsIsNotMeasured() {
    var audit = AuditBuilder()
    audit.pair("#CCCCCC", on: "#FFFFFF", .decorative)
    let report = AuditReport([audit.result])
    #expect(report.summary.verdict == .notMeasured && report.gate.status == .notMeasured)
    #expect(AuditReport([audit.result], gate: GateRule(isCompared: true)).gate.status == .failed)
  }

  /// A share of nothing is no share: literals alone, exempt or measured, do not reach one.
  @Test(arguments: [(Role.text, 0.8), (.decorative, 0.8), (.text, 0)])
  func withoutATokenNoCoverageIsEnough(_ role: Role, _ least: Double) {
    var audit = AuditBuilder()
    audit.pair("#000000", on: "#FFFFFF", role)
    let report = AuditReport([audit.result], gate: GateRule(minimumCoverage: least))
    #expect(report.summary.coverage == 0 && report.gate.status == .failed)
    #expect(report.gate.reasons.contains(.noTokens(least: least)))
    audit.token("Ink", [.any: "#000000"])
    audit.pair("Ink", on: "#FFFFFF")
    #expect(AuditReport([audit.result], gate: GateRule(minimumCoverage: least)).gate.status == .passed)
  }

  @Test func whatIsWaivedFailsNoRequirementOfARule() {
    func status(_ waivers: [Waiver]) -> RequirementStatus? {
      var audit = AuditBuilder()
      audit.pair("#CCCCCC", on: "#FFFFFF")
      audit.declaration.waivers = waivers
      audit.declaration.requirements = [
        TeamRequirement(
          "R", title: "t", rules: ["low-text-contrast"], pairs: [], isManual: false, at: SourceLocation(file: "f"))
      ]
      return audit.result.requirements.first?.status
    }
    var waiver = Waiver(at: SourceLocation(file: "legible.json"))
    waiver.rule = "low-text-contrast"
    #expect(status([]) == .fail && status([waiver]) == .pass)
  }

  /// Every rule whose findings share the criterion's fingerprint exists.
  @Test func sharedFingerprintsAreThoseOfRules() {
    let shared = Rule.all.map(\.id).filter { Fingerprint.current("\($0)|x") == "contrast|x" }
    #expect(shared.count == 8 && Rule.named("contrast") == nil)
  }
}
