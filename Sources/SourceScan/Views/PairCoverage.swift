/// How much of the text of a project the found pairs cover, and why the rest is lost.
package struct PairCoverage: Hashable, Sendable {
  /// Texts in the source, previews left out.
  package var texts = 0
  /// Texts whose foreground is stated on them or around them.
  package var withForeground = 0
  /// Texts whose foreground and surface are both stated.
  package var withBoth = 0
  /// Texts of those whose colors are all known.
  package var resolved = 0
  /// How many texts were lost for each reason, in words.
  package var losses: [String: Int] = [:]

  /// Adds what was counted elsewhere.
  package mutating func add(_ other: PairCoverage) {
    texts += other.texts
    withForeground += other.withForeground
    withBoth += other.withBoth
    resolved += other.resolved
    losses.merge(other.losses, uniquingKeysWith: +)
  }

  /// The reasons with their numbers, the most frequent first.
  package var sortedLosses: [(reason: String, count: Int)] {
    losses.map { (reason: $0.key, count: $0.value) }
      .sorted { $0.count != $1.count ? $0.count > $1.count : $0.reason.utf8.lexicographicallyPrecedes($1.reason.utf8) }
  }
}
