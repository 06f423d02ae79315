import TestSupport
import Testing

@testable import legible

/// The reader of requests: by tables, and by random divisions and mistakes.
@Suite struct HTTPReaderTests {
  /// The events of some pieces, then the status of the problem if there is one.
  private static func events(_ pieces: [[UInt8]]) -> (events: [HTTPReader.Event], problem: HTTPProblem?) {
    var reader = HTTPReader()
    var events: [HTTPReader.Event] = []
    do throws(HTTPProblem) {
      for piece in pieces {
        reader.add(piece)
        while let event = try reader.next() { events.append(event) }
      }
    } catch {
      return (events, error)
    }
    return (events, nil)
  }

  private static func status(_ text: String) -> Int? { events([Array(text.utf8)]).problem?.status.rawValue }

  private static func bodies(_ events: [HTTPReader.Event]) -> [String] {
    events.compactMap { event in
      guard case .body(let bytes) = event else { return nil }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", [""]),
    ("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", [""]),
    ("GET / HTTP/1.0\r\n\r\n", [""]),
    ("POST /a?b=c HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nxyz", ["xyz"]),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nxyzGET / HTTP/1.1\r\nHost:a\r\n\r\n", ["xyz", ""]),
    (
      "POST / HTTP/1.1\r\nhost:\ta \r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n0a;x=y\r\n0123456789\r\n0\r\n\r\n",
      ["abc0123456789"]
    ),
    (
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nA: b\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n",
      ["", ""]
    ),
  ])
  func completeRequestsAreRead(_ text: String, _ bodies: [String]) {
    let (events, problem) = Self.events([Array(text.utf8)])
    #expect(problem == nil && Self.bodies(events) == bodies && events.count == 2 * bodies.count)
  }

  @Test(arguments: [
    ("GET /\r\n\r\n", 400), ("GET  / HTTP/1.1\r\n\r\n", 400), ("G(T / HTTP/1.1\r\n\r\n", 400),
    ("GET x HTTP/1.1\r\n\r\n", 400), ("GET * HTTP/1.1\r\n\r\n", 400), ("GET /a#b HTTP/1.1\r\n\r\n", 400),
    ("GET /\u{E9} HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / HTTQ/1.1\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\nHost: a\n\n", 400), ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\u{1}\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1, 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST / HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n+1\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n4000001\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1\r\na\r\n4000000\r\n", 413),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nbad\r\n\r\n", 400),
  ])
  func mistakesAreRefused(_ text: String, _ status: Int) {
    #expect(Self.status(text) == status)
  }

  /// Each limit from both sides.
  @Test func lengthsAreLimited() {
    func line(_ count: Int) -> String {
      "GET /" + String(repeating: "a", count: count - "GET / HTTP/1.1".utf8.count) + " HTTP/1.1\r\nHost: a\r\n\r\n"
    }
    #expect(Self.status(line(HTTPHeadReader.longestRequestLine)) == nil)
    #expect(Self.status(line(HTTPHeadReader.longestRequestLine + 1)) == 414)
    #expect(Self.status(String(repeating: "a", count: HTTPHeadReader.longestRequestLine + 2)) == 414)
    func fields(_ count: Int) -> String {
      "GET / HTTP/1.1\r\nHost: a\r\n" + (1..<count).map { "a\($0): b\r\n" }.joined() + "\r\n"
    }
    #expect(Self.status(fields(HTTPHeadReader.mostFields)) == nil)
    #expect(Self.status(fields(HTTPHeadReader.mostFields + 1)) == 431)
    func bytes(_ count: Int) -> String {
      "GET / HTTP/1.1\r\nHost: a\r\nb: " + String(repeating: "c", count: count - "Host: a\r\nb: \r\n".utf8.count)
        + "\r\n\r\n"
    }
    #expect(Self.status(bytes(HTTPHeadReader.mostFieldBytes)) == nil)
    #expect(Self.status(bytes(HTTPHeadReader.mostFieldBytes + 1)) == 431)
    let chunked = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;"
    func chunk(_ count: Int) -> String { chunked + String(repeating: "x", count: count - 2) + "\r\na\r\n0\r\n\r\n" }
    #expect(Self.status(chunk(HTTPChunks.longestLine)) == nil)
    #expect(Self.status(chunk(HTTPChunks.longestLine + 1)) == 400)
  }

  @Test func aHugeLengthIsKeptForTheOneWhoRefusesIt() {
    let (events, problem) = Self.events([
      Array("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999999999999999\r\n\r\n".utf8)
    ])
    guard case .head(let head) = events.first else {
      Issue.record("there is no head")
      return
    }
    #expect(problem == nil && head.framing == .length(.max))
  }

  private static let valid =
    "POST /v1/audit?token=x HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\n\r\nhello"
    + "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nExpect: 100-continue\r\n\r\n5\r\nworld\r\n1\r\n!\r\n0\r\n\r\n"
    + "GET http://b:1/x?y HTTP/1.1\r\nHost: a\r\nConnection: close, x\r\n\r\n"

  /// However bytes are divided, and whatever is wrong with them, the same is read, and the reader stays broken.
  @Test func divisionsAndMistakesAreReadAlike() {
    var random = SplitMix64(seed: 22)
    for round in 0..<4_000 {
      var bytes = Array(Self.valid.utf8)
      for _ in 0..<(round.isMultiple(of: 4) ? 0 : Int.random(in: 1...4, using: &random)) {
        let at = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[at] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: at)
        case 2: bytes.insert([10, 13, 32, 58, 48, 9, 0][Int.random(in: 0..<7, using: &random)], at: at)
        default: bytes.replaceSubrange(at..<min(bytes.count, at + 20), with: [])
        }
      }
      var pieces: [[UInt8]] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...(round.isMultiple(of: 3) ? 3 : 60), using: &random)
        pieces.append(Array(rest.prefix(count)))
        rest = rest.dropFirst(count)
      }
      let (whole, divided) = (Self.events([bytes]), Self.events(pieces))
      #expect(whole.events == divided.events, "\(round)")
      #expect(whole.problem?.status == divided.problem?.status, "\(round)")
    }
  }

  @Test func aBrokenReaderStaysBroken() throws {
    var reader = HTTPReader()
    reader.add(Array("nonsense\r\n".utf8))
    let first = #expect(throws: HTTPProblem.self) { try reader.next() }
    reader.add(Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
    let second = #expect(throws: HTTPProblem.self) { try reader.next() }
    #expect(first == second && reader.byteCount == 0)
  }

  @Test func headsAreUnderstood() throws {
    let text =
      "OPTIONS http://Host:80?token=a%20b&c HTTP/1.1\r\nHost: x\r\nConnection: Keep-Alive ,  CLOSE\r\nExpect: 100-Continue\r\n\r\n"
    guard case .head(let head) = Self.events([Array(text.utf8)]).events.first else {
      Issue.record("there is no head")
      return
    }
    #expect(head.authority == "Host:80" && head.path == "/" && head.query == "token=a%20b&c")
    #expect(head.parameter("token") == "a%20b" && head.parameter("c") == "" && head.parameter("d") == nil)
    #expect(!head.keepsAlive && head.waitsToSend && !head.hasBody && head.value(of: "host") == "x")
  }
}
