/// The pairs in a project, and the share of its text that they cover.
package struct FoundPairs: Sendable {
  /// The pairs in the order of files and of places in them.
  package private(set) var pairs: [FoundPair]
  /// The share of the text that they cover.
  package let coverage: PairCoverage
  /// The fonts of the texts and symbols that the walk saw.
  let fonts: ShownFonts
  /// The statements that give windows the appearance of a theme, which the pairs of that have.
  let themedStatements: Set<SourceProject.Place>

  /// Makes a list of pairs with what they cover.
  init(
    pairs: [FoundPair], coverage: PairCoverage, fonts: ShownFonts = ShownFonts(),
    themedStatements: Set<SourceProject.Place> = []
  ) {
    (self.pairs, self.coverage, self.fonts, self.themedStatements) = (pairs, coverage, fonts, themedStatements)
  }

  /// The pairs of which the source states a color: the foreground, or a layer behind it.
  package var stated: FoundPairs {
    var stated = self
    stated.pairs = pairs.filter { $0.isForegroundStated || $0.alternatives.contains { $0.surface.isStated } }
    return stated
  }
}
