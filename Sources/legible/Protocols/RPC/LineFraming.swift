/// Bytes of a stream cut into messages of one line each, as the stdio transport of the Model Context Protocol has them.
struct LineFraming: Sendable {
  /// The most bytes of one message: 4 MiB.
  static let mostBytes = 4 << 20

  /// A line of the stream.
  enum Line: Hashable, Sendable {
    /// A message without its line end.
    case message([UInt8])
    /// A line longer than the limit, which is skipped up to its end.
    case tooLong
  }

  private var rest: [UInt8] = []
  private var isSkipping = false

  /// Starts at the beginning of a stream.
  init() {}

  /// Returns the lines that end with some more bytes; blank ones are left out.
  mutating func lines(with bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      if let line = line(endingWith: bytes[start..<end]) { lines.append(line) }
      start = end + 1
    }
    if let excess = keep(bytes[start...]) { lines.append(excess) }
    return lines
  }

  /// Returns the last line, if the stream ends without a line end.
  mutating func end() -> Line? { line(endingWith: []) }

  private mutating func line(endingWith piece: ArraySlice<UInt8>) -> Line? {
    if isSkipping {
      isSkipping = false
      return nil
    }
    guard rest.count + piece.count <= Self.mostBytes else {
      rest = []
      return .tooLong
    }
    var line = rest + piece
    rest = []
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return line.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ? nil : .message(line)
  }

  /// Keeps the beginning of a line; returns `tooLong` once if it exceeds the limit.
  private mutating func keep(_ piece: ArraySlice<UInt8>) -> Line? {
    guard !isSkipping else { return nil }
    guard rest.count + piece.count <= Self.mostBytes else {
      rest = []
      isSkipping = true
      return .tooLong
    }
    rest += piece
    return nil
  }
}
