extension Base64 {
  /// Returns the bytes of base64 digits with padding; nil for anything else.
  ///
  /// Only one text gives the same bytes: bits that the padding leaves over must be zero.
  package static func decoded(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    guard text.count.isMultiple(of: 4) else { return nil }
    var padding = 0
    while padding < min(2, text.count), text[text.count - 1 - padding] == UInt8(ascii: "=") { padding += 1 }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count / 4 * 3)
    var (group, bits) = (UInt32(0), 0)
    for digit in text.dropLast(padding) {
      guard let value = value(of: digit) else { return nil }
      group = group << 6 | value
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: group >> UInt32(bits)))
      group &= 1 << UInt32(bits) - 1
    }
    return group == 0 && bits == 2 * padding ? bytes : nil
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit - 65)
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit - 71)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit + 4)
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
