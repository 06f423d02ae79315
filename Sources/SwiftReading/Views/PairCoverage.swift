import FileSyntax

/// The share of the text of a project that the found pairs cover, and the reasons for the rest.
package struct PairCoverage: Hashable, Sendable {
  /// Texts in the source, previews left out.
  package var texts = 0
  /// Texts that the system draws in colors of its own.
  package var system = 0
  /// Symbols, which are counted apart.
  package var symbols = 0
  /// Texts whose foreground is stated on them or around them.
  package var withForeground = 0
  /// Texts with a foreground and a surface, stated or decided by the system.
  package var withBoth = 0
  /// Texts of those whose colors are all known for certain.
  package var resolved = 0
  /// Texts of those whose foreground is stated.
  package var resolvedWithForeground = 0
  /// Texts that the app colors itself, which the share of measured ones is of.
  package var ofApp: Int { texts - system }
  /// The texts that were lost.
  private(set) var lost: [Loss] = []

  /// A text that is not measured.
  struct Loss: Hashable, Sendable {
    let place: SourceProject.Place
    /// The reason, in words.
    let reason: String
  }

  /// Adds other counts.
  package mutating func add(_ other: PairCoverage) {
    texts += other.texts
    system += other.system
    symbols += other.symbols
    withForeground += other.withForeground
    withBoth += other.withBoth
    resolved += other.resolved
    resolvedWithForeground += other.resolvedWithForeground
    lost += other.lost
  }

  /// Counts a lost text.
  package mutating func lose(_ node: NodeIndex, of file: FileIndex, because reason: String) {
    lost.append(Loss(place: .init(file: file, node: node), reason: reason))
  }

  /// Counts lost texts as measured.
  package mutating func regain(_ pairs: [FoundPair]) {
    let regained = Dictionary(firstOf: pairs.map { (SourceProject.Place(file: $0.file, node: $0.node), $0) })
    for loss in lost {
      guard let pair = regained[loss.place] else { continue }
      (withBoth, resolved) = (withBoth + 1, resolved + 1)
      if pair.isForegroundStated { resolvedWithForeground += 1 }
    }
    lost.removeAll { regained[$0.place] != nil }
  }

  /// The number of texts lost for each reason, in words.
  var losses: [String: Int] { lost.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 } }

  /// The reasons with their numbers, the most frequent first.
  package var sortedLosses: [(reason: String, count: Int)] {
    losses.map { (reason: $0.key, count: $0.value) }
      .ordered { $0.count != $1.count ? $0.count > $1.count : $0.reason.utf8.lexicographicallyPrecedes($1.reason.utf8) }
  }
}
