package import ColorMath

/// A color resolved for one use in one variant, with its source.
package struct ResolvedColor: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case entry(token: TokenIndex, entry: EntryIndex)
    /// A system color, by its name without the suffix `Color`.
    case system(String)
    /// A literal at the point of use.
    case literal
  }

  /// The effective value, in the space in which it is written, its alpha multiplied by the opacity of its use.
  package var color: Color
  /// Other values that published sources give; without a doubt, they are one 8-bit step away, and the worse ratio counts.
  package var alternates: [Color]
  /// The reason that the value is uncertain; nil for a certain one.
  package var doubt: Doubt?
  /// The place from which the value was taken.
  package var source: Origin
  /// The published values behind a color of the system; nil for other colors.
  package var published: SystemColorValue?

  /// Creates a resolved color from its value and its source.
  package init(
    _ color: Color, alternates: [Color] = [], doubt: Doubt? = nil, source: Origin, published: SystemColorValue? = nil
  ) {
    self.color = color
    self.alternates = alternates
    self.doubt = doubt
    self.source = source
    self.published = published
  }
}
