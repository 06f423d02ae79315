package import AuditEngine
import Palettes

extension ReportSnapshot {
  /// The content of a report made directly: equal to what is read back from its JSON.
  package init(_ report: AuditReport) {
    self.init(toolVersion: ToolIdentity.version)
    summary = SummarySnapshot(report.summary, gate: report.gate.status)
    errors = report.diagnostics.filter { $0.severity == .error }
    var pairs = PairGathering()
    for audit in report.audits {
      audits.append(Audit(audit.plan))
      colors += audit.tokenColors
      gather(audit, &pairs)
      let wording = Wording(audit)
      findings += audit.findings.map { FindingSnapshot($0, wording) }
      uncovered += audit.coverage.uncovered.map { token in
        Uncovered(audit: audit.declaration.id, token: audit.plan.loaded.palette.displayName(of: token))
      }
    }
    self.pairs = pairs.pairs
  }

  private func gather(_ audit: AuditResult, _ pairs: inout PairGathering) {
    var last: PairIndex?
    for measurement in audit.measurements {
      if last != measurement.pair { pairs.select(PairSnapshot.Key(measurement.pair, audit)) }
      last = measurement.pair
      pairs.add(
        PairSnapshot.Row(
          CellPlace(measurement.variant, measurement.state), measurement.verdict,
          ratio: measurement.minimum, required: measurement.requirement.minimum,
          foreground: measurement.foregroundColor, surface: measurement.surfaceColor,
          reason: measurement.verdict == .unverified ? measurement.reason?.words : nil,
          expectation: measurement.expectation))
    }
  }
}

extension AuditResult {
  /// The colors of the tokens that are in pairs, then those that one declaration in the sources writes as numbers.
  var tokenColors: [TokenColors] {
    let palette = plan.loaded.palette
    let uncovered = Set(coverage.uncovered)
    let tokens = palette.tokens.indexed().compactMap { index, token -> TokenColors? in
      guard !uncovered.contains(index) else { return nil }
      return TokenColors(
        audit: declaration.id, token: palette.displayName(of: index),
        entries: token.entries.map { TokenColors.Entry(entry: $0.label, color: $0.value.shown) })
    }
    return tokens
      + plan.sourceColors.map { color in
        TokenColors(
          audit: declaration.id, token: color.name.name, entries: [TokenColors.Entry(entry: "Any", color: color.text)])
      }
  }
}

extension ReportSnapshot.Audit {
  fileprivate init(_ plan: AuditPlan) {
    let declaration = plan.loaded.declaration
    self.init(
      id: declaration.id, name: Wording.title(declaration),
      conditions: [plan.policy.id, declaration.profile.rawValue, declaration.idiom.rawValue])
  }
}

extension PairSnapshot.Key {
  fileprivate init(_ index: PairIndex, _ audit: AuditResult) {
    let pair = audit.plan.pairs[index]
    self.init(
      audit: audit.declaration.id, id: pair.id, foreground: audit.plan.foregroundName(of: pair),
      surface: audit.plan.surfaceName(of: pair), role: pair.role.rawValue)
  }
}

extension FindingSnapshot {
  fileprivate init(_ finding: Finding, _ wording: Wording) {
    let names = wording.names(of: finding)
    self.init(
      audit: wording.audit.declaration.id, rule: finding.rule, severity: finding.severity,
      fingerprint: finding.fingerprint, message: wording.message(of: finding), foreground: names.foreground,
      surface: names.surface,
      suggestion: finding.suggestion.map { Suggestion(token: $0.token, color: $0.color, ratio: $0.ratio) },
      cells: finding.cells.map { cell in
        Cell(
          cell.place, ratio: cell.ratio, required: cell.required,
          cell.disposition, at: cell.location,
          waivedDownTo: cell.waiver.flatMap { wording.audit.declaration.waivers[$0].ratio })
      })
  }
}
