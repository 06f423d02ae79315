import TestSupport
import Testing

@testable import AuditEngine
@testable import ColorMath

@Suite struct CostCurveTests {
  /// The curve is a lower bound: no 8-bit shade costs less than its step says.
  @Test(arguments: [0x26B5EE, 0xFFCC00, 0x0000FF, 0x14C81E, 0x1E0A3C, 0xF8495F, 0x1C1C1E, 0xEF4444, 0x9AA5B1])
  func noColorCostsLess(hex: Int) {
    var generator = SplitMix64(seed: UInt64(hex))
    let start = EightBitColor(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    let freedom = ColorFreedom(shadesOf: Color(.sRGB, start.encoded.components), tolerance: 5)
    let curve = CostCurve(freedom, weight: 1)
    var seen = 0
    for _ in 0..<1500 {
      let target = freedom.nearest(at: RelativeLuminance(generator.unit())).linearSRGB.encoded.eightBit
      func near(_ channel: UInt8) -> UInt8 {
        UInt8(clamping: Int(channel) + Int.random(in: -2...2, using: &generator))
      }
      let color = EightBitColor(red: near(target.red), green: near(target.green), blue: near(target.blue))
      guard freedom.allows(color) else { continue }
      seen += 1
      let cost = freedom.cost(of: color.linear.oklab)
      let bound = curve.cost(at: LuminanceScale.step(of: color.linear.relativeLuminance.value))
      #expect(bound <= cost * 1.0015 + 1e-9, "\(color.hex): \(bound) > \(cost)")
    }
    #expect(seen > 100)
  }

  @Test func theOriginCostsNothing() {
    let freedom = ColorFreedom(shadesOf: Color(.sRGB, 0.3, 0.6, 0.2), tolerance: 10)
    let curve = CostCurve(freedom, weight: 2)
    #expect(curve.cost(at: LuminanceScale.step(of: freedom.luminance)) == 0)
    #expect(curve.cost(at: 0) > 0 && curve.cost(at: LuminanceScale.top) > 0)
  }
}
