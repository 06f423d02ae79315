import Testing

@testable import AuditEngine
@testable import ColorMath
@testable import Palettes

/// The ratchet: known, new, worse and stale cells, and the results of an update.
@Suite struct BaselineTests {
  private static let fingerprint = "contrast|Ink|#FFFFFF|text|normal"

  /// One token on white as text.
  private static func audit(_ ink: String, variants: VariantSet = .all, waived: String? = nil) -> AuditResult {
    var builder = AuditBuilder()
    builder.token("Ink", [.any: ink])
    builder.pair("Ink", on: "#FFFFFF")
    if let waived {
      var waiver = Waiver(at: SourceLocation(file: "legible.json"))
      waiver.token = waived
      builder.declaration.waivers = [waiver]
    }
    return AuditResult(builder.loaded, policy: .wcag22AA, variants: variants)
  }

  private static func baseline(of audit: AuditResult) -> Baseline {
    BaselineUpdate(of: Baseline(), by: AuditReport([audit]), allowsGrowth: true).baseline
  }

  /// Grays on white: #808080 reaches 3.95, #7F7F7F 4.00, #818181 3.89, #777777 4.48, #767676 4.54.
  @Test(arguments: [
    ("#808080", "#808080", 8, 0, 0, 0, 0), ("#808080", "#818181", 0, 0, 8, 0, 0), ("#808080", "#7F7F7F", 8, 0, 0, 8, 0),
    ("#808080", "#767676", 0, 0, 0, 0, 8), ("#767676", "#808080", 0, 8, 0, 0, 0), ("#767676", "#767676", 0, 0, 0, 0, 0),
  ])
  func compares(
    _ old: String, _ new: String, _ known: Int, _ added: Int, _ worse: Int, _ better: Int, _ fixed: Int
  ) throws {
    let report = AuditReport([Self.audit(new)], baseline: Self.baseline(of: Self.audit(old)))
    let outcome = try #require(report.baseline)
    #expect((outcome.known, outcome.new, outcome.worse) == (known, added, worse))
    #expect((outcome.better, outcome.fixed) == (better, fixed))
    #expect(report.summary.baselined == known)
    #expect((report.summary.errors > 0) == (added + worse > 0))
    #expect(outcome.stale.allSatisfy { $0.fingerprint == Self.fingerprint })
  }

  private static let movements: [(Double?, Double?, Ratchet.Movement)] = [
    (3.0, 2.99, Ratchet.Movement.same), (3.0, 2.9899, .worse), (3.0, 3.01, .same), (3.0, 3.0101, .better),
    (nil, nil, .same), (nil, 3.0, .better), (3.0, nil, .worse),
  ]

  @Test(arguments: movements)
  func toleratesAHundredth(_ old: Double?, _ new: Double?, _ movement: Ratchet.Movement) {
    #expect(Ratchet.movement(from: old.map { ContrastRatio($0) }, to: new.map { ContrastRatio($0) }) == movement)
  }

  @Test func updateTightensAndDoesNotGrow() {
    let old = Self.baseline(of: Self.audit("#808080"))
    let better = BaselineUpdate(of: old, by: AuditReport([Self.audit("#7F7F7F")]), allowsGrowth: false)
    #expect((better.tightened, better.refused, better.removed) == (8, 0, 0))
    #expect(better.baseline == Self.baseline(of: Self.audit("#7F7F7F")))
    let worse = BaselineUpdate(of: old, by: AuditReport([Self.audit("#818181")]), allowsGrowth: false)
    #expect((worse.loosened, worse.refused) == (0, 8))
    #expect(worse.baseline == old)
    let loosened = BaselineUpdate(of: old, by: AuditReport([Self.audit("#818181")]), allowsGrowth: true)
    #expect((loosened.loosened, loosened.refused) == (8, 0))
    #expect(loosened.baseline == Self.baseline(of: Self.audit("#818181")))
    let fixed = BaselineUpdate(of: old, by: AuditReport([Self.audit("#000000")]), allowsGrowth: false)
    #expect(fixed.removed == 8 && fixed.baseline.count == 0)
    let new = BaselineUpdate(of: fixed.baseline, by: AuditReport([Self.audit("#808080")]), allowsGrowth: false)
    #expect((new.added, new.refused, new.baseline.count) == (0, 8, 0))
  }

