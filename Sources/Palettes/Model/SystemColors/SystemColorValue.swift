package import ColorMath

/// The value of a system color in one variant.
package struct SystemColorValue: Hashable, Sendable {
  /// The value of the best source.
  package var color: Color
  /// The values of other sources; empty if they agree.
  var alternates: [Color]
  /// The reason that the value is uncertain, in words and with a way to verify it; nil for an undisputed value.
  var doubt: String?

  /// Makes a value; certain unless alternates or a doubt are given.
  init(_ color: Color, alternates: [Color] = [], doubt: String? = nil) {
    self.color = color
    self.alternates = alternates
    self.doubt = doubt
  }
}
