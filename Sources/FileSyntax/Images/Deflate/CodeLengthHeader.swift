/// The code lengths of a block's own codes, as written before its data (RFC 1951 section 3.2.7).
struct CodeLengthHeader {
  /// A symbol for one length or for several equal ones, with the bits that say how many.
  private struct Item {
    var symbol: Int
    var number = 0
    var size = 0
  }

  private let literalCount: Int
  private let distanceCount: Int
  private let items: [Item]
  private let code: HuffmanCode
  /// The lengths of `code` that are written, without the zeros at their end.
  private let written: Int

  /// Describes two codes.
  init(_ codes: DeflateCodes) {
    literalCount = max(257, Self.used(codes.literals.lengths))
    distanceCount = max(1, Self.used(codes.distances.lengths))
    items = Self.items(codes.literals.lengths[..<literalCount] + codes.distances.lengths[..<distanceCount])
    var frequencies = [Int](repeating: 0, count: DeflateAlphabet.codeLengthCount)
    for item in items { frequencies[item.symbol] += 1 }
    code = HuffmanCode(frequencies: frequencies, limit: DeflateAlphabet.longestCodeLengthCode)
    let lengths = code.lengths
    written = max(4, Self.used(DeflateAlphabet.codeLengthOrder.map { lengths[Int($0)] }))
  }

  /// The bits that it takes.
  var size: Int {
    var size = 14 + 3 * written
    for item in items { size += Int(code.lengths[item.symbol]) + item.size }
    return size
  }

  /// Writes it.
  func write(into sink: inout BitSink) {
    sink.put(literalCount - 257, 5)
    sink.put(distanceCount - 1, 5)
    sink.put(written - 4, 4)
    for symbol in DeflateAlphabet.codeLengthOrder[..<written] { sink.put(Int(code.lengths[Int(symbol)]), 3) }
    for item in items {
      code.put(item.symbol, into: &sink)
      sink.put(item.number, item.size)
    }
  }

  /// The number of lengths up to the last that is not 0.
  private static func used(_ lengths: [UInt8]) -> Int { (lengths.lastIndex { $0 > 0 } ?? -1) + 1 }

  /// The lengths with runs of equal ones encoded: 3…6 times the one before, 3…10 or 11…138 zeros.
  private static func items(_ lengths: ArraySlice<UInt8>) -> [Item] {
    var items: [Item] = []
    var index = lengths.startIndex
    while index < lengths.endIndex {
      let length = lengths[index]
      var end = index + 1
      while end < lengths.endIndex, lengths[end] == length { end += 1 }
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        index += 1
      }
      while end - index >= 3 {
        let run = min(end - index, length > 0 ? 6 : 138)
        items.append(
          length > 0
            ? Item(symbol: 16, number: run - 3, size: 2)
            : run <= 10 ? Item(symbol: 17, number: run - 3, size: 3) : Item(symbol: 18, number: run - 11, size: 7))
        index += run
      }
      while index < end {
        items.append(Item(symbol: Int(length)))
        index += 1
      }
    }
    return items
  }
}
