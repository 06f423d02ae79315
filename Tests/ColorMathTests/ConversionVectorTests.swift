import Testing

@testable import ColorMath

@Suite struct ConversionVectorTests {
  @Test(arguments: ConversionTable.rows)
  func committedRow(_ row: ConversionRow) throws {
    try Self.check(row)
  }

  @Test func sharedRows() throws {
    for row in try SharedVectors.rows(of: "convert", as: ConversionRow.self) ?? ConversionTable.rows {
      try Self.check(row)
    }
  }

  /// The other implementations print 12 digits and round their D50 constants; their ProPhoto primaries differ more.
  private static func tolerance(_ space: ColorSpace) -> Double {
    switch space {
    case .proPhotoRGB: 1e-4
    case .lab, .lch, .xyzD50: 1e-6
    default: 1e-9
    }
  }

  static func check(_ row: ConversionRow) throws {
    let space = try #require(ColorSpace.allCases.first { $0.definition.id == row.space })
    let color = Color(space, row.components[0], row.components[1], row.components[2])
    let tolerance = tolerance(space)
    let clamped = color.encodedSRGB.clamped.relativeLuminance.value
    #expect(color.encodedSRGB.components.distance(to: Components(row.encoded)) < tolerance, "\(row)")
    #expect(color.linearSRGB.components.distance(to: Components(row.linear)) < tolerance, "\(row)")
    #expect(abs(color.xyz.second - row.y) < tolerance, "\(row)")
    #expect(abs(color.relativeLuminance.value - row.luminance) < tolerance, "\(row)")
    #expect(abs(clamped - row.clampedLuminance) < tolerance, "\(row)")
    let back = color.converted(to: .xyzD65).converted(to: space)
    #expect(back.components.distance(to: color.components) < 1e-9, "\(row)")
  }

  /// Printed in CSS Color 4 and the web platform tests.
  @Test(arguments: [
    (Color(.sRGB, 0.25, 0.5, 0.75), Color(.displayP3, 0.31300491, 0.49410464, 0.7301505)),
    (Color(.sRGB, 0.25, 0.5, 0.75), Color(.oklab, 0.58555043, -0.03941513, -0.1115051)),
    (Color(.sRGB, 0.25, 0.5, 0.75), Color(.rec2020, 0.42049303, 0.51802421, 0.74138103)),
    (Color(.grayGamma22, 0.6, 0.6, 0.6), Color(.linearSRGB, 0.325037, 0.325037, 0.325037)),
  ])
  func publishedPairs(_ one: Color, _ other: Color) {
    #expect(one.converted(to: other.space).components.distance(to: other.components) < 2e-7)
    #expect(other.converted(to: one.space).components.distance(to: one.components) < 1e-6)
  }

  @Test func xcodeGrays() {
    #expect(Color(.grayGamma22, 0.6, 0.6, 0.6).encodedSRGB.eightBit.hex == "#9A9A9A")
    #expect(Color(.extendedGray, 0.5, 0.5, 0.5).encodedSRGB == EncodedSRGB(red: 0.5, green: 0.5, blue: 0.5))
    #expect(Color(.displayP3, 0.8, 0.4, 0.2).encodedSRGB.eightBit.hex == "#DB5E1F")
    #expect(Color(.linearSRGB, 0.5, 0.5, 0.5).encodedSRGB.eightBit.red == 188)
  }
}
