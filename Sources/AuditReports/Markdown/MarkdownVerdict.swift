import AuditModel

/// The first words of a report: verdict, counts, the App Store's state.
enum MarkdownVerdict {
  static func write(
    _ summary: AuditSummary, _ gate: GateOutcome? = nil, _ next: [String] = [], to page: inout MarkdownPage
  ) {
    let errors = Wording.errorsBesidePass(summary).map { ", \($0)" } ?? ""
    page.paragraph(
      "Verdict: **\(summary.verdict.rawValue)**\(errors). \(measurements(summary)). \(findings(summary)).")
    if let gate {
      page.paragraph("Gate: **\(Wording.word(for: gate.status))**: \(Wording.reasons(of: gate)).")
    }
    if !next.isEmpty { page.paragraph(next.map { "\(MarkdownText.escaped($0))." }.joined(separator: " ")) }
    page.paragraph(
      "App Store “Sufficient Contrast” (increased contrast, reduced transparency): "
        + "**\(summary.sufficientContrast.rawValue)**\(summary.measuresSufficientContrast ? "" : ": nothing was measured for it")."
    )
  }

  /// Writes the comparison with the baseline, and the records that can be tightened; nothing for a run without one.
  static func write(_ outcome: BaselineOutcome?, to page: inout MarkdownPage) {
    guard let outcome else { return }
    page.paragraph("Baseline: \(Wording.words(outcome)).")
    guard !outcome.stale.isEmpty else { return }
    let count = Wording.count(outcome.stale.count, "record")
    let isWritten = page.folded("\(count) in the baseline can be tightened") { page in
      page.lines(outcome.stale.map { "- \(MarkdownText.escaped(Wording.words($0)))" }, of: "record")
    }
    if !isWritten { page.leaveOut(outcome.stale.count, "record") }
  }

  private static func measurements(_ summary: AuditSummary) -> String {
    guard summary.measurements > 0 else { return "No contrast was measured" }
    let exempt = summary.exempt > 0 ? ", \(summary.exempt) exempt" : ""
    let expected = Wording.expectations(summary).map { " (\($0))" } ?? ""
    return "\(Wording.count(summary.measurements, "measurement")): \(summary.failed) fail, "
      + "\(summary.unverified) unverified\(expected), \(summary.passed) pass\(exempt)"
  }

  private static func findings(_ summary: AuditSummary) -> String {
    let waived = summary.waived > 0 ? ", \(Wording.count(summary.waived, "cell")) waived" : ""
    let baselined =
      summary.baselined > 0 ? ", \(Wording.count(summary.baselined, "result")) in the baseline" : ""
    return "Findings: \(Wording.count(summary.errors, "error")), \(Wording.count(summary.warnings, "warning")), "
      + "\(Wording.count(summary.notes, "note"))\(waived)\(baselined)"
  }
}
