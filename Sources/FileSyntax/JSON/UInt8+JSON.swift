extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
  static let asterisk = UInt8(ascii: "*")
  static let comma = UInt8(ascii: ",")
  static let minus = UInt8(ascii: "-")
  static let plus = UInt8(ascii: "+")
  static let dot = UInt8(ascii: ".")
  static let slash = UInt8(ascii: "/")
  static let zero = UInt8(ascii: "0")
  static let colon = UInt8(ascii: ":")
  static let openBracket = UInt8(ascii: "[")
  static let backslash = UInt8(ascii: "\\")
  static let closeBracket = UInt8(ascii: "]")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")

  /// True if it is an ASCII digit.
  var isDigit: Bool { self &- .zero < 10 }

  /// True if it can be part of a word: an ASCII letter, a digit, `_` or `$`.
  var isWord: Bool { (self | 0x20) &- 0x61 < 26 || isDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") }

  /// True if it continues a UTF-8 sequence that an earlier byte began.
  var isContinuation: Bool { self & 0xC0 == 0x80 }

  /// Bytes of the UTF-8 sequence that it begins, 1 if it begins none.
  var sequenceLength: Int { self < 0xC0 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : self < 0xF8 ? 4 : 1 }

  /// The value of a hexadecimal digit.
  package var hexValue: UInt32? {
    switch self {
    case 0x30...0x39: UInt32(self) - 0x30
    case 0x41...0x46: UInt32(self) - 0x37
    case 0x61...0x66: UInt32(self) - 0x57
    default: nil
    }
  }
}

extension UInt64 {
  /// The top bit of each byte that is zero; bits above the lowest one set may be false alarms.
  @inlinable @inline(__always) var zeroBytes: UInt64 { (self &- 0x0101_0101_0101_0101) & ~self & 0x8080_8080_8080_8080 }
}

extension UnsafeBufferPointer<UInt8> {
  /// True if the text begins with U+FEFF in UTF-8.
  var startsWithByteOrderMark: Bool { count >= 3 && self[0] == 0xEF && self[1] == 0xBB && self[2] == 0xBF }

  /// The eight bytes from an offset on, the first in the lowest bits; the caller has made sure that they exist.
  @inlinable @inline(__always) func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns true if it has exactly these bytes.
  @inlinable @inline(__always) func equals(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      for offset in indices where self[offset] != other[offset] { return false }
      return true
    }
    var offset = 0
    while offset + 8 < count {
      if word(at: offset) != other.word(at: offset) { return false }
      offset += 8
    }
    return word(at: count - 8) == other.word(at: count - 8)
  }
}
