package import ColorMath
package import PaletteModel

/// The nearest colors of one entry with which all its pairs pass at once, in every variant and state that it serves.
///
/// Entries that refer to the same written color move with it, so that their pairs count as well.
package struct EntrySuggestions: Sendable {
  /// One color with which every pair of the entry reaches its minimum, measured again.
  package struct Move: Sendable {
    /// The color to write, with the alpha of the entry.
    package var color: Color
    /// The ratio of the tightest pair, the one that reaches its minimum with least to spare.
    package var ratio: ContrastRatio
    /// What that pair must reach.
    package var required: ContrastRatio
    /// The distance from the present color in Oklab.
    package var deltaEOK: Double
    /// How many measurements fail before it and not after it.
    package var clears: Int
  }

  /// The plan that indices of pairs lead to.
  package let plan: AuditPlan
  /// Index into `Palette.tokens`.
  package let token: Int
  /// Index into `Token.entries`.
  package let entry: Int
  /// The other entries that show the color written there and move with it, in the order of the palette.
  package let others: [EntryPlace]
  /// The entry's color.
  package let color: Color
  /// How colors are chosen.
  package let preset: NearestPreset
  /// The variants in which the entry or one of the others has a part in a pair with a minimum.
  package let variants: VariantSet
  /// How many pairs those are.
  package let pairs: Int
  /// How many measurements, states included.
  package let measurements: Int
  /// How many of them do not reach their minimum.
  package let failing: Int
  /// True if the entry or one of the others is the foreground of any of them; else they are in surfaces alone.
  package let isForeground: Bool
  /// The strictest minimum.
  package let required: ContrastRatio
  /// Nearest first; empty if everything passes or nothing was found.
  package internal(set) var moves: [Move] = []
  /// What the pairs ask, where no color was found.
  package internal(set) var demands: [WindowDemand] = []
  /// The fewest demands that clash, as indices; empty if none are proven to.
  package internal(set) var clash: [Int] = []
  /// Pairs that were left out of the search; a color never makes one of them fail that passes now.
  package internal(set) var omissions: [WindowOmission] = []

  /// Searches for each written color of a token that has a part in a pair with a minimum, in the order of the entries.
  package static func all(
    of token: Int, in loaded: LoadedPalette, policy: Policy, preset: NearestPreset = .nearest
  ) -> [EntrySuggestions] {
    var finder = EntrySuggestionFinder(token, AuditPlan(loaded, policy: policy), preset)
    return finder.suggestions()
  }
}
