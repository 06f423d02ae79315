import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// Random audits: the measurements in each finding.
@Suite struct PartitionTests {
  private static let contrastRules: Set = [
    "invisible-text", "low-text-contrast", "low-enhanced-contrast", "low-graphic-contrast", "low-boundary-contrast",
    "low-focus-contrast", "low-link-cue-contrast", "low-system-contrast",
  ]

  @Test(arguments: 0..<60) func everyMeasurementIsInTheFindingsThatItsVerdictAsksFor(_ seed: UInt64) throws {
    let result = Self.randomAudit(seed).result
    var places: [MeasurementIndex: [String]] = [:]
    for finding in result.findings {
      let cells = finding.cells.compactMap(\.measurement)
      #expect(cells == cells.sorted())
      for cell in cells {
        places[cell, default: []].append(finding.rule)
        #expect(finding.evidence.subject == .pair(result.measurements[cell].pair))
      }
    }
    for (index, measurement) in result.measurements.indexed() {
      let rules = places[index, default: []]
      switch measurement.verdict {
      case .pass: #expect(rules.isEmpty)
      case .exempt: #expect(rules.isEmpty || rules == ["decorative-text"])
      case .fail: #expect(rules.count == 1 && Self.contrastRules.isSuperset(of: rules))
      case .unverified:
        #expect(rules == ["unverified-contrast"] || rules == ["unresolved-color"])
        #expect(measurement.reason?.words.isEmpty == false)
      }
    }
    let order = Rule.all.map(\.id)
    let positions = result.findings.compactMap { order.firstIndex(of: $0.rule) }
    #expect(positions == positions.sorted())
  }

  @Test func randomAuditsReachEveryVerdictAndRule() {
    let results = (0..<60).map { Self.randomAudit($0).result }
    #expect(Set(results.flatMap(\.measurements).map(\.verdict)) == Set(Verdict.allCases))
    #expect(Set(results.flatMap(\.rules)).isSuperset(of: Self.contrastRules))
  }

  private static let grays = ["#000000", "#555555", "#767676", "#949494", "#FFFFFF", "#FFFFFF80"]

  private static func randomAudit(_ seed: UInt64) -> AuditBuilder {
    var random = SplitMix64(seed: seed)
    func pick<Value>(_ all: [Value]) -> Value { all[Int(random.next() % UInt64(all.count))] }
    var audit = AuditBuilder()
    audit.policy = pick(Policy.all)
    for name in ["A", "B", "C", "D"] {
      let entries = (0..<Int(random.next() % 4)).map { _ in
        Entry(
          pick(AppearanceCondition.allCases),
          pick([
            .color(AuditBuilder.color(pick(grays))), .empty, .unreadable,
            .system(reference: "separatorColor", platform: "ios"),
          ]),
          idiom: pick([.universal, .universal, .iphone, nil]))
      }
      audit.entries(name, entries)
    }
    if pick([true, false]) { audit.declaration.assumedTokens = ["A"] }
    let colors = ["A", "B", "C", "D", "Missing", "system:tertiaryLabel", "system:label"] + grays
    audit.surface("card", [pick(colors), pick(colors)])
    audit.surface("sheet", ["card", "#FFFFFF"]) { $0.appearance = pick([nil, .dark, .light]) }
    for _ in 0..<12 {
      let role = pick(Role.allCases + [.text, .text])
      audit.pair(
        pick(colors), on: pick(colors + ["card", "sheet", "#FFFFFF"]), role, font: pick([nil, Font(size: 30)]),
        against: role == .linkCue ? pick([nil, "#000000", "#767676"]) : nil,
        origin: pick([.stated, .stated, .inferred("x"), .assumed("x")]))
    }
    return audit
  }
}
