extension Inflater {
  /// Reads the beginning of a block (RFC 1951 section 3.2.3).
  mutating func readBlock() {
    guard let header = source.take(3) else { return stop() }
    isLast = header & 1 == 1
    switch header >> 1 {
    case 0: readStored()
    case 1: readFixedCodes()
    case 2: readCodes()
    default: state = .broken
    }
  }

  /// Reads the length of a stored block, and its complement.
  private mutating func readStored() {
    source.align()
    guard let length = source.take(16), let complement = source.take(16) else { return stop() }
    state = length ^ complement == 0xFFFF ? .stored(length) : .broken
  }

  private mutating func readFixedCodes() {
    state = .codes
    if hasFixedCodes { return }
    hasFixedCodes =
      DeflateAlphabet.fixedLiteralLengths.withUnsafeBufferPointer { literals.build($0, maySpare: false) }
      && DeflateAlphabet.fixedDistanceLengths.withUnsafeBufferPointer { distances.build($0, maySpare: false) }
  }

  /// Reads the codes of a block that brings its own (RFC 1951 section 3.2.7).
  private mutating func readCodes() {
    hasFixedCodes = false
    guard let counts = source.take(14) else { return stop() }
    let literalCount = counts & 0x1F + 257
    let distanceCount = counts >> 5 & 0x1F + 1
    guard literalCount <= DeflateAlphabet.literalCount - 2, distanceCount <= DeflateAlphabet.distanceCount - 2 else {
      return state = .broken
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: literalCount + distanceCount) { lengths in
      lengths.initialize(repeating: 0)
      guard readLengths(lengths, codeCount: counts >> 10 + 4) else { return }
      let ofLiterals = UnsafeBufferPointer(rebasing: lengths[..<literalCount])
      let ofDistances = UnsafeBufferPointer(rebasing: lengths[literalCount...])
      let isWhole =
        lengths[DeflateAlphabet.endOfBlock] > 0 && literals.build(ofLiterals, maySpare: true)
        && distances.build(ofDistances, maySpare: true)
      state = isWhole ? .codes : .broken
    }
  }

  /// Reads the code lengths of literals and distances; false, and another state, if they are broken or end too early.
  private mutating func readLengths(_ lengths: UnsafeMutableBufferPointer<UInt8>, codeCount: Int) -> Bool {
    var table = HuffmanTable(HuffmanEntry.codeLengths, depth: DeflateAlphabet.longestCodeLengthCode)
    guard readCodeLengthCodes(&table, count: codeCount) else { return false }
    var index = 0
    while index < lengths.count {
      source.refill()
      guard let symbol = symbol(table.entry(at: source.bits))?.number else { return false }
      if symbol < 16 {
        lengths[index] = UInt8(truncatingIfNeeded: symbol)
        index += 1
        continue
      }
      let (extra, base) = symbol == 16 ? (2, 3) : symbol == 17 ? (3, 3) : (7, 11)
      guard let more = source.take(extra) else {
        stop()
        return false
      }
      guard symbol != 16 || index > 0, base + more <= lengths.count - index else {
        state = .broken
        return false
      }
      let length = symbol == 16 ? lengths[index - 1] : 0
      for _ in 0..<base + more {
        lengths[index] = length
        index += 1
      }
    }
    return true
  }

  private mutating func readCodeLengthCodes(_ table: inout HuffmanTable, count: Int) -> Bool {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: DeflateAlphabet.codeLengthCount) { lengths in
      lengths.initialize(repeating: 0)
      for index in 0..<count {
        guard let length = source.take(3) else {
          stop()
          return false
        }
        lengths[Int(DeflateAlphabet.codeLengthOrder[index])] = UInt8(truncatingIfNeeded: length)
      }
      if table.build(UnsafeBufferPointer(lengths), maySpare: false) { return true }
      state = .broken
      return false
    }
  }
}
