import Palettes

extension AuditPlan {
  /// The record that is about a pair in a variant; nil if there is none.
  func record(of pair: PairIndex, in variant: Variant) -> RecordIndex? {
    guard !records.isEmpty else { return nil }
    return records[pair]?.first { loaded.declaration.verified[$0].variants.contains(variant) }
  }

  /// Returns the plan with warnings about records that decide nothing, or not all that they speak of.
  ///
  /// The refused ones count as left out; what the others are about is certain without them.
  func noting(
    refused: [(record: RecordIndex, words: String)], after measurements: [Measurement]
  ) -> AuditPlan {
    guard !records.isEmpty || !refused.isEmpty else { return self }
    let verified = loaded.declaration.verified
    let idle = idleRecords(after: measurements, except: refused.map { $0.record })
    guard !refused.isEmpty || !idle.isEmpty else { return self }
    return with(loaded.refusing(refused.map { (verified[$0.record], $0.words) }).adding(distinct: idle))
  }

  private func idleRecords(after measurements: [Measurement], except refused: [RecordIndex]) -> [Diagnostic] {
    let used = Set(measurements.compactMap { $0.record } + refused)
    return Set(records.values.joined()).sorted().filter { !used.contains($0) }.map { index in
      let record = loaded.declaration.verified[index]
      let isOpen = measurements.contains {
        $0.verdict == .unverified && $0.state == nil && self.record(of: $0.pair, in: $0.variant) == index
      }
      let why =
        isOpen
        ? "the text color is still unknown; add 'foreground' with its color on the screen"
        : "its results are certain without it; delete it"
      let message = "this record for \(record.pair.inQuotes) has no effect: \(why)"
      return Diagnostic(.warning, .badAuditFile, message, at: record.location)
    }
  }
}

extension LoadedPalette {
  /// Returns the audit with those problems that it lacks.
  func adding(distinct problems: [Diagnostic]) -> LoadedPalette {
    problems.isEmpty
      ? self
      : with { audit in
        for problem in problems where !audit.diagnostics.contains(problem) { audit.add([problem]) }
      }
  }
}
