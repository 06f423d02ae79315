package import ColorMath
package import Palettes

/// The nearest colors of one entry with which all its pairs pass at once, in every variant and state that it serves.
///
/// Entries that refer to the same written color change with it, so that their pairs count as well.
package struct EntrySuggestions: Sendable {
  /// One color with which every pair of the entry reaches its minimum, measured again.
  package struct Move: Sendable {
    /// The color to write, with the alpha of the entry.
    package var color: Color
    /// The ratio of the tightest pair, the one that reaches its minimum with the least margin.
    package var ratio: ContrastRatio
    /// The required ratio of that pair.
    package var required: ContrastRatio
    /// The distance from the present color in Oklab.
    package var deltaEOK: Double
    /// The number of measurements that fail before it but not after it.
    package var clears: Int
    /// The condition of the entry to write if it is another one, such as `Dark`.
    package var condition: String?
    /// The condition of the entry that has to be added, as reports name it; nil for none.
    package var added: String?
  }

  /// The plan that indices of pairs refer to.
  package let plan: AuditPlan
  package let token: TokenIndex
  package let entry: EntryIndex
  /// The other entries that show the color written there and move with it, in the order of the palette.
  package let others: [EntryPlace]
  /// The entry's color.
  package let color: Color
  /// The preset that chooses colors.
  package let preset: NearestPreset
  /// The variants in which the entry, or one that shares its color, is in a pair with a minimum.
  package let variants: VariantSet
  /// The number of those pairs.
  package let pairs: Int
  /// The number of measurements, states included.
  package let measurements: Int
  /// The number of measurements that do not reach their minimum.
  package let failing: Int
  /// True if the entry or one that shares its color is the foreground of any of them; otherwise they occur only in
  /// surfaces.
  package let isForeground: Bool
  /// The strictest minimum.
  package let required: ContrastRatio
  /// Nearest first; empty if everything passes or nothing was found.
  package internal(set) var moves: [Move] = []
  /// The demands of the pairs, if no color was found.
  package internal(set) var demands: [WindowDemand] = []
  /// The fewest demands that clash; empty if none are proven to.
  package internal(set) var clash: [DemandIndex] = []
  /// Pairs that were left out of the search; a suggested color never makes a passing one fail.
  package internal(set) var omissions: [WindowOmission] = []

  /// Searches for each written color of a token that has a part in a pair with a minimum, in the order of the entries.
  package static func all(
    of token: TokenIndex, in loaded: LoadedPalette, policy: Policy, preset: NearestPreset = .person,
    wishes: AdviceWishes = AdviceWishes()
  ) -> [EntrySuggestions] {
    var finder = EntrySuggestionFinder(token, AuditPlan(loaded, policy: policy), preset, wishes)
    return finder.suggestions()
  }
}
