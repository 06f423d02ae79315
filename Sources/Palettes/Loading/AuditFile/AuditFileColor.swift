/// A color as text of an audit file, not yet known to be a surface, a token or a literal.
struct AuditFileColor: Hashable, Sendable {
  /// The text with escapes resolved.
  package var text: String
  /// Multiplies the color's own alpha, 0…1.
  var opacity: Double = 1
  /// The place of the opening quote of the text.
  package var location: SourceLocation
  /// True if the file writes the text without escapes, so that places inside it can be pointed at.
  var isPlain = true

  /// Returns the place of a UTF-8 offset inside the text; the start of the string if it has escapes.
  func location(ofByte offset: Int) -> SourceLocation {
    guard isPlain else { return location }
    let scalars = String(decoding: text.utf8.prefix(max(0, offset)), as: UTF8.self).unicodeScalars.count
    return SourceLocation(file: location.file, line: location.line, column: location.column + 1 + scalars)
  }
}

/// A foreground of an audit file with its alternatives.
typealias AuditFileForeground = Adaptive<AuditFileColor>
