import TestSupport
import Testing

@testable import FileSyntax

/// The effect of damaged and malicious files: an error within the file, never a trap, never more memory than the
/// limits.
@Suite struct PNGRobustnessTests {
  private static let samples = PNGSample.all.filter {
    ["color-8", "indexed-4-clear-adam7", "color-alpha-16-3-parts"].contains($0.name)
  }

  @Test(arguments: samples)
  func everyBeginningOfAFileIsTruncated(_ sample: PNGSample) {
    for count in 1..<sample.bytes.count {
      let error = #expect(throws: ImageError.self) { try PNGImage(decoding: Array(sample.bytes[..<count])) }
      #expect(error == ImageError(.truncated, at: count))
    }
  }

  @Test(arguments: samples)
  func everyChangedByteIsFound(_ sample: PNGSample) {
    for index in sample.bytes.indices {
      var bytes = sample.bytes
      bytes[index] ^= 1 << UInt8(truncatingIfNeeded: index % 8)
      let error = #expect(throws: ImageError.self) { try PNGImage(decoding: bytes) }
      #expect((0...bytes.count).contains(error?.byteOffset ?? -1))
    }
  }

  /// Pixels that are changed under a right checksum.
  @Test func randomDataIsAnErrorOrAnImage() {
    var random = SplitMix64(seed: 4)
    for round in 0..<300 {
      let colorType = [UInt8(0), 2, 4, 6][round % 4]
      var stream = PNGBuilder.stored((0..<40).map { _ in UInt8(truncatingIfNeeded: random.next() % 6) })
      stream[Int(random.next() % UInt64(stream.count))] = UInt8(truncatingIfNeeded: random.next())
      let file =
        PNGBuilder.signature + PNGBuilder(colorType: colorType, methods: [0, 0, UInt8(round % 2)]).header
        + PNGBuilder.chunk("IDAT", stream) + PNGBuilder.chunk("IEND")
      do throws(ImageError) {
        #expect(try PNGImage(decoding: file).pixels.layer(x: 1, y: 1) != nil)
      } catch {
        #expect((0...file.count).contains(error.byteOffset))
      }
    }
  }

  /// Data that inflates to far more than the rows is not read.
  @Test func surplusDataIsNotInflated() throws {
    let image = try PNGImage(decoding: PNGBuilder(rows: Array(repeating: 0, count: 1 << 18)).file)
    #expect(image.warnings.map(\.kind) == [.untagged, .surplusData])
  }

  /// First bytes in Latin-1.
  private static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  private static let others: [(type: ImageFileType, text: String)] = [
    (.jpeg, "\u{FF}\u{D8}\u{FF}\u{E0}"), (.gif, "GIF89a"), (.gif, "GIF87a"), (.webp, "RIFF....WEBPVP8 "),
    (.heic, "\0\0\0\u{18}ftypheic"), (.heic, "\0\0\0\u{18}ftypmif1"), (.avif, "\0\0\0\u{18}ftypavif"),
    (.jpegXL, "\u{FF}\n"), (.tiff, "MM\0*"), (.tiff, "II*\0"), (.bmp, "BM..\0\0\0\0\0\0\u{36}\0\0\0\u{28}"),
    (.ico, "\0\0\u{1}\0"), (.pdf, "%PDF-1.7"), (.svg, "<svg xmlns="),
    (.svg, "\u{EF}\u{BB}\u{BF}\n<?xml version='1.0'?>\n<!-- c --><svg>"),
  ]

  @Test(arguments: others)
  func otherTypesAreRecognised(_ type: ImageFileType, _ text: String) {
    let error = #expect(throws: ImageError.self) { try PNGImage(decoding: Self.bytes(text)) }
    #expect(error == ImageError(.otherFileType(type), at: 0))
    #expect(error?.message.contains("convert it with: ") == true)
  }

  @Test func aPointerOfGitLFSNamesTheCommandThatFetchesTheImage() {
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 1\n"
    let error = #expect(throws: ImageError.self) { try PNGImage(decoding: Self.bytes(pointer)) }
    #expect(error == ImageError(.otherFileType(.lfsPointer), at: 0))
    #expect(
      error?.message
        == "is a Git LFS pointer, not a PNG image; run 'git lfs pull', or set lfs: true for actions/checkout")
  }

  private static let unknown: [(text: String, kind: ImageError.Kind)] = [
    ("", .empty), ("hello", .unknownFileType), ("<?xml?><a/>", .unknownFileType),
    ("\u{89}PNG\n\u{1A}\n", .damagedSignature), ("\tPNG\r", .damagedSignature),
    ("\0\0\0\u{18}ftypmp42", .unknownFileType), ("BM is not a bitmap", .unknownFileType),
  ]

  @Test(arguments: unknown)
  func everythingElseIsNoImage(_ text: String, _ kind: ImageError.Kind) {
    #expect(throws: ImageError(kind, at: 0)) { try PNGImage(decoding: Self.bytes(text)) }
  }
}
