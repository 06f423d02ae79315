package import SourceScan

extension Wording {
  /// How much of the text of sources is covered: `120 texts, 40 with a foreground, 30 with a surface too, 22 resolved`.
  package static func words(_ coverage: PairCoverage) -> String {
    "\(count(coverage.texts, "text")), \(coverage.withForeground) with a foreground, "
      + "\(coverage.withBoth) with a surface too, \(coverage.resolved) resolved"
  }
}
