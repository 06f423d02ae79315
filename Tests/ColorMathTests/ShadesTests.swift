import ColorMath
import TestSupport
import Testing

/// Shades that are remembered answer like shades that are searched for.
@Suite struct ShadesTests {
  @Test(arguments: 0..<40)
  func answersDoNotDependOnTheOnesBefore(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func byte() -> UInt8 { .random(in: 0...255, using: &random) }
    let gray = byte()
    let start =
      seed % 4 == 0
      ? EightBitColor(red: gray, green: gray, blue: gray) : EightBitColor(red: byte(), green: byte(), blue: byte())
    var shades = Shades(start.encoded)
    for _ in 0..<30 {
      let other = EightBitColor(red: byte(), green: byte(), blue: byte()).linear.relativeLuminance
      let band = LuminanceBand(reaching: ContrastRatio([3, 4.5, 7][Int(byte()) % 3]), against: other)
      let found = shades.colors(in: band)
      #expect(found == NearestPassing.colors(from: start.encoded, in: band, preset: .person))
      #expect(found.allSatisfy { band.contains($0.color.linear.relativeLuminance) })
    }
  }
}
