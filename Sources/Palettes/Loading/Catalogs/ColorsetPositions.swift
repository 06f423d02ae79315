import FileSyntax

/// Finds the lines and columns of many values of one file without reading it again for each.
struct ColorsetPositions {
  private let bytes: [UInt8]
  /// The offset up to which line ends have been counted, and their number.
  private var counted = 0
  private var lineEnds = 0
  /// The table, made when counting line feeds is not enough: for one-line files and for other line ends.
  private var table: PositionTable?

  /// Starts at the beginning of a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the place of a byte; fastest in file order.
  mutating func position(ofByte offset: Int) -> TextPosition {
    if table == nil, let position = countedPosition(ofByte: offset) { return position }
    let table = table ?? PositionTable(bytes)
    self.table = table
    return table.position(ofByte: offset)
  }

  /// Counts line feeds up to a byte; nil if the byte is on the first line or a carriage return was met.
  private mutating func countedPosition(ofByte offset: Int) -> TextPosition? {
    guard offset >= counted, offset <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[counted..<offset])
      guard let feeds = Self.lineFeeds(in: text) else { return nil }
      counted = offset
      lineEnds += feeds
      guard lineEnds > 0 else { return nil }
      var (column, before) = (1, offset)
      // Eight bytes at a time as long as all are ASCII and no line feed.
      while before >= 8 {
        let word = UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: before - 8, as: UInt64.self)
        guard (Self.zeroBytes(of: word ^ (Self.ones &* 0x0A)) << 7 | word) & (Self.ones << 7) == 0 else { break }
        (column, before) = (column + 8, before - 8)
      }
      while before > 0, buffer[before - 1] != 0x0A {
        before -= 1
        if buffer[before] & 0xC0 != 0x80 { column += 1 }
      }
      return TextPosition(line: lineEnds + 1, column: column)
    }
  }

  /// The number of line feeds, looked for eight bytes at a time; nil if there is a carriage return.
  private static func lineFeeds(in text: UnsafeRawBufferPointer) -> Int? {
    var feeds = 0
    var returns: UInt64 = 0
    var offset = 0
    while offset + 8 <= text.count {
      let end = min(text.count - 8, offset + 8 * 254)
      var lanes: UInt64 = 0
      while offset <= end {
        let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        lanes &+= zeroBytes(of: word ^ (ones &* 0x0A))
        let other = word ^ (ones &* 0x0D)
        returns |= (other &- ones) & ~other
        offset += 8
      }
      feeds += sum(ofLanes: lanes)
    }
    while offset < text.count {
      if text[offset] == 0x0A { feeds += 1 }
      if text[offset] == 0x0D { returns = ones << 7 }
      offset += 1
    }
    return returns & (ones << 7) == 0 ? feeds : nil
  }

  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// A word that holds 1 in every byte that was 0, and 0 in the others.
  @inline(__always)
  private static func zeroBytes(of word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low) &+ low | word | low) >> 7
  }

  private static func sum(ofLanes lanes: UInt64) -> Int {
    let pairs = (lanes & 0x00FF_00FF_00FF_00FF) &+ (lanes >> 8 & 0x00FF_00FF_00FF_00FF)
    return Int((pairs &* 0x0001_0001_0001_0001) >> 48)
  }
}
