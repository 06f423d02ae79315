package import AuditEngine
package import FileSyntax
import Palettes

extension ReportFormat {
  /// The machine-readable report: stable keys in sorted order, compact, without a timestamp.
  static let json = ReportFormat(
    id: "json", fileExtension: "json", dialect: .json,
    summary: "the complete report for other programs, with a committed schema"
  ) { report, _, workers in
    JSONReport.pieces(report, workers)
  }.sayingGate()
}

/// Writes a report as version 1 of the JSON report; `report-1.schema.json` describes it.
package enum JSONReport {
  /// The version of the keys: the first number changes when a key changes its meaning.
  package static let schemaVersion = "1.1"

  /// The bytes of the report, ending in a line feed.
  package static func render(_ report: AuditReport, _ workers: Workers = .one) -> [UInt8] {
    workers.joined(pieces(report, workers))
  }

  /// The bytes of the report, ending in a line feed, in pieces as the workers wrote them.
  static func pieces(_ report: AuditReport, _ workers: Workers) -> [ArraySlice<UInt8>] {
    let numbering = EvidenceNumbering(report.audits)
    let rows = ReportRows(report, numbering, workers)
    var writer = JSONWriter(style: .compact)
    var pieces: [ArraySlice<UInt8>] = []
    writer.object { root in
      root.key("audits")
      root.array { list in report.audits.forEach { list.write(audit: $0.plan) } }
      if let baseline = report.baseline {
        root.key("baseline")
        root.write(baseline)
      }
      root.key("colors")
      root.array { list in report.audits.forEach { $0.tokenColors.forEach { list.write($0) } } }
      if report.audits.contains(where: { !$0.advice.conflicts.isEmpty }) {
        root.key("conflicts")
        root.array { list in report.audits.forEach { list.writeConflicts(of: $0) } }
      }
      root.key("coverage")
      root.writeCoverage(of: report)
      root.key("diagnostics")
      root.array { list in report.diagnostics.forEach { list.write($0) } }
      root.write(rows, after: &pieces)
      root.key("plan")
      root.array { list in report.audits.forEach { list.writePlan(of: $0) } }
      root.key("requirements")
      root.array { list in report.audits.forEach { list.writeRequirements(of: $0) } }
      root.member("schemaVersion", schemaVersion)
      root.writeSourceCoverage(of: report)
      root.key("summary")
      root.write(SummarySnapshot(report.summary, gate: report.gate.status), because: Wording.reasons(of: report.gate))
      root.key("tool")
      root.writeTool()
    }
    writer.lineEnd()
    return pieces + [writer.takeBytes()[...]]
  }

  /// The parts that the script of a page draws: the audits, the evidence, the findings without their options, which the
  /// page has as text, and the measurements.
  static func drawn(_ report: AuditReport, _ workers: Workers) -> [UInt8] {
    let numbering = EvidenceNumbering(report.audits)
    let rows = ReportRows(report, numbering, workers, hasOptions: false)
    var writer = JSONWriter(style: .compact)
    var pieces: [ArraySlice<UInt8>] = []
    writer.object { root in
      root.key("audits")
      root.array { list in report.audits.forEach { list.write(audit: $0.plan) } }
      root.write(rows, after: &pieces)
    }
    return workers.joined(pieces + [writer.takeBytes()[...]])
  }

  /// The `summary` of the report by itself; of each code of `incomplete`, at most a number of items.
  package static func summary(
    of report: AuditReport, items: Int = SummarySnapshot.mostOmissions
  ) -> [UInt8] {
    let summary = SummarySnapshot(report.summary, gate: report.gate.status, omissions: items)
    return JSONWriter.bytes { $0.write(summary, because: Wording.reasons(of: report.gate)) }
  }

  /// One finding as the report has it.
  package static func finding(_ index: FindingIndex, of audit: AuditResult) -> [UInt8] {
    let folder = CommandFolder(of: [audit])
    let list = JSONWriter.bytes {
      $0.array { $0.writeFindings(index.offset..<index.offset + 1, of: audit, from: folder) }
    }
    return Array(list.dropFirst().dropLast())
  }
}

