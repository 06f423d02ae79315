import AuditEngine
import ColorMath
import FileSyntax
import Palettes

/// The comparison with a baseline or a revision: what became worse, and the records that can be tightened.
enum BaselineSection {
  /// The edited colors that made something new or worse, and how much else did; nothing for a run without a comparison.
  static func causes(_ report: AuditReport) -> [Block] {
    guard let comparison = report.comparison else { return [] }
    let causes = ComparedFindings(comparison, in: report).causes
    guard !causes.isEmpty else { return [] }
    return [.paragraph("\(strong: "New or worse") than in what this is compared with:"), .list(causes, of: "cause")]
  }

  /// Returns nothing for a run without a baseline.
  static func blocks(_ report: AuditReport) -> [Block] {
    guard let outcome = report.baseline else { return [] }
    let said = [Block.paragraph("Baseline: \(Wording.words(outcome)).")] + risen(outcome, report)
    guard !outcome.stale.isEmpty else { return said }
    let count = Wording.count(outcome.stale.count, "record")
    return said + [
      .folded(
        "\(count) in the baseline can be tightened", outcome.stale.count, "record",
        [.list(outcome.stale.map { Phrase(Wording.words($0)) }, of: "record")])
    ]
  }

  /// The findings that are new or worse, the worst first, each with its lowest ratio now and what the baseline has there.
  private static func risen(_ outcome: BaselineOutcome, _ report: AuditReport) -> [Block] {
    var rises: [[String]: [BaselineOutcome.Rise]] = [:]
    for rise in outcome.risen { rises[[rise.audit, rise.rule, rise.fingerprint], default: []].append(rise) }
    var lines: [(severity: Severity, least: Double, words: Phrase)] = []
    for audit in report.audits {
      for finding in audit.findings {
        guard let own = rises[[audit.declaration.id, finding.rule, finding.fingerprint]] else { continue }
        let words = words(own, Wording(audit).subject(of: finding), Wording.ruleTitle(finding.rule, in: audit))
        lines.append((finding.severity, finding.leastRatio, words))
      }
    }
    guard !lines.isEmpty else { return [] }
    let sorted = lines.ordered { (-$0.severity.rawValue, $0.least) < (-$1.severity.rawValue, $1.least) }
    return [
      .paragraph("\(strong: "New or worse") than in the baseline, which has no ratio of what passed then:"),
      .list(sorted.map { $0.words }, of: "finding"),
    ]
  }

  /// For example: `Ink on Paper: 3.45 → 2.84 in light, needs 4.5`, or `Ink on Paper: new, 2.84 in light, needs 4.5`.
  private static func words(_ rises: [BaselineOutcome.Rise], _ subject: String, _ title: String) -> Phrase {
    let variants = Wording.sentence(VariantSet(rises.map { VariantSet($0.place.variant) }))
    let measured = rises.filter { $0.ratio != nil }
    guard let worst = measured.min(by: { ($0.ratio?.value ?? 0) < ($1.ratio?.value ?? 0) }) else {
      return "\(subject): \(title)\(rises[0].recorded == nil ? ", new" : "") in \(variants)"
    }
    let before = worst.recorded.map { "\(Wording.ratio($0)) → " } ?? "new, "
    let needs = worst.required.map { ", needs \(Wording.required($0))" } ?? ""
    return "\(subject): \(before)\(Wording.ratio(worst.ratio)) in \(variants)\(needs)"
  }
}
