package import ColorMath
package import ContrastAudit
package import PaletteModel

/// What was found for a palette: edits with which everything passes, or what cannot hold together.
package struct PaletteSolution: Sendable {
  /// One change with what it does.
  package struct Edit: Sendable {
    /// What to write.
    package var edit: ColorEdit
    /// The colour before it; for a new entry that of the one it is like.
    package var from: Color
    /// The distance between the two in Oklab.
    package var deltaEOK: Double
    /// Whether it turns a light surface into a dark one or a dark one into a light one.
    package var turnsSurface: Bool
    /// Failing measurements with a part in it that do not fail any more, ascending.
    package var clears: [Int]
  }

  /// Rules that cannot hold together, none of which can be left out.
  package struct Clash: Sendable {
    /// What each rule asks.
    package var rules: [Demand]
    /// The requirement that has to be lowered least; nil where no single one is enough.
    package var relaxation: (demand: Int, reachable: ContrastRatio)?
  }

  /// A rule in the terms of the audit.
  package struct Demand: Sendable {
    /// The measurements that ask for it, ascending.
    package var measurements: [Int]
    /// The least ratio; nil for an order between two foregrounds.
    package var required: ContrastRatio?
    /// The luminances that it leaves a colour on a fixed one, as intervals; empty where both can move.
    package var windows: [ClosedRange<Double>]
  }

  /// The plan and the measurements before the edits, with the ratios to reach, to which indices lead.
  package var before: AuditInput
  /// By token, then entry.
  package var edits: [Edit]
  /// The weighted sum of squared ΔE-OK.
  package var cost: Double
  /// What no answer without rounding can fall below.
  package var lowerBound: Double
  /// Whether the search came to its end, so that what the gap leaves is rounding to 8 bits.
  package var isProven: Bool
  /// Whether translucent pairs took part, which are verified but not proven to be the cheapest.
  package var isIndirect: Bool
  /// Failing measurements that no colour of an unlocked token can let pass, ascending.
  package var stuck: [Int]
  /// Failing measurements for which nothing was found together with the rest, ascending.
  package var unsolved: [Int]
  /// Failing measurements that were given up, as they clash with others, and do not get worse, ascending.
  package var givenUp: [Int] = []
  /// What cannot hold together; empty where nothing had to be given up.
  package var clashes: [Clash]

  /// Whether nothing satisfies every pair, even where the pairs that clash were not found in time.
  package var isInfeasible = false

  /// How much less another answer could cost at most, as a share, 0…1.
  package var gap: Double { SolveProgress(cost: cost, lowerBound: lowerBound).gap }

  /// Whether nothing fails any more but what is stuck.
  package var isSolved: Bool { !isInfeasible && unsolved.isEmpty }
}
