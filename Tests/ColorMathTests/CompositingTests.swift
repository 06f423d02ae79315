import TestSupport
import Testing

@testable import ColorMath

@Suite struct CompositingTests {
  @Test(arguments: AlphaTable.rows)
  func committedRow(_ row: AlphaRow) {
    Self.check(row)
    Self.checkEightBit(row)
  }

  @Test func sharedRows() throws {
    for row in try SharedVectors.rows(of: "alpha", as: AlphaRow.self) ?? AlphaTable.rows {
      Self.check(row)
      Self.checkEightBit(row)
    }
  }

  static func check(_ row: AlphaRow) {
    let layers = [layer(row.top, row.topAlpha), layer(row.middle, row.middleAlpha)]
    let backdrop = eightBit(row.backdrop).encoded
    let lower = layers[1].over(backdrop)
    let seen = EncodedLayer.composite(topFirst: layers, over: backdrop)
    #expect(scaled(lower).distance(to: Components(row.lower)) < 1e-9)
    #expect(scaled(seen).distance(to: Components(row.seen)) < 1e-9)
    #expect(abs(ContrastRatio(seen.relativeLuminance, lower.relativeLuminance).value - row.ratio) < 1e-10)
    let flattened = EncodedLayer.composite(topFirst: layers).over(backdrop)
    #expect(scaled(flattened).distance(to: Components(row.seen)) < 1e-9)
  }

  static func checkEightBit(_ row: AlphaRow) {
    let layers = [layer(row.top, row.topAlpha), layer(row.middle, row.middleAlpha)]
    let lower = layers[1].over(eightBit(row.backdrop))
    let seen = EncodedLayer.composite(topFirst: layers, over: eightBit(row.backdrop))
    #expect(lower == eightBit(row.lower8))
    #expect(seen == eightBit(row.seen8), "\(row)")
    let ratio = ContrastRatio(
      RelativeLuminance(seen.linear), RelativeLuminance(lower.linear))
    #expect(abs(ratio.value - row.ratio8) < 1e-10)
  }

  private static func layer(_ channels: [Double], _ alpha: Double) -> EncodedLayer {
    EncodedLayer(
      EncodedSRGB(red: channels[0] / 255, green: channels[1] / 255, blue: channels[2] / 255), alpha: alpha)
  }

  private static func eightBit(_ channels: [UInt8]) -> EightBitColor {
    EightBitColor(red: channels[0], green: channels[1], blue: channels[2])
  }

  private static func scaled(_ color: EncodedSRGB) -> Components {
    Components(color.red * 255, color.green * 255, color.blue * 255)
  }

  @Test func extremesAreExact() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 {
      let one = EncodedSRGB(red: random.unit(), green: random.unit(), blue: random.unit())
      let other = EncodedSRGB(red: random.unit(), green: random.unit(), blue: random.unit())
      #expect(EncodedLayer(one, alpha: 0).over(other) == other)
      #expect(EncodedLayer(one, alpha: 1).over(other) == one)
      #expect(EncodedLayer(one, alpha: random.unit()).over(one) == one)
    }
  }

  @Test func joiningLayersChangesNothingThatIsSeen() {
    var random = SplitMix64(seed: 6)
    func color() -> EncodedSRGB { EncodedSRGB(red: random.unit(), green: random.unit(), blue: random.unit()) }
    for _ in 0..<2000 {
      let layers = (0..<4).map { _ in EncodedLayer(color(), alpha: random.unit()) }
      let backdrop = color()
      let stacked = EncodedLayer.composite(topFirst: layers, over: backdrop)
      let joined = EncodedLayer.composite(topFirst: layers).over(backdrop)
      #expect(stacked.components.distance(to: joined.components) < 1e-13)
    }
  }

  @Test func clearOverClearIsClear() {
    let clear = EncodedLayer(EncodedSRGB(red: 1, green: 0, blue: 0), alpha: 0)
    #expect(clear.over(clear).alpha == 0)
    #expect(EncodedLayer.composite(topFirst: []).alpha == 0)
    #expect(EncodedLayer.composite(topFirst: [], over: clear.color) == clear.color)
  }

  /// Measured on iOS 26.1: the light classic blur over white and black backdrops (white at alpha 0.30).
  @Test func compositesInEncodedSpaceAsMeasuredOnDevices() {
    let overlay = EncodedLayer(EncodedSRGB(red: 1, green: 1, blue: 1), alpha: 0.3)
    #expect(overlay.over(EightBitColor(red: 0, green: 51, blue: 255)) == EightBitColor(red: 77, green: 112, blue: 255))
  }
}
