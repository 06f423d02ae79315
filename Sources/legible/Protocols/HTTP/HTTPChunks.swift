/// The lines of a body that comes in chunks (RFC 9112, section 7.1).
struct HTTPChunks: Sendable {
  private enum Line: Sendable {
    case size
    /// The empty line after the bytes of a chunk.
    case end
    case trailer
  }

  /// The bytes of the current chunk that have not come.
  var missing = 0
  /// True after the last line.
  private(set) var isComplete = false
  private var line = Line.size
  private var trailerBytes = 0

  /// The most bytes of a line between chunks.
  static let longestLine = 1 << 10

  /// The problem of a line that is too long.
  static let tooLong = HTTPProblem(.badRequest, "a line between chunks has more than \(longestLine) bytes")

  /// Takes a line; `count` bytes of the body have come before it.
  mutating func take(_ text: ArraySlice<UInt8>, after count: Int) throws(HTTPProblem) {
    switch line {
    case .size:
      missing = try Self.size(text)
      guard missing <= HTTPReader.largestBody - count else { throw .bodyTooLarge }
      line = missing == 0 ? .trailer : .end
    case .end:
      guard text.isEmpty else { throw HTTPProblem(.badRequest, "a chunk is longer than its specified size") }
      line = .size
    case .trailer:
      trailerBytes += text.count
      guard trailerBytes <= HTTPHeadReader.mostFieldBytes else {
        throw HTTPProblem(.fieldsTooLarge, "the trailer has more than \(HTTPHeadReader.mostFieldBytes) bytes")
      }
      // Trailer fields mean nothing here, and must still be fields.
      if text.isEmpty { isComplete = true } else { _ = try HTTPHeadReader.field(text) }
    }
  }

  /// The size before a semicolon, in hexadecimal digits.
  private static func size(_ text: ArraySlice<UInt8>) throws(HTTPProblem) -> Int {
    let digits = String(decoding: text.prefix { $0 != 59 && $0 != 32 && $0 != 9 }, as: UTF8.self)
    guard (1...15).contains(digits.utf8.count), digits.utf8.first != 43, let size = Int(digits, radix: 16), size >= 0
    else { throw HTTPProblem(.badRequest, "the chunk size is not a hexadecimal number") }
    return size
  }
}

extension HTTPProblem {
  /// The problem of a body beyond the limit.
  static let bodyTooLarge = HTTPProblem(
    .contentTooLarge, "the body is larger than \(HTTPReader.largestBody >> 20) MiB; send only the files that are needed"
  )
}
