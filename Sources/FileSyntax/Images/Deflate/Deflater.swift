/// Compresses bytes by deflate (RFC 1951): the same bytes for the same input, on every machine.
package struct Deflater: ~Copyable {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var finder: MatchFinder
  private var sink: BitSink
  private var block = DeflateBlock()
  /// The first byte of the block.
  private var start = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, header: [UInt8]) {
    self.bytes = bytes
    finder = MatchFinder(bytes)
    sink = BitSink()
    sink.put(header)
  }

  /// Returns a zlib stream (RFC 1950): a header, the compressed bytes, and their Adler-32.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      var sum = Adler32()
      sum.add(buffer)
      var sink = compressed(buffer, header: [0x78, 0x9C])
      sink.putBigEndian(sum.value)
      return sink.bytes
    }
  }

  /// Returns the compressed bytes without a header or a checksum.
  package static func raw(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { compressed($0, header: []).bytes }
  }

  /// Returns a gzip file (RFC 1952) without a name and a date: a header, the compressed bytes, their CRC-32 and count.
  static func gzip(_ bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBufferPointer { buffer in
      var sink = compressed(buffer, header: [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
      sink.putBigEndian(CRC32.checksum(buffer).byteSwapped)
      sink.putBigEndian(UInt32(truncatingIfNeeded: buffer.count).byteSwapped)
      return sink.bytes
    }
  }

  private static func compressed(_ bytes: UnsafeBufferPointer<UInt8>, header: [UInt8]) -> BitSink {
    var deflater = Deflater(bytes, header: header)
    deflater.compress()
    return deflater.sink
  }

  /// Takes a match only if none that begins one byte later is longer.
  private mutating func compress() {
    var (place, known, hasLiteral) = (0, MatchFinder.Match(), false)
    while place < bytes.count {
      let head = finder.insert(place)
      let match =
        known.length < finder.effort.contented
        ? finder.longest(at: place, from: head, longerThan: known.length) : MatchFinder.Match()
      if known.length > 0, match.length <= known.length {
        block.append(known)
        let end = place - 1 + known.length
        for skipped in place + 1..<end { finder.insert(skipped) }
        (place, known, hasLiteral) = (end, MatchFinder.Match(), false)
        endBlockIfFull()
      } else {
        if hasLiteral {
          block.append(bytes[place - 1])
          endBlockIfFull()
        }
        (place, known, hasLiteral) = (place + 1, match, true)
      }
    }
    if hasLiteral { block.append(bytes[place - 1]) }
    writeBlock(isLast: true)
    sink.align()
  }

  private mutating func endBlockIfFull() {
    if block.tokens.count >= DeflateBlock.most { writeBlock(isLast: false) }
  }

  private mutating func writeBlock(isLast: Bool) {
    let end = start + block.length
    block.write(isLast: isLast, UnsafeBufferPointer(rebasing: bytes[start..<end]), into: &sink)
    start = end
    block = DeflateBlock()
  }
}
