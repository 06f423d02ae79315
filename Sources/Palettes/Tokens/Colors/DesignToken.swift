import ColorMath

/// A token of a token file that is a color, holds colors, or should be one and cannot be read.
struct DesignToken: Hashable, Sendable {
  /// The value of a token or a part of one.
  package enum Value: Hashable, Sendable {
    case color(Color)
    /// A value that cannot be evaluated; a diagnostic gives the reason.
    case unresolved
  }

  /// A color inside a border, shadow or gradient.
  struct Part: Hashable, Sendable {
    /// The position in the value, such as `color` or `0.color`.
    package var name: String
    /// The color.
    package var value: Value
    /// The place of its value; that of the token's if it refers to a whole composite.
    package var location: SourceLocation
    /// The place of the color at the end of the value's references.
    package var origin: SourceLocation
    /// True if the color is computed from the one that is written there.
    var isComputed: Bool
    /// The value that an edit of the color changes; nil if it is computed, or if parts of it are in another file.
    package var written: WrittenValue?
  }

  /// The names from the root on, joined by dots.
  package var path: String
  /// The type; nil if the file does not determine it.
  var type: TokenType?
  /// The color of a token of type `color`; unresolved if a composite has no readable color.
  package var value: Value
  /// The colors of a composite in order; empty for others.
  package var parts: [Part]
  /// The place of its key.
  package var location: SourceLocation
  /// The place of its value.
  var valueLocation: SourceLocation
  /// The place of the value at the end of its references; `valueLocation` if it refers to nothing.
  package var origin: SourceLocation
  /// True if the color is computed from the one that is written there.
  var isComputed: Bool
  /// The value that an edit of the color changes; nil if it is computed, or if parts of it are in another file.
  package var written: WrittenValue?
  /// True if it, or the nearest group that says so, is deprecated.
  var isDeprecated: Bool
  /// True if it is a color of a shadow.
  var isDecoration = false
}
