import AuditEngine
import FileSyntax
import Palettes

/// The gate and the counts of a product, the conditions of its audits, and the legend of its signs.
struct CountsSection {
  private let product: ReportProduct
  private let summary: AuditSummary

  init(_ product: ReportProduct, _ summary: AuditSummary) {
    self.product = product
    self.summary = summary
  }

  /// The verdict and the gate, with the reason if they differ, the App Store's state, then the counts.
  static func blocks(
    _ summary: AuditSummary, _ gate: GateOutcome?, in family: AuditFamily? = nil, different: Int = 0
  ) -> [Block] {
    let counts: [Block] = summary.measurements > 0 ? [.paragraph(results(summary))] : []
    // A part of a run claims nothing; the table of all parts has the state of each.
    guard let gate else { return counts }
    // The gate counts what several systems share on each of them.
    let unit = family?.hasSeveralSystems == false ? "device" : "system"
    let isShared = different > 0 && different < summary.errors
    let shared = isShared ? ": \(Wording.count(different, "different one")), counted on each \(unit)" : ""
    let reasons = "\(Wording.reasons(of: gate))\(shared)"
    let besides = Wording.errorsBesidePass(summary).map { ", \($0)" } ?? ""
    let state = summary.measuresSufficientContrast ? summary.sufficientContrast.rawValue : "not measured"
    // An error in the input has an exit status of its own.
    let isOfInput = gate.reasons.contains { if case .input = $0 { true } else { false } }
    let exit = gate.status == .failed && !isOfInput ? " Exit status: 1." : ""
    return [
      .paragraph(
        "Verdict: \(.outcome(summary.verdict.rawValue))\(besides). "
          + "\(strong: "Gate: \(Wording.word(for: gate.status))") (\(reasons))\(doubt(summary, gate)). "
          + "Sufficient Contrast (App Store): \(.outcome(state)).\(exit)")
    ] + counts
  }

  /// The verdict with the counts in one paragraph.
  static func outcome(_ summary: AuditSummary) -> Block {
    .paragraph("Verdict: \(.outcome(summary.verdict.rawValue)). \(results(summary))")
  }

  /// The results by outcome.
  ///
  /// For example: 68 results fail, 125 pass, and 151 are not proven: 114 expected to pass ✓?, 37 undecided ?.
  private static func results(_ summary: AuditSummary) -> Phrase {
    let noun = summary.failed == 1 ? "result fails" : "results fail"
    let ofSystem = summary.failedByDefault > 0 ? " (\(summary.failedByDefault) in a default look of the system)" : ""
    var parts: [Phrase] = [
      summary.failed > 0
        ? Phrase([.verdict(.fail, "\(summary.failed) \(noun)")]).strong + Phrase(ofSystem) : "No result fails",
      "\(.pass, "\(summary.passed)") \(summary.passed == 1 ? "passes" : "pass")",
    ]
    if summary.exempt > 0 { parts.append("\(summary.exempt) \(summary.exempt == 1 ? "is" : "are") exempt") }
    if summary.unverified > 0 {
      let isOneKind = summary.undecided == summary.unverified
      let open = isOneKind ? "" : Wording.expectations(summary).map { ": \($0)" } ?? ""
      parts.append("\(.open, "\(summary.unverified)") \(summary.unverified == 1 ? "is" : "are") not proven\(open)")
    }
    return "\(parts.inWords()).\(accepted(summary))"
  }

