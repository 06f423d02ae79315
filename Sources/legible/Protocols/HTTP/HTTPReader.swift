/// Finds requests in the bytes of a connection, in pieces of any size (RFC 9112).
///
/// bytes → `HTTPHeadReader` → `HTTPHead` → a body by its length or by `HTTPChunks` → the next head. After a problem the
/// connection must be closed: it is unknown where the next request begins.
struct HTTPReader: Sendable {
  /// A part of a request that is complete.
  enum Event: Hashable, Sendable {
    case head(HTTPHead)
    /// The body that belongs to the last head; empty if it has none.
    case body([UInt8])
  }

  private enum State: Sendable {
    case head(HTTPHeadReader)
    case fixed(Int)
    case chunked(HTTPChunks)
    case broken(HTTPProblem)
  }

  private var state = State.head(HTTPHeadReader())
  private var buffer: [UInt8] = []
  private var start = 0
  private var searched = 0
  private var body: [UInt8] = []

  /// The most bytes of a body.
  static let largestBody = 64 << 20

  /// Starts before the first request.
  init() {}

  /// True if bytes of a request have come that is not complete.
  var isInside: Bool {
    if case .head(let reader) = state, start == buffer.count { return reader.hasBegun }
    return true
  }

  /// The number of bytes that are kept.
  var byteCount: Int { buffer.count - start + body.count }

  /// Takes bytes, from which `next` makes events; throws them away after a problem.
  mutating func add(_ bytes: [UInt8]) {
    // The usual case of a large body: nothing waits before it.
    if case .fixed(let length) = state, start == buffer.count {
      let room = length - body.count
      body.append(contentsOf: bytes.prefix(room))
      buffer = Array(bytes.dropFirst(room))
      (start, searched) = (0, 0)
      return
    }
    if case .broken = state { return }
    if start > 0 {
      buffer.removeFirst(start)
      searched -= start
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Returns the next complete part; nil if bytes are missing.
  ///
  /// - Throws: the same problem from then on.
  mutating func next() throws(HTTPProblem) -> Event? {
    do throws(HTTPProblem) {
      switch state {
      case .broken(let problem): throw problem
      case .head(let reader): return try nextHead(reader)
      case .fixed(let length): return fixedBody(length)
      case .chunked(let chunks): return try chunkedBody(chunks)
      }
    } catch {
      state = .broken(error)
      (buffer, start, searched, body) = ([], 0, 0, [])
      throw error
    }
  }

  private mutating func nextHead(_ before: HTTPHeadReader) throws(HTTPProblem) -> Event? {
    var reader = before
    while let line = try nextLine(atMost: reader.longestLine, else: reader.tooLong) {
      guard let head = try reader.take(line) else { continue }
      switch head.framing {
      case .none: state = .fixed(0)
      case .length(let length):
        state = .fixed(length)
        body.reserveCapacity(min(length, Self.largestBody))
      case .chunked: state = .chunked(HTTPChunks())
      }
      return .head(head)
    }
    state = .head(reader)
    return nil
  }

  /// The next line without its end, which is CR LF and never a line feed alone; nil if it is not complete.
  private mutating func nextLine(
    atMost longest: Int, else problem: HTTPProblem
  ) throws(HTTPProblem) -> ArraySlice<UInt8>? {
    guard let end = buffer[searched...].firstIndex(of: 10) else {
      searched = buffer.count
      guard searched - start <= longest + 1 else { throw problem }
      return nil
    }
    guard end > start, buffer[end - 1] == 13, !buffer[start..<end - 1].contains(13) else {
      throw HTTPProblem(.badRequest, "a line does not end with CR LF")
    }
    let line = buffer[start..<end - 1]
    guard line.count <= longest else { throw problem }
    (start, searched) = (end + 1, end + 1)
    return line
  }

  private mutating func fixedBody(_ length: Int) -> Event? {
    let count = min(length - body.count, buffer.count - start)
    body.append(contentsOf: buffer[start..<start + count])
    start += count
    searched = start
    return body.count == length ? finished() : nil
  }

  private mutating func chunkedBody(_ before: HTTPChunks) throws(HTTPProblem) -> Event? {
    var chunks = before
    while !chunks.isComplete {
      if chunks.missing > 0 {
        let count = min(chunks.missing, buffer.count - start)
        guard count > 0 else { break }
        body.append(contentsOf: buffer[start..<start + count])
        chunks.missing -= count
        start += count
        searched = start
      } else {
        guard let line = try nextLine(atMost: HTTPChunks.longestLine, else: HTTPChunks.tooLong) else { break }
        try chunks.take(line, after: body.count)
      }
    }
    state = .chunked(chunks)
    return chunks.isComplete ? finished() : nil
  }

  private mutating func finished() -> Event {
    let whole = body
    body = []
    state = .head(HTTPHeadReader())
    return .body(whole)
  }
}

extension HTTPHeadReader {
  /// True if a line of a request has been read.
  var hasBegun: Bool { self.longestLine == Self.mostFieldBytes }
}
