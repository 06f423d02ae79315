import AuditEngine
import ColorMath
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes some measurements of one audit; `evidenceStart` is the number of its first piece of evidence.
  mutating func writeMeasurements(_ range: Range<Int>, of audit: AuditResult, evidenceStart: Int) {
    for index in range {
      write(
        audit.measurements[index], of: audit.plan, as: .report(evidenceStart: evidenceStart),
        surfaceHash: audit.measured.surfaceHash(of: audit.measurements[index]))
    }
  }

  /// Writes one measurement of a plan as a row.
  mutating func write(
    _ measurement: Measurement, of plan: AuditPlan, as kind: MeasurementRow, surfaceHash: String? = nil
  ) {
    let pair = plan.pairs[measurement.pair]
    object { row in
      row.member("audit", plan.loaded.declaration.id)
      if let block = measurement.outlook?.block {
        row.key("block")
        row.write(block, plan.loaded.declaration.images)
      }
      row.member("criterion", measurement.requirement.criterion.id)
      if case .report(let start) = kind {
        row.member("evidence", measurement.evidence.map { EvidenceNumbering.id(start + $0.offset) })
      }
      row.member("expectation", measurement.expectation?.rawValue)
      row.member("foreground", plan.foregroundName(of: pair))
      row.member("foregroundColor", measurement.foregroundColor?.hex)
      row.member("maximum", measurement.maximum?.value)
      row.member("minimum", measurement.minimum?.value)
      row.writeNames(plan.names(of: pair, in: measurement.variant))
      row.member("origin", plan.origin(of: pair, in: measurement.variant)?.word)
      if case .shard(let evidence) = kind, let outlook = measurement.outlook {
        row.key("outlook")
        row.write(outlook, measurement.evidence.map { evidence[$0].witnesses } ?? [])
      }
      row.member("pair", pair.id)
      row.member("ratio", measurement.minimum?.value)
      row.member("reason", measurement.reason?.words)
      row.member("reasonCode", measurement.reason?.code.rawValue)
      row.member("required", measurement.requirement.minimum?.value)
      row.member("role", pair.role.rawValue)
      row.member("state", measurement.state)
      row.member("surface", plan.surfaceName(of: pair))
      row.member("surfaceColor", measurement.surfaceColor?.hex)
      row.member("surfaceHash", surfaceHash)
      row.member("variant", measurement.variant.id)
      row.member("verdict", measurement.verdict.rawValue)
      if let record = measurement.record {
        row.key("verified")
        row.write(plan.loaded.declaration.verified[record])
      }
    }
  }

  /// Writes where and when somebody saw the colors that decided a measurement.
  private mutating func write(_ record: VerifiedColor) {
    object { entry in
      entry.member("date", record.date?.text)
      entry.member("device", record.device)
    }
  }

  /// Writes the names of a pair in the product; no key if it has none.
  private mutating func writeNames(_ names: [String]) {
    guard !names.isEmpty else { return }
    key("names")
    array { list in names.forEach { list.value($0) } }
  }

  /// Writes the findings of one audit.
  ///
  /// - Parameter folder: the folder in which commands are pasted; nil to leave out the options.
  mutating func writeFindings(_ range: Range<Int>, of audit: AuditResult, from folder: CommandFolder?) {
    let wording = Wording(audit)
    let (id, waivers) = (audit.declaration.id, audit.declaration.waivers)
    for finding in audit.findings[range] {
      let names = wording.names(of: finding)
      object { row in
        row.member("audit", id)
        row.key("cells")
        row.array { cells in
          for cell in finding.cells { cells.write(cell, waivers, editedAt: wording.editedPlace(of: cell)?.location) }
        }
        row.member("fingerprint", finding.fingerprint)
        row.member("foreground", names.foreground)
        if case .source(let member, _) = finding.evidence.subject {
          row.member("member", member)
        }
        row.member("message", wording.message(of: finding))
        if let folder { row.writeOptions(of: finding, in: audit, typed: folder.typed) }
        if case .lowContrast(_, _, let share?) = finding.evidence {
          row.key("passing")
          row.write(share, in: audit.measurements[share.measurement])
        }
        row.member("rule", finding.rule)
        row.member("severity", finding.severity.id)
        if let suggestion = finding.suggestion {
          row.key("suggestion")
          row.write(suggestion)
        }
        row.member("surface", names.surface)
        if !names.tokens.isEmpty {
          row.key("tokens")
          row.array { list in names.tokens.forEach { list.value($0) } }
        }
      }
    }
  }

  /// Writes one cell of a finding; `orNull` writes null for what it lacks.
  mutating func write(
    _ cell: Cell, _ waivers: [Waiver], editedAt place: SourceLocation? = nil, orNull: Bool = false
  ) {
    object { entry in
      entry.member("disposition", cell.disposition.rawValue)
      if let place {
        entry.key("edit")
        entry.write(place)
      }
      entry.key("location")
      entry.write(cell.location)
      entry.member("ratio", cell.ratio?.value, orNull: orNull)
      entry.member("required", cell.required?.value, orNull: orNull)
      entry.member("state", cell.state, orNull: orNull)
      entry.member("variant", cell.variant.id)
      if let waiver = cell.waiver {
        entry.key("waiver")
        entry.write(waivers[waiver], orNull: orNull)
      }
    }
  }

  private mutating func write(_ suggestion: Suggestion) {
    object { entry in
      entry.member("color", suggestion.color.hex)
      entry.member("condition", suggestion.condition)
      entry.member("deltaEOK", suggestion.deltaEOK)
      entry.member("preset", suggestion.preset)
      entry.member("ratio", suggestion.ratio.value)
      entry.member("token", suggestion.token)
    }
  }
}
