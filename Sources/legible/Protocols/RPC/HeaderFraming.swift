/// Bytes of a stream cut into messages behind headers, as the Language Server Protocol has them.
struct HeaderFraming: Sendable {
  /// The most bytes of one message: 64 MiB, the largest file and its escapes.
  static let mostBytes = 64 << 20
  /// The most bytes of the headers of one message.
  static let mostOfHeaders = 4 << 10

  /// A piece of the stream.
  enum Piece: Hashable, Sendable {
    /// The content of a message.
    case message([UInt8])
    /// Headers without a length that can be followed: the place of the next message is unknown, so the stream is over.
    case broken(String)
  }

  /// The end of headers.
  private static let blank = Array("\r\n\r\n".utf8)

  private var rest: [UInt8] = []
  private var isBroken = false

  /// Starts at the beginning of a stream.
  init() {}

  /// Returns the messages that are complete with some more bytes; nothing after broken headers.
  mutating func pieces(with bytes: [UInt8]) -> [Piece] {
    guard !isBroken else { return [] }
    rest += bytes
    var pieces: [Piece] = []
    var start = 0
    while let end = headerEnd(from: start) {
      switch Self.length(of: rest[start..<end.headers]) {
      case .success(let length):
        guard rest.count - end.content >= length else {
          rest.removeFirst(start)
          return pieces
        }
        pieces.append(.message(Array(rest[end.content..<end.content + length])))
        start = end.content + length
      case .failure(let problem): return pieces + [fail(problem.words)]
      }
    }
    rest.removeFirst(start)
    // The blank line behind the longest headers may be here in part.
    if rest.count >= Self.mostOfHeaders + Self.blank.count {
      return pieces + [fail("the headers have more than \(Self.mostOfHeaders) bytes")]
    }
    return pieces
  }

  /// Returns the content behind its header.
  static func framed(_ content: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  private mutating func fail(_ words: String) -> Piece {
    (rest, isBroken) = ([], true)
    return .broken(words)
  }

  /// The end of the headers that begin at an offset, and the start of the content.
  private func headerEnd(from start: Int) -> (headers: Int, content: Int)? {
    let blank = Self.blank
    var offset = start
    while offset + blank.count <= rest.count, offset - start <= Self.mostOfHeaders {
      if rest[offset] == blank[0], rest[offset..<offset + blank.count].elementsEqual(blank) {
        return (offset, offset + blank.count)
      }
      offset += 1
    }
    return nil
  }

  private struct Problem: Error {
    let words: String
  }

  /// The value of `Content-Length`.
  private static func length(of headers: ArraySlice<UInt8>) -> Result<Int, Problem> {
    for line in String(decoding: headers, as: UTF8.self).split(whereSeparator: { $0.isNewline }) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.split(separator: " ").joined(separator: " ") }
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      guard let length = Int(parts[1]), length >= 0 else {
        return .failure(Problem(words: "the Content-Length is not a number of bytes"))
      }
      guard length <= mostBytes else {
        return .failure(Problem(words: "the message has \(length) bytes, but the limit is \(mostBytes)"))
      }
      return .success(length)
    }
    return .failure(Problem(words: "the headers have no Content-Length"))
  }
}
