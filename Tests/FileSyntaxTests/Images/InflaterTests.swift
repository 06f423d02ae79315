import Foundation
import TestSupport
import Testing

@testable import FileSyntax

@Suite struct InflaterTests {
  @Test(arguments: DeflateStream.all)
  func outsideStreams(_ row: DeflateStream) throws {
    #expect(try Inflater.zlib(row.stream, atMost: row.bytes.count) == row.bytes)
    #expect(try Inflater.raw(row.raw, atMost: row.bytes.count) == row.bytes)
  }

  @Test(arguments: DeflateStream.all)
  func theLimitIsKept(_ row: DeflateStream) {
    #expect(throws: InflateError.tooLong) { try Inflater.zlib(row.stream, atMost: row.bytes.count - 1) }
  }

  @Test(arguments: DeflateStream.all)
  func everyBeginningIsTruncated(_ row: DeflateStream) {
    for count in row.stream.indices {
      let beginning = Array(row.stream[..<count])
      #expect(throws: InflateError.truncated) { try Inflater.zlib(beginning, atMost: row.bytes.count) }
    }
    for count in row.raw.indices {
      #expect(throws: InflateError.truncated) { try Inflater.raw(Array(row.raw[..<count]), atMost: row.bytes.count) }
    }
  }

  /// Unless it changes nothing: the bits that fill a byte mean nothing, and a run is the same from two places.
  @Test(arguments: DeflateStream.all.filter { $0.bytes.count < 1000 })
  func everyFlippedBitIsFound(_ row: DeflateStream) {
    for bit in 0..<8 * row.stream.count {
      var stream = row.stream
      stream[bit / 8] ^= 1 << UInt8(bit % 8)
      let bytes = try? Inflater.zlib(stream, atMost: 4000)
      #expect(bytes == nil || bytes == row.bytes, "bit \(bit)")
    }
  }

  private static let malformed: [(name: String, error: InflateError, base64: String)] = [
    ("no byte", .truncated, ""),
    ("half a header", .truncated, "eA=="),
    ("method 7", .broken, "d4UDAAAAAAE="),
    ("window of 64 KiB", .broken, "iBwDAAAAAAE="),
    ("header no multiple of 31", .broken, "eJ0DAAAAAAE="),
    ("dictionary", .broken, "eCAAAAABAwAAAAAB"),
    ("block of kind 3", .broken, "eJwHAAAAAQ=="),
    ("wrong complement", .broken, "eJwBAQD//0EAAAAB"),
    ("stored bytes end", .truncated, "eJwBCQD2/0E="),
    ("length symbol 286", .broken, "eJxzHAMAAAAAAQ=="),
    ("length symbol 287", .broken, "eJxzHAcAAAAAAQ=="),
    ("distance symbol 30", .broken, "eJxzBD4AAAAAAQ=="),
    ("match before the first byte", .broken, "eJxzBEIAAAAAAQ=="),
    ("match of nothing", .broken, "eJwDAgAAAAAB"),
    ("287 literals and lengths", .broken, "eJz14AEEAAAAABAAAAAAAQ=="),
    ("31 distances", .broken, "eJwF/gEEAAAAABAAAAAAAQ=="),
    ("too many codes for lengths", .broken, "eJwF4AEEAAAAQBAAAAAAAQ=="),
    ("too few codes for lengths", .broken, "eJwF4AEIAAAAgCAAAAAAAQ=="),
    ("one code for lengths", .broken, "eJwF4AEAAAAAABAAAAAAAQ=="),
    (
      "no codes for lengths", .broken,
      """
      eJwF4AEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB
      """
    ),
    ("repetition of nothing", .broken, "eJwF4AMEAAAAAAAEAAAAAQ=="),
    ("repetition beyond the last", .broken, "eJwF4IEEAAAAAAD8/wMAAAAB"),
    ("no end of block", .broken, "eJwF4IEAAAAAABDwfw0AAAAB"),
    ("too many literals", .broken, "eJwF4IEAAAAAABDwPw0AAAAB"),
    ("too few literals", .broken, "eJwF4AEJAAAAgCDU/9MJAAAAAQ=="),
    ("too many distances", .broken, "eJwF4oEAAAAAABD4rwYAAAAB"),
    ("one distance of two bits", .broken, "eJwF4AEJAAAAgCD4f7UBAAAAAQ=="),
    ("a match without distances", .broken, "eJwN4AEJAAAAgCD4f3VhAAAAAQ=="),
    ("the other code of one", .broken, "eJwN4AEJAAAAgCD4f3XpAAAAAQ=="),
    ("wrong checksum", .broken, "eJwDAAAAAAA="),
    ("no checksum", .truncated, "eJwDAA=="),
    ("bytes behind the end", .surplus, "eJwDAAAAAAEA"),
  ]

  /// zlib refuses each of them too.
  @Test(arguments: malformed)
  func malformedStreams(_ name: String, _ error: InflateError, _ base64: String) throws {
    let stream = [UInt8](try #require(Data(base64Encoded: base64)))
    #expect(throws: error) { try Inflater.zlib(stream, atMost: 1000) }
  }

  @Test func noiseIsNeverATrap() {
    var random = SplitMix64(seed: 17)
    for round in 0..<3000 {
      var stream = DeflateStream.all[round % DeflateStream.all.count].stream
      for _ in 0...round % 3 {
        stream[Int(random.next() % UInt64(stream.count))] = UInt8(truncatingIfNeeded: random.next())
      }
      for bytes in [try? Inflater.zlib(stream, atMost: 2000), try? Inflater.raw(stream, atMost: 2000)] {
        #expect(bytes?.count ?? 0 <= 2000)
      }
    }
  }

  private static let wide = PNGBuilder(
    width: 16384, height: 2, depth: 16, colorType: 6,
    rows: PNGBuilder.rows(16384, 2) { x, y in (0..<8).map { UInt8(truncatingIfNeeded: (x % 300) >> $0 ^ y) } })
  private static let wideStream = Deflater.zlib(wide.rows ?? [])
  private static let wideImage = Result { try PNGImage(decoding: wide.file) }

  /// Wherever a file cuts its data into chunks, and if a row is longer than what is inflated at once.
  @Test(arguments: [1, 7, 8, 9, 16, 17, 100])
  func rowsInParts(_ size: Int) throws {
    let stream = Self.wideStream
    let chunks = stride(from: 0, to: stream.count, by: size).map {
      PNGBuilder.chunk("IDAT", Array(stream[$0..<min($0 + size, stream.count)]))
    }
    let file = PNGBuilder.signature + Self.wide.header + chunks.joined() + PNGBuilder.chunk("IEND")
    let (image, whole) = (try PNGImage(decoding: file).pixels, try Self.wideImage.get().pixels)
    for x in stride(from: 0, to: 16384, by: 101) {
      for y in 0..<2 { #expect(image.layer(x: x, y: y) == whole.layer(x: x, y: y)) }
    }
  }
}
