import TestSupport
import Testing

@testable import ColorMath

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

  /// A search that ends early gives what all its steps would have given, but for a step of a channel at most.
  @Test(arguments: 0..<20)
  func noStepMattersBetweenNeighbors(_ seed: UInt64) {
    var random = SplitMix64(seed: seed &+ 700)
    func byte() -> UInt8 { .random(in: 0...255, using: &random) }
    let start = EightBitColor(red: byte(), green: byte(), blue: byte())
    let path = ShadePath(through: Color(.sRGB, start.encoded.components, alpha: 1))
    var shades = Shades(start.encoded)
    for _ in 0..<30 {
      let other = EightBitColor(red: byte(), green: byte(), blue: byte()).linear.relativeLuminance
      let band = LuminanceBand(reaching: ContrastRatio(4.5), against: other)
      guard let darker = shades.colors(in: band).first(where: { $0.direction == .darker }),
        let least = band.intervals.last(where: { $0.upperBound < start.linear.relativeLuminance.value })
      else { continue }
      var (near, far, found) = (path.origin.lightness, 0.0, EightBitColor(red: 0, green: 0, blue: 0))
      for _ in 0..<14 {
        let middle = (near + far) / 2
        let color = path.eightBit(at: middle)
        if color.linear.relativeLuminance.value > least.upperBound {
          near = middle
        } else {
          (far, found) = (middle, color)
        }
      }
      #expect(band.contains(darker.color.linear.relativeLuminance))
      let steps = zip([darker.color.red, darker.color.green, darker.color.blue], [found.red, found.green, found.blue])
      #expect(steps.allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(darker.color.hex), \(found.hex)")
    }
  }
}
