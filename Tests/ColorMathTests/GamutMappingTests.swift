import TestSupport
import Testing

@testable import ColorMath

/// Gamut mapping against ColorAide, color.js and the rules that hold for every color.
@Suite struct GamutMappingTests {
  static let targets: [String: ColorSpace] = ["srgb": .sRGB, "display-p3": .displayP3]

  @Test(arguments: GamutRow.all)
  func agreesWithColorAide(_ row: GamutRow) throws {
    try expectAgreement(row, tolerance: 1e-12)
  }

  @Test func agreesWithSharedVectors() throws {
    for row in try SharedVectors.rows(of: "gamut", as: GamutRow.self) ?? [] {
      try expectAgreement(row, tolerance: 1e-11)
    }
  }

  private func expectAgreement(_ row: GamutRow, tolerance: Double) throws {
    let target = try #require(Self.targets[row.target])
    let color = Color(.oklch, row.oklch[0], row.oklch[1], row.oklch[2])
    for (mapping, expected) in [
      (GamutMapping.binarySearchMINDE, row.minde), (.chromaReduction, row.hardEdge), (.clip, row.clip),
    ] {
      let mapped = color.mapped(to: target, by: mapping)
      let distance = worst(mapped.components, expected)
      #expect(distance <= tolerance, "\(row.oklch) \(mapping) \(mapped.components), not \(expected)")
    }
  }

  private func worst(_ components: Components, _ expected: [Double]) -> Double {
    max(
      abs(components.first - expected[0]), abs(components.second - expected[1]), abs(components.third - expected[2]))
  }

  static let displayP3Corners: [([Double], [Double])] = [
    ([1, 0, 0], [1, 0.04457, 0.04593]),
    ([0, 1, 0], [0, 0.98576, 0.15974]),
    ([1, 1, 0], [0.99623, 0.99901, 0]),
    ([1, 0, 1], [1, 0.16736, 0.98264]),
  ]

  @Test(arguments: displayP3Corners)
  func agreesWithTheTestsOfColorJS(_ channels: [Double], _ expected: [Double]) {
    let mapped = Color(.displayP3, channels[0], channels[1], channels[2]).mapped(to: .sRGB)
    #expect(worst(mapped.components, expected) < 1e-5)
  }

  static let extremes: [(Color, Double)] = [
    (Color(.oklch, 1, 0.3, 40), 1.0), (Color(.oklch, 1.2, 0, 0), 1), (Color(.oklch, 0, 0.3, 40), 0),
    (Color(.xyzD65, 2, 2, 2), 1), (Color(.oklch, -0.1, 0, 0), 0),
  ]

  @Test(arguments: extremes)
  func extremesBecomeWhiteAndBlack(_ color: Color, _ channel: Double) {
    let mapped = color.mapped(to: .displayP3)
    #expect(mapped.components == Components(channel, channel, channel))
  }

  @Test(arguments: GamutMapping.allCases)
  func resultsAreInGamutAndKeepAlpha(_ mapping: GamutMapping) {
    var generator = SplitMix64(seed: 4_000)
    for _ in 0..<200 {
      let color = Color(
        .rec2020, .random(in: -0.3...1.3, using: &generator), .random(in: -0.3...1.3, using: &generator),
        .random(in: -0.3...1.3, using: &generator), alpha: 0.5)
      for target in [ColorSpace.sRGB, .displayP3, .linearSRGB] {
        let mapped = color.mapped(to: target, by: mapping)
        #expect(mapped.space == target && mapped.alpha == 0.5)
        let parts = [mapped.components.first, mapped.components.second, mapped.components.third]
        #expect(parts.allSatisfy { (0...1).contains($0) }, "\(color.cssText) \(target)")
        #expect(mapped.mapped(to: target, by: mapping) == mapped)
      }
    }
  }

  @Test func colorsInGamutAreOnlyConverted() {
    var generator = SplitMix64(seed: 255)
    for _ in 0..<200 {
      let channels = (0..<3).map { _ in Double(UInt8.random(in: 0...255, using: &generator)) / 255 }
      let color = Color(.sRGB, channels[0], channels[1], channels[2])
      #expect(color.isInGamut(of: .sRGB) && color.isInGamut(of: .displayP3) && color.isInGamut(of: .hsl))
      for mapping in GamutMapping.allCases {
        #expect(color.mapped(to: .sRGB, by: mapping) == color)
        #expect(worst(color.converted(to: .oklch).mapped(to: .sRGB, by: mapping).components, channels) < 1e-13)
      }
    }
  }

  @Test func unboundedSpacesAreConvertedOnly() {
    let color = Color(.displayP3, 1.5, -0.2, 0)
    #expect(color.mapped(to: .oklch) == color.converted(to: .oklch))
    #expect(color.isInGamut(of: .lab) && !color.isInGamut(of: .displayP3) && !color.isInGamut(of: .hwb))
    #expect(color.mapped(to: .hsl).isInGamut(of: .sRGB))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func strangeNumbersEndInGamut(_ strange: Double) {
    for mapping in GamutMapping.allCases {
      for color in [Color(.oklch, 0.5, strange, 40), Color(.sRGB, strange, 0, 1), Color(.lab, strange, 3, strange)] {
        let mapped = color.mapped(to: .sRGB, by: mapping)
        #expect(mapped.isInGamut(of: .sRGB), "\(mapped)")
      }
    }
  }
}

extension GamutRow: Decodable {
  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    _ = try row.decode(Int.self)
    self.init(
      try row.decode(String.self), try row.decode([Double].self), try row.decode([Double].self),
      try row.decode([Double].self), try row.decode([Double].self))
  }
}
