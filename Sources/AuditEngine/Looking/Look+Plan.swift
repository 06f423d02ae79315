import Palettes

extension Look {
  /// Returns the look with the edits of plans that clear its failing pairs.
  ///
  /// - Parameter results: the results with their plans; it is called only if a pair fails that the audit measures.
  package func fixed(by results: () -> [AuditResult]) -> Look {
    var pairs = pairs
    let failing = pairs.indices.filter { pairs[$0].verdict == .fail && pairs[$0].isDeclared }
    guard !failing.isEmpty else { return self }
    let results = results()
    for index in failing { pairs[index].fix = results.lazy.compactMap { LookFix(pairs[index], in: $0) }.first }
    return Look(self, pairs: pairs)
  }
}
