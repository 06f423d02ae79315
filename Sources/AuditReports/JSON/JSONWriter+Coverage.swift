import AuditEngine
import FileSyntax
import Palettes
import SwiftReading

extension JSONWriter {
  /// Writes the tokens and combinations that the pairs of all audits cover.
  mutating func writeCoverage(of report: AuditReport) {
    object { coverage in
      coverage.member("share", report.summary.coverage)
      coverage.key("uncovered")
      coverage.array { list in report.audits.forEach { list.writeUncovered(of: $0) } }
      coverage.key("undeclared")
      coverage.array { list in
        let ranked = report.audits.flatMap { audit in audit.coverage.undeclared.map { (audit, $0) } }.enumerated()
          .ordered { ($1.element.1.likeness, $0.offset) < ($0.element.1.likeness, $1.offset) }
        for (audit, combination) in ranked.prefix(CoverageReport.mostUndeclared).map({ $0.element }) {
          list.write(combination, of: audit)
        }
      }
    }
  }

  /// Writes the coverage of the text in the sources, audit by audit; no key if no audit has sources.
  mutating func writeSourceCoverage(of report: AuditReport) {
    let audits = report.audits.compactMap { audit -> (id: String, coverage: PairCoverage, facts: SourceFacts)? in
      guard let facts = audit.plan.sources, let coverage = audit.plan.sourceCoverage else { return nil }
      return (audit.declaration.id, coverage, facts)
    }
    guard !audits.isEmpty else { return }
    key("sourceCoverage")
    array { list in
      for (id, coverage, facts) in audits { list.write(coverage, of: facts, audit: id) }
    }
  }

  /// Writes the coverage of the text of some sources, and the reasons for the rest.
  mutating func write(_ coverage: PairCoverage, of facts: SourceFacts, audit: String?) {
    object { row in
      row.member("audit", audit)
      row.member("files", facts.project.files.count)
      row.key("losses")
      row.array { list in
        for loss in coverage.sortedLosses {
          list.object { entry in
            entry.member("count", loss.count)
            entry.member("reason", loss.reason)
          }
        }
      }
      row.key("otherTexts")
      row.array { list in
        for texts in facts.otherTexts {
          list.object { entry in
            entry.member("count", texts.count)
            entry.member("framework", texts.framework.rawValue)
          }
        }
      }
      row.member("resolved", coverage.resolved)
      row.member("resolvedWithForeground", coverage.resolvedWithForeground)
      row.member("symbols", coverage.symbols)
      row.member("system", coverage.system)
      row.member("texts", coverage.texts)
      row.member("withForeground", coverage.withForeground)
      row.member("withSurface", coverage.withBoth)
    }
  }

  private mutating func writeUncovered(of audit: AuditResult) {
    for token in audit.coverage.uncovered {
      object { row in
        row.member("audit", audit.declaration.id)
        row.member("token", audit.plan.loaded.palette.displayName(of: token))
      }
    }
  }

  private mutating func write(_ combination: UndeclaredCombination, of audit: AuditResult) {
    object { row in
      row.member("audit", audit.declaration.id)
      row.member("foreground", audit.plan.loaded.palette.displayName(of: combination.foreground))
      row.member("likeness", combination.likeness)
      row.member("surface", audit.declaration.surfaces[combination.surface].name)
    }
  }

  /// Writes the results of the team's requirements in one audit.
  mutating func writeRequirements(of audit: AuditResult) {
    for result in audit.requirements {
      object { row in
        row.member("audit", audit.declaration.id)
        if let check = result.requirement.check { row.member("check", check) }
        if !result.conflicts.isEmpty {
          row.key("conflicts")
          row.array { list in result.conflicts.forEach { list.value($0) } }
        }
        row.member("findings", result.findings.count)
        row.member("id", result.requirement.id)
        if let minimum = result.requirement.minimum { row.member("minimum", minimum) }
        if result.requirement.minimum != nil { row.member("missed", result.missed.count) }
        if let note = result.requirement.note { row.member("note", note) }
        row.member("status", result.status.rawValue)
        row.member("title", result.requirement.title)
      }
    }
  }
}
