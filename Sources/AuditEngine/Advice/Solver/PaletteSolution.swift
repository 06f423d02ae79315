package import ColorMath
package import Palettes

/// The solution for a palette: edits with which everything passes, or the demands that conflict.
package struct PaletteSolution: Sendable {
  /// One change with its effects.
  package struct Edit: Sendable {
    /// The edit to write.
    package var edit: ColorEdit
    /// The color before it; for a new entry that of the one it is like.
    package var from: Color
    /// The distance between the two in Oklab.
    package var deltaEOK: Double
    /// True if it turns a light surface into a dark one or a dark one into a light one.
    package var turnsSurface: Bool
    /// Failing measurements that depend on it and no longer fail, ascending.
    package var clears: [MeasurementIndex]
    /// The weight of the change in the cost.
    package var weight = 1.0
  }

  /// Rules that cannot hold together, none of which can be left out.
  package struct Clash: Sendable {
    /// The demand of each rule.
    package var rules: [Demand]
    /// The requirement that has to be lowered least; nil if no single one is enough.
    package var relaxation: (demand: Int, reachable: ContrastRatio)?
  }

  /// The reason for a rule that no ratio asks for.
  package enum Reason: Hashable, Sendable {
    /// Two texts on one surface stay apart, in their order.
    case texts
    /// Two surfaces stay apart, in their order.
    case surfaces
    /// A surface stays light or dark.
    case side(EntryPlace)
  }

  /// A rule in the terms of the audit.
  package struct Demand: Sendable {
    /// The measurements that require it, ascending; those that show the two levels if two stay apart.
    package var measurements: [MeasurementIndex]
    /// The least ratio; nil for a rule with a reason of its own.
    package var required: ContrastRatio?
    /// The luminances that it leaves a color on a fixed one, as intervals; empty if both can move.
    package var windows: [ClosedRange<Double>]
    /// The reason for a rule that no ratio asks for; nil for a ratio.
    package var reason: Reason?
  }

  /// An edit that is not made, because with it a rule would find an error that is not there now.
  package struct Withheld: Hashable, Sendable {
    /// The entry that stays unchanged.
    package var place: EntryPlace
    /// The id of the rule that would find the error.
    package var rule: String
    /// The name of the subject of that error: `Ink on Paper`, or a token.
    package var subject: String
  }

  /// A foreground that the edits take from one side of its surface to the other.
  package struct Flip: Hashable, Sendable {
    package var measurement: MeasurementIndex
    /// True if it is darker than its surface now.
    package var isDarker: Bool
    /// The locked tokens in the pair, ascending.
    package var locked: [TokenIndex]
  }

  /// The plan and the measurements before the edits, with the ratios to reach, to which indices lead.
  package var before: AuditInput
  /// The measurements with the edits, by equal indices.
  package var after: AuditInput
  /// The edits by token, then entry.
  package var edits: [Edit]
  /// The weighted sum of squared ΔE-OK.
  package var cost: Double
  /// The lower bound on the cost of any answer without rounding.
  package var lowerBound: Double
  /// True if the search came to its end, so that what the gap leaves is rounding to 8 bits.
  package var isProven: Bool
  /// True if translucent pairs took part, which are verified but not proven to be the cheapest.
  package var isIndirect: Bool
  /// Failing measurements that no color of an unlocked token can let pass, ascending.
  package var stuck: [MeasurementIndex]
  /// Failing measurements that have no joint solution with the others, ascending.
  package var unsolved: [MeasurementIndex]
  /// Failing measurements that were given up because they conflict with others, and do not get worse, ascending.
  package var givenUp: [MeasurementIndex] = []
  /// Failing measurements that were given up in the course of the search, whatever became of them.
  var conceded: [MeasurementIndex] = []
  /// Rules that cannot hold together; empty if nothing had to be given up.
  package var clashes: [Clash]

  /// Edits that are not made because of their side effects, in the order in which they were ruled out.
  package var withheld: [Withheld] = []

  /// Foregrounds that change sides on their surfaces, by measurement.
  package var flips: [Flip] = []

  /// The tokens that were locked, or tied to a locked one.
  package var locked: Set<TokenIndex> = []

  /// True if nothing satisfies every pair, even where the pairs that clash were not found in time.
  package var isInfeasible = false

  /// The most by which another answer could be cheaper, as a share, 0…1.
  package var gap: Double { SolveProgress(cost: cost, lowerBound: lowerBound).gap }

  /// True if nothing fails any more but what is stuck.
  package var isSolved: Bool { !isInfeasible && unsolved.isEmpty }
}

extension PaletteSolution {
  /// The foregrounds that moved from one side of their surfaces to the other between two audits of one plan.
  package static func flips(from before: AuditInput, to after: AuditInput, locked: Set<TokenIndex>) -> [Flip] {
    guard before.measurements.count == after.measurements.count else { return [] }
    let reader = MeasuredLinks(before.measured)
    return before.measurements.typedIndices.compactMap { index in
      let (old, new) = (before.measurements[index], after.measurements[index])
      guard let front = old.foregroundColor?.luminance, let back = old.surfaceColor?.luminance,
        let newFront = new.foregroundColor?.luminance, let newBack = new.surfaceColor?.luminance,
        front < back && newFront > newBack || front > back && newFront < newBack,
        abs(newFront - front) > abs(newBack - back)
      else { return nil }
      let tokens = Set(reader.link(of: old)?.entries.map { $0.token } ?? [])
      return Flip(measurement: index, isDarker: newFront < newBack, locked: tokens.intersection(locked).sorted())
    }
  }
}

extension EightBitColor {
  fileprivate var luminance: Double { encoded.relativeLuminance.value }
}
