import Testing

@testable import ColorMath
@testable import FileSyntax

/// Every color type, bit depth, way of interlacing and transparency against pixels written by another program.
@Suite struct PNGSampleTests {
  @Test(arguments: PNGSample.all)
  func everyPixelIsRight(_ sample: PNGSample) throws {
    let image = try PNGImage(decoding: sample.bytes)
    #expect(image.warnings == [])
    #expect(image.header.profile == ImageProfile(space: .sRGB, source: .standard))
    #expect([image.pixels.width, image.pixels.height] == [sample.width, sample.height])
    for index in 0..<sample.width * sample.height {
      let layer = image.pixels.layer(x: index % sample.width, y: index / sample.width)
      #expect(layer == sample.layer(index), "pixel \(index)")
    }
  }

  @Test func thereIsASampleOfEveryKind() {
    #expect(PNGSample.all.count == 58)
    for type in ["gray-1", "gray-2", "gray-4", "gray-8", "gray-16", "color-8", "color-16", "indexed-1", "indexed-2"] {
      #expect(PNGSample.all.contains { $0.name == type } && PNGSample.all.contains { $0.name == type + "-adam7" })
    }
  }

  @Test(arguments: PNGSample.all)
  func theHeaderAloneIsTheSame(_ sample: PNGSample) throws {
    let (header, warnings) = try PNGHeader.read(sample.bytes)
    #expect(header == (try PNGImage(decoding: sample.bytes).header))
    #expect(warnings == [])
  }

  @Test func thereIsNoPixelOutside() throws {
    let pixels = try PNGImage(decoding: PNGBuilder().file).pixels
    for (x, y) in [(-1, 0), (0, -1), (2, 0), (0, 2), (.max, .max), (.min, 0)] {
      #expect(pixels.layer(x: x, y: y) == nil)
    }
    #expect(pixels.layer(x: 1, y: 1)?.alpha == 1)
  }

  /// Two pixels of gray and alpha, and the coverage of their alphas.
  private static let alphas: [(depth: UInt8, samples: [UInt8], coverage: AlphaCoverage)] = [
    (8, [0, 255, 0, 255], .opaque),
    (8, [9, 0, 7, 0], .clear),
    (8, [0, 255, 0, 254], .mixed),
    (8, [0, 1, 0, 0], .mixed),
    (16, [0, 0, 255, 255, 0, 0, 255, 255], .opaque),
    (16, [0, 0, 255, 255, 0, 0, 255, 254], .mixed),
    (16, [1, 1, 0, 0, 1, 1, 0, 0], .clear),
    (16, [0, 0, 0, 1, 0, 0, 0, 0], .mixed),
  ]

  @Test(arguments: alphas)
  func alphaCoverage(_ depth: UInt8, _ samples: [UInt8], _ expected: AlphaCoverage) throws {
    let file = PNGBuilder(height: 1, depth: depth, colorType: 4, rows: [0] + samples).file
    let coverage = try PNGImage(decoding: file).pixels.alphaCoverage
    #expect(coverage == expected)
  }
}
