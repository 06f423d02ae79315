package import ColorMath

/// What a system color is in one variant.
package struct SystemColorValue: Hashable, Sendable {
  /// The value that the best source gives.
  package var color: Color
  /// Values that other sources give; empty where they agree.
  package var alternates: [Color]
  /// Why the value is not certain, in words and with a way to verify it; nil for an undisputed value.
  package var doubt: String?

  /// Makes a value; certain unless alternates or a doubt are given.
  package init(_ color: Color, alternates: [Color] = [], doubt: String? = nil) {
    self.color = color
    self.alternates = alternates
    self.doubt = doubt
  }
}
