import AuditModel
import ColorMath
import PaletteModel
import TextSupport

/// The first words about a product: what fails and where, then the gate and the counts.
struct MarkdownLead {
  private let product: ReportProduct
  private let summary: AuditSummary
  private let gate: GateOutcome?

  init(_ product: ReportProduct, _ summary: AuditSummary, _ gate: GateOutcome?) {
    self.product = product
    self.summary = summary
    self.gate = gate
  }

  func write(looks: Int, to page: inout MarkdownPage) {
    page.paragraph(([headline] + [rest, edits, errors, self.looks(looks)].compactMap { $0 }).joined(separator: " "))
    page.table(MarkdownLead.table(summary, gate), of: "row")
    page.paragraph(conditions)
  }

  /// The worst failure in one sentence; without one, the outcome.
  private var headline: String {
    if let worst = (product.components.declared.first ?? product.components.found.first)?.parts.first {
      return "**\(MarkdownText.escaped(worst.sentence)).**"
    }
    if let error = Self.worstError(of: product) {
      let found = error.count == 1 ? "an error was found" : "\(Wording.words(error.count, "error")) were found, first"
      return "**Nothing measured fails, but \(found): \(error.first).**"
    }
    if summary.passed + summary.unverified == 0 { return "**No contrast was measured.**" }
    if summary.failed > 0 { return "**Every failure is waived or in the baseline.**" }
    if summary.unverified > 0 {
      return
        "**Nothing is proven to fail, but \(Wording.count(summary.unverified, "measurement")) cannot be decided yet.**"
    }
    let measured = VariantSet(
      product.family.audits.flatMap { audit in audit.measurements.map { VariantSet($0.variant) } })
    return measured == .all
      ? "**Every pair reaches its minimum in all eight variants.**"
      : "**Every pair reaches its minimum in \(Wording.sentence(measured)); no pair was measured in other variants.**"
  }

  /// The errors that no ratio gives, by rule, in one sentence.
  private var errors: String? {
    guard !(product.components.declared + product.components.found).isEmpty else { return nil }
    var rules: [String] = []
    var known: Set<String> = []
    for audit in product.family.audits {
      for finding in audit.findings where finding.isOpen && finding.severity == .error {
        guard case .source = finding.evidence, known.insert(finding.fingerprint).inserted else { continue }
        let title =
          audit.rule(finding.rule).map { $0.page.title.prefix(1).lowercased() + $0.page.title.dropFirst() }
          ?? finding.rule
        if !rules.contains(title) { rules.append(title) }
      }
    }
    guard !known.isEmpty else { return nil }
    let errors = Wording.capitalized(Wording.words(known.count, "error"))
    return "\(errors) in the sources \(known.count == 1 ? "fails" : "fail") the gate as well: "
      + "\(MarkdownText.escaped(rules.inWords()))."
  }

  /// The first error, and the number of all; nil for none.
  private static func worstError(of product: ReportProduct) -> (first: String, count: Int)? {
    var (first, known): (String?, Set<String>) = (nil, [])
    for audit in product.family.audits {
      let wording = Wording(audit)
      for finding in audit.findings where finding.isOpen && finding.severity == .error {
        first = first ?? MarkdownText.escaped(wording.message(of: finding))
        known.insert(finding.fingerprint)
      }
    }
    return first.map { ($0, known.count) }
  }

  /// The next components, and the number of all others.
  private var rest: String? {
    let components = product.components.declared + product.components.found
    guard components.count > 1 else { return nil }
    let named = components[1..<min(3, components.count)].map { component in
      "\(component.name) (\(Wording.ratio(component.parts[0].measurement.minimum)))"
    }
    let more = components.count - 1 - named.count
    let all = more > 0 ? named + [Wording.words(more, "more component")] : named
    return "Next: \(MarkdownText.escaped(all.inWords()))."
  }

