/// The places of many bytes of one text, each found by reading no more than a block of it.
///
/// One pass notes the place at every block's start, so a file that is all one line costs no more than any other.
package struct PositionTable: Sendable {
  /// Bytes between two noted places.
  private static let blockSize = 256
  private let bytes: [UInt8]
  private let marks: [TextPosition]

  /// Reads a text once.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.marks = bytes.withUnsafeBufferPointer { buffer in
      var scanner = PositionScanner()
      return stride(from: 0, through: buffer.count, by: Self.blockSize).map { start in
        scanner.advance(to: start, in: buffer)
        return scanner.position
      }
    }
  }

  /// The place of a byte; offsets outside the text are brought to its nearest end.
  package func position(ofByte offset: Int) -> TextPosition {
    bytes.withUnsafeBufferPointer { buffer in
      let clamped = max(0, min(offset, buffer.count))
      let target = PositionScanner.scalarStart(at: clamped, in: buffer)
      let block = target / Self.blockSize
      var scanner = PositionScanner(offset: block * Self.blockSize, position: marks[block])
      scanner.advance(to: target, in: buffer)
      return scanner.position
    }
  }

  /// The byte at a place; nil if the text has no such place.
  package func offset(of place: TextPosition) -> Int? {
    var (low, high) = (0, marks.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if marks[middle] <= place { low = middle } else { high = middle }
    }
    return bytes.withUnsafeBufferPointer { buffer in
      var scanner = PositionScanner(offset: low * Self.blockSize, position: marks[low])
      if low == 0, buffer.startsWithByteOrderMark { scanner.advance(to: 3, in: buffer) }
      while scanner.offset < buffer.count, scanner.position < place || buffer[scanner.offset].isContinuation {
        scanner.advance(to: scanner.offset + 1, in: buffer)
      }
      return scanner.position == place ? scanner.offset : nil
    }
  }
}
