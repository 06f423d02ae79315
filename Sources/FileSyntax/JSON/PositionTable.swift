/// The places of many bytes of one text, each found by reading no more than a block of it.
///
/// One pass records the place at every block's start, so a single-line file costs no more than any other.
package struct PositionTable: Sendable {
  /// The number of bytes between two recorded places.
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

  /// Returns the place of a byte; offsets outside the text are clamped to its nearest end.
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
}
