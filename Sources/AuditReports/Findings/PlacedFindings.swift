package import AuditEngine
package import Palettes

/// The open findings and the problems in the input of a report by the file to edit, for editors.
package struct PlacedFindings: Sendable {
  /// One finding at one place, or one problem.
  package struct Item: Sendable {
    /// The id of the rule; nil for a problem in the input.
    package let rule: String?
    /// The identity of the finding; nil for a problem in the input.
    package let fingerprint: String?
    package let severity: Severity
    /// The place to edit.
    package let location: SourceLocation
    /// The index of the row of a finding, or of the problem.
    fileprivate let index: Int
  }

  /// The items of each file, worst first.
  package let files: [String: [Item]]
  private let found: FindingRows
  private let problems: [Diagnostic]

  /// Sorts the findings and problems of a report by file.
  package init(_ report: AuditReport) {
    found = FindingRows(report, [.open], .byPlace)
    problems = report.diagnostics
    var files: [String: [Item]] = [:]
    for (index, problem) in report.diagnostics.enumerated() {
      let item = Item(
        rule: nil, fingerprint: nil, severity: Severity(problem.severity), location: problem.location, index: index)
      files[problem.location.file, default: []].append(item)
    }
    let rows = found.rows
    for index in rows.indices {
      let item = Item(
        rule: rows[index].finding.rule, fingerprint: rows[index].finding.fingerprint,
        severity: rows[index].finding.severity, location: rows[index].finding.cells[0].location, index: index)
      files[item.location.file, default: []].append(item)
    }
    self.files = files.mapValues { items in
      Severity.allCases.reversed().flatMap { severity in items.filter { $0.severity == severity } }
    }
  }

  /// The message of an item, without a final period.
  package func message(of item: Item) -> String {
    item.rule == nil ? problems[item.index].message : wording(of: item).message(of: finding(of: item))
  }

  /// The finding of an item, reduced to the cells at its place, with the audit that it is in; nil for a problem.
  package func evidence(of item: Item) -> (audit: AuditResult, finding: Finding)? {
    item.rule == nil ? nil : (wording(of: item).audit, finding(of: item))
  }

  private func finding(of item: Item) -> Finding { found.rows[item.index].finding }

  private func wording(of item: Item) -> Wording { found.wordings[found.rows[item.index].audit] }
}
