import AuditReports
import ColorMath
import ContrastAudit
import PaletteModel
import Testing

/// Random edits of one entry of a palette: the difference and the baseline must agree on what became of every cell.
@Suite struct DifferenceAgreementTests {
  private static let names = ["Ink", "Soft", "Line", "Page", "Card"]

  @Test(arguments: 0..<40 as Range<UInt64>)
  func differenceAndBaselineAgree(_ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var palette = Self.names.map { ($0, Self.gray(&random), Self.gray(&random)) }
    let old = AuditReport([Self.audit(palette)])
    let index = Int(random.unit() * Double(Self.names.count))
    if random.unit() < 0.5 { palette[index].1 = Self.gray(&random) } else { palette[index].2 = Self.gray(&random) }
    let now = Self.audit(palette, isShort: random.unit() < 0.2)
    let baseline = BaselineUpdate(of: Baseline(), by: old, allowsGrowth: true).baseline
    let gated = AuditReport([now], baseline: baseline)
    let outcome = try #require(gated.baseline)
    let difference = ReportDifference(from: ReportSnapshot(old), to: ReportSnapshot(AuditReport([now])))
    let cells = { (kinds: Set<CellChange.Kind>) in
      Set(
        difference.cells.filter { kinds.contains($0.kind) }.map { Place($0.finding.fingerprint, $0.before ?? $0.after) }
      )
    }
    let open = gated.audits[0].findings.flatMap { finding in
      finding.cells.filter { $0.disposition == .open }.map { Place(finding.fingerprint, $0.variant) }
    }
    #expect(cells([.new, .worse]) == Set(open))
    #expect(cells([.cleared]) == Set(outcome.stale.filter(\.isFixed).map { Place($0.fingerprint, $0.place.variant) }))
    let better = outcome.stale.filter { !$0.isFixed }.map { Place($0.fingerprint, $0.place.variant) }
    #expect(cells([.better]).union(cells([.raised]).intersection(better)) == Set(better))
    guard cells([.raised]).isEmpty else { return }
    let fails = gated.audits[0].findings.contains { $0.isOpen && $0.severity == .error }
    #expect(fails == !difference.failing(from: .error).isEmpty)
  }

  /// Where a finding holds.
  private struct Place: Hashable {
    let fingerprint: String
    let variant: Variant?

    init(_ fingerprint: String, _ variant: Variant?) { (self.fingerprint, self.variant) = (fingerprint, variant) }

    init(_ fingerprint: String, _ cell: FindingSnapshot.Cell?) { self.init(fingerprint, cell?.place.variant) }
  }

  /// One of 26 grays, so that many edits move a ratio a little and some not at all.
  private static func gray(_ random: inout SplitMix64) -> String {
    let byte = String(256 + Int(random.unit() * 26) * 10, radix: 16).dropFirst()
    return "#\(byte)\(byte)\(byte)"
  }

  private static func audit(_ palette: [(String, String, String)], isShort: Bool = false) -> AuditResult {
    var audit = AuditBuilder()
    for (name, light, dark) in palette { audit.token(name, [.any: light, .dark: dark]) }
    for surface in ["Page", "Card"] {
      for name in ["Ink", "Soft"] where !(isShort && name == "Soft") { audit.pair(name, on: surface) }
      audit.pair("Line", on: surface, .boundary)
    }
    return audit.result
  }
}
