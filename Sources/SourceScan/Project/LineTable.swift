/// The starts of the lines of a file, found in one pass when a place is first asked for.
package struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// Finds every line of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte.isLineBreak {
      let isFirstOfTwo = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isFirstOfTwo { starts.append(offset + 1) }
    }
    self.starts = starts
  }

  /// The place of a byte; offsets outside the file are brought to its nearest end.
  package func position(ofByte offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, bytes.count))
    let line = lineIndex(of: offset)
    var start = starts[line]
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    var position = SourcePosition(line: line + 1, column: 1, utf8Column: offset - start + 1, utf16Column: 1)
    for byte in bytes[start..<offset] where byte & 0xC0 != 0x80 {
      position.column += 1
      position.utf16Column += byte >= 0xF0 ? 2 : 1
    }
    return position
  }

  private func lineIndex(of offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
