/// The starts of the lines of a file, found in one pass when a place is first requested.
struct LineTable: Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]
  /// The length of the file at regular intervals of bytes.
  private let marks: [Length]

  /// A text's length in scalars and in units of UTF-16.
  private struct Length {
    var scalars = 0
    var units = 0

    func adding(_ bytes: ArraySlice<UInt8>) -> Length {
      var sum = self
      for byte in bytes where byte & 0xC0 != 0x80 {
        sum.scalars += 1
        sum.units += byte >= 0xF0 ? 2 : 1
      }
      return sum
    }
  }

  private static let spacing = 512

  /// Finds every line of a file.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte.isLineBreak {
      let isFirstOfTwo = byte == 0x0D && offset + 1 < bytes.count && bytes[offset + 1] == 0x0A
      if !isFirstOfTwo { starts.append(offset + 1) }
    }
    self.starts = starts
    var marks = [Length()]
    for start in stride(from: Self.spacing, through: bytes.count, by: Self.spacing) {
      marks.append((marks.last ?? Length()).adding(bytes[start - Self.spacing..<start]))
    }
    self.marks = marks
  }

  /// Returns the place of a byte; offsets outside the file are clamped to its nearest end.
  package func position(ofByte offset: Int) -> SourcePosition {
    let offset = max(0, min(offset, bytes.count))
    let line = lineIndex(of: offset)
    var start = starts[line]
    if line == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { start = min(3, offset) }
    let (first, last) = (length(to: start), length(to: offset))
    return SourcePosition(
      line: line + 1, column: last.scalars - first.scalars + 1, utf8Column: offset - start + 1,
      utf16Column: last.units - first.units + 1)
  }

  /// The length of the file before an offset; counted from the nearest mark, however long its line is.
  private func length(to offset: Int) -> Length {
    let mark = offset / Self.spacing
    return marks[mark].adding(bytes[mark * Self.spacing..<offset])
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
