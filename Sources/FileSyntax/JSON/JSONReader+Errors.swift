import ColorMath

/// The mistake at the reader's offset, in words with the correction.
extension JSONReader {
  /// An error at a byte, with its line and column, or about what Git left in place of the content.
  func error(_ message: String, at offset: Int) -> JSONSyntaxError {
    JSONSyntaxError(leftoverIn: bytes)
      ?? JSONSyntaxError(
        message: message, position: PositionScanner.position(ofByte: offset, in: bytes), byteOffset: offset)
  }

  func emptyDocument() -> JSONSyntaxError {
    error("the file is empty; add a JSON value, at least {}", at: offset)
  }

  func trailingContent() -> JSONSyntaxError {
    if let common = commonMistake() { return common }
    return error("expected the end of the file, found \(found()); remove it", at: offset)
  }

  func tooDeep() -> JSONSyntaxError {
    error("the nesting exceeds the limit of \(options.maximumDepth) levels; flatten the file", at: offset)
  }

  func tooManyValues() -> JSONSyntaxError {
    error("the file exceeds the limit of \(options.maximumValues) values and keys; split the file", at: offset)
  }

  func trailingComma(at comma: Int) -> JSONSyntaxError {
    error("a comma precedes the closing bracket; remove it", at: comma)
  }

  func keyExpected() -> JSONSyntaxError {
    if byte == .comma { return error("there is no member before the comma; remove one comma", at: offset) }
    if let common = commonMistake() { return common }
    if !wordAtOffset().isEmpty {
      return error(
        "a key requires quotation marks; put double quotation marks around it", at: offset)
    }
    if offset == bytes.count { return error("the file ends in an object; restore the rest of it", at: offset) }
    return error(
      "expected a key, found \(found()); write a key in double quotation marks, or close the object with }", at: offset)
  }

  func colonExpected() -> JSONSyntaxError {
    if let common = commonMistake() { return common }
    if byte == UInt8(ascii: "=") {
      return error(
        "expected a colon after the key, found =; replace = with :", at: offset)
    }
    if offset == bytes.count { return error("the file ends after a key; restore the rest of it", at: offset) }
    return error("expected a colon after the key, found \(found()); add a colon and a value", at: offset)
  }

  func valueExpected() -> JSONSyntaxError {
    if let common = commonMistake() { return common }
    let word = wordAtOffset()
    switch byte {
    case .comma: return error("there is no value before the comma; add one, or remove the comma", at: offset)
    case .closeBrace, .closeBracket, 0: break
    case UInt8(ascii: "+"): return error("a number cannot have a plus sign; remove it", at: offset)
    case .dot: return error("there is no digit before the decimal point; write 0.5, not .5", at: offset)
    default: if !word.isEmpty { return error(Self.remedy(forWord: word), at: offset) }
    }
    if offset == bytes.count {
      return error("the file ends where a value is expected; restore the rest of it", at: offset)
    }
    return error("expected a value, found \(found()); add a value", at: offset)
  }

  func followerExpected(after container: JSONNode) -> JSONSyntaxError {
    let name = container.kind == .object ? "object" : "array"
    let bracket = container.kind == .object ? "}" : "]"
    let start = PositionScanner.position(ofByte: Int(container.start), in: bytes)
    if offset == bytes.count {
      return error(
        "the \(name) that starts at \(start.line):\(start.column) is not closed; add \(bracket) at its end", at: offset)
    }
    if let common = commonMistake() { return common }
    switch byte {
    case .closeBrace, .closeBracket:
      return error(
        "\(found()) does not close the \(name) that starts at \(start.line):\(start.column); write \(bracket)",
        at: offset)
    case .colon where container.kind == .array:
      return error("an array cannot have keys; write { } around keys and values", at: offset)
    default:
      return error(
        "expected a comma or \(bracket), found \(found()); add a comma before it, or \(bracket) to close the "
          + "\(name)", at: offset)
    }
  }

  func brokenString(from start: Int) -> JSONSyntaxError {
    guard offset < bytes.count else { return error("the string is not closed; add \" at its end", at: start) }
    switch byte {
    case .lineFeed, .carriageReturn:
      return error("the line ends within a string; add \" at its end, or write \\n for a line break", at: offset)
    case .tab: return error("a string cannot contain a tab; write \\t", at: offset)
    default:
      return error("a string cannot contain a control character; write \(Self.escape(byte))", at: offset)
    }
  }

  func unknownEscape(at start: Int) -> JSONSyntaxError {
    error("unknown escape sequence; write \\\\ for a backslash, or one of \\\" \\/ \\b \\f \\n \\r \\t \\u", at: start)
  }

  func loneSurrogate(at start: Int) -> JSONSyntaxError {
    error(
      "\(source(start..<start + 6)) is a lone surrogate (half a character); write both halves, as in \\uD83D\\uDE00",
      at: start)
  }

  func invalidUTF8(at start: Int) -> JSONSyntaxError {
    let byte = bytes[start]
    let reason =
      switch byte {
      case 0x80...0xBF: "a continuation byte without a start"
      case 0xC0, 0xC1: "an overlong form"
      case 0xF5...: "not the start of a character"
      default: multibyteReason(at: start)
      }
    return error(
      "byte 0x\(HexText.digits(byte, count: 2)) is invalid UTF-8 (\(reason)); save the file as UTF-8", at: start)
  }

  private func multibyteReason(at start: Int) -> String {
    guard start + 1 < bytes.count, bytes[start + 1].isContinuation else { return "a truncated character" }
    switch (bytes[start], bytes[start + 1]) {
    case (0xE0, ..<0xA0), (0xF0, ..<0x90): return "an overlong form"
    case (0xED, 0xA0...): return "a surrogate"
    case (0xF4, 0x90...): return "beyond U+10FFFF"
    default: return "a truncated character"
    }
  }
}
