/// Text made safe for GitHub Flavored Markdown, in a paragraph, a list or a table cell.
enum MarkdownText {
  /// The same text, as a Markdown parser gives it back: what could be markup is written as an entity.
  ///
  /// Entities, not backslashes, because a table splits its cells before it reads anything else. NUL has no form in
  /// Markdown and becomes U+2400.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { isSuspect[Int($0)] }) else { return text }
    var result = ""
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\0" {
        result += "\u{2400}"
      } else if needsEntity(scalar, at: index, in: scalars) {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Bytes that may need an entity; anything outside ASCII is looked at in full.
  private static let isSuspect: [Bool] = (0..<256).map { byte in
    byte < 0x20 || byte >= 0x7F || "\\`*_{}[]<>&|~@#:!".utf8.contains(UInt8(byte))
  }

  private static func needsEntity(_ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", ">", "&", "|", "~", "@": return true
    case "#": return index > 0 || scalars.count > 1 && scalars[1].properties.numericType != nil && isIssue(scalars)
    case "_": return !(isWord(index - 1, scalars) && isWord(index + 1, scalars))
    case ":": return index + 2 < scalars.count && scalars[index + 1] == "/" && scalars[index + 2] == "/"
    default: return isControl(scalar)
    }
  }

  /// Whether `#` and what follows it could be linked to an issue: digits alone, but not the six or eight of a colour.
  private static func isIssue(_ scalars: [Unicode.Scalar]) -> Bool {
    let digits = scalars.dropFirst()
    return digits.allSatisfy { ("0"..."9").contains($0) } && ![3, 4, 6, 8].contains(digits.count)
  }

  private static func isWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
      || scalars.indices.contains(index) && ("0"..."9").contains(scalars[index])
  }

  /// Controls, line ends and marks that change the direction of what follows.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E, 0x200F, 0x202A...0x202E, 0x2028, 0x2029, 0x2066...0x2069: true
    default: false
    }
  }
}
