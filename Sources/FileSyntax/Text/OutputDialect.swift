import ColorMath

/// The language of a text that leaves the tool, which decides how a scalar that steers its reader is written.
package enum OutputDialect: Hashable, Sendable, CaseIterable {
  /// Text for people, and every message: control characters are written as `\u{HEX}`.
  case text
  /// JSON, with or without comments: `\uHHHH`, which every parser reads back as the original scalar.
  case json
  /// GitHub Flavored Markdown: an entity for punctuation, `\u{HEX}` for the rest.
  case markdown
  /// XML and SVG: a character reference if XML 1.0 has one, else `\u{HEX}`.
  case xml
  /// Comma-separated values, whose lines end in CR LF: `\u{HEX}`.
  case csv
  /// Workflow commands, the only lines that may begin with `::`; elsewhere as text.
  case commands

  /// Returns the replacement of a scalar that must not be output unchanged.
  func replacement(of scalar: Unicode.Scalar) -> String {
    switch self {
    case .text, .csv, .commands: VisibleText.escape(scalar)
    case .json: "\\u" + HexText.digits(scalar.value, count: 4)
    case .markdown: scalar.steersTerminals ? "&#92;" + VisibleText.escape(scalar).dropFirst() : "&#\(scalar.value);"
    case .xml: scalar.value < 0x20 ? VisibleText.escape(scalar) : "&#\(scalar.value);"
    }
  }
}
