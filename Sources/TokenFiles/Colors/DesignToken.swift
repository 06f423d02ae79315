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
    /// Where its value stands; where the token's does if that refers to a whole composite.
    package var location: SourceLocation
    /// Where the colour is written at the end of what the value refers to.
    package var origin: SourceLocation
    /// Whether the colour is worked out of the one that is written there.
    package var isComputed: Bool
    /// The value that an edit of the colour changes; nil if it is worked out, or parts of it stand in another file.
    package var written: WrittenValue?
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
  /// Where the value is written at the end of what it refers to; `valueLocation` where it refers to nothing.
  package var origin: SourceLocation
  /// Whether the colour is worked out of the one that is written there.
  package var isComputed: Bool
  /// The value that an edit of the colour changes; nil if it is worked out, or parts of it stand in another file.
  package var written: WrittenValue?
  /// Whether it or the nearest group that says so is deprecated.
  package var isDeprecated: Bool
  /// Whether it is a colour of a shadow.
  package var isDecoration = false
}
