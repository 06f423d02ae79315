/// Text for a form that cannot hold every sign, so that nothing is lost and the text can be read back.
enum VisibleText {
  /// The text with each sign that the form cannot hold written as `\u{HEX}`.
  ///
  /// A backslash that stands before `u{` in the text itself becomes `\u{5C}`, so that replacing each `\u{HEX}` by its
  /// sign gives the text back; any other text that holds no such sign stays as it is.
  static func escaped(_ text: String, _ isForbidden: (Unicode.Scalar) -> Bool) -> String {
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
  static func escape(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a text holds a control, a backslash or anything outside ASCII.
  private static func mayNeedEscape(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 >= 0x7F || $0 == UInt8(ascii: "\\") }
  }

  /// Controls that a text file cannot hold; tabs and line ends are none of them.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0x7F: true
    default: false
    }
  }
}
