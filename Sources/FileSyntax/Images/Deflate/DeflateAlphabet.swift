/// The symbols of deflate and the numbers that they represent (RFC 1951 section 3.2.5).
enum DeflateAlphabet {
  /// The symbol that ends a block; those below it are literal bytes, those above it lengths.
  static let endOfBlock = 256
  /// The number of literals, the end of a block, and lengths; the last two never occur in data.
  static let literalCount = 288
  /// The number of distances; the last two never occur in data.
  static let distanceCount = 32
  /// The number of symbols that describe code lengths.
  static let codeLengthCount = 19
  /// The most bits of a code.
  static let longestCode = 15
  /// The most bits of a code for code lengths.
  static let longestCodeLengthCode = 7
  /// The bytes that a match can reach back.
  static let window = 1 << 15
  /// The bytes of the longest match.
  static let longestMatch = 258
  /// The bytes of the shortest match.
  static let shortestMatch = 3

  /// The shortest length of each symbol above the end of a block.
  static let lengthBases: [UInt16] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258,
  ]
  /// The bits that follow each of these symbols and are added to its base.
  static let lengthExtras: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The shortest distance of each symbol.
  static let distanceBases: [UInt16] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145,
    8193, 12289, 16385, 24577,
  ]
  /// The bits that follow each of these symbols and are added to its base.
  static let distanceExtras: [UInt8] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13,
  ]
  /// The order in which the lengths of the codes for code lengths are written.
  static let codeLengthOrder: [UInt8] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// The code lengths of literals and lengths in a block with fixed codes.
  static let fixedLiteralLengths: [UInt8] = (0..<literalCount).map { symbol in
    symbol < 144 ? 8 : symbol < 256 ? 9 : symbol < 280 ? 7 : 8
  }
  /// The code lengths of distances in a block with fixed codes.
  static let fixedDistanceLengths = [UInt8](repeating: 5, count: distanceCount)
}
