import ContrastAudit
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes which tokens and combinations the pairs of all audits cover.
  mutating func writeCoverage(of report: AuditReport) {
    object { coverage in
      coverage.key("share")
      coverage.value(report.summary.coverage)
      coverage.key("uncovered")
      coverage.array { list in report.audits.forEach { list.writeUncovered(of: $0) } }
      coverage.key("undeclared")
      coverage.array { list in
        let ranked = report.audits.flatMap { audit in audit.coverage.undeclared.map { (audit, $0) } }.enumerated()
          .sorted { ($1.element.1.likeness, $0.offset) < ($0.element.1.likeness, $1.offset) }
        for (audit, combination) in ranked.prefix(CoverageReport.mostUndeclared).map(\.element) {
          list.write(combination, of: audit)
        }
      }
    }
  }

  private mutating func writeUncovered(of audit: AuditResult) {
    for token in audit.coverage.uncovered {
      object { row in
        row.key("audit")
        row.value(audit.declaration.id)
        row.key("token")
        row.value(audit.plan.loaded.palette.displayName(of: token))
      }
    }
  }

  private mutating func write(_ combination: UndeclaredCombination, of audit: AuditResult) {
    object { row in
      row.key("audit")
      row.value(audit.declaration.id)
      row.key("foreground")
      row.value(audit.plan.loaded.palette.displayName(of: combination.foreground))
      row.key("likeness")
      row.value(combination.likeness)
      row.key("surface")
      row.value(audit.declaration.surfaces[combination.surface].name)
    }
  }

  /// Writes what one audit says about the requirements of the team.
  mutating func writeRequirements(of audit: AuditResult) {
    for result in audit.requirements {
      object { row in
        row.key("audit")
        row.value(audit.declaration.id)
        row.key("findings")
        row.value(result.findings.count)
        row.key("id")
        row.value(result.requirement.id)
        row.key("status")
        row.value(result.status.rawValue)
        row.key("title")
        row.value(result.requirement.title)
      }
    }
  }
}