  @Test func leavesAloneWhatARunDoesNotLookAt() throws {
    let old = Self.baseline(of: Self.audit("#808080"))
    var others = old
    others.audits["elsewhere"] = old.audits["test"]
    let part = AuditReport([Self.audit("#000000", variants: [VariantSet(.light)])], baseline: others)
    #expect(part.baseline?.stale.map(\.place) == [CellPlace(.light)])
    let update = BaselineUpdate(of: others, by: part, allowsGrowth: false)
    #expect(update.baseline.audits["elsewhere"] == old.audits["test"])
    #expect(update.baseline.audits["test"]?[Self.fingerprint]?.count == 7)
  }

  @Test func judgesNothingStaleWhereTheInputIsBroken() {
    let problem = Diagnostic(.error, .badData, "broken", at: SourceLocation(file: "x"))
    let report = AuditReport(
      [Self.audit("#000000")], baseline: Self.baseline(of: Self.audit("#808080")), problems: [problem])
    #expect(report.baseline?.stale.isEmpty == true)
  }

  @Test func waiversComeFirst() {
    let old = Self.baseline(of: Self.audit("#808080"))
    let report = AuditReport([Self.audit("#808080", waived: "Ink")], baseline: old)
    #expect(report.summary.waived == 8 && report.summary.baselined == 0)
    #expect(report.baseline?.stale.isEmpty == true)
    let update = BaselineUpdate(of: Baseline(), by: report, allowsGrowth: true)
    #expect(update.baseline.count == 0)
  }

  /// #808080 reaches 3.95, #818181 3.89, #7F7F7F 4.00: what a waiver without a ratio covers may not sink.
  @Test func whatSinksUnderAWaiverIsOpenAgain() throws {
    let old = Self.baseline(of: Self.audit("#808080", waived: "Ink"))
    #expect(old.count == 0 && old.waived["test"]?[Self.fingerprint]?.count == 8)
    let same = AuditReport([Self.audit("#808080", waived: "Ink")], baseline: old)
    #expect(same.summary.waived == 8 && same.summary.errors == 0)
    let worse = AuditReport([Self.audit("#818181", waived: "Ink")], baseline: old)
    #expect(worse.summary.waived == 0 && worse.summary.errors == 1 && worse.baseline?.worse == 8)
    #expect(worse.gate.status == .failed)
    let refused = BaselineUpdate(of: old, by: worse, allowsGrowth: false)
    #expect(refused.baseline.waived == old.waived && refused.refused == 8)
    let better = AuditReport([Self.audit("#7F7F7F", waived: "Ink")], baseline: old)
    let raised = BaselineUpdate(of: old, by: better, allowsGrowth: false).baseline
    #expect(raised.waived != old.waived && raised.waived["test"]?[Self.fingerprint]?.count == 8)
    // A waiver that has ended accepts nothing.
    let ended = AuditReport([Self.audit("#808080")], baseline: old)
    #expect(ended.summary.errors == 1 && ended.baseline?.new == 8)
  }

  @Test func recordsNoPromisesOfWaivers() {
    let report = AuditReport([Self.audit("#000000", waived: "Nobody")])
    #expect(report.summary.warnings == 1)
    #expect(BaselineUpdate(of: Baseline(), by: report, allowsGrowth: true).baseline.count == 0)
    #expect(AuditReport([Self.audit("#000000", waived: "Nobody")], baseline: Baseline()).baseline?.new == 0)
  }
}
