import FileSyntax
package import Palettes

extension AuditDeclaration {
  /// The product and the system that an audit is about, whatever the devices.
  fileprivate var product: String { "\(location.file)\n\(name)\n\(profile.rawValue)" }
}

extension AuditResult {
  /// Returns the result without some findings.
  fileprivate func without(_ isMoot: (Finding) -> Bool) -> AuditResult {
    findings.contains(where: isMoot) ? with(findings: findings.filter { !isMoot($0) }) : self
  }
}

extension AuditReport {
  /// Creates a report of audits in the order of their ids, and compares their findings with a baseline if there is one.
  ///
  /// `problems` are those of the run itself, in addition to the problems of the audits; `rule` decides if the gate
  /// fails.
  package init(
    _ audits: [AuditResult], baseline: Baseline? = nil, problems: [Diagnostic] = [], gate rule: GateRule = GateRule()
  ) {
    let all = Diagnostic.distinct(
      audits.flatMap { $0.plan.loaded.diagnostics } + audits.compactMap { $0.emptyHanded } + problems)
    var audits = audits.ordered { $0.declaration.id < $1.declaration.id }
    Self.forgiveWaivers(in: &audits)
    Self.joinClasses(of: &audits)
    let isComplete = !all.contains { $0.severity == .error }
    let outcome = baseline.map { BaselineOutcome($0.dividing(audits), marking: &audits, isComplete: isComplete) }
    audits = audits.map { $0.with(requirements: $0.judgedRequirements(problems: problems)) }
    self.init(
      audits, summary: AuditSummary(audits, problems: all), diagnostics: all, baseline: outcome,
      gate: GateOutcome(status: .passed, reasons: []))
    gate = rule.outcome(of: self)
  }

  /// Judges the report again by another gate rule, or counts only what became worse.
  package mutating func pass(_ rule: GateRule, newOrWorse: Int? = nil) {
    gate = rule.outcome(of: self, newOrWorse: newOrWorse)
  }

  /// Drops findings without a ratio that audits of particular device classes share with the audit of everybody.
  ///
  /// What is wrong with a catalog, an icon or the sources is so on every device; what is wrong with an entry, on all that
  /// use it.
  private static func joinClasses(of audits: inout [AuditResult]) {
    guard audits.contains(where: { $0.declaration.isOfParticularClass }) else { return }
    var whole: [String: [String: [Cell]]] = [:]
    for audit in audits where !audit.declaration.isOfParticularClass {
      for finding in audit.findings where finding.cells.allSatisfy({ $0.measurement == nil }) {
        whole[audit.declaration.product, default: [:]][finding.fingerprint] = finding.cells
      }
    }
    for index in audits.indices where audits[index].declaration.isOfParticularClass {
      let known = whole[audits[index].declaration.product] ?? [:]
      audits[index] = audits[index].without { finding in
        guard let cells = known[finding.fingerprint] else { return false }
        switch finding.evidence.subject {
        case .catalog, .icon, .source: return true
        case .pair, .token, .tokens, .foreground, .surface, .waiver: return finding.cells == cells
        }
      }
    }
  }

  /// Drops findings about unused waivers that another audit of the run uses.
  private static func forgiveWaivers(in audits: inout [AuditResult]) {
    guard audits.count > 1 else { return }
    var used: Set<SourceLocation> = []
    for audit in audits {
      for (waiver, cells) in zip(audit.declaration.waivers, audit.waivedCells) where cells > 0 {
        used.insert(waiver.location)
      }
    }
    for index in audits.indices {
      let waivers = audits[index].declaration.waivers
      audits[index] = audits[index].without { finding in
        guard case .waiver(let evidence) = finding.evidence, evidence.flaw == .unused else { return false }
        return used.contains(waivers[evidence.waiver].location)
      }
    }
  }
}
