import TestSupport
import Testing

@testable import ColorMath

@Suite struct LuminanceBandTests {
  @Test(arguments: [
    (4.5, 1.0, 0.0...0.18333333333333332), (4.5, 0.0, 0.175...1.0), (3.0, 1.0, 0.0...0.3), (3.0, 0.0, 0.1...1.0),
    (21.0, 1.0, 0.0...0.0), (21.0, 0.0, 1.0...1.0), (1.0, 0.5, 0.0...1.0),
  ])
  func oneInterval(required: Double, luminance: Double, expected: ClosedRange<Double>) throws {
    let band = LuminanceBand(reaching: ContrastRatio(required), against: RelativeLuminance(luminance))
    let interval = try #require(band.intervals.first)
    #expect(band.intervals.count == 1)
    #expect(abs(interval.lowerBound - expected.lowerBound) < 1e-15)
    #expect(abs(interval.upperBound - expected.upperBound) < 1e-15)
  }

  @Test func bothSidesOfAMiddleLuminance() {
    let band = LuminanceBand(reaching: ContrastRatio(3), against: RelativeLuminance(0.18))
    #expect(band.intervals.count == 2)
    #expect(band.contains(RelativeLuminance(0.02)))
    #expect(!band.contains(RelativeLuminance(0.18)))
    #expect(band.contains(RelativeLuminance(0.65)))
  }

  @Test func nothingIsLeft() {
    #expect(LuminanceBand(reaching: ContrastRatio(7), against: RelativeLuminance(0.18)).isEmpty)
    #expect(LuminanceBand(reaching: ContrastRatio(.nan), against: RelativeLuminance(1)).isEmpty)
    let ends = [RelativeLuminance(0), RelativeLuminance(1)]
    #expect(LuminanceBand(reaching: ContrastRatio(5), againstAll: ends).isEmpty)
    #expect(LuminanceBand(reaching: ContrastRatio(4.5), againstAll: ends).intervals.count == 1)
  }

  @Test func whiteIsInside() {
    #expect(LuminanceBand.whole.contains(EightBitColor(red: 255, green: 255, blue: 255).linear.relativeLuminance))
    #expect(LuminanceBand.whole.contains(RelativeLuminance(1.2)))
  }

  @Test func membershipIsTheVerdict() {
    var generator = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let surface = RelativeLuminance(Double.random(in: 0...1, using: &generator))
      let required = ContrastRatio(Double.random(in: 1...12, using: &generator))
      let band = LuminanceBand(reaching: required, against: surface)
      var probes = band.intervals.flatMap { [$0.lowerBound, $0.upperBound] }
      probes += probes.flatMap { [$0.nextUp, max(0, $0.nextDown)] } + [Double.random(in: 0...1, using: &generator)]
      for probe in probes where probe <= 1 {
        let isReached = ContrastRatio(RelativeLuminance(probe), surface).reaches(required)
        #expect(band.contains(RelativeLuminance(probe)) == isReached, "\(probe) on \(surface) for \(required)")
      }
    }
  }

  @Test func intersectionIsBoth() {
    var generator = SplitMix64(seed: 5)
    for _ in 0..<300 {
      let surfaces = (0..<3).map { _ in RelativeLuminance(Double.random(in: 0...1, using: &generator)) }
      let required = ContrastRatio(Double.random(in: 1...4, using: &generator))
      let band = LuminanceBand(reaching: required, againstAll: surfaces)
      for step in 0...50 {
        let probe = RelativeLuminance(Double(step) / 50)
        #expect(band.contains(probe) == surfaces.allSatisfy { ContrastRatio(probe, $0).reaches(required) })
      }
    }
  }
}
