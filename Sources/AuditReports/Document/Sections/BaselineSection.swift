import AuditEngine

/// The comparison with a baseline or a revision: what became worse, and the records that can be tightened.
enum BaselineSection {
  /// The edited colors that made something new or worse, and how much else did; nothing for a run without a comparison.
  static func causes(_ report: AuditReport) -> [Block] {
    guard let comparison = report.comparison else { return [] }
    let causes = ComparedFindings(comparison, in: report).causes
    guard !causes.isEmpty else { return [] }
    return [.paragraph("\(strong: "New or worse") than in what this is compared with:"), .list(causes, of: "cause")]
  }

  /// Returns nothing for a run without a baseline.
  static func blocks(_ outcome: BaselineOutcome?) -> [Block] {
    guard let outcome else { return [] }
    let said = Block.paragraph("Baseline: \(Wording.words(outcome)).")
    guard !outcome.stale.isEmpty else { return [said] }
    let count = Wording.count(outcome.stale.count, "record")
    return [
      said,
      .folded(
        "\(count) in the baseline can be tightened", outcome.stale.count, "record",
        [.list(outcome.stale.map { Phrase(Wording.words($0)) }, of: "record")]),
    ]
  }
}
