/// Text for a format that cannot represent every character, so that nothing is lost and the text can be read back.
package enum VisibleText {
  /// Returns the text with each forbidden character written as `\u{HEX}`.
  ///
  /// A backslash before `u{` in the text itself becomes `\u{5C}`, so that replacing each `\u{HEX}` by its character
  /// restores the text; any other text without forbidden characters is unchanged.
  package static func escaped(_ text: String, _ isForbidden: (Unicode.Scalar) -> Bool) -> String {
    guard mayNeedEscape(text) else { return text }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if isForbidden(scalar) || scalar == "\\" && rest.starts(with: "u{".unicodeScalars) {
        result += escape(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the escape of a character.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns true if a text holds a control, a backslash or anything outside ASCII.
  private static func mayNeedEscape(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") }
  }

  /// Returns true for control characters and bidirectional marks, except tabs and line ends.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.steersTerminals && !["\t", "\n", "\r"].contains(scalar)
  }

  /// Returns true for these and line ends, for formats in which each text is one line.
  package static func isControlOrLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar.steersTerminals && scalar != "\t" }
}
