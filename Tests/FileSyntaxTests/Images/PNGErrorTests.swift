import Testing

@testable import FileSyntax

/// Every way in which a file can be wrong, with the byte that is.
@Suite struct PNGErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let error: ImageError?

    init(_ name: String, _ bytes: [UInt8], _ kind: ImageError.Kind? = nil, at offset: Int = 0) {
      testDescription = name
      self.bytes = bytes
      error = kind.map { ImageError($0, at: offset) }
    }
  }

  @Test(arguments: headers + chunks + data + parts)
  func errorsNameThePlace(_ row: Case) {
    if let error = row.error {
      #expect(throws: error) { try PNGImage(decoding: row.bytes) }
      #expect(error.message.contains("; ") && !error.message.hasSuffix("."))
    } else {
      #expect(throws: Never.self) { try PNGImage(decoding: row.bytes) }
    }
  }

  private static let headers = [
    Case("smallest", PNGBuilder(width: 1, height: 1).file),
    Case("width 0", PNGBuilder(width: 0).file, .size(width: 0, height: 2), at: 16),
    Case("height 0", PNGBuilder(height: 0).file, .size(width: 2, height: 0), at: 16),
    Case(
      "2³¹ × 2³¹", PNGBuilder(width: 1 << 31, height: 1 << 31, rows: []).file,
      .size(width: 1 << 31, height: 1 << 31), at: 16),
    Case(
      "2³¹ − 1", PNGBuilder(width: .max >> 1, height: .max >> 1, rows: []).file,
      .tooLarge(width: (1 << 31) - 1, height: (1 << 31) - 1), at: 16),
    Case("widest", PNGBuilder(width: 16384, height: 1).file),
    Case("too wide", PNGBuilder(width: 16385, height: 1).file, .tooLarge(width: 16385, height: 1), at: 16),
    Case("highest", PNGBuilder(width: 1, height: 16384, colorType: 0).file),
    Case(
      "too high", PNGBuilder(width: 1, height: 16385, colorType: 0).file, .tooLarge(width: 1, height: 16385), at: 16),
    Case(
      "96 MiB, and too little data", PNGBuilder(width: 8192, height: 4096, rows: []).file, .missingRows, at: 52),
    Case(
      "above 96 MiB", PNGBuilder(width: 8192, height: 4097, rows: []).file, .tooLarge(width: 8192, height: 4097), at: 16
    ),
    Case("colour type 1", PNGBuilder(colorType: 1).file, .colorType(1), at: 25),
    Case("colour type 7", PNGBuilder(colorType: 7).file, .colorType(7), at: 25),
    Case("depth 3", PNGBuilder(depth: 3, colorType: 0).file, .bitDepth(3, .gray), at: 24),
    Case("colour of 4 bits", PNGBuilder(depth: 4).file, .bitDepth(4, .color), at: 24),
    Case("palette of 16 bits", PNGBuilder(depth: 16, colorType: 3).file, .bitDepth(16, .indexed), at: 24),
    Case("compression 1", PNGBuilder(methods: [1, 0, 0]).file, .method("compression", 1), at: 26),
    Case("filter 1", PNGBuilder(methods: [0, 1, 0]).file, .method("filter", 1), at: 27),
    Case("interlace 2", PNGBuilder(methods: [0, 0, 2]).file, .method("interlace", 2), at: 28),
    Case("long IHDR", bytes(["IHDR", "IEND"], [[0]]), .chunkLength("IHDR", 1), at: 8),
    Case("no IHDR", bytes(["IDAT", "IEND"], []), .missingChunk("IHDR"), at: 8),
    Case("optimised for iPhone", bytes(["CgBI", "IHDR"], [[0, 0, 0, 0]]), .appleOptimized, at: 8),
  ]

  private static let chunks = [
    Case("two IHDR", with([PNGBuilder().header]), .repeatedChunk("IHDR"), at: 33),
    Case("unknown ancillary", with([PNGBuilder.chunk("teSt", [1])])),
    Case("unknown critical", with([PNGBuilder.chunk("TeSt", [1])]), .unknownChunk("TeSt"), at: 33),
    Case("no letters", with([PNGBuilder.chunk("te5t")]), .badChunkType, at: 37),
    Case("length 2³¹", with([[0x80, 0, 0, 0] + Array("teSt".utf8)]), .chunkLength("teSt", 1 << 31), at: 33),
    Case("checksum", with([PNGBuilder.chunk("teSt", [1, 2]).dropLast() + [7]]), .checksum("teSt"), at: 43),
    Case("colour with palette", with([PNGBuilder.chunk("PLTE", [1, 2, 3])])),
    Case("gray with palette", gray([PNGBuilder.chunk("PLTE", [1, 2, 3])]), .misplacedChunk("PLTE"), at: 33),
    Case("two palettes", indexed(colors: 1, [PNGBuilder.chunk("PLTE", [1, 2, 3])]), .repeatedChunk("PLTE"), at: 48),
    Case("256 colours", indexed(colors: 256)),
    Case("257 colours", indexed(colors: 257), .chunkLength("PLTE", 771), at: 33),
    Case("4 colours in 2 bits", indexed(depth: 2, colors: 4)),
    Case("5 colours in 2 bits", indexed(depth: 2, colors: 5), .chunkLength("PLTE", 15), at: 33),
    Case("no color", indexed(colors: 0), .chunkLength("PLTE", 0), at: 33),
    Case("two thirds of a colour", with([PNGBuilder.chunk("PLTE", [1, 2])]), .chunkLength("PLTE", 2), at: 33),
    Case("no palette", PNGBuilder(colorType: 3).file, .missingChunk("PLTE"), at: 33),
    Case("alphas of all colours", indexed(colors: 2, [PNGBuilder.chunk("tRNS", [1, 2])])),
    Case("more alphas", indexed(colors: 2, [PNGBuilder.chunk("tRNS", [1, 2, 3])]), .chunkLength("tRNS", 3), at: 51),
    Case("no alphas", indexed(colors: 2, [PNGBuilder.chunk("tRNS")]), .chunkLength("tRNS", 0), at: 51),
    Case(
      "alphas first", PNGBuilder(colorType: 3, before: [PNGBuilder.chunk("tRNS", [1])]).file, .misplacedChunk("tRNS"),
      at: 33),
    Case("key of colour", with([PNGBuilder.chunk("tRNS", [0, 1, 0, 1, 0, 1])])),
    Case("key of gray in color", with([PNGBuilder.chunk("tRNS", [0, 1])]), .chunkLength("tRNS", 2), at: 33),
    Case("long key of gray", gray([PNGBuilder.chunk("tRNS", [0, 1, 0])]), .chunkLength("tRNS", 3), at: 33),
    Case(
      "key beside alpha", PNGBuilder(colorType: 6, before: [PNGBuilder.chunk("tRNS", [0, 1])]).file,
      .misplacedChunk("tRNS"), at: 33),
    Case(
      "palette after key",
      with([
        PNGBuilder.chunk("tRNS", [0, 1, 0, 1, 0, 1]), PNGBuilder.chunk("PLTE", [1, 2, 3]),
      ]), .misplacedChunk("PLTE"), at: 51),
    Case(
      "sRGB twice", with([PNGBuilder.chunk("sRGB", [0]), PNGBuilder.chunk("sRGB", [0])]), .repeatedChunk("sRGB"), at: 46
    ),
    Case("sRGB after palette", indexed(colors: 1, [PNGBuilder.chunk("sRGB", [0])]), .misplacedChunk("sRGB"), at: 48),
    Case("short sRGB", with([PNGBuilder.chunk("sRGB")]), .chunkLength("sRGB", 0), at: 33),
    Case("short cICP", with([PNGBuilder.chunk("cICP", [1, 13, 0])]), .chunkLength("cICP", 3), at: 33),
    Case("short gAMA", with([PNGBuilder.chunk("gAMA", [1, 13, 0])]), .chunkLength("gAMA", 3), at: 33),
    Case("short cHRM", with([PNGBuilder.chunk("cHRM", [1, 13, 0])]), .chunkLength("cHRM", 3), at: 33),
    Case("profile without name", with([PNGBuilder.chunk("iCCP", [0, 0, 1])]), .chunkLength("iCCP", 3), at: 33),
    Case(
      "profile with a long name",
      with([
        PNGBuilder.chunk("iCCP", Array(repeating: 0x41, count: 80) + [0, 0])
      ]), .chunkLength("iCCP", 82), at: 33),
    Case(
      "profile that ends after its name", with([PNGBuilder.chunk("iCCP", [0x41, 0])]), .chunkLength("iCCP", 2), at: 33),
    Case("profile of method 1", with([PNGBuilder.chunk("iCCP", [0x41, 0, 1])]), .method("compression", 1), at: 43),
  ]

  private static let data = [
    Case("filter 4", gray([], rows: [4, 0, 0, 4, 0, 0])),
    Case("filter 5", gray([], rows: [0, 0, 0, 5, 0, 0]), .filterType(5), at: 58),
    Case("index of the last colour", indexed(colors: 3, rows: [0, 0, 2, 0, 2, 1])),
    Case("index after the last", indexed(colors: 3, rows: [0, 0, 2, 0, 3, 1]), .paletteIndex(3, count: 3), at: 79),
    Case("one byte too few", gray([], rows: [0, 0, 0, 0, 0]), .missingRows, at: 57),
    Case("one byte more", gray([], rows: [0, 0, 0, 0, 0, 0, 0])),
    Case("no zlib", parts([Array("not deflated at all".utf8)]), .compressedData, at: 43),
    Case("wrong sum of the rows", parts([stream.dropLast() + [0]]), .compressedData, at: 58),
    Case("no sum of the rows", parts([stream.dropLast(4)]), .compressedData, at: 54),
    Case("in two chunks", parts([Array(stream[..<9]), Array(stream[9...])])),
    Case("a chunk for each byte", parts(stream.map { [$0] } + [[]])),
    Case("empty", parts([[]]), .missingRows, at: 41),
  ]

  private static let parts = [
    Case(
      "no pixels", PNGBuilder.signature + PNGBuilder().header + PNGBuilder.chunk("IEND"), .missingChunk("IDAT"), at: 45),
    Case(
      "chunk between pixels",
      PNGBuilder.signature + PNGBuilder(colorType: 0).header
        + PNGBuilder.chunk("IDAT", Array(stream[..<9])) + PNGBuilder.chunk("teSt")
        + PNGBuilder.chunk("IDAT", Array(stream[9...])) + PNGBuilder.chunk("IEND"), .misplacedChunk("IDAT"), at: 66),
    Case("late sRGB", parts([stream], after: PNGBuilder.chunk("sRGB", [0])), .misplacedChunk("sRGB"), at: 62),
    Case("late text", parts([stream], after: PNGBuilder.chunk("tEXt", [0x41, 0]))),
    Case("late IHDR", parts([stream], after: PNGBuilder().header), .repeatedChunk("IHDR"), at: 62),
    Case("long IEND", parts([stream], after: PNGBuilder.chunk("IEND", [0])), .chunkLength("IEND", 1), at: 62),
  ]

  /// The compressed rows of a gray image of 2 × 2.
  private static let stream = PNGBuilder.stored([0, 0, 0, 0, 0, 0])

  private static func with(_ chunks: [[UInt8]]) -> [UInt8] { PNGBuilder(before: chunks).file }

  private static func gray(_ chunks: [[UInt8]], rows: [UInt8]? = nil) -> [UInt8] {
    PNGBuilder(colorType: 0, before: chunks, rows: rows).file
  }

  private static func indexed(
    depth: UInt8 = 8, colors: Int, _ chunks: [[UInt8]] = [], rows: [UInt8]? = nil
  ) -> [UInt8] {
    let palette = PNGBuilder.chunk("PLTE", Array(repeating: 9, count: 3 * colors))
    return PNGBuilder(depth: depth, colorType: 3, before: [palette] + chunks, rows: rows).file
  }

  private static func parts(_ data: [[UInt8]], after: [UInt8] = []) -> [UInt8] {
    PNGBuilder.signature + PNGBuilder(colorType: 0).header + data.flatMap { PNGBuilder.chunk("IDAT", $0) } + after
      + PNGBuilder.chunk("IEND")
  }

  private static func bytes(_ types: [String], _ data: [[UInt8]]) -> [UInt8] {
    PNGBuilder.signature
      + types.enumerated().flatMap { index, type in
        PNGBuilder.chunk(type, index < data.count ? data[index] : [])
      }
  }
}
