extension JSONReader {
  /// Moves past a number, which begins at the next byte, by the grammar of RFC 8259 section 6.
  @inline(__always)
  mutating func skipNumber() throws(JSONSyntaxError) {
    let start = offset
    if byte == .minus { offset += 1 }
    if byte == .zero {
      offset += 1
      if byte.isDigit || byte | 0x20 == UInt8(ascii: "x") { throw zeroPrefix(at: start) }
    } else {
      guard byte.isDigit else { throw minusWithoutDigits(at: start) }
      skipDigits()
    }
    if byte == .dot {
      offset += 1
      guard byte.isDigit else {
        throw error("there is no digit after the decimal point; write \(source(start..<offset))0", at: offset)
      }
      skipDigits()
    }
    if byte | 0x20 == UInt8(ascii: "e") { try skipExponent() }
  }

  mutating func skipExponent() throws(JSONSyntaxError) {
    offset += 1
    if byte == .minus || byte == UInt8(ascii: "+") { offset += 1 }
    guard byte.isDigit else {
      throw error("the exponent has no digits; add digits after the e, as in 1e5", at: offset)
    }
    skipDigits()
  }

  @inline(__always)
  mutating func skipDigits() {
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
  }

  private func minusWithoutDigits(at start: Int) -> JSONSyntaxError {
    if byte | 0x20 == UInt8(ascii: "i") {
      return error(
        "infinity is not a JSON value; use null or a string", at: start)
    }
    if byte == .dot { return error("there is no digit before the decimal point; write -0.5, not -.5", at: offset) }
    return error("there are no digits after the minus sign; use a number such as -1", at: offset)
  }

  private func zeroPrefix(at start: Int) -> JSONSyntaxError {
    if byte.isDigit {
      return error(
        "a number cannot have leading zeros; remove them, or put quotation marks around the value", at: start)
    }
    return error(
      "hexadecimal numbers are not valid in JSON; write the number in decimal, or put quotation marks around it",
      at: start)
  }
}
