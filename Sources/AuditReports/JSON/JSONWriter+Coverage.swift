import AuditModel
import JSONSyntax
import PaletteModel
import SourceScan

extension JSONWriter {
  /// Writes the tokens and combinations that the pairs of all audits cover.
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
        for (audit, combination) in ranked.prefix(CoverageReport.mostUndeclared).map({ $0.element }) {
          list.write(combination, of: audit)
        }
      }
    }
  }

  /// Writes the coverage of the text in the sources, audit by audit; no key if no audit has sources.
  mutating func writeSourceCoverage(of report: AuditReport) {
    let audits = report.audits.compactMap { audit in audit.plan.sources.map { (audit.declaration.id, $0) } }
    guard !audits.isEmpty else { return }
    key("sourceCoverage")
    array { list in
      for (id, facts) in audits { list.write(facts.pairs.coverage, files: facts.project.files.count, audit: id) }
    }
  }

  /// Writes the coverage of the text of some sources, and the reasons for the rest.
  mutating func write(_ coverage: PairCoverage, files: Int, audit: String?) {
    object { row in
      if let audit {
        row.key("audit")
        row.value(audit)
      }
      row.key("files")
      row.value(files)
      row.key("losses")
      row.array { list in
        for loss in coverage.sortedLosses {
          list.object { entry in
            entry.key("count")
            entry.value(loss.count)
            entry.key("reason")
            entry.value(loss.reason)
          }
        }
      }
      row.key("resolved")
      row.value(coverage.resolved)
      row.key("texts")
      row.value(coverage.texts)
      row.key("withForeground")
      row.value(coverage.withForeground)
      row.key("withSurface")
      row.value(coverage.withBoth)
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

  /// Writes the results of the team's requirements in one audit.
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
