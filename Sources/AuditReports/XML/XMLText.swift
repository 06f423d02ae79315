/// Text made safe for XML 1.0.
enum XMLText {
  /// The text as character data or attribute value, from which a parser gives back the same text.
  ///
  /// Signs that XML 1.0 forbids (section 2.2) are written as `VisibleText` does, because no reference may stand for them.
  /// What a parser would normalise and what steers a terminal is written as a reference.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { isSuspect[Int($0)] }) else { return text }
    var result = ""
    for scalar in VisibleText.escaped(text, isForbidden).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default:
        if scalar.steersTerminals {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Bytes that may need care: controls, markup, backslashes and anything outside ASCII.
  private static let isSuspect: [Bool] = (0..<256).map { byte in
    byte < 0x20 || byte >= 0x7F || "&<>\"'\\".utf8.contains(UInt8(byte))
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
