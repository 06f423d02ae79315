import TestSupport
import Testing

@testable import ColorMath

/// The output of `cssText`, which the parser reads back bit for bit.
@Suite struct CSSColorTextTests {
  @Test(arguments: [
    (Color(.sRGB, 1, 0.2, 0), "#FF3300"),
    (Color(.sRGB, 1, 0.2, 0, alpha: 0.2), "#FF330033"),
    (Color(.sRGB, 0, 0, 0, alpha: 0), "#00000000"),
    (Color(.sRGB, 1, 0.25, 0), "color(srgb 1 0.25 0)"),
    (Color(.sRGB, 1, 0.2, 0, alpha: 0.5), "color(srgb 1 0.2 0 / 0.5)"),
    (Color(.sRGB, 1.2, -0.5, 0), "color(srgb 1.2 -0.5 0)"),
    (Color(.linearSRGB, 0.1, 0.2, 0.3), "color(srgb-linear 0.1 0.2 0.3)"),
    (Color(.displayP3, 1, 0, 0), "color(display-p3 1 0 0)"),
    (Color(.xyzD50, 1e-10, 2.5e25, 0), "color(xyz-d50 1e-10 2.5e25 0)"),
    (Color(.hsl, 120, 0.123, 1), "hsl(120 12.3% 100%)"),
    (Color(.hwb, 0.5, 0.07, 0.001), "hwb(0.5 7% 0.1%)"),
    (Color(.lab, 50, -20.25, 30), "lab(50 -20.25 30)"),
    (Color(.oklch, 0.7, 0.15, 200, alpha: 0.25), "oklch(0.7 0.15 200 / 0.25)"),
    (Color(.extendedGray, 0.5, 0.5, 0.5), "color(srgb 0.5 0.5 0.5)"),
    (Color(.oklab, .nan, .infinity, -0.0), "oklab(none none 0)"),
    (Color(.hsl, 0, .nan, 0), "hsl(0 none 0%)"),
  ])
  func writes(_ color: Color, _ text: String) {
    #expect(color.cssText == text)
  }

  @Test func readsBackBitForBit() throws {
    var generator = SplitMix64(seed: 0x1E61B1E)
    for _ in 0..<2_000 {
      let color = randomColor(&generator)
      #expect(try CSSColorSyntax.parse(color.cssText) == color, "\(color.cssText)")
    }
  }

  private func randomColor(_ generator: inout SplitMix64) -> Color {
    let readable = ColorSpace.allCases.filter { $0 != .grayGamma22 && $0 != .extendedGray }
    let space = readable.randomElement(using: &generator) ?? .sRGB
    let alpha = Bool.random(using: &generator) ? 1 : Double.random(in: 0...1, using: &generator)
    func part(_ range: ClosedRange<Double>) -> Double {
      let tiny = Int.random(in: 0..<10, using: &generator) == 0 ? 1e-9 : 1
      return Double.random(in: range, using: &generator) * tiny
    }
    switch space {
    case .hsl, .hwb: return Color(space, part(0...359), part(0...1), part(0...1), alpha: alpha)
    case .lab: return Color(space, part(0...100), part(-125...125), part(-125...125), alpha: alpha)
    case .lch: return Color(space, part(0...100), part(0...150), part(0...359), alpha: alpha)
    case .oklab: return Color(space, part(0...1), part(-0.4...0.4), part(-0.4...0.4), alpha: alpha)
    case .oklch: return Color(space, part(0...1), part(0...0.4), part(0...359), alpha: alpha)
    default: return Color(space, part(-0.5...1.5), part(-0.5...1.5), part(-0.5...1.5), alpha: alpha)
    }
  }

  @Test func everyByteTripleIsHex() throws {
    for byte in UInt8.min...UInt8.max {
      let channel = Double(byte) / 255
      let color = Color(.sRGB, channel, 0, 1, alpha: channel)
      #expect(color.cssText.count == (byte == 255 ? 7 : 9))
      #expect(Color(hex: color.cssText) == color)
    }
  }

  @Test(arguments: ["", "#", "#12", "#12345", "#1234567", "#123456789", "123456", "#12345G", " #123456", "#é12", "red"])
  func quickPathRefuses(_ text: String) {
    #expect(Color(hex: text) == nil)
  }
}
