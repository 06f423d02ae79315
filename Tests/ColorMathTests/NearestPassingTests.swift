import TestSupport
import Testing

@testable import ColorMath

@Suite struct NearestPassingTests {
  @Test(arguments: NearestRow.all)
  func bruteForceOptimum(row: NearestRow) throws {
    let surface = try #require(Color(hex: row.surface)).relativeLuminance
    let start = try #require(Color(hex: row.foreground))
    let required = ContrastRatio(row.required)
    let found = NearestPassing.colors(
      from: start.encodedSRGB, in: LuminanceBand(reaching: required, against: surface))
    for (direction, optimum) in [(PassingColor.Direction.lighter, row.lighter), (.darker, row.darker)] {
      let ours = found.first { $0.direction == direction }
      #expect((ours == nil) == (optimum == nil))
      guard let ours, let optimum else { continue }
      #expect(ours.deltaEOK <= optimum.deltaEOK * 1.02 + 1e-6, "\(ours.color.hex) instead of \(optimum.hex)")
      #expect(ours.deltaEOK >= optimum.deltaEOK - 1e-6)
      #expect(ours.ratio(with: surface).reaches(required))
    }
    #expect(found.map(\.deltaEOK) == found.map(\.deltaEOK).sorted())
  }

  @Test func sharedVectors() throws {
    guard let rows = try SharedVectors.rows(of: "suggest", as: SuggestRow.self) else { return }
    for preset in NearestPreset.allCases where preset != .person {
      var ratios: [Double] = []
      for row in rows {
        let surface = try #require(Color(hex: row.surface)).relativeLuminance
        let band = LuminanceBand(reaching: ContrastRatio(4.5), against: surface)
        let start = try #require(Color(hex: row.foreground)).encodedSRGB
        let nearest = try #require(NearestPassing.colors(from: start, in: band, preset: preset).first)
        #expect(nearest.ratio(with: surface).reaches(ContrastRatio(4.5)))
        ratios.append(nearest.deltaEOK / row.optimum(preset))
      }
      ratios.sort()
      #expect(ratios[ratios.count / 2] <= 1.005, "\(preset) median")
      #expect(ratios[ratios.count * 9 / 10] <= 1.02, "\(preset) 90th percentile")
      #expect(ratios[ratios.count - 1] <= (preset == .nearest ? 1.02 : 1.15), "\(preset) maximum")
    }
  }

  @Test(arguments: NearestPreset.allCases)
  func everyAnswerPasses(preset: NearestPreset) {
    var generator = SplitMix64(seed: 17)
    for _ in 0..<120 {
      let start = Color(.displayP3, generator.unit(), generator.unit(), generator.unit()).encodedSRGB
      let surfaces = (0..<2).map { _ in RelativeLuminance(generator.unit()) }
      let required = ContrastRatio(generator.within(1.2...6))
      let band = LuminanceBand(reaching: required, againstAll: surfaces)
      let found = NearestPassing.colors(from: start, in: band, preset: preset)
      #expect(found.count <= 2)
      for color in found {
        #expect(surfaces.allSatisfy { color.ratio(with: $0).reaches(required) })
        #expect(color.deltaEOK == DeltaE.ok(start.linear.oklab, color.color.linear.oklab))
      }
      #expect(found.map(\.deltaEOK) == found.map(\.deltaEOK).sorted() || preset == .brand)
    }
  }

  @Test func keptHueAndChroma() throws {
    let start = try #require(Color(hex: "#FF9500"))
    let white = RelativeLuminance(1)
    let band = LuminanceBand(reaching: ContrastRatio(4.5), against: white)
    let hue = start.linearSRGB.oklab.oklch.hue
    func hueShift(_ preset: NearestPreset) throws -> Double {
      let nearest = try #require(NearestPassing.colors(from: start.encodedSRGB, in: band, preset: preset).first)
      return abs(nearest.color.linear.oklab.oklch.hue - hue)
    }
    #expect(try hueShift(.nearest) > 10)
    #expect(try hueShift(.keepHue) < 3)
    #expect(try hueShift(.brand) < 1)
  }

  @Test func whatPassesStays() {
    let start = EncodedSRGB(red: 0.2001, green: 0.2, blue: 0.2)
    let band = LuminanceBand(reaching: ContrastRatio(4.5), against: RelativeLuminance(1))
    let found = NearestPassing.colors(from: start, in: band)
    #expect(found.map(\.color.hex) == ["#333333"])
    #expect(found.map(\.direction) == [.unchanged])
    #expect(found[0].deltaEOK > 0 && found[0].deltaEOK < 0.001)
  }

  @Test func throughCompositing() throws {
    let surface = EncodedSRGB(red8: 255, green8: 255, blue8: 255)
    let start = EncodedSRGB(red8: 60, green8: 60, blue8: 67)
    let required = ContrastRatio(4.5)
    func passes(_ color: EightBitColor) -> Bool {
      let seen = EncodedLayer(color.encoded, alpha: 0.6).over(surface)
      return ContrastRatio(seen.relativeLuminance, surface.relativeLuminance).reaches(required)
    }
    let found = NearestPassing.colors(from: start, where: passes)
    #expect(found.count == 1)
    let darker = try #require(found.first)
    #expect(darker.direction == .darker)
    #expect(passes(darker.color))
    #expect(NearestPassing.colors(from: start, where: { _ in false }).isEmpty)
  }
}

/// A row of `suggest.json`.
private struct SuggestRow: Decodable {
  let foreground: String
  let surface: String
  let free: Double
  let hueKept: Double
  let chromaKept: Double

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    _ = try row.decode(Int.self)
    foreground = try row.decode(String.self)
    surface = try row.decode(String.self)
    _ = try row.decode(Double.self)
    free = try row.decode(Double.self)
    _ = try row.decode(String.self)
    hueKept = try row.decode(Double.self)
    _ = try row.decode(String.self)
    chromaKept = try row.decode(Double.self)
  }

  func optimum(_ preset: NearestPreset) -> Double {
    switch preset {
    case .nearest: free
    case .keepHue: hueKept
    case .brand, .person: chromaKept
    }
  }
}