  /// The results of findings that the team accepts, in a sentence with a space before it; empty for none.
  private static func accepted(_ summary: AuditSummary) -> String {
    let parts = [
      summary.waived > 0 ? "\(Wording.count(summary.waived, "result")) waived" : nil,
      summary.baselined > 0 ? "\(Wording.count(summary.baselined, "result")) in the baseline" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "" : " Accepted: \(parts.inWords())."
  }

  /// The reason that a gate passes although something fails or is open, or fails although nothing does.
  private static func doubt(_ summary: AuditSummary, _ gate: GateOutcome) -> String {
    switch gate.status {
    case .failed: return summary.failed == 0 ? ", although no result fails" : ""
    case .notMeasured: return ""
    case .passed:
      if summary.passed + summary.failed == 0, summary.unverified > 0 { return ", but nothing could be decided" }
      guard summary.failed > 0, case .clear(_?, let isCompared)? = gate.reasons.first else { return "" }
      let isAccepted = summary.waived + summary.baselined > 0
      let why =
        isCompared
        ? "only what is new or worse counts"
        : isAccepted
          ? "their findings are waived, in the baseline, or below the level of the gate"
          : "their findings do not reach the level of the gate"
      return ", although \(summary.failed) \(summary.failed == 1 ? "result fails" : "results fail"): \(why)"
    }
  }

  var conditions: String {
    let audits = product.family.audits
    let declaration = audits[0].declaration
    let pairs = audits.reduce(0) { $0 + $1.plan.pairs.count }
    let measured =
      summary.measurements == 0
      ? "No contrast was measured"
      : "\(Wording.count(summary.measurements, "measurement")) of \(Wording.count(pairs, "pair"))"
    let exempt = summary.exempt > 0 ? " (\(Wording.count(summary.exempt, "measurement")) exempt)" : ""
    let seen = [Wording.verified(audits), Wording.increasedValues(audits)].compactMap { $0 }
      .map { " \($0)." }.joined()
    let systems = systems(of: audits)
    return "\(measured)\(exempt) under \(Wording.policy(audits[0].plan.policy.id)) on \(systems.inWords()).\(seen) "
      + "Findings: \(findings). Color files: "
      + "\(declaration.sources.isEmpty ? "none" : declaration.sources.joined(separator: ", "))."
  }

  private func systems(of audits: [AuditResult]) -> [String] {
    var systems: [String] = []
    for audit in audits {
      let idiom =
        audit.declaration.deviceClass == .universal ? "" : " (\(Wording.label(audit.declaration.deviceClass)))"
      let words = Wording.system(audit.declaration.profile) + idiom
      if !systems.contains(words) { systems.append(words) }
    }
    return systems
  }

  /// The findings by severity; those that several systems share once, and the numbers of the gate.
  private var findings: String {
    let waived = summary.waived > 0 ? ", \(Wording.count(summary.waived, "result")) waived" : ""
    let known = summary.baselined > 0 ? ", \(Wording.count(summary.baselined, "result")) in the baseline" : ""
    let all = (errors: summary.errors, warnings: summary.warnings, notes: summary.notes)
    let family = product.family
    guard family.isSeveral else { return Self.words(all.errors, all.warnings, all.notes) + waived + known }
    let (errors, warnings, notes) = (
      ReportErrors.count(of: .error, in: family), ReportErrors.count(of: .warning, in: family),
      ReportErrors.count(of: .note, in: family)
    )
    let different = Self.words(errors, warnings, notes)
    guard (errors, warnings, notes) != all else { return different + waived + known }
    return "\(different) (\(all.errors), \(all.warnings), and \(all.notes) if each "
      + "\(family.hasSeveralSystems ? "system" : "device") is counted separately)\(waived)\(known)"
  }

  private static func words(_ errors: Int, _ warnings: Int, _ notes: Int) -> String {
    "\(Wording.count(errors, "error")), \(Wording.count(warnings, "warning")), \(Wording.count(notes, "note"))"
  }

  /// The meaning of variants and signs; nil if nothing was measured.
  var legend: String? {
    guard summary.measurements > 0 else { return nil }
    let variants = VariantSet(
      product.family.audits.flatMap { audit in audit.measurements.map { VariantSet($0.variant) } })
    // The ids of these variants are also the names of the two modes.
    let modes: VariantSet = [VariantSet(.light), VariantSet(.dark)]
    let places = Wording.sentence(variants) + (variants.isSubset(of: modes) ? " mode" : "")
    let measured =
      variants == .all
      ? "\(Wording.measuresAllVariants(product.family.audits) ? "Each pair is measured in" : "Pairs are measured in up to") "
        + "eight variants: light and dark, with and without Increase Contrast (IC) and Reduce "
        + "Transparency (RT)."
      : "Pairs are measured in \(places). IC is Increase Contrast, and RT is Reduce "
        + "Transparency."
    let signs =
      summary.unverified > 0
      ? " ✗ means fail, ✓ means pass, and ? means unproven: ✗? is expected to fail, ✓? is expected to pass, and ? by "
        + "itself is undecided."
      : " ✗ means fail, and ✓ means pass."
    let store = variants.isSuperset(of: [VariantSet(.lightIncreasedReduced), VariantSet(.darkIncreasedReduced)])
    return measured + signs
      + (store ? " The App Store’s Sufficient Contrast is judged with both settings on." : "")
  }
}
