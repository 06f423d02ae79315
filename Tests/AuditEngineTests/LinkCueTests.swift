import Testing

@testable import AuditEngine
@testable import Palettes

/// Link cues, which are compared with the text around them and with nothing else.
@Suite struct LinkCueTests {
  private static func result(against: String?, policy: Policy = .wcag22AA) -> AuditResult {
    var audit = AuditBuilder()
    audit.policy = policy
    audit.pair("#0A5FB4", on: "#FFFFFF", .linkCue, against: against)
    return audit.result
  }

  @Test func withoutTheTextAroundItALinkIsUnverifiedAndNamesTheKey() {
    let result = Self.result(against: nil)
    #expect(result.measurements.count == 8)
    for measurement in result.measurements {
      #expect(measurement.verdict == .unverified && measurement.expectation == .open && measurement.minimum == nil)
      #expect(measurement.reason?.code == .noComparison)
      #expect(measurement.reason?.words.contains("add \"against\"") == true)
    }
    #expect(result.rules == ["unverified-contrast"])
  }

  @Test func withItTheRatioDecides() {
    #expect(Self.result(against: "#000000").measurements.allSatisfy { $0.verdict == .pass })
    #expect(Self.result(against: "#1A1A1A").measurements.allSatisfy { $0.verdict == .fail })
  }

  @Test func aPolicyWithoutAMinimumAsksForNothing() throws {
    let policy = try #require(Policy.all.first { $0.id == "section-508" })
    #expect(Self.result(against: nil, policy: policy).measurements.allSatisfy { $0.verdict == .exempt })
  }
}
