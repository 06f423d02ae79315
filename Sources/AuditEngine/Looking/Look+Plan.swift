import Palettes

extension Look {
  /// True if a pair fails that the audit measures, so that the plan may fix it.
  package var needsPlan: Bool { pairs.contains { $0.verdict == .fail && $0.isDeclared } }

  /// Returns the look with the edits of plans that clear its failing pairs.
  package func fixed(by results: [AuditResult]) -> Look {
    var pairs = pairs
    for index in pairs.indices where pairs[index].verdict == .fail && pairs[index].isDeclared {
      pairs[index].fix = results.lazy.compactMap { LookFix(pairs[index], in: $0) }.first
    }
    return Look(self, pairs: pairs)
  }
}
