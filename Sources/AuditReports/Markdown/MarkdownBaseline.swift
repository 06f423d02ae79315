import AuditEngine

/// The comparison with the baseline, and the records that can be tightened.
enum MarkdownBaseline {
  /// Writes nothing for a run without a baseline.
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
}