extension JSONWriter {
  /// Writes the evidence, the findings, and the measurements.
  fileprivate mutating func write(_ rows: ReportRows, after pieces: inout [ArraySlice<UInt8>]) {
    key("evidence")
    object { table in
      table.writeConventions()
      table.items(writtenBy: rows.evidence, after: &pieces)
    }
    key("findings")
    array { $0.items(writtenBy: rows.findings, after: &pieces) }
    key("measurements")
    array { $0.items(writtenBy: rows.measurements, after: &pieces) }
  }

  /// Writes the tool and its version.
  mutating func writeTool() {
    object { tool in
      tool.member("name", ToolIdentity.name)
      tool.member("version", ToolIdentity.version)
    }
  }

  mutating func write(audit plan: AuditPlan) {
    let declaration = plan.loaded.declaration
    object { audit in
      if declaration.deviceClass.isNarrow { audit.member("gamut", "sRGB") }
      audit.member("id", declaration.id)
      audit.member("idiom", declaration.idiom.rawValue)
      if let locale = declaration.deviceClass.locale { audit.member("locale", locale) }
      audit.member("name", Wording.title(declaration))
      audit.member("policy", plan.policy.id)
      audit.member("profile", declaration.profile.rawValue)
      audit.key("sources")
      audit.array { list in declaration.sources.forEach { list.value($0) } }
    }
  }

  fileprivate mutating func write(_ token: TokenColors) {
    object { row in
      row.member("audit", token.audit)
      row.key("entries")
      row.array { list in
        for entry in token.entries {
          list.object { one in
            one.member("color", entry.color)
            one.member("entry", entry.entry)
          }
        }
      }
      row.member("token", token.token)
    }
  }

  mutating func write(_ diagnostic: Diagnostic) {
    object { entry in
      entry.key("location")
      entry.write(diagnostic.location)
      entry.member("message", diagnostic.message)
      entry.member("severity", diagnostic.severity.rawValue)
      guard diagnostic.severity == .error else { return }
      entry.member("status", Int(diagnostic.kind.rawValue))
    }
  }

  mutating func write(_ location: SourceLocation) {
    object { place in
      place.member("column", location.column)
      if location.end.line > location.line {
        place.member("endLine", location.end.line)
      }
      place.member("file", location.file)
      place.member("line", location.line)
    }
  }

  private mutating func write(_ gap: Completeness.Count, _ omissions: [Omission]) {
    object { row in
      row.member("code", gap.code.rawValue)
      row.member("count", gap.count)
      row.key("items")
      row.array { list in
        for omission in omissions {
          list.object { item in
            item.member("count", omission.count)
            item.key("location")
            item.write(omission.location)
            item.member("name", omission.name)
          }
        }
      }
    }
  }

  /// Writes the counts of a report; `reason` is that of the gate's outcome.
  mutating func write(_ summary: SummarySnapshot, because reason: String? = nil) {
    object { counts in
      counts.member("baselined", summary.baselined)
      counts.member("coverage", summary.coverage)
      counts.member("exempt", summary.exempt)
      if let expectations = summary.expectations {
        counts.key("expectations")
        counts.object { expected in
          expected.member("fail", expectations.fail)
          expected.member("open", expectations.open)
          expected.member("pass", expectations.pass)
        }
      }
      counts.member("fail", summary.failed)
      counts.key("findings")
      counts.object { findings in
        findings.member("error", summary.errors)
        findings.member("note", summary.notes)
        findings.member("warning", summary.warnings)
      }
      counts.member("gate", summary.gate?.rawValue)
      counts.member("gateReason", reason)
      counts.key("incomplete")
      counts.array { list in
        for gap in summary.incomplete { list.write(gap, summary.omissions.filter { $0.code == gap.code }) }
      }
      counts.member("measurements", summary.measurements)
      counts.member("pass", summary.passed)
      counts.member("sufficientContrast", summary.sufficientContrast.rawValue)
      counts.member("unverified", summary.unverified)
      counts.member("verdict", summary.verdict.rawValue)
      counts.member("waived", summary.waived)
    }
  }
}
