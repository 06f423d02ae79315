package import Palettes

/// A foreground on a surface that is not declared, though similar pairs are.
package struct UndeclaredCombination: Hashable, Sendable {
  package var foreground: TokenIndex
  package var surface: SurfaceIndex
  /// The similarity to declared combinations, 0…1.
  package var likeness: Double
}

/// The tokens and combinations of an audit that its pairs cover.
package struct CoverageReport: Sendable {
  /// The share of tokens that are in a pair, of all that could be; 0 if there are none.
  package let share: Double
  /// The number of tokens that could be in a pair: all except decorations that are not in any.
  package let counted: Int
  /// Tokens that are not in any pair, without decorations.
  package let uncovered: [TokenIndex]
  /// Combinations of tokens with declared surfaces that no pair names, the most similar to declared ones first.
  package let undeclared: [UndeclaredCombination]

  /// The most combinations that are kept.
  package static let mostUndeclared = 50

  /// Compares the pairs of a plan with all that could be declared; without ranking, `undeclared` stays empty.
  init(_ plan: AuditPlan, ranks: Bool = true) {
    let palette = plan.loaded.palette
    let covered = TokenCoverage.tokens(in: plan)
    uncovered = palette.tokens.typedIndices.filter { !covered.contains($0) && !palette.tokens[$0].isDecoration }
    counted = uncovered.count + covered.count
    share = Self.share(uncovered.count, of: counted)
    undeclared =
      ranks ? Array(CombinationRanking(plan, uncovered: uncovered).ranked().prefix(Self.mostUndeclared)) : []
  }

  /// The share of tokens that are in a pair, of those of all audits that could be; 0 if there are none.
  static func share(of audits: [AuditResult]) -> Double {
    share(
      audits.reduce(0) { $0 + $1.coverage.uncovered.count }, of: audits.reduce(0) { $0 + $1.coverage.counted })
  }

  private static func share(_ uncovered: Int, of all: Int) -> Double {
    all == 0 ? 0 : Double(all - uncovered) / Double(all)
  }
}
