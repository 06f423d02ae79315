import TestSupport
import Testing

@testable import AuditEngine
@testable import AuditReports
@testable import ColorMath
@testable import FileSyntax
@testable import LegibleKit
@testable import Palettes

/// Random edits of one entry of a palette: baseline, difference and two full audits must agree about them.
@Suite struct AgreementTests {
  /// A cell of a finding, by its stable identity.
  private struct Key: Hashable {
    let fingerprint: String
    let variant: Variant
    let state: String?
  }

  @Test func randomEditsAreJudgedAlike() throws {
    let path = "\(Repository.root)/Palettes/ForkInTheRoad"
    let inputs = DiskInputs.load([path], workers: .one)
    let read = try #require(inputs.palettes.first)
    let original = read.with { original in
      original.declaration.pairs.removeAll { pair in
        !read.declaration.surfaces[pair.surface].layers.all.flatMap(\.self).allSatisfy { layer in
          if case .color = layer { true } else { false }
        }
      }
    }
    #expect(original.declaration.pairs.count >= 15)
    let old = AuditReport([AuditResult(original, policy: .standard)])
    let baseline = BaselineUpdate(of: Baseline(), by: old, allowsGrowth: true).baseline
    let before = Self.cells(of: old)
    var random = SplitMix64(seed: 7)
    var changed = 0
    for _ in 0..<80 {
      let audit = AuditResult(Self.edited(original, &random), policy: .standard)
      let new = AuditReport([audit], baseline: baseline)
      let after = Self.cells(of: new)
      let expected = Self.counts(from: before, to: after)
      if expected != [before.count, 0, 0, 0, 0] { changed += 1 }
      try Self.check(new, AuditReport([audit]), from: old, expected)
    }
    #expect(changed > 40, "most edits change something")
  }

  /// Equal, new, worse, better and gone, from only two lists of cells.
  private static func counts(from before: [Key: Double?], to after: [Key: Double?]) -> [Int] {
    var counts = [0, 0, 0, 0, 0]
    for (key, ratio) in after {
      guard let known = before[key] else {
        counts[1] += 1
        continue
      }
      let change = (ratio ?? 0) - (known ?? 0)
      counts[change < -0.01 ? 2 : change > 0.01 ? 3 : 0] += 1
    }
    counts[4] = before.keys.count { after[$0] == nil }
    return counts
  }

  private static func check(
    _ new: AuditReport, _ plain: AuditReport, from old: AuditReport, _ expected: [Int]
  ) throws {
    let outcome = try #require(new.baseline)
    #expect(outcome.known == expected[0] + expected[3])
    #expect([outcome.new, outcome.worse, outcome.better, outcome.fixed] == Array(expected[1...]))
    let difference = ReportDifference(from: ReportSnapshot(old), to: ReportSnapshot(plain))
    let kinds: [CellChange.Kind] = [.new, .worse, .better, .cleared]
    // A cell that improves while another cell of its finding is expected to fail now is raised.
    let isRaised = { (cell: CellChange) in
      cell.kind == .raised && (cell.after?.ratio?.value ?? 0) > (cell.before?.ratio?.value ?? 0) + 0.01
    }
    let found = kinds.map { kind in difference.cells.count { $0.kind == kind || kind == .better && isRaised($0) } }
    #expect(found == Array(expected[1...]))
    #expect(new.summary.failed == plain.summary.failed)
    let rows = difference.count(.failing) - difference.count(.fixed)
    #expect(rows == plain.summary.failed - old.summary.failed)
    let gate = difference.failing(from: .error).isEmpty
    let open = new.audits.flatMap(\.findings).contains { $0.isOpen && $0.severity >= .error }
    #expect(gate == !open, "the baseline and the difference open the same gate")
  }

  private static func cells(of report: AuditReport) -> [Key: Double?] {
    var cells: [Key: Double?] = [:]
    for finding in report.audits.flatMap(\.findings) {
      for cell in finding.cells {
        let key = Key(fingerprint: finding.fingerprint, variant: cell.variant, state: cell.state)
        let known = cells[key].map { $0 ?? 0 }
        cells[key] = .some(known.map { min($0, cell.ratio?.value ?? 0) } ?? cell.ratio?.value)
      }
    }
    return cells
  }

  /// The palette with another color in one entry: near the old one, or anywhere.
  private static func edited(_ palette: LoadedPalette, _ random: inout SplitMix64) -> LoadedPalette {
    var tokens = palette.palette.tokens
    guard let token = tokens.typedIndices.randomElement(using: &random),
      let entry = tokens[token].entries.typedIndices.randomElement(using: &random)
    else { return palette }
    guard case .color(let old) = tokens[token].entries[entry].value else { return palette }
    let isNear = Bool.random(using: &random)
    let channels = [old.components.first, old.components.second, old.components.third].map { channel in
      isNear
        ? min(max(channel + Double.random(in: -0.03...0.03, using: &random), 0), 1)
        : Double.random(in: 0...1, using: &random)
    }
    tokens[token].entries[entry].value = .color(
      Color(old.space, channels[0], channels[1], channels[2], alpha: old.alpha))
    return palette.with(Palette(tokens))
  }
}
