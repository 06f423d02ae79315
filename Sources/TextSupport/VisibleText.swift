/// Text for a form that cannot hold every sign, so that nothing is lost and the text can be read back.
package enum VisibleText {
  /// The text with each sign that the form cannot hold written as `\u{HEX}`.
  ///
  /// A backslash that stands before `u{` in the text itself becomes `\u{5C}`, so that replacing each `\u{HEX}` by its
  /// sign gives the text back; any other text that holds no such sign stays as it is.
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

  /// What is written for a sign.
  package static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns true if a text holds a control, a backslash or anything outside ASCII.
  private static func mayNeedEscape(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") }
  }

  /// Controls and marks that change the direction; tabs and line ends are none of them.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.steersTerminals && !["\t", "\n", "\r"].contains(scalar)
  }

  /// The same with line ends, for forms in which each text is one line.
  package static func isControlOrLineEnd(_ scalar: Unicode.Scalar) -> Bool { scalar.steersTerminals && scalar != "\t" }
}
