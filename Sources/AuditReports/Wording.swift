package import AuditEngine
import ColorMath
package import Palettes

/// Puts the numbers of findings and measurements into words; the one place for every format.
package struct Wording {
  let audit: AuditResult

  /// Words for the findings of one audit.
  package init(_ audit: AuditResult) { self.audit = audit }

  /// The result of a finding, in a few words without variants and reason.
  package func result(of finding: Finding) -> String {
    let worst = worst(of: finding)
    return switch finding.evidence {
    case .lowContrast(_, _, let share):
      "\(Self.range(worst)), requires \(Self.required(worst?.requirement))\(passing(share))"
    case .invisible: "invisible"
    case .increasedLower(_, let changes): "\(result(of: changes)) with increased contrast"
    case .increasedTargetMissed(_, let missed): result(of: missed)
    case .lowered(_, let changes): result(of: changes)
    case .fragile(_, let flips): result(of: flips)
    case .iconBand(_, let bands): result(of: bands)
    case .decorated(_, _, let required):
      "\(Self.range(worst)) as decoration with a font, text requires \(Self.required(required))"
    case .carried(_, let losses): result(of: losses)
    case .smallOnOpen: "\(worstRange(of: finding)), \(smallText(of: finding))"
    case .translucentBoundary(_, let cells): result(of: cells)
    case .surface(let fault): result(of: fault)
    case .indistinct(_, let resemblances): result(of: resemblances)
    case .uncovered(_, let tokens, let all): result(ofUncovered: tokens, of: all)
    case .unresolved: "has no color"
    case .unverified: (worst?.minimum == nil ? "" : "\(Self.range(worst)), ") + unverified(finding)
    case .palette(let evidence): result(of: evidence)
    case .icon(let evidence): result(of: evidence)
    case .source(let evidence):
      result(of: evidence.flaw) + (evidence.places > 1 ? ", at \(evidence.places) places" : "")
    case .waiver(let evidence): result(of: evidence)
    case .own(let evidence): evidence.words
    }
  }

  /// The message of a finding, in one sentence without a period.
  package func message(of finding: Finding) -> String { statement(of: finding) + otherSystems(of: finding) }

  private func statement(of finding: Finding) -> String {
    let subject = subject(of: finding)
    let variants = variants(of: finding)
    let worst = worst(of: finding)
    switch finding.evidence {
    case .lowContrast(let pair, _, let share):
      let role = Self.role(audit.plan.pairs[pair])
      return
        "\(role == "text" ? "" : "\(role) ")\(subject) has a ratio of \(reach(worst)) but requires "
        + "\(Self.required(worst?.requirement)) (\(worst?.requirement.criterion.id ?? "")) in \(variants)"
        + passingInFull(share, beside: worst) + themes(of: finding) + bold(audit.plan.pairs[pair], worst)
    case .invisible:
      let cause = worst?.reason?.words ?? "the foreground and the surface look the same"
      return "text \(subject) is invisible in \(variants): \(cause)"
    case .increasedLower, .increasedTargetMissed, .lowered, .fragile, .own, .indistinct, .carried, .smallOnOpen,
      .decorated:
      return "\(subject): \(result(of: finding)), in \(variants)\(themes(of: finding))"
    case .translucentBoundary(_, let cells): return message(of: cells, subject: subject)
    case .surface(let fault): return message(of: fault, subject: subject, in: variants)
    case .iconBand:
      let role = worst.map { audit.plan.pairs[$0.pair].role }
      return "\(subject) as \(role == .text ? "text" : "a graphic"): \(result(of: finding))"
    case .uncovered:
      return "\(subject): \(result(of: finding))"
    case .unresolved:
      return "\(subject) has no color in \(variants): \(worst?.reason?.words ?? "")"
    case .unverified:
      return "\(subject) is \(unverified(finding)) in \(variants)\(themes(of: finding)): \(worst?.reason?.words ?? "")"
    case .palette(let evidence):
      return message(of: evidence, subject: subject)
    case .waiver: return "the waiver for \(subject) \(result(of: finding))"
    case .icon: return "\(subject) \(result(of: finding))"
    case .source: return "\(subject): \(result(of: finding))"
    }
  }

  /// The reasons of a finding if the numbers do not speak for themselves, one clause each.
  func reasons(of finding: Finding) -> [String] {
    switch finding.evidence {
    case .smallOnOpen, .translucentBoundary, .carried, .decorated, .surface, .icon, .source, .waiver: []
    case .lowContrast, .invisible, .increasedLower, .increasedTargetMissed, .fragile, .lowered, .iconBand, .own,
      .indistinct, .uncovered, .unresolved, .unverified, .palette:
      worst(of: finding)?.reason?.clauses ?? []
    }
  }

  /// The measurement of a finding with the least ratio, one without a ratio first; nil if nothing was measured.
  package func worst(of finding: Finding) -> Measurement? {
    var worst: MeasurementIndex?
    var least = Double.infinity
    for cell in finding.spokenCells {
      guard let measurement = cell.measurement else { continue }
      let ratio = audit.measurements[measurement].minimum?.value ?? 0
      if worst == nil || ratio < least { (worst, least) = (measurement, ratio) }
    }
    return worst.map { audit.measurements[$0] }
  }

  /// The first place to edit.
  package func location(of finding: Finding) -> SourceLocation {
    worst(of: finding)?.location ?? finding.spokenCells.first?.location ?? audit.declaration.location
  }
}
