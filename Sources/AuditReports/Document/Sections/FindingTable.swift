import AuditEngine
import ColorMath
import Palettes

/// Findings of one rule about pairs as a table, with their common parts in a line above it.
struct FindingTable {
  private let findings: [Finding]
  private let wording: Wording
  private let files: FilePlaces

  /// Prepares findings, which may be reduced to some of their cells.
  init(_ findings: [Finding], _ audit: AuditResult) {
    self.findings = findings
    wording = Wording(audit)
    files = FilePlaces(findings.lazy.flatMap { $0.cells.map { $0.location.file } })
  }

  /// The rule of a finding, with its severity.
  static func label(_ finding: Finding) -> String {
    "\(finding.rule) (\(finding.severity.id))"
  }

  /// The rule, and the common part of the places to edit.
  var lead: Phrase {
    Phrase((findings.first.map { "Rule: \(Self.label($0))." } ?? "") + files.lead)
  }

  /// The findings, worst first.
  var table: Block.Table {
    Block.Table(
      [("pair", .left), ("ratio", .right), ("needs", .right), ("variants", .left), ("place", .left)], of: "finding",
      count: findings.count
    ) { row(findings[$0]) }
  }

  private func row(_ finding: Finding) -> [Phrase] {
    let worst = wording.worst(of: finding)
    return [
      Phrase(wording.subject(of: finding)), Phrase(Wording.range(worst)), Phrase(Wording.required(worst?.requirement)),
      Phrase(wording.shortVariants(of: finding)),
      files.places(finding.spokenCells.map { $0.location })
        + Phrase(wording.colorFile(of: finding).map { "; color in \($0)" } ?? ""),
    ]
  }
}
