import TestSupport
import Testing

@testable import FileSyntax

@Suite struct DeflaterTests {
  /// Of zlib's level 6, in which rows named so were made.
  @Test(arguments: DeflateStream.all.filter { $0.testDescription.hasSuffix("level 6") })
  func asShortAsTheUsual(_ row: DeflateStream) {
    #expect(Deflater.zlib(row.bytes).count * 100 <= row.stream.count * 105)
  }

  @Test(arguments: DeflateStream.all)
  func outsideBytesComeBack(_ row: DeflateStream) throws {
    try comesBack(row.bytes)
  }

  /// Runs of noise over alphabets of all sizes, and copies of what came before, up to and beyond the window.
  @Test(arguments: 0..<60)
  func randomBytesComeBack(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let letters = UInt64(1) << (random.next() % 9)
    var bytes: [UInt8] = []
    while bytes.count < [0, 1, 2, 3, 4, 300, 5000, 70000][seed % 8] {
      if random.next() % 3 == 0, !bytes.isEmpty {
        let distance = 1 + Int(random.next() % UInt64(min(bytes.count, 40000)))
        for _ in 0..<random.next() % 600 { bytes.append(bytes[bytes.count - distance]) }
      } else {
        for _ in 0..<1 + random.next() % 100 { bytes.append(UInt8(truncatingIfNeeded: random.next() % letters)) }
      }
    }
    try comesBack(bytes)
  }

  /// What no code makes shorter is stored, in blocks of at most 65,535 bytes, with few bytes around them.
  @Test(arguments: [1, 65534, 65535, 65536, 140_000])
  func noiseIsStored(_ count: Int) throws {
    var random = SplitMix64(seed: 5)
    let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    try comesBack(bytes)
    #expect(Deflater.raw(bytes).count <= count + 5 * (count >> 14 + 2))
  }

  /// 2¹⁸ zeros, which zlib's level 6 makes 277 bytes of.
  @Test func longRuns() throws {
    let bytes = [UInt8](repeating: 0, count: 1 << 18)
    try comesBack(bytes)
    #expect(Deflater.zlib(bytes).count <= 290)
  }

  /// Sums of bytes for which both would run over, from Python's `zlib.adler32` and `zlib.crc32`.
  @Test(arguments: [
    ([], 1, 0), (Array("123456789".utf8), 0x091E_01DE, 0xCBF4_3926),
    ([UInt8](repeating: 255, count: 100_000), 0x149A_302C, 0x68C6_CEC4),
  ])
  func checksums(_ bytes: [UInt8], _ adler: UInt32, _ crc: UInt32) {
    #expect(Array(Deflater.zlib(bytes).suffix(4)) == PNGBuilder.word(adler))
    let ending = PNGBuilder.word(crc.byteSwapped) + PNGBuilder.word(UInt32(bytes.count).byteSwapped)
    #expect(Array(Deflater.gzip(bytes).suffix(8)) == ending)
  }

  private func comesBack(_ bytes: [UInt8]) throws {
    let (raw, stream, file) = (Deflater.raw(bytes), Deflater.zlib(bytes), Deflater.gzip(bytes))
    #expect(try Inflater.raw(raw, atMost: bytes.count) == bytes)
    #expect(try Inflater.zlib(stream, atMost: bytes.count) == bytes)
    #expect(Array(stream.dropFirst(2).dropLast(4)) == raw)
    #expect(Array(file.dropFirst(10).dropLast(8)) == raw)
    #expect(Array(file.prefix(10)) == [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255])
  }
}
