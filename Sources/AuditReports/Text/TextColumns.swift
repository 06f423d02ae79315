/// Text fitted into the columns of a terminal.
enum TextColumns {
  /// The columns that a summary may take.
  static let most = TextStyling.fewestColumns

  /// The text, its end replaced by `…` if it is too wide.
  static func cut(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    return (columns > 1 ? fitting(text, columns - 1) : "") + "…"
  }

  /// The text, its start replaced by `…` if it is too wide: the end of a path says more than its start.
  static func cutStart(_ text: String, to columns: Int) -> String {
    guard width(of: text) > columns else { return text }
    guard columns > 1 else { return "…" }
    let end = String(fitting(String(text.reversed()), columns - 1).reversed())
    return "…" + (end.firstIndex(of: "/").map { end[$0...] } ?? end[...])
  }

  /// Names truncated evenly, the longest first, so that together they fit a number of columns.
  static func cut(_ names: [String], together columns: Int) -> [String] {
    let widths = names.map { width(of: $0) }
    var limit = max(1, columns)
    while limit > 1, widths.reduce(0, { $0 + min($1, limit) }) > columns { limit -= 1 }
    return names.map { cut($0, to: limit) }
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
      while width(of: line) > columns {
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
