import FileSyntax

/// Text fitted into the columns of a terminal.
enum TextColumns {
  /// The text, its end replaced by `…` if it is too wide.
  static func cut(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    return (columns > 1 ? fitting(text, columns - 1) : "") + "…"
  }

  /// Text without controls and marks that change the direction, so that a name cannot steer the terminal.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.steersTerminals }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { $0.steersTerminals ? "\u{FFFD}" : $0 }))
  }

  /// A space at which no line is broken; plain text has no controls.
  static let joint: Character = "\u{80}"

  /// Text, made plain, that `wrap` keeps on one line.
  static func unbroken(_ text: String) -> String { String(plain(text).map { $0 == " " ? joint : $0 }) }

  /// A line with its spaces.
  static func joined(_ line: String) -> String {
    line.contains(joint) ? String(line.map { $0 == joint ? " " : $0 }) : line
  }

  /// Lines of limited width, broken at spaces, and if a word is longer than a line, after a slash.
  static func wrap(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, width(of: line) + 1 + width(of: word) > columns {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
      while width(of: line) > columns, !word.contains(joint) {
        var start = fitting(line, columns)
        if let slash = start.lastIndex(of: "/") { start = String(start[...slash]) }
        lines.append(start)
        line.removeFirst(start.count)
      }
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// The longest start that fits, at least one character.
  private static func fitting(_ text: String, _ columns: Int) -> String {
    var taken = ""
    var used = 0
    for character in text {
      used += width(of: character)
      if used > columns, !taken.isEmpty { break }
      taken.append(character)
    }
    return taken
  }
}
