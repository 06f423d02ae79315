import AuditEngine

/// The comparison with the baseline, and the records that can be tightened.
enum BaselineSection {
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
