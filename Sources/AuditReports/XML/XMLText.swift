import FileSyntax

/// Text made safe for XML 1.0.
enum XMLText {
  /// The text as character data or attribute value, from which a parser gives back the same text.
  ///
  /// Characters that XML 1.0 forbids (section 2.2) are written as `VisibleText` does, because they cannot be written as
  /// references. Characters that a parser would normalize, and those that control a terminal, are written as
  /// references.
  static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { isSuspect[Int($0)] }) else { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the escaped text to bytes, plain stretches at once.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { source in
      var plainStart = 0
      var offset = 0
      while offset < source.count {
        guard isSuspect[Int(source[offset])] else {
          offset += 1
          continue
        }
        let rest = source[offset...]
        let length = length(of: source[offset])
        if let replacement = replacement(for: scalar(rest.prefix(length)), before: rest.dropFirst(length)) {
          bytes += source[plainStart..<offset]
          bytes += replacement.utf8
          plainStart = offset + length
        }
        offset += length
      }
      bytes += source[plainStart...]
    }
  }

  /// Bytes that may need care: controls, markup, backslashes and the first bytes of marks that are not seen.
  private static let isSuspect: [Bool] = (0..<256).map { byte in
    byte < 0x20 || byte == 0x7F || "&<>\"'\\".utf8.contains(UInt8(byte)) || [0xC2, 0xD8, 0xE2, 0xEF].contains(byte)
  }

  /// The number of bytes of a scalar, by its first one.
  private static func length(of first: UInt8) -> Int { first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4 }

  private static func scalar(_ bytes: some Sequence<UInt8>) -> Unicode.Scalar {
    String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  /// The replacement of a character; nil for none.
  private static func replacement(for scalar: Unicode.Scalar, before rest: some Sequence<UInt8>) -> String? {
    if let reference = scalar.markupReference { return reference }
    return switch scalar {
    case "\\": rest.starts(with: "u{".utf8) ? VisibleText.escape(scalar) : nil
    default: isForbidden(scalar) ? VisibleText.escape(scalar) : scalar.steersTerminals ? "&#\(scalar.value);" : nil
    }
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
