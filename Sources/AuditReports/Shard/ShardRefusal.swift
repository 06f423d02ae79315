package import Palettes

/// The reasons that shards do not make one report.
package struct ShardRefusal: Error, Hashable, Sendable {
  /// The problems of the shards; at least one.
  package let diagnostics: [Diagnostic]

  /// Refuses shards for these reasons.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
