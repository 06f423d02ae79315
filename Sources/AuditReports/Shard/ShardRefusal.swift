package import PaletteModel

/// Why shards do not make one report.
package struct ShardRefusal: Error, Hashable, Sendable {
  /// What is wrong with which shard; at least one.
  package let diagnostics: [Diagnostic]

  /// Refuses shards for these reasons.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
