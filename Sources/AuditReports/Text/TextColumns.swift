import FileSyntax
import Palettes

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

  /// The end of a command, behind which a line ends.
  static let end: Character = "\u{82}"

  /// The backslash after which a shell reads on in the next line.
  static let continuation: Character = "\u{81}"

  /// Text, made plain, that `wrap` keeps on one line, unless it is a command that is wider than a line.
  static func unbroken(_ text: String) -> String { String(plain(text).map { $0 == " " ? joint : $0 }) }

  /// A line with its spaces and backslashes.
  static func joined(_ line: String) -> String {
    guard line.contains(joint) else { return line }
    return String(line.map { $0 == joint ? " " : $0 == continuation ? "\\" : $0 })
  }

  /// The start of a command that fits, up to before an option, and the rest; nil if its first option does not fit.
  private static func continued(_ command: String, to columns: Int) -> (start: String, rest: String)? {
    let parts = command.parts(around: "\(joint)--")
    var start = String(parts[0])
    var taken = 1
    while taken < parts.count, width(of: start) + width(of: String(parts[taken])) + 5 <= columns {
      start += "\(joint)--\(parts[taken])"
      taken += 1
    }
    guard taken < parts.count, width(of: start) + 2 <= columns, !isInQuotes(start) else { return nil }
    let rest = parts[taken...].map { "--\($0)" }.joined(separator: String(joint))
    return (start: "\(start)\(joint)\(continuation)", rest: rest)
  }

  /// Returns true if a command ends inside single quotes, in which a backslash is a character as any other.
  private static func isInQuotes(_ command: String) -> Bool {
    var (isIn, isEscaped) = (false, false)
    for character in command {
      if isEscaped {
        isEscaped = false
      } else if character == "'" {
        isIn.toggle()
      } else if character == "\\", !isIn {
        isEscaped = true
      }
    }
    return isIn
  }

  /// Lines of limited width, broken at spaces, and if a word is longer than a line, after a slash.
  static func wrap(_ text: String, to columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for var word in text.split(separator: " ") {
      let room = columns - width(of: line) - 1
      if !line.isEmpty, width(of: word) > room {
        let start = room > 0 ? fitting(String(word), room) : ""
        // A path that takes two lines anyway begins on this one.
        if width(of: word) > columns, !word.contains(joint), let slash = start.lastIndex(of: "/") {
          line += " \(start[...slash])"
          word = word.dropFirst(start[...slash].count)
        }
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
      while width(of: line) > columns, word.contains(joint), let (start, rest) = continued(line, to: columns) {
        lines.append(start)
        line = rest
      }
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
