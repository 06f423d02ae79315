extension TextColumns {
  /// The number of columns of a text in a terminal: none for combining marks, two for East Asian wide characters and
  /// emoji.
  static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    if text.unicodeScalars.allSatisfy(isPlain) { return text.unicodeScalars.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// Letters of Latin scripts and the symbols of our tables: one column each, whatever surrounds them.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA1..<0xA9, 0xAF..<0x300, 0x2010..<0x2028, 0x2190..<0x2194, 0x2713...0x2717: true
    default: false
    }
  }

  /// 0, 1 or 2: the sum over its scalars, at most 2; a character shown as emoji (U+FE0F) takes 2.
  static func width(of character: Character) -> Int {
    if character == joint { return 1 }
    let scalars = character.unicodeScalars
    if scalars.contains("\u{FE0F}"), scalars.first?.properties.isEmoji ?? false { return 2 }
    return min(2, scalars.reduce(0) { $0 + width(of: $1) })
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 0x20..<0x7F ~= scalar.value || scalar.value >= 0xA0 ? 1 : 0 }
    if hangulWithoutWidth.contains(where: { $0 ~= scalar.value }) { return 0 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
    case .spacingMark: return scalar.properties.isEmojiPresentation ? 2 : 1
    default: return scalar.properties.isEmojiPresentation || wide.contains { $0 ~= scalar.value } ? 2 : 1
    }
  }

  /// Fillers, and the vowels and finals that conjoin with the consonant before them.
  private static let hangulWithoutWidth: [ClosedRange<UInt32>] = [
    0x1160...0x11FF, 0x3164...0x3164, 0xD7B0...0xD7FF, 0xFFA0...0xFFA0,
  ]

  /// East Asian Width W and F (Unicode Annex 11), gaps of unassigned scalars closed.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E, 0x3041...0x3247,
    0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
    0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x2FFFD,
    0x30000...0x3FFFD,
  ]
}
