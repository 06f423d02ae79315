import JSONSyntax

/// Finds the lines and columns of many values of one file without reading it again for each.
struct ColorsetPositions {
  private let bytes: [UInt8]
  /// How far line ends have been counted, and how many there were.
  private var counted = 0
  private var lineEnds = 0
  /// Made when counting line feeds does not do: for one-line files and for other line ends.
  private var table: PositionTable?

  /// Starts at the beginning of a file.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The place of a byte; best asked for in the order of the file.
  mutating func position(ofByte offset: Int) -> TextPosition {
    if table == nil, let position = countedPosition(ofByte: offset) { return position }
    let table = table ?? PositionTable(bytes)
    self.table = table
    return table.position(ofByte: offset)
  }

  /// Counts line feeds up to a byte; nil where the byte is on the first line or a carriage return was met.
  private mutating func countedPosition(ofByte offset: Int) -> TextPosition? {
    guard offset >= counted, offset <= bytes.count else { return nil }
    return bytes.withUnsafeBufferPointer { buffer in
      var feeds: UInt = 0
      var returns: UInt = 0
      for byte in buffer[counted..<offset] {
        feeds &+= byte == 0x0A ? 1 : 0
        returns &+= byte == 0x0D ? 1 : 0
      }
      counted = offset
      lineEnds += Int(feeds)
      guard returns == 0, lineEnds > 0 else { return nil }
      var column = 1
      for byte in buffer[..<offset].reversed() {
        if byte == 0x0A { break }
        if byte & 0xC0 != 0x80 { column += 1 }
      }
      return TextPosition(line: lineEnds + 1, column: column)
    }
  }
}
