import Testing

@testable import AuditEngine
@testable import ColorMath

@Suite struct ColorChooserTests {
  /// About the nearest of all colors in a range, found by going through a box about the origin.
  @Test(arguments: [0xAEAFAC, 0x8A8D91, 0x5AC8FA, 0xEF4444, 0x4A4650])
  func noColorOfTheRangeIsNearer(hex: Int) throws {
    let start = EightBitColor(red: UInt8(hex >> 16), green: UInt8(hex >> 8 & 255), blue: UInt8(hex & 255))
    let freedom = ColorFreedom(Color(.sRGB, start.encoded.components), tolerance: 5)
    let low = freedom.luminance * 1.2195
    let found = try #require(ColorChooser(freedom: freedom).nearest(from: low, to: 1))
    func near(_ channel: UInt8) -> ClosedRange<UInt8> {
      UInt8(clamping: Int(channel) - 8)...UInt8(clamping: Int(channel) + 40)
    }
    var least = Double.infinity
    for red in near(start.red) {
      for green in near(start.green) {
        for blue in near(start.blue) {
          let color = EightBitColor(red: red, green: green, blue: blue)
          let linear = color.linear
          guard linear.relativeLuminance.value >= low, freedom.allows(color) else { continue }
          least = min(least, freedom.cost(of: linear.oklab))
        }
      }
    }
    #expect(found.cost <= least * 1.05, "\(found) \(least)")
  }
}
