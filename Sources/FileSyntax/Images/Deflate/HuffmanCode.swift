/// A prefix code for writing: the length of each symbol's code, and its bits, the first one lowest.
struct HuffmanCode {
  /// The bits of each symbol's code, 0 for those without one.
  let lengths: [UInt8]
  private let codes: [UInt16]

  /// Numbers the codes in the order of length and symbol (RFC 1951 section 3.2.2).
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var codes = [UInt16](repeating: 0, count: lengths.count)
    var next = 0
    for length in 1...DeflateAlphabet.longestCode {
      next <<= 1
      for symbol in lengths.indices where Int(lengths[symbol]) == length {
        codes[symbol] = Self.reversed(next, length)
        next += 1
      }
    }
    self.codes = codes
  }

  /// Makes the shortest code for symbols that occur so often.
  init(frequencies: [Int], limit: Int = DeflateAlphabet.longestCode) {
    self.init(lengths: HuffmanLengths.lengths(of: frequencies, limit: limit))
  }

  /// Writes the code of a symbol.
  func put(_ symbol: Int, into sink: inout BitSink) { sink.put(Int(codes[symbol]), Int(lengths[symbol])) }

  /// The bits of all codes of symbols that occur so often.
  func size(_ frequencies: [Int]) -> Int {
    var size = 0
    for symbol in frequencies.indices { size += frequencies[symbol] * Int(lengths[symbol]) }
    return size
  }

  private static func reversed(_ code: Int, _ length: Int) -> UInt16 {
    var (code, result): (Int, UInt16) = (code, 0)
    for _ in 0..<length {
      result = result << 1 | UInt16(truncatingIfNeeded: code & 1)
      code >>= 1
    }
    return result
  }
}
