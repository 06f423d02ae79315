import PaletteModel

/// A foreground on a surface that nobody declared, though pairs like it are declared.
package struct UndeclaredCombination: Hashable, Sendable {
  /// Index into `Palette.tokens`.
  package var foreground: Int
  /// Index into `AuditDeclaration.surfaces`.
  package var surface: Int
  /// How much it is like declared combinations, 0…1.
  package var likeness: Double
}

/// Which tokens and combinations of an audit its pairs cover.
package struct CoverageReport: Sendable {
  /// Tokens that take part in a pair, of all that could; 1 if there are none.
  package let share: Double
  /// How many tokens could take part in a pair: all but decorations that take part in none.
  package let counted: Int
  /// Tokens that take part in no pair, decorations left out: indices into `Palette.tokens`.
  package let uncovered: [Int]
  /// Combinations of tokens with declared surfaces that no pair names, those most like declared ones first.
  package let undeclared: [UndeclaredCombination]

  /// More combinations than this are not kept.
  package static let mostUndeclared = 50

  /// Compares the pairs of a plan with what they could name.
  package init(_ plan: AuditPlan) {
    let palette = plan.loaded.palette
    let covered = TokenCoverage.tokens(in: plan.loaded.declaration, of: palette)
    uncovered = palette.tokens.indices.filter { !covered.contains($0) && !palette.tokens[$0].isDecoration }
    counted = uncovered.count + covered.count
    share = Self.share(uncovered.count, of: counted)
    undeclared = Array(CombinationRanking(plan, uncovered: uncovered).ranked().prefix(Self.mostUndeclared))
  }

  /// Tokens that take part in a pair, of those of all audits that could; 1 if there are none.
  package static func share(of audits: [AuditResult]) -> Double {
    share(
      audits.reduce(0) { $0 + $1.coverage.uncovered.count }, of: audits.reduce(0) { $0 + $1.coverage.counted })
  }

  private static func share(_ uncovered: Int, of all: Int) -> Double {
    all == 0 ? 1 : Double(all - uncovered) / Double(all)
  }
}
