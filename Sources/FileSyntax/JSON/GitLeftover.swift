/// Text that Git leaves in place of a file's content: a pointer of Git LFS, or the markers of an unresolved merge.
package enum GitLeftover: Hashable, Sendable {
  /// The few lines in place of a file until Git LFS fetches it.
  case pointer
  /// The markers of the first conflict: the byte of the first one, and the lines from the first to the last.
  case conflict(offset: Int, lines: ClosedRange<Int>)

  /// Finds a leftover in a text that could not be read; nil if there is none.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    if Self.isPointer(bytes) {
      self = .pointer
    } else if let conflict = Self.conflict(in: bytes) {
      self = conflict
    } else {
      return nil
    }
  }

  /// The first words of a pointer, by the specification of Git LFS.
  private static let pointerStart = "version https://git-lfs.github.com/spec/"
  private static let markerLength = 7

  /// Returns true for a pointer of Git LFS, whatever the file is.
  package static func isPointer(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: pointerStart.utf8) }

  /// The mistake and, after a semicolon, its correction.
  var message: String {
    switch self {
    case .pointer:
      "this is a Git LFS pointer, not the file itself; run 'git lfs pull', or set lfs: true for actions/checkout"
    case .conflict(_, let lines):
      lines.count == 1
        ? "unresolved conflict marker of a merge; delete this line, and check the lines around it"
        : "unresolved conflict markers of a merge in lines \(lines.lowerBound) to \(lines.upperBound); keep one side, "
          + "and delete the lines with the markers"
    }
  }

  /// The byte that the message is about.
  var offset: Int {
    switch self {
    case .pointer: 0
    case .conflict(let offset, _): offset
    }
  }

  /// The markers of the first conflict, up to the one that closes it.
  private static func conflict(in bytes: UnsafeBufferPointer<UInt8>) -> GitLeftover? {
    var (start, line) = (0, 1)
    var first: (offset: Int, line: Int)?
    var last = 1
    while start < bytes.count {
      if let sign = marker(at: start, in: bytes) {
        first = first ?? (start, line)
        last = line
        if sign == UInt8(ascii: ">") { break }
      }
      while start < bytes.count, bytes[start] != .lineFeed, bytes[start] != .carriageReturn { start += 1 }
      let isPair = start + 1 < bytes.count && bytes[start] == .carriageReturn && bytes[start + 1] == .lineFeed
      start += isPair ? 2 : 1
      line += 1
    }
    return first.map { .conflict(offset: $0.offset, lines: $0.line...last) }
  }

  /// The sign of the marker that a line begins with; nil for any other line.
  private static func marker(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> UInt8? {
    let sign = bytes[start]
    guard [UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "=")].contains(sign),
      start + markerLength <= bytes.count, bytes[start..<start + markerLength].allSatisfy({ $0 == sign })
    else { return nil }
    guard start + markerLength < bytes.count else { return sign }
    let next = bytes[start + markerLength]
    let endsLine = next == .lineFeed || next == .carriageReturn
    return endsLine || next == .space && sign != UInt8(ascii: "=") ? sign : nil
  }
}

extension JSONSyntaxError {
  /// The error of a text that Git left in place of the content, at its first line; nil for any other text.
  init?(leftoverIn bytes: UnsafeBufferPointer<UInt8>) {
    guard let leftover = GitLeftover(bytes) else { return nil }
    self.init(
      message: leftover.message, position: PositionScanner.position(ofByte: leftover.offset, in: bytes),
      byteOffset: leftover.offset)
  }
}
