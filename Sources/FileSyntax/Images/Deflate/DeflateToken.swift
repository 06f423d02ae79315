/// A literal byte or a match of what came before, in one word.
struct DeflateToken: Sendable {
  private let bits: UInt32

  /// A byte as it is.
  init(literal: UInt8) { bits = UInt32(literal) }

  /// A match of 3…258 bytes, 1…32,768 bytes back.
  init(length: Int, distance: Int) {
    bits =
      1 << 31 | UInt32(truncatingIfNeeded: length - DeflateAlphabet.shortestMatch) << 16
      | UInt32(truncatingIfNeeded: distance - 1)
  }

  /// True for a match, false for a literal.
  var isMatch: Bool { bits >> 31 == 1 }
  /// The length of a match, from 3.
  var length: Int { Int(bits >> 16 & 0xFF) + DeflateAlphabet.shortestMatch }
  /// The distance of a match, from 1.
  var distance: Int { Int(bits & 0xFFFF) + 1 }
  /// The literal byte, or the symbol of a match's length.
  var symbol: Int {
    isMatch ? DeflateAlphabet.endOfBlock + 1 + Self.lengthSymbols[length - DeflateAlphabet.shortestMatch] : Int(bits)
  }
  /// The symbol of a match's distance.
  var distanceSymbol: Int {
    let distance = distance - 1
    if distance < 4 { return distance }
    let bits = Int.bitWidth - 1 - distance.leadingZeroBitCount
    return 2 * bits + (distance >> (bits - 1) & 1)
  }

  /// The index in `DeflateAlphabet.lengthBases` of each length from 3.
  private static let lengthSymbols = (DeflateAlphabet.shortestMatch...DeflateAlphabet.longestMatch).map { length in
    DeflateAlphabet.lengthBases.lastIndex { Int($0) <= length } ?? 0
  }
}
