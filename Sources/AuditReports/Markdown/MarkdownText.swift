import ColorMath
import FileSyntax

/// Text made safe for GitHub Flavored Markdown, in a paragraph, a list or a table cell.
enum MarkdownText {
  /// The text with possible markup written as entities, so that a Markdown parser restores it.
  ///
  /// Entities, not backslashes, because a table splits its cells before it reads anything else. Control characters have
  /// no form in Markdown, except tabs and line ends: they become their pictures (U+2400…) or U+FFFD. Bidirectional
  /// marks are written as by `VisibleText`, and words that would become links as code.
  ///
  /// Spaces and number signs at an end are safe if something else follows or precedes there.
  static func escaped(_ text: String, isFirst: Bool = true, isLast: Bool = true) -> String {
    let mayLink = MarkdownLinks.mayBe(in: text)
    guard
      mayLink || text.utf8.contains(where: { isSuspect[Int($0)] }) || isFirst && text.utf8.first == 0x20
        || isLast && text.utf8.last == 0x20
    else { return text }
    var result = ""
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      if mayLink, let end = MarkdownLinks.end(from: index, in: scalars) {
        result += "`\(String(String.UnicodeScalarView(scalars[index..<end])))`"
        index = end
        continue
      }
      let scalar = scalars[index]
      if let picture = picture(of: scalar) {
        result.unicodeScalars.append(picture)
      } else if VisibleText.isControl(scalar) {
        result += "&#92;\(VisibleText.escape(scalar).dropFirst())"
      } else if scalar == " "
        ? isFirst && index == 0 || isLast && index == scalars.count - 1
        : needsEntity(scalar, at: index, in: scalars, isLast)
      {
        result += "&#\(scalar.value);"
      } else {
        result.unicodeScalars.append(scalar)
      }
      index += 1
    }
    return result
  }

  /// A phrase with its emphasis.
  static func markup(_ phrase: Phrase) -> String { markup(phrase, isFirst: true, isLast: true) }

  private static func markup(_ phrase: Phrase, isFirst: Bool, isLast: Bool) -> String {
    var result = ""
    var text = ""
    func endText(isLast: Bool) {
      if !text.isEmpty { result += escaped(text, isFirst: isFirst && result.isEmpty, isLast: isLast) }
      text = ""
    }
    for run in phrase.runs {
      switch run {
      case .text(let words), .place(_, let words), .verdict(_, let words): text += words
      case .code(let name):
        endText(isLast: false)
        result += code(name)
      case .command(let command):
        endText(isLast: false)
        result += code(command.text())
      case .color(let color):
        endText(isLast: false)
        result += "`\(color.hex)`"
      case .section(let title):
        endText(isLast: false)
        result += "[\(escaped(title))](#\(anchor(of: title)))"
      case .emphasized(let text):
        endText(isLast: false)
        result += "*\(escaped(text))*"
      case .strong(let inner):
        endText(isLast: false)
        result += "**\(markup(inner, isFirst: true, isLast: true))**"
      }
    }
    endText(isLast: isLast)
    return result
  }

  /// The name that GitHub gives to a heading: in lower case, without punctuation, with a hyphen for each space.
  private static func anchor(of title: String) -> String {
    var anchor = String.UnicodeScalarView()
    for scalar in title.lowercased().unicodeScalars {
      if scalar == " " {
        anchor.append("-")
      } else if scalar.properties.isAlphabetic || isDigit(scalar) || scalar == "-" || scalar == "_" {
        anchor.append(scalar)
      }
    }
    return String(anchor)
  }

  /// A name in code font; one that a code span cannot hold, escaped.
  static func code(_ text: String) -> String {
    let isPlain =
      text.unicodeScalars.allSatisfy { !"`\\".unicodeScalars.contains($0) && !$0.steersTerminals }
      && OutputGate(.markdown).passed(text) == text
    guard isPlain, !text.isEmpty, text.utf8.first != 0x20, text.utf8.last != 0x20 else { return escaped(text) }
    return "`\(text)`"
  }

  /// Bytes that may need an entity; everything outside ASCII is examined in full.
  private static let isSuspect: [Bool] = (0..<256).map { byte in
    byte < 0x20 || byte >= 0x7F || "\\`*_[]<>&|~@#:$".utf8.contains(UInt8(byte))
  }

  private static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: nil
    case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0: "\u{FFFD}"
    default: nil
    }
  }

  private static func needsEntity(
    _ scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar], _ isLast: Bool
  ) -> Bool {
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", ">", "&", "|", "~", "@", "$": return true
    case "#": return isLast && index == scalars.count - 1 || marksHeading(scalars[(index + 1)...])
    case "_": return !(isWord(index - 1, scalars) && isWord(index + 1, scalars))
    case ":": return scalars[(index + 1)...].starts(with: ["/", "/"]) || opensEmoji(scalars[(index + 1)...])
    default: return scalar.steersTerminals
    }
  }

  /// Returns true if what follows a colon closes a short name such as `:tada:`, which GitHub replaces by a picture.
  ///
  /// Of the names in digits alone, as in `Contents.json:12:5`, only two are known, and none is in camel case, as
  /// `system:systemBackground: 4.51` would have it.
  private static func opensEmoji(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    let name = rest.prefix { $0.isASCII && ($0.properties.isAlphabetic || "0123456789_+-".unicodeScalars.contains($0)) }
    guard !name.isEmpty, rest.dropFirst(name.count).first == ":" else { return false }
    if zip(name, name.dropFirst()).contains(where: { $0.properties.isLowercase && $1.properties.isUppercase }) {
      return false
    }
    return name.contains { !isDigit($0) } || name.elementsEqual("100".unicodeScalars)
      || name.elementsEqual("1234".unicodeScalars)
  }

  /// Returns true if `#` before this could open or close a heading.
  private static func marksHeading(_ rest: ArraySlice<Unicode.Scalar>) -> Bool {
    rest.first.map { $0 == " " || $0 == "#" } ?? false
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isWord(_ index: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    scalars.indices.contains(index) && scalars[index].properties.isAlphabetic
      || scalars.indices.contains(index) && isDigit(scalars[index])
  }
}
