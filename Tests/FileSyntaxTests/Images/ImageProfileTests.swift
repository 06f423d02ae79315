import Testing

@testable import ColorMath
@testable import FileSyntax

/// Which color space is read out of the chunks of a file, and what is said when none is understood.
@Suite struct ImageProfileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let chunks: [[UInt8]]
    let space: ImageColorSpace
    let source: ImageProfile.Origin
    let warning: ImageWarning.Kind?

    init(
      _ name: String, _ chunks: [[UInt8]], _ space: ImageColorSpace = .sRGB, _ source: ImageProfile.Origin = .assumed,
      _ warning: ImageWarning.Kind? = nil
    ) {
      testDescription = name
      self.chunks = chunks
      self.space = space
      self.source = source
      self.warning = warning
    }
  }

  @Test(arguments: understood + assumed)
  func spaceAndSource(_ row: Case) throws {
    let image = try PNGImage(decoding: PNGBuilder(before: row.chunks).file)
    #expect(image.header.profile == ImageProfile(space: row.space, source: row.source))
    #expect(image.pixels.space == row.space)
    #expect(image.warnings.map(\.kind) == (row.warning.map { [$0] } ?? []))
    for warning in image.warnings { #expect(!warning.message.isEmpty && !warning.message.hasSuffix(".")) }
  }

  private static let standard = PNGBuilder.chunk("sRGB", [0])
  private static let gamma = PNGBuilder.chunk("gAMA", PNGBuilder.word(45455))
  private static let chromaticities = PNGBuilder.chunk("cHRM", Array(repeating: 0, count: 32))

  /// Chromaticities times 100,000: white, red, green, and blue.
  private static func primaries(_ values: UInt32...) -> [UInt8] {
    PNGBuilder.chunk("cHRM", values.flatMap { PNGBuilder.word($0) })
  }

  private static let ofSRGB = primaries(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000)
  private static let ofDisplayP3 = primaries(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000)
  private static let ofAdobeRGB = primaries(31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000)
  private static let wide = PNGBuilder.chunk("cICP", [12, 13, 0, 1])
  private static let sRGB = ICCBuilder().chunk("any name")
  private static let displayP3 = ICCBuilder(primaries: ICCBuilder.displayP3).chunk("Display P3")

  /// The curve of sRGB in 1,024 steps, as the profile of 1998 holds it.
  private static let steps = ICCBuilder.Curve.table(
    (0..<1024).map { UInt16(TransferCurve.decodeSRGB(Double($0) / 1023) * 65535 + 0.5) })

  private static let understood = [
    Case("sRGB", [standard], .sRGB, .standard),
    Case("sRGB and what repeats it", [gamma, chromaticities, standard], .sRGB, .standard),
    Case("code points of sRGB", [PNGBuilder.chunk("cICP", [1, 13, 0, 1])], .sRGB, .codePoints),
    Case("code points of Display P3", [wide], .displayP3, .codePoints),
    Case("code points before profile", [sRGB, wide], .displayP3, .codePoints),
    Case("primaries of sRGB", [ofSRGB], .sRGB, .chromaticities),
    Case("primaries of sRGB and its gamma", [gamma, ofSRGB], .sRGB, .chromaticities),
    Case(
      "primaries of sRGB, rounded", [primaries(31269, 32899, 63999, 33001, 30004, 59998, 15004, 5998)], .sRGB,
      .chromaticities),
    Case("primaries of Display P3", [ofDisplayP3], .displayP3, .chromaticities),
    Case("profile before primaries", [ofSRGB, displayP3], .displayP3, .profile("Display P3")),
    Case("profile of sRGB", [sRGB], .sRGB, .profile("any name")),
    Case("profile of Display P3", [displayP3, gamma], .displayP3, .profile("Display P3")),
    Case("profile before sRGB", [standard, displayP3], .displayP3, .profile("Display P3")),
    Case("curve as a table", [ICCBuilder(curve: steps).chunk("t")], .sRGB, .profile("t")),
    Case(
      "function of seven numbers",
      [
        ICCBuilder(curve: .function([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045, 0, 0], kind: 4)).chunk("f")
      ], .sRGB, .profile("f")),
  ]

  private static let assumed = [
    Case("nothing", [], .sRGB, .assumed, .untagged),
    Case("gamma", [gamma], .sRGB, .assumed, .gammaIgnored),
    Case("chromaticities", [chromaticities], .sRGB, .assumed, .gammaIgnored),
    Case("primaries of Adobe RGB", [ofAdobeRGB], .sRGB, .assumed, .gammaIgnored),
    Case(
      "primaries of sRGB with D50", [primaries(34570, 35850, 64000, 33000, 30000, 60000, 15000, 6000)], .sRGB, .assumed,
      .gammaIgnored),
    Case(
      "primaries of sRGB, linear", [PNGBuilder.chunk("gAMA", PNGBuilder.word(100000)), ofSRGB], .sRGB, .assumed,
      .gammaIgnored),
    unknown("Adobe RGB (1998)", ICCBuilder(primaries: ICCBuilder.adobeRGB)),
    unknown("linear", ICCBuilder(curve: .table([]))),
    unknown("gamma 2.2", ICCBuilder(curve: .table([563]))),
    unknown("gamma 2.2 in steps", ICCBuilder(curve: .table((0..<256).map { UInt16($0 * $0) }))),
    unknown("short table", ICCBuilder(curve: .table([0, 65535]))),
    unknown("other function", ICCBuilder(curve: .function([2.2], kind: 0))),
    unknown(
      "other numbers", ICCBuilder(curve: .function([2.2, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045], kind: 3))),
    unknown("with an offset", ICCBuilder(curve: .function([2.4, 0.948, 0.052, 0.0774, 0.0404, 0.1, 0], kind: 4))),
    unknown("gray", ICCBuilder(space: "GRAY")),
    Case(
      "no profile at all", [PNGBuilder.chunk("iCCP", [0x41, 0, 0, 1, 2, 3])], .sRGB, .assumed, .unknownProfile("A")),
    Case("empty profile", [PNGBuilder.chunk("iCCP", [0x41, 0, 0])], .sRGB, .assumed, .unknownProfile("A")),
    Case(
      "code points of BT.2100", [PNGBuilder.chunk("cICP", [9, 16, 0, 1])], .sRGB, .assumed,
      .unknownCodePoints([9, 16, 0, 1])),
    Case(
      "narrow range", [PNGBuilder.chunk("cICP", [1, 13, 0, 0])], .sRGB, .assumed, .unknownCodePoints([1, 13, 0, 0])),
    Case(
      "unknown code points before sRGB", [PNGBuilder.chunk("cICP", [9, 16, 0, 1]), standard], .sRGB, .assumed,
      .unknownCodePoints([9, 16, 0, 1])),
    Case(
      "name with signs", [PNGBuilder.chunk("iCCP", [0x0A, 0xE9, 0x7F, 0x42, 0, 0])], .sRGB, .assumed,
      .unknownProfile("éB")),
  ]

  private static func unknown(_ name: String, _ profile: ICCBuilder) -> Case {
    Case(name, [profile.chunk(name)], .sRGB, .assumed, .unknownProfile(name))
  }

  /// Every beginning of a profile is one that is not understood, or the whole.
  @Test func profilesThatEndEarly() throws {
    let bytes = ICCBuilder().bytes
    for count in 0..<bytes.count {
      let chunk = PNGBuilder.chunk("iCCP", [0x41, 0, 0] + PNGBuilder.stored(Array(bytes[..<count])))
      let header = try PNGHeader.read(PNGBuilder(before: [chunk]).file).header
      #expect(header.profile.source == .assumed)
    }
  }

  /// Red of Display P3 outside sRGB: 1.0931, −0.2267, −0.1501 in encoded sRGB (CSS Color 4 arithmetic).
  @Test func displayP3IsConvertedUnclamped() throws {
    let rows: [UInt8] = [0, 255, 0, 0, 0, 0, 0, 0, 255, 255, 255, 0, 0, 0]
    let pixels = try PNGImage(decoding: PNGBuilder(before: [Self.wide], rows: rows).file).pixels
    let red = try #require(pixels.layer(x: 0, y: 0)).color
    #expect(abs(red.red - 1.0931) < 5e-5 && abs(red.green + 0.2267) < 5e-5 && abs(red.blue + 0.1501) < 5e-5)
    #expect(pixels.layer(x: 1, y: 0)?.color.eightBit.hex == "#000000")
    let white = try #require(pixels.layer(x: 0, y: 1)).color
    #expect(abs(white.red - 1) < 1e-12 && abs(white.blue - 1) < 1e-12)
  }

  @Test func whatIsOddIsSaidInTheOrderOfTheFile() throws {
    let file = PNGBuilder(before: [PNGBuilder.chunk("acTL", [0, 0, 0, 1, 0, 0, 0, 0]), Self.gamma]).file + [1, 2, 3]
    let warnings = try PNGImage(decoding: file).warnings
    #expect(warnings.map(\.kind) == [.animated, .gammaIgnored, .bytesAfterEnd(3)])
    #expect(warnings.map(\.byteOffset) == [33, 53, file.count - 3])
  }
}
