import FileSyntax

extension Lexer {
  /// Reads an integer or a floating-point literal; letters that follow belong to it, as to the compiler.
  mutating func readNumber() {
    let start = position
    if byte() == UInt8(ascii: "0"), byte(1) == UInt8(ascii: "x") { return readHexadecimal() }
    if byte() == UInt8(ascii: "0"), byte(1) == UInt8(ascii: "o") || byte(1) == UInt8(ascii: "b") {
      skipName()
      return emit(.integer, from: start)
    }
    skip { $0.isDecimalDigit || $0 == UInt8(ascii: "_") }
    let hasExponent = byte() | 0x20 == UInt8(ascii: "e")
    if byte() == UInt8(ascii: ".") {
      guard byte(1).isDecimalDigit, tokens.last?.kind != .period else { return emit(.integer, from: start) }
      position += 1
      skip { $0.isDecimalDigit || $0 == UInt8(ascii: "_") }
    } else if !hasExponent {
      skipName()
      return emit(.integer, from: start)
    }
    if byte() | 0x20 == UInt8(ascii: "e") { skipExponent() }
    emit(.float, from: start)
  }

  private mutating func skip(while isPart: (UInt8) -> Bool) {
    while position < bytes.count, isPart(bytes[position]) { position += 1 }
  }

  private mutating func skipExponent() {
    position += 1
    if byte() == UInt8(ascii: "+") || byte() == UInt8(ascii: "-") { position += 1 }
    skipName()
  }

  private mutating func readHexadecimal() {
    let start = position
    position += 2
    guard byte().isHexDigit else {
      skipName()
      return emit(.integer, from: start)
    }
    skip { $0.isHexDigit || $0 == UInt8(ascii: "_") }
    let whole = position
    if byte() == UInt8(ascii: "."), byte(1).isHexDigit {
      position += 1
      skip { $0.isHexDigit || $0 == UInt8(ascii: "_") }
    }
    guard byte() | 0x20 == UInt8(ascii: "p"), isExponent(after: position + 1, behindPoint: position > whole) else {
      // `0xff.description` is a member of an integer.
      position = whole
      if byte() != UInt8(ascii: ".") { skipName() }
      return emit(.integer, from: start)
    }
    skipExponent()
    emit(.float, from: start)
  }

  private func isExponent(after offset: Int, behindPoint: Bool) -> Bool {
    let next = byte(offset - position)
    return next.isDecimalDigit || !behindPoint || next == UInt8(ascii: "+") || next == UInt8(ascii: "-")
  }
}
