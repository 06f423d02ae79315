package import ColorMath

/// A color as an audit file writes it: a token by name, a system color, or a literal.
package struct WrittenColor: Hashable, Sendable {
  /// The meaning of the text, before it is resolved.
  package enum Reference: Hashable, Sendable {
    /// A token by any unambiguous form of its name.
    case token(String)
    /// A system color by its name, for example `label`.
    case system(String)
    case literal(Color)
  }

  /// The reference in the text.
  package var reference: Reference
  /// Multiplies the color's own alpha, 0…1.
  package var opacity: Double
  /// The name in reports: hex literals in upper case, others as written.
  package var text: String
  /// The place of the text in the audit file; for a proposed pair, the place of the token.
  package var location: SourceLocation

  /// Makes a reference; fully opaque unless an opacity is given.
  package init(_ reference: Reference, opacity: Double = 1, text: String, at location: SourceLocation) {
    self.reference = reference
    self.opacity = opacity
    self.text = text
    self.location = location
  }

  /// The color without its place, so that equal ones are recognized.
  package var placeless: WrittenColor {
    WrittenColor(reference, opacity: opacity, text: text, at: SourceLocation(file: ""))
  }
}

/// The index of a foreground in its plan.
package typealias ForegroundIndex = TypedIndex<Foreground>
