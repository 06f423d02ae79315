/// The columns that text takes on a terminal.
enum DisplayWidth {
  /// The sum over the characters; control characters, combining marks and invisible characters take none, East Asian
  /// wide and emoji 2.
  static func of(_ text: String) -> Int {
    text.utf8.allSatisfy { 0x20..<0x7F ~= $0 } ? text.utf8.count : text.reduce(0) { $0 + of($1) }
  }

  /// 0, 1 or 2: the sum over its scalars, at most 2; a character shown as emoji (U+FE0F) takes 2.
  static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji ?? false { return 2 }
    return min(2, scalars.reduce(0) { $0 + of($1) })
  }

  /// The text with spaces after it up to `columns`; unchanged when it is as wide already.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }

  /// The text, its end replaced by `…` if it is wider than `columns`.
  static func cut(_ text: String, to columns: Int) -> String {
    of(text) <= columns ? text : fitting(text, columns - 1) + "…"
  }

  /// The text, its start replaced by `…` if it is wider than `columns`: the end of a path says more than its start.
  static func cutStart(_ text: String, to columns: Int) -> String {
    of(text) <= columns ? text : "…" + String(fitting(text.reversed(), columns - 1).reversed())
  }

  /// The longest prefix of the characters that fits a number of columns.
  private static func fitting(_ characters: some Sequence<Character>, _ columns: Int) -> String {
    var fitting = ""
    var width = 0
    for character in characters {
      width += of(character)
      if width > columns { break }
      fitting.append(character)
    }
    return fitting
  }

  /// 0, 1 or 2 for a scalar by itself.
  static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return isPrintableLatin(scalar) ? 1 : 0 }
    if isInvisible(scalar) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isPrintableLatin(_ scalar: Unicode.Scalar) -> Bool {
    0x20..<0x7F ~= scalar.value || scalar.value >= 0xA0
  }

  /// Combining marks, control characters, and the fillers and conjoining vowels and finals of Hangul.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    if hangulWithoutWidth.contains(where: { $0 ~= scalar.value }) { return true }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
      || wideRanges.contains { $0 ~= scalar.value } && scalar.properties.generalCategory != .spacingMark
  }

  private static let hangulWithoutWidth: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0x3164...0x3164, 0xD7B0...0xD7FF, 0xFFA0...0xFFA0,
  ]

  /// East Asian Width W and F (Unicode Annex 11), gaps of unassigned scalars closed; emoji come from their own property.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
    0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376,
    0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
  ]
}
