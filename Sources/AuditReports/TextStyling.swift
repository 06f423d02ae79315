package import ColorMath

/// The emphasis of text by its destination: styled in a terminal, plain in a file.
package struct TextStyling: Sendable {
  /// Emphasis for the most important words.
  var strong: @Sendable (String) -> String
  /// Emphasis for passing results.
  var good: @Sendable (String) -> String
  /// Emphasis for failing results.
  var bad: @Sendable (String) -> String
  /// Emphasis for unverified results.
  var doubtful: @Sendable (String) -> String
  /// Emphasis for details.
  var faint: @Sendable (String) -> String
  /// Paints a text in a foreground on a surface; nil if exact colors cannot be shown.
  package var sample: (@Sendable (String, _ foreground: EightBitColor, _ surface: EightBitColor) -> String)?
  /// Spells a path of the report as the person types it who pastes a command.
  package var typed: @Sendable (String) -> String = { $0 }
  /// True if everything is listed instead of the worst.
  var isVerbose: Bool
  /// The columns that a line may take, at least 80.
  var columns: Int

  /// Bundles the emphases; plain text by default.
  package init(
    strong: @escaping @Sendable (String) -> String = { $0 }, good: @escaping @Sendable (String) -> String = { $0 },
    bad: @escaping @Sendable (String) -> String = { $0 }, doubtful: @escaping @Sendable (String) -> String = { $0 },
    faint: @escaping @Sendable (String) -> String = { $0 },
    sample: (@Sendable (String, _ foreground: EightBitColor, _ surface: EightBitColor) -> String)? = nil,
    isVerbose: Bool = false, columns: Int = TextStyling.fewestColumns
  ) {
    self.strong = strong
    self.good = good
    self.bad = bad
    self.doubtful = doubtful
    self.faint = faint
    self.sample = sample
    self.isVerbose = isVerbose
    self.columns = max(Self.fewestColumns, columns)
  }

  /// The columns of a line in a file, and the fewest that a terminal is taken to have.
  package static let fewestColumns = 80

  /// Text without any emphasis.
  package static let plain = TextStyling()
}
