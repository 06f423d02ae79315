import ColorMath

/// Mistakes that can occur anywhere between tokens, and the form of offending text in messages.
extension JSONReader {
  /// Returns the known mistakes of any place: comments, other quotes, other spaces, invalid UTF-8.
  func commonMistake() -> JSONSyntaxError? {
    guard offset < bytes.count else { return nil }
    switch byte {
    case .slash where offset + 1 < bytes.count && (bytes[offset + 1] == .slash || bytes[offset + 1] == .asterisk),
      UInt8(ascii: "#"):
      return error(
        options.allowsComments
          ? "a comment cannot start with #; write // instead" : "comments are not allowed here; remove this one",
        at: offset)
    case UInt8(ascii: "'"): return error("a string requires double quotation marks; replace ' with \"", at: offset)
    case UInt8(ascii: "`"): return error("a string requires double quotation marks; replace ` with \"", at: offset)
    case 0x80...: return multibyteMistake()
    case ..<0x20, 0x7F: return error("there is a control character between values; remove it", at: offset)
    default: return nil
    }
  }

  private func multibyteMistake() -> JSONSyntaxError {
    guard let scalar = scalarAtOffset() else { return invalidUTF8(at: offset) }
    switch scalar {
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}":
      return error("a string requires straight double quotation marks; replace \(scalar) with \"", at: offset)
    case "\u{FEFF}": return error("there is a byte order mark in the middle of the file; remove it", at: offset)
    case _ where scalar.properties.isWhitespace:
      return error(
        "U+\(HexText.digits(scalar.value, count: 4)) is not JSON whitespace; replace it with an ordinary space",
        at: offset)
    default: return error("\(found()) is outside a string; put quotation marks around it, or remove it", at: offset)
    }
  }

  /// The scalar at the offset; nil at the end and if its bytes are not UTF-8.
  private func scalarAtOffset() -> Unicode.Scalar? {
    guard offset < bytes.count else { return nil }
    guard bytes[offset] >= 0x80 else { return Unicode.Scalar(bytes[offset]) }
    var reader = self
    guard (try? reader.skipMultibyteScalar()) != nil else { return nil }
    return source(offset..<reader.offset).unicodeScalars.first
  }

  /// The letters and digits from the offset on, forty at most.
  func wordAtOffset() -> String {
    let end = bytes[offset...].prefix(40).firstIndex { !$0.isWord } ?? min(offset + 40, bytes.count)
    return source(offset..<end)
  }

  /// Returns the text at the offset for an error: a character in quotes, a word only by its kind.
  ///
  /// The file may be anything, for example one with passwords behind a link, so no word of it is quoted.
  func found() -> String {
    guard let scalar = scalarAtOffset() else { return "the end of the file" }
    guard let first = wordAtOffset().utf8.first else {
      return scalar == "\"" ? "a string" : quoted(String(Character(scalar)))
    }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) ? "a number" : "a word"
  }

  /// Some text in quotes, truncated if it is long, control characters escaped.
  func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars.prefix(60) {
      switch scalar.value {
      case ..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
        result += "\\u" + HexText.digits(scalar.value, count: 4)
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + (text.unicodeScalars.count > 60 ? "…\"" : "\"")
  }

  /// Some bytes of the text as a string.
  func source(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
  }

  /// Returns the correction of a word that is not a JSON value.
  static func remedy(forWord word: String) -> String {
    switch word.lowercased() {
    case let name where ["true", "false", "null"].contains(name) && name != word:
      "'\(word)' is not a JSON value; write \(name) in lowercase"
    case "nan": "'\(word)' is not a JSON value; use null or a string"
    case "infinity", "inf": "'\(word)' is not a JSON value; use null or a string"
    case "undefined", "none", "nil": "'\(word)' is not a JSON value; use null"
    case "yes", "on": "'\(word)' is not a JSON value; use true, or put quotation marks around it"
    case "no", "off": "'\(word)' is not a JSON value; use false, or put quotation marks around it"
    default: "this word is not a JSON value; put quotation marks around it"
    }
  }

  static func escape(_ byte: UInt8) -> String { "\\u" + HexText.digits(byte, count: 4) }
}
