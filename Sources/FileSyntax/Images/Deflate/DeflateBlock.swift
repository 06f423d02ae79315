/// One block of deflated data: its tokens, and the bytes that they represent, written in the shortest of the three
/// ways.
struct DeflateBlock {
  /// The tokens in order.
  private(set) var tokens: [DeflateToken] = []
  /// The number of bytes that the tokens represent.
  private(set) var length = 0

  private var literals = [Int](repeating: 0, count: DeflateAlphabet.literalCount - 2)
  private var distances = [Int](repeating: 0, count: DeflateAlphabet.distanceCount - 2)
  /// The bits that follow the codes.
  private var extra = 0

  /// The tokens of a full block.
  static let most = 1 << 14

  /// Begins a block.
  init() {
    tokens.reserveCapacity(Self.most)
    literals[DeflateAlphabet.endOfBlock] = 1
  }

  /// Adds a literal byte.
  mutating func append(_ literal: UInt8) {
    tokens.append(DeflateToken(literal: literal))
    literals[Int(literal)] += 1
    length += 1
  }

  /// Adds a match.
  mutating func append(_ match: MatchFinder.Match) {
    let token = DeflateToken(length: match.length, distance: match.distance)
    tokens.append(token)
    let (symbol, distance) = (token.symbol, token.distanceSymbol)
    literals[symbol] += 1
    distances[distance] += 1
    extra += Int(Self.extra(symbol)) + Int(DeflateAlphabet.distanceExtras[distance])
    length += match.length
  }

  /// Writes the block, whose bytes are needed as they are if no code makes them fewer.
  func write(isLast: Bool, _ bytes: UnsafeBufferPointer<UInt8>, into sink: inout BitSink) {
    let own = DeflateCodes(literals: HuffmanCode(frequencies: literals), distances: HuffmanCode(frequencies: distances))
    let header = CodeLengthHeader(own)
    let ownSize = header.size + own.size(literals, distances)
    let fixedSize = DeflateCodes.fixed.size(literals, distances)
    if 8 * bytes.count + 42 * (bytes.count / 0xFFFF + 1) < min(ownSize, fixedSize) + extra {
      writeStored(isLast, bytes, into: &sink)
    } else if fixedSize <= ownSize {
      sink.put(isLast ? 0b011 : 0b010, 3)
      writeTokens(DeflateCodes.fixed, into: &sink)
    } else {
      sink.put(isLast ? 0b101 : 0b100, 3)
      header.write(into: &sink)
      writeTokens(own, into: &sink)
    }
  }

  /// Blocks of bytes as they are have at most 65,535 of them.
  private func writeStored(_ isLast: Bool, _ bytes: UnsafeBufferPointer<UInt8>, into sink: inout BitSink) {
    var start = 0
    while start < bytes.count {
      let end = min(start + 0xFFFF, bytes.count)
      sink.put(isLast && end == bytes.count ? 1 : 0, 3)
      sink.align()
      sink.put(end - start, 16)
      sink.put(~(end - start) & 0xFFFF, 16)
      sink.put(bytes[start..<end])
      start = end
    }
  }

  private func writeTokens(_ codes: DeflateCodes, into sink: inout BitSink) {
    for token in tokens {
      let symbol = token.symbol
      codes.literals.put(symbol, into: &sink)
      guard token.isMatch else { continue }
      let index = symbol - DeflateAlphabet.endOfBlock - 1
      sink.put(token.length - Int(DeflateAlphabet.lengthBases[index]), Int(DeflateAlphabet.lengthExtras[index]))
      let distance = token.distanceSymbol
      codes.distances.put(distance, into: &sink)
      sink.put(
        token.distance - Int(DeflateAlphabet.distanceBases[distance]), Int(DeflateAlphabet.distanceExtras[distance]))
    }
    codes.literals.put(DeflateAlphabet.endOfBlock, into: &sink)
  }

  private static func extra(_ symbol: Int) -> UInt8 {
    DeflateAlphabet.lengthExtras[symbol - DeflateAlphabet.endOfBlock - 1]
  }
}
