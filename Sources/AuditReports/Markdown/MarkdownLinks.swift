/// The words that GitHub turns into links without any markup: `www.…`, `@name`, email addresses, `#26` and `GH-26`.
///
/// Entities do not help: mentions and issues are found in the rendered page, in which entities are characters again.
/// Code spans do.
enum MarkdownLinks {
  /// Returns true if a text can hold such a word; cheap, because nearly none does.
  static func mayBe(in text: String) -> Bool {
    var before: (UInt8, UInt8) = (0, 0)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "@"), UInt8(ascii: "#"): return true
      case UInt8(ascii: "."):
        if before.0 | 0x20 == UInt8(ascii: "w"), before.1 | 0x20 == UInt8(ascii: "w") { return true }
      case UInt8(ascii: "-"):
        if before.0 | 0x20 == UInt8(ascii: "g"), before.1 | 0x20 == UInt8(ascii: "h") { return true }
      default: break
      }
      before = (before.1, byte)
    }
    return false
  }

  /// The end of the word that begins at an index, if it would become a link; otherwise nil.
  static func end(from start: Int, in scalars: [Unicode.Scalar]) -> Int? {
    guard start == 0 || !isPart(scalars[start - 1]) else { return nil }
    var end = start
    while end < scalars.count, isPart(scalars[end]) { end += 1 }
    while end > start, ".:?".unicodeScalars.contains(scalars[end - 1]) { end -= 1 }
    return isLink(Array(scalars[start..<end])) ? end : nil
  }

  private static func isLink(_ word: [Unicode.Scalar]) -> Bool {
    word.indices.contains { index in
      let rest = word[(index + 1)...]
      let isInside = index > 0 && isLetterOrDigit(word[index - 1])
      switch word[index] {
      case "@": return rest.first.map(isLetterOrDigit) ?? false
      case "#": return isIssue(rest, digits: 1...5) || isIssue(rest, digits: 7...7) || isIssue(rest, digits: 9...19)
      case "G", "g": return !isInside && starts(rest, "h-") && isIssue(rest.dropFirst(2), digits: 1...19)
      case "W", "w": return !isInside && starts(rest, "ww.")
      default: return false
      }
    }
  }

  /// Returns true if the text begins with the number of an issue and a word ends there; six and eight digits are those
  /// of a color.
  private static func isIssue(_ rest: ArraySlice<Unicode.Scalar>, digits: ClosedRange<Int>) -> Bool {
    let number = rest.prefix { "0"..."9" ~= $0 }
    return digits ~= number.count && !(rest.dropFirst(number.count).first.map(isLetterOrDigit) ?? false)
  }

  private static func starts(_ rest: ArraySlice<Unicode.Scalar>, _ text: String) -> Bool {
    rest.count >= text.utf8.count
      && zip(rest, text.unicodeScalars).allSatisfy { $0.properties.lowercaseMapping == String($1) }
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || "0"..."9" ~= scalar
  }

  /// Returns true if a scalar may occur both in a code span and in such a word.
  private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
    isLetterOrDigit(scalar) || "._/:@#-+%=?~".unicodeScalars.contains(scalar)
  }
}
