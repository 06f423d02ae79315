import AuditEngine
import ColorMath
import Palettes

/// Findings of one rule about pairs as a table, with their common parts in a line above it.
struct MarkdownFindingTable {
  private let findings: [Finding]
  private let wording: Wording
  private let files: MarkdownFiles

  /// Prepares findings, which may be reduced to some of their cells.
  init(_ findings: [Finding], _ audit: AuditResult) {
    self.findings = findings
    wording = Wording(audit)
    files = MarkdownFiles(findings.lazy.flatMap { $0.cells.map { $0.location.file } })
  }

  /// The rule of a finding, with its severity.
  static func label(_ finding: Finding) -> String {
    "\(finding.rule) (\(finding.severity.id))"
  }

  /// The rule, and the common part of the places to edit.
  var lead: String {
    (findings.first.map { "Rule: \(Self.label($0))." } ?? "") + files.lead
  }

  /// The number of findings.
  var count: Int { findings.count }

  /// Returns the table of the worst findings, at most `most`, worst first.
  func table(most: Int) -> MarkdownTable {
    var table = MarkdownTable([
      ("pair", .left), ("ratio", .right), ("needs", .right), ("variants", .left), ("place", .left),
    ])
    for finding in findings.prefix(most) {
      let worst = wording.worst(of: finding)
      table.add([
        MarkdownText.escaped(wording.subject(of: finding)), Wording.range(worst),
        Wording.required(worst?.requirement), MarkdownText.escaped(wording.shortVariants(of: finding)),
        files.places(finding.spokenCells.map { $0.location })
          + (wording.colorFile(of: finding).map { MarkdownText.escaped("; color in \($0)") } ?? ""),
      ])
    }
    return table
  }
}
