package import AuditModel
import JSONSyntax
import PaletteModel
import TextSupport

extension ReportFormat {
  /// The machine-readable report: stable keys in sorted order, compact, without a timestamp.
  static let json = ReportFormat(
    id: "json", fileExtension: "json", dialect: .json,
    summary: "the complete report for other programs, with a committed schema"
  ) { report, _ in
    JSONReport.render(report)
  }
}

/// Writes a report as version 1 of the JSON report; `report-1.schema.json` describes it.
package enum JSONReport {
  /// The version of the keys: the first number changes when a key changes its meaning.
  package static let schemaVersion = "1.1"

  /// The reserved capacity; a measurement seldom takes more, findings and evidence included.
  private static let bytesPerMeasurement = 512

  /// The bytes of the report, ending in a line feed.
  package static func render(_ report: AuditReport) -> [UInt8] {
    let numbering = EvidenceNumbering(report.audits)
    var writer = JSONWriter(style: .compact, room: report.summary.measurements * bytesPerMeasurement)
    writer.object { root in
      root.key("audits")
      root.array { list in report.audits.forEach { list.write(audit: $0.plan) } }
      if let baseline = report.baseline {
        root.key("baseline")
        root.write(baseline)
      }
      root.key("coverage")
      root.writeCoverage(of: report)
      root.key("diagnostics")
      root.array { list in report.diagnostics.forEach { list.write($0) } }
      root.key("evidence")
      root.write(numbering)
      root.key("findings")
      root.array { list in report.audits.forEach { list.writeFindings(of: $0) } }
      root.key("leverage")
      root.array { list in report.audits.forEach { list.writeLeverage(of: $0) } }
      root.key("measurements")
      root.array { list in
        for (index, audit) in report.audits.enumerated() {
          list.writeMeasurements(of: audit, evidenceStart: numbering.starts[index])
        }
      }
      root.key("requirements")
      root.array { list in report.audits.forEach { list.writeRequirements(of: $0) } }
      root.key("schemaVersion")
      root.value(schemaVersion)
      root.writeSourceCoverage(of: report)
      root.key("summary")
      root.write(SummarySnapshot(report.summary, gate: report.gate.status), because: Wording.reasons(of: report.gate))
      root.key("tool")
      root.writeTool()
    }
    writer.lineEnd()
    return writer.takeBytes()
  }
}

extension JSONWriter {
  /// Writes the tool and its version.
  mutating func writeTool() {
    object { tool in
      tool.key("name")
      tool.value(ToolIdentity.name)
      tool.key("version")
      tool.value(ToolIdentity.version)
    }
  }

  mutating func write(audit plan: AuditPlan) {
    let declaration = plan.loaded.declaration
    object { audit in
      audit.key("id")
      audit.value(declaration.id)
      audit.key("idiom")
      audit.value(declaration.idiom.rawValue)
      audit.key("name")
      audit.value(declaration.name)
      audit.key("policy")
      audit.value(plan.policy.id)
      audit.key("profile")
      audit.value(declaration.profile.rawValue)
      audit.key("sources")
      audit.array { list in declaration.sources.forEach { list.value($0) } }
    }
  }

  mutating func write(_ diagnostic: Diagnostic) {
    object { entry in
      entry.key("location")
      entry.write(diagnostic.location)
      entry.key("message")
      entry.value(diagnostic.message)
      entry.key("severity")
      entry.value(diagnostic.severity.rawValue)
      guard diagnostic.severity == .error else { return }
      entry.key("status")
      entry.value(Int(diagnostic.kind.rawValue))
    }
  }

  mutating func write(_ location: SourceLocation) {
    object { place in
      place.key("column")
      place.value(location.column)
      if location.end.line > location.line {
        place.key("endLine")
        place.value(location.end.line)
      }
      place.key("file")
      place.value(location.file)
      place.key("line")
      place.value(location.line)
    }
  }

  /// Writes the counts of a report; `reason` is that of the gate's outcome.
  mutating func write(_ summary: SummarySnapshot, because reason: String? = nil) {
    object { counts in
      counts.key("baselined")
      counts.value(summary.baselined)
      counts.key("coverage")
      counts.value(summary.coverage)
      counts.key("exempt")
      counts.value(summary.exempt)
      if let expectations = summary.expectations {
        counts.key("expectations")
        counts.object { expected in
          expected.key("fail")
          expected.value(expectations.fail)
          expected.key("open")
          expected.value(expectations.open)
          expected.key("pass")
          expected.value(expectations.pass)
        }
      }
      counts.key("fail")
      counts.value(summary.failed)
      counts.key("findings")
      counts.object { findings in
        findings.key("error")
        findings.value(summary.errors)
        findings.key("note")
        findings.value(summary.notes)
        findings.key("warning")
        findings.value(summary.warnings)
      }
      if let gate = summary.gate {
        counts.key("gate")
        counts.value(gate.rawValue)
      }
      if let reason {
        counts.key("gateReason")
        counts.value(reason)
      }
      counts.key("measurements")
      counts.value(summary.measurements)
      counts.key("pass")
      counts.value(summary.passed)
      counts.key("sufficientContrast")
      counts.value(summary.sufficientContrast.rawValue)
      counts.key("unverified")
      counts.value(summary.unverified)
      counts.key("verdict")
      counts.value(summary.verdict.rawValue)
      counts.key("waived")
      counts.value(summary.waived)
    }
  }
}
