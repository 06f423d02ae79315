package import ColorMath
package import PaletteModel

/// A token of a token file that is a colour, holds colours, or should be one and cannot be read.
package struct DesignToken: Hashable, Sendable {
  /// What a token or a part of one amounts to.
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// It cannot be evaluated; a diagnostic says why.
    case unresolved
  }

  /// A colour inside a border, shadow or gradient.
  package struct Part: Hashable, Sendable {
    /// Where it stands in the value, such as `color` or `0.color`.
    package var name: String
    /// The colour.
    package var value: Value
  }

  /// The names from the root on, joined by dots.
  package var path: String
  /// The type; nil where the file does not tell it.
  package var type: TokenType?
  /// The colour of a token of type `color`; unresolved where a composite has no colour that can be read.
  package var value: Value
  /// The colours of a composite in order; empty for others.
  package var parts: [Part]
  /// Where its key stands.
  package var location: SourceLocation
  /// Where its value stands.
  package var valueLocation: SourceLocation
  /// Where the literal stands at which its value ends; where its value stands if it ends at none.
  package var sourceLocation: SourceLocation
  /// Whether it or the nearest group that says so is deprecated.
  package var isDeprecated: Bool
}