  private var edits: String? {
    let audits = product.family.audits
    let edits = audits.flatMap { $0.leverage.prefix(FirstEdit.most) }
    guard audits.count == 1, !edits.isEmpty else { return nil }
    let cleared = edits.reduce(0) { $0 + $1.clears.count }
    let isAll = audits[0].leverage.count == edits.count
    let words = isAll ? Wording.words(edits.count, "edit") : "the first \(Wording.words(edits.count, "edit"))"
    return "\(Wording.capitalized(words)) \(edits.count == 1 ? "clears" : "clear") "
      + "\(cleared) of \(Wording.count(summary.failed, "failure")), and nothing that passes now starts to fail."
  }

  private func looks(_ looks: Int) -> String? {
    looks == 0
      ? nil
      : "\(Wording.capitalized(Wording.words(looks, "surface"))) \(looks == 1 ? "needs" : "need") a check on a device."
  }

  /// The gate, the counts, and the App Store's state, one row.
  static func table(_ summary: AuditSummary, _ gate: GateOutcome?) -> MarkdownTable {
    var table = MarkdownTable(
      (gate == nil ? [] : [("gate", .left)])
        + [("fail", .left), ("pass", .left), ("open", .left), ("Sufficient Contrast (App Store)", .left)])
    let isOneKind = summary.undecided == summary.unverified
    let open = isOneKind ? "" : Wording.expectations(summary).map { ": \($0)" } ?? ""
    let state = summary.measuresSufficientContrast ? summary.sufficientContrast.rawValue : "not measured"
    table.add(
      (gate.map { ["**\(Wording.word(for: $0.status))**: \(Wording.reasons(of: $0))"] } ?? [])
        + [
          summary.failed > 0 ? "**✗\u{A0}\(summary.failed)**" : "0", "✓\u{A0}\(summary.passed)",
          summary.unverified > 0 ? "?\u{A0}\(summary.unverified)\(open)" : "0", state == "fail" ? "**fail**" : state,
        ])
    return table
  }

  private var conditions: String {
    let audits = product.family.audits
    let declaration = audits[0].declaration
    let pairs = audits.reduce(0) { $0 + $1.plan.pairs.count }
    let measured =
      summary.measurements == 0
      ? "No contrast was measured"
      : "\(Wording.count(summary.measurements, "measurement")) of \(Wording.count(pairs, "pair"))"
    let exempt = summary.exempt > 0 ? " (\(summary.exempt) exempt)" : ""
    let seen = Wording.verified(audits).map { " \($0)." } ?? ""
    let waived = summary.waived > 0 ? ", \(Wording.count(summary.waived, "result")) waived" : ""
    let known = summary.baselined > 0 ? ", \(Wording.count(summary.baselined, "result")) in the baseline" : ""
    var systems: [String] = []
    for audit in audits {
      let idiom = audit.declaration.idiom == .universal ? "" : " (\(audit.declaration.idiom.rawValue))"
      let words = Wording.system(audit.declaration.profile) + idiom
      if !systems.contains(words) { systems.append(words) }
    }
    return "\(measured)\(exempt) under \(Wording.policy(audits[0].plan.policy.id)), \(systems.inWords()).\(seen) "
      + "Findings: \(Wording.count(summary.errors, "error")), \(Wording.count(summary.warnings, "warning")), "
      + "\(Wording.count(summary.notes, "note"))\(audits.count > 1 ? ", each system counted" : "")\(waived)\(known). Color files: "
      + "\(declaration.sources.isEmpty ? "none" : declaration.sources.map(MarkdownText.escaped).joined(separator: ", "))."
      + texts(of: audits)
  }

  /// The share of the text in the sources that was measured, in one sentence; empty without sources.
  private func texts(of audits: [AuditResult]) -> String {
    // The audits of one file read the same sources.
    guard let texts = audits.lazy.compactMap({ $0.plan.sourceCoverage }).first else { return "" }
    return " In the sources, \(Wording.words(texts))."
  }
}
