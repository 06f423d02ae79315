import TestSupport
import Testing

@testable import legible

/// A stream cut into messages behind headers, wherever its pieces end.
@Suite struct HeaderFramingTests {
  private static func message(_ text: String) -> HeaderFraming.Piece { .message(Array(text.utf8)) }

  private static func pieces(_ text: String) -> [HeaderFraming.Piece] {
    var framing = HeaderFraming()
    return framing.pieces(with: Array(text.utf8))
  }

  @Test(arguments: [
    ("", []), ("Content-Length: 2\r\n\r\n{}", [message("{}")]),
    ("content-length:2\r\nContent-Type: application/vscode-jsonrpc; charset=utf-8\r\n\r\n{}", [message("{}")]),
    ("Content-Length: 0\r\n\r\nContent-Length: 1\r\n\r\n3", [message(""), message("3")]),
    ("Content-Length: 3\r\n\r\n{}", []), ("Content-Length: 2\r\n\r\né", [message("é")]),
  ])
  func messagesFollowTheirHeaders(_ text: String, _ expected: [HeaderFraming.Piece]) {
    #expect(Self.pieces(text) == expected)
  }

  @Test(arguments: [
    ("Length: 2\r\n\r\n{}", "no Content-Length"), ("Content-Length: two\r\n\r\n{}", "not a number"),
    ("Content-Length: -1\r\n\r\n", "not a number"), ("Content-Length: 99999999999999999999\r\n\r\n", "not a number"),
    ("Content-Length: 67108865\r\n\r\n", "67108865 bytes, but the limit is 67108864"),
    (String(repeating: "x", count: HeaderFraming.mostOfHeaders + 4), "more than 4096 bytes"),
  ])
  func brokenHeadersEndTheStream(_ text: String, _ words: String) {
    var framing = HeaderFraming()
    let pieces = framing.pieces(with: Array(text.utf8))
    guard case .broken(let message) = pieces.last else {
      Issue.record("\(pieces)")
      return
    }
    #expect(pieces.count == 1 && message.contains(words))
    let more = framing.pieces(with: HeaderFraming.framed(Array("{}".utf8)))
    #expect(more.isEmpty)
  }

  /// The longest headers are read, and one byte more is refused, however the bytes come.
  @Test(arguments: [1, 7, 4095, 4097, 10_000], [0, 1])
  func headersHaveALimit(_ size: Int, _ excess: Int) {
    let length = "Content-Length: 2\r\nX: "
    let padding = String(repeating: "x", count: HeaderFraming.mostOfHeaders + excess - length.utf8.count)
    let stream = Array("\(length)\(padding)\r\n\r\n{}".utf8)
    var framing = HeaderFraming()
    var found: [HeaderFraming.Piece] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      found += framing.pieces(with: Array(stream[start..<min(stream.count, start + size)]))
    }
    #expect(found.count == 1 && (found.first == Self.message("{}")) == (excess == 0))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func piecesDoNotMatter(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let messages = (0..<5).map { _ in
      (0..<Int(random.next() % 40)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    }
    let stream = messages.flatMap(HeaderFraming.framed)
    var framing = HeaderFraming()
    var found: [HeaderFraming.Piece] = []
    var start = 0
    while start < stream.count {
      let end = min(stream.count, start + 1 + Int(random.next() % 30))
      found += framing.pieces(with: Array(stream[start..<end]))
      start = end
    }
    #expect(found == messages.map { .message($0) })
  }
}
