extension String {
  /// The text on one line: each control and mark that changes the direction written as `\u{HEX}`.
  ///
  /// For messages, which contain backslashes from quoting; `VisibleText` is for text that must be read back.
  package var onOneLine: String {
    guard unicodeScalars.contains(where: { $0.steersTerminals }) else { return self }
    return unicodeScalars.map { $0.steersTerminals ? VisibleText.escape($0) : String($0) }.joined()
  }
}
