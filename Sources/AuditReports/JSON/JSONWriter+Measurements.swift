import AuditModel
import ColorMath
import JSONSyntax
import PaletteModel

extension JSONWriter {
  /// Writes the measurements of one audit; `evidenceStart` is the number of its first piece of evidence.
  mutating func writeMeasurements(of audit: AuditResult, evidenceStart: Int) {
    for measurement in audit.measurements {
      write(measurement, of: audit.plan, as: .report(evidenceStart: evidenceStart))
    }
  }

  /// Writes one measurement of a plan as a row.
  mutating func write(_ measurement: Measurement, of plan: AuditPlan, as kind: MeasurementRow) {
    let pair = plan.pairs[measurement.pair]
    object { row in
      row.key("audit")
      row.value(plan.loaded.declaration.id)
      if let block = measurement.outlook?.block {
        row.key("block")
        row.write(block, plan.loaded.declaration.images)
      }
      row.key("criterion")
      row.value(measurement.requirement.criterion.id)
      if case .report(let start) = kind {
        row.key("evidence")
        row.value(measurement.evidence.map { EvidenceNumbering.id(start + $0) })
      }
      if let expectation = measurement.expectation {
        row.key("expectation")
        row.value(expectation.rawValue)
      }
      row.key("foreground")
      row.value(plan.foregroundName(of: pair))
      row.key("foregroundColor")
      row.value(measurement.foregroundColor?.hex)
      row.key("maximum")
      row.value(measurement.maximum?.value)
      row.key("minimum")
      row.value(measurement.minimum?.value)
      row.writeOrigin(of: pair, in: measurement.variant, plan)
      if case .shard(let evidence) = kind, let outlook = measurement.outlook {
        row.key("outlook")
        row.write(outlook, measurement.evidence.map { evidence[$0].witnesses } ?? [])
      }
      row.key("pair")
      row.value(pair.id)
      row.key("ratio")
      row.value(measurement.minimum?.value)
      row.key("reason")
      row.value(measurement.reason?.words)
      if let code = measurement.reason?.code {
        row.key("reasonCode")
        row.value(code.rawValue)
      }
      row.key("required")
      row.value(measurement.requirement.minimum?.value)
      row.key("role")
      row.value(pair.role.rawValue)
      row.key("state")
      row.value(measurement.state)
      row.key("surface")
      row.value(plan.surfaceName(of: pair))
      row.key("surfaceColor")
      row.value(measurement.surfaceColor?.hex)
      row.key("variant")
      row.value(measurement.variant.id)
      row.key("verdict")
      row.value(measurement.verdict.rawValue)
    }
  }

  /// Writes the origin of a pair, unless it is simply declared.
  private mutating func writeOrigin(of pair: PlannedPair, in variant: Variant, _ plan: AuditPlan) {
    let word: String
    switch plan.origin(of: pair, in: variant) {
    case nil, .declared: return
    case .inferred: word = "inferred"
    case .assumed: word = "assumed"
    }
    key("origin")
    value(word)
  }

  /// Writes the findings of one audit.
  mutating func writeFindings(of audit: AuditResult) {
    let wording = Wording(audit)
    for finding in audit.findings {
      let names = wording.names(of: finding)
      object { row in
        row.key("audit")
        row.value(audit.declaration.id)
        row.key("cells")
        row.array { cells in finding.cells.forEach { cells.write($0, audit.declaration.waivers) } }
        row.key("fingerprint")
        row.value(finding.fingerprint)
        row.key("foreground")
        row.value(names.foreground)
        if case .source(let member, _) = finding.evidence.subject {
          row.key("member")
          row.value(member)
        }
        row.key("message")
        row.value(wording.message(of: finding))
        if case .lowContrast(_, _, let share?) = finding.evidence {
          row.key("passing")
          row.write(share, in: audit.measurements[share.measurement])
        }
        if let repairs = finding.repairs {
          row.key("repairs")
          row.write(repairs, in: audit.measurements[repairs.measurement])
        }
        row.key("rule")
        row.value(finding.rule)
        row.key("severity")
        row.value(finding.severity.id)
        row.key("suggestion")
        row.write(finding.suggestion)
        row.key("surface")
        row.value(names.surface)
        if !names.tokens.isEmpty {
          row.key("tokens")
          row.array { list in names.tokens.forEach { list.value($0) } }
        }
      }
    }
  }

  /// Writes one cell of a finding.
  mutating func write(_ cell: Cell, _ waivers: [Waiver]) {
    object { entry in
      entry.key("disposition")
      entry.value(cell.disposition.rawValue)
      entry.key("location")
      entry.write(cell.location)
      entry.key("ratio")
      entry.value(cell.ratio?.value)
      entry.key("required")
      entry.value(cell.required?.value)
      entry.key("state")
      entry.value(cell.state)
      entry.key("variant")
      entry.value(cell.variant.id)
      if let waiver = cell.waiver {
        entry.key("waiver")
        entry.write(waivers[waiver])
      }
    }
  }

  private mutating func write(_ suggestion: Suggestion?) {
    guard let suggestion else { return null() }
    object { entry in
      entry.key("color")
      entry.value(suggestion.color.hex)
      entry.key("deltaEOK")
      entry.value(suggestion.deltaEOK)
      entry.key("preset")
      entry.value(suggestion.preset)
      entry.key("ratio")
      entry.value(suggestion.ratio.value)
      entry.key("token")
      entry.value(suggestion.token)
    }
  }
}
