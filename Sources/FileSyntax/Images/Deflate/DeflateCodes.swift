/// The two codes of a block: one for literals and lengths, one for distances.
struct DeflateCodes {
  /// The code of literals, the end of a block, and lengths.
  let literals: HuffmanCode
  let distances: HuffmanCode

  /// The codes that need not be written (RFC 1951 section 3.2.6).
  static let fixed = DeflateCodes(
    literals: HuffmanCode(lengths: DeflateAlphabet.fixedLiteralLengths),
    distances: HuffmanCode(lengths: DeflateAlphabet.fixedDistanceLengths))

  /// The bits of all codes of symbols that occur so often.
  func size(_ literals: [Int], _ distances: [Int]) -> Int {
    self.literals.size(literals) + self.distances.size(distances)
  }
}
