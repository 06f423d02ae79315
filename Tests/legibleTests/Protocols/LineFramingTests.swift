import TestSupport
import Testing

@testable import legible

/// A stream cut into lines, wherever its pieces end.
@Suite struct LineFramingTests {
  private static func lines(_ pieces: [[UInt8]]) -> [LineFraming.Line] {
    var framing = LineFraming()
    return pieces.flatMap { framing.lines(with: $0) } + [framing.end()].compactMap(\.self)
  }

  @Test(arguments: [
    ("", []), ("\n\r\n \t \n", []), ("a\nb\n", ["a", "b"]), ("a\r\nb", ["a", "b"]), ("\na\n\nb\n", ["a", "b"]),
    ("a\rb\n", ["a\rb"]), ("{\"é\":1}\n", ["{\"é\":1}"]),
  ])
  func linesAreMessages(_ text: String, _ expected: [String]) {
    #expect(Self.lines([Array(text.utf8)]) == expected.map { .message(Array($0.utf8)) })
  }

  /// The pieces of a pipe end anywhere.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func piecesDoNotMatter(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let bytes = (0..<Int(random.next() % 80)).map { _ in Array("ab\n\r {\u{E9}".utf8)[Int(random.next() % 8)] }
    var pieces: [[UInt8]] = []
    var start = 0
    while start < bytes.count {
      let end = min(bytes.count, start + Int(random.next() % 7))
      pieces.append(Array(bytes[start..<end]))
      start = end
    }
    #expect(Self.lines(pieces) == Self.lines([bytes]))
  }

  @Test(arguments: [1, 1 << 16, 5 << 20])
  func aLineIsReadUpToItsLimit(_ size: Int) {
    func pieces(_ count: Int) -> [[UInt8]] {
      let line = Array(repeating: UInt8(ascii: "x"), count: count) + Array("\nnext\n".utf8)
      return size == 1
        ? [line] : stride(from: 0, to: line.count, by: size).map { Array(line[$0..<min($0 + size, line.count)]) }
    }
    let most = LineFraming.mostBytes
    let next = LineFraming.Line.message(Array("next".utf8))
    #expect(Self.lines(pieces(most)) == [.message(Array(repeating: UInt8(ascii: "x"), count: most)), next])
    #expect(Self.lines(pieces(most + 1)) == [.tooLong, next])
  }
}
