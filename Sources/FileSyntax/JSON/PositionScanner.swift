/// Scans forward through bytes of UTF-8, counting lines and scalars.
struct PositionScanner {
  /// The byte reached.
  private(set) var offset = 0
  /// The place of that byte.
  private(set) var position = TextPosition(line: 1, column: 1)

  /// Starts at the beginning of a text.
  init() {}

  /// Starts inside a text, at a byte whose place is known.
  init(offset: Int, position: TextPosition) {
    self.offset = offset
    self.position = position
  }

  /// Advances to a byte at or after the current one; offsets outside the text are clamped to its end.
  mutating func advance(to target: Int, in bytes: UnsafeBufferPointer<UInt8>) {
    let limit = min(target, bytes.count)
    if offset == 0, limit >= 3, bytes.startsWithByteOrderMark { offset = 3 }
    while offset < limit {
      if offset + 8 <= limit {
        let plain = Self.plainBytes(in: bytes.word(at: offset))
        offset += plain
        position.column += plain
        if plain == 8 { continue }
      }
      let byte = bytes[offset]
      offset += 1
      if byte == .lineFeed || (byte == .carriageReturn && !(offset < bytes.count && bytes[offset] == .lineFeed)) {
        position.line += 1
        position.column = 1
      } else if !byte.isContinuation {
        position.column += 1
      }
    }
  }

  /// The number of leading bytes of a word that are ASCII and not line ends.
  @inline(__always)
  private static func plainBytes(in word: UInt64) -> Int {
    let others =
      (word ^ 0x0A0A_0A0A_0A0A_0A0A).zeroBytes | (word ^ 0x0D0D_0D0D_0D0D_0D0D).zeroBytes
      | word & 0x8080_8080_8080_8080
    return others.trailingZeroBitCount >> 3
  }

  /// The place of the scalar that the byte at an offset belongs to.
  static func position(ofByte offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> TextPosition {
    var scanner = PositionScanner()
    scanner.advance(to: scalarStart(at: offset, in: bytes), in: bytes)
    return scanner.position
  }

  /// Returns the first byte of the scalar around an offset; a stray continuation byte is one itself.
  static func scalarStart(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard offset > 0, offset < bytes.count, bytes[offset].isContinuation else {
      return offset == 1 || offset == 2 ? (bytes.startsWithByteOrderMark ? 0 : offset) : offset
    }
    for distance in 1...3 where offset >= distance {
      let byte = bytes[offset - distance]
      if byte.isContinuation { continue }
      return byte.sequenceLength > distance ? offset - distance : offset
    }
    return offset
  }
}
