/// An open document: its bytes, its version, and the places of its lines.
struct TextDocument: Sendable {
  /// The text as UTF-8.
  private(set) var bytes: [UInt8]
  /// The number that the client gave to this state of the text.
  private(set) var version: Int
  /// The offset of the first byte of each line.
  private var starts: [Int]

  /// Opens a document.
  init(_ bytes: [UInt8], version: Int) {
    (self.bytes, self.version) = (bytes, version)
    starts = Self.starts(of: bytes)
  }

  /// Makes changes one after another, each in the text that the ones before left.
  mutating func apply(_ changes: [DocumentChange], version: Int, in encoding: PositionEncoding) {
    for change in changes {
      if let range = change.range {
        let start = offset(of: min(range.start, range.end), in: encoding)
        let end = offset(of: max(range.start, range.end), in: encoding)
        bytes.replaceSubrange(start..<end, with: change.text)
      } else {
        bytes = change.text
      }
      starts = Self.starts(of: bytes)
    }
    self.version = version
  }

  /// The byte at a place; the end of the line for a character beyond it, of the text for a line beyond it.
  func offset(of position: DocumentPosition, in encoding: PositionEncoding) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < starts.count else { return bytes.count }
    let end = contentEnd(ofLine: position.line)
    var (offset, units) = (starts[position.line], 0)
    while offset < end {
      let next = min(end, offset + Self.length(from: bytes[offset]))
      units += (offset..<next).reduce(0) { $0 + encoding.units(startedBy: bytes[$1]) }
      // A place within a scalar counts as the one before it.
      if units > position.character { return offset }
      offset = next
    }
    return end
  }

  /// The place of a byte; that of the scalar it belongs to, and the end of the text beyond it.
  func position(ofByte offset: Int, in encoding: PositionEncoding) -> DocumentPosition {
    let offset = min(max(0, offset), bytes.count)
    let line = line(ofByte: offset)
    let end = min(offset, contentEnd(ofLine: line))
    let units = bytes[starts[line]..<end].reduce(0) { $0 + encoding.units(startedBy: $1) }
    return DocumentPosition(line: line, character: units)
  }

  /// The place of a line and a column as reports count them: from 1, columns in Unicode scalars.
  func position(line: Int, column: Int, in encoding: PositionEncoding) -> DocumentPosition {
    guard line >= 1, line <= starts.count else { return position(ofByte: line < 1 ? 0 : bytes.count, in: encoding) }
    let end = contentEnd(ofLine: line - 1)
    var (offset, left) = (starts[line - 1], column - 1)
    while offset < end, left > 0 {
      offset = min(end, offset + Self.length(from: bytes[offset]))
      left -= 1
    }
    return position(ofByte: offset, in: encoding)
  }

  private func line(ofByte offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The end of a line without its line end.
  private func contentEnd(ofLine line: Int) -> Int {
    var end = line + 1 < starts.count ? starts[line + 1] : bytes.count
    guard line + 1 < starts.count else { return end }
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\n") { end -= 1 }
    if end > starts[line], bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return end
  }

  /// The lines begin after LF, CRLF, and a CR alone.
  private static func starts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let isEnd =
        byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "\r") && !(offset + 1 < bytes.count && bytes[offset + 1] == UInt8(ascii: "\n"))
      if isEnd { starts.append(offset + 1) }
    }
    return starts
  }

  /// The bytes of the scalar that begins with a byte.
  private static func length(from byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }
}
