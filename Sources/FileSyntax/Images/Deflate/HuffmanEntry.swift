/// A decoded symbol of deflate in one word: the bits of its code, the bits that follow it, and its number.
///
/// Bits 0…7 hold the code's length, 8…11 the count of extra bits, 12…14 the kind, 16…31 the number.
struct HuffmanEntry: Equatable, Sendable {
  /// All of it.
  let bits: UInt32

  /// No symbol: the code is longer than the table is deep, or belongs to nothing.
  static let none = HuffmanEntry(bits: 0)

  private static let literalFlag: UInt32 = 1 << 12
  private static let endFlag: UInt32 = 1 << 13
  private static let invalidFlag: UInt32 = 1 << 14

  private init(bits: UInt32) { self.bits = bits }

  private init(number: UInt16, extra: UInt8, flag: UInt32 = 0) {
    bits = UInt32(number) << 16 | UInt32(extra) << 8 | flag
  }

  /// Returns the symbol with the length of its code.
  func coded(in length: Int) -> HuffmanEntry { HuffmanEntry(bits: bits | UInt32(truncatingIfNeeded: length)) }

  /// The bits of its code, 1…15; 0 for `none`.
  @inline(__always) var length: Int { Int(truncatingIfNeeded: bits & 0xFF) }
  /// The count of bits that follow the code, 0…13.
  @inline(__always) var extra: Int { Int(truncatingIfNeeded: bits >> 8 & 0xF) }
  /// The literal byte, the shortest length or distance, or the symbol itself.
  @inline(__always) var number: Int { Int(truncatingIfNeeded: bits >> 16) }
  /// True for a literal byte.
  @inline(__always) var isLiteral: Bool { bits & Self.literalFlag != 0 }
  /// True for the end of a block, and for symbols that may not occur.
  @inline(__always) var isSpecial: Bool { bits & (Self.endFlag | Self.invalidFlag) != 0 }
  /// True for the end of a block.
  @inline(__always) var isEnd: Bool { bits & Self.endFlag != 0 }

  /// The literals, the end of a block, and the lengths.
  static let literals: [HuffmanEntry] = (0..<DeflateAlphabet.literalCount).map { symbol in
    if symbol < DeflateAlphabet.endOfBlock {
      return HuffmanEntry(number: UInt16(truncatingIfNeeded: symbol), extra: 0, flag: literalFlag)
    }
    if symbol == DeflateAlphabet.endOfBlock { return HuffmanEntry(number: 0, extra: 0, flag: endFlag) }
    return entry(symbol - DeflateAlphabet.endOfBlock - 1, DeflateAlphabet.lengthBases, DeflateAlphabet.lengthExtras)
  }

  static let distances: [HuffmanEntry] = (0..<DeflateAlphabet.distanceCount).map { symbol in
    entry(symbol, DeflateAlphabet.distanceBases, DeflateAlphabet.distanceExtras)
  }

  /// The symbols that describe code lengths.
  static let codeLengths: [HuffmanEntry] = (0..<DeflateAlphabet.codeLengthCount).map { symbol in
    HuffmanEntry(number: UInt16(truncatingIfNeeded: symbol), extra: 0)
  }

  private static func entry(_ index: Int, _ bases: [UInt16], _ extras: [UInt8]) -> HuffmanEntry {
    index < bases.count
      ? HuffmanEntry(number: bases[index], extra: extras[index]) : HuffmanEntry(number: 0, extra: 0, flag: invalidFlag)
  }
}
