import TestSupport
import Testing

@testable import ColorMath

@Suite struct RoundTripTests {
  private static let grays: Set<ColorSpace> = [.grayGamma22, .extendedGray]

  @Test(arguments: ColorSpace.allCases)
  func everySpaceBringsColorsBack(_ space: ColorSpace) {
    var random = SplitMix64(seed: UInt64(space.place))
    var worst = 0.0
    for _ in 0..<10_000 {
      let color = Self.color(&random, gray: Self.grays.contains(space))
      let back = color.converted(to: space).converted(to: .sRGB)
      worst = max(worst, back.components.distance(to: color.components))
    }
    #expect(worst <= 1e-10)
  }

  @Test(arguments: ColorSpace.allCases)
  func everyPairOfSpacesAgrees(_ space: ColorSpace) {
    var random = SplitMix64(seed: 100 + UInt64(space.place))
    for other in ColorSpace.allCases {
      let gray = Self.grays.contains(space) || Self.grays.contains(other)
      var worst = 0.0
      for _ in 0..<50 {
        let color = Self.color(&random, gray: gray)
        let detour = color.converted(to: space).converted(to: other).converted(to: .sRGB)
        worst = max(worst, detour.components.distance(to: color.components))
      }
      #expect(worst <= 1e-10, "\(space) to \(other)")
    }
  }

  @Test(arguments: [ColorSpace.linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .oklab, .oklch, .lab, .lch])
  func colorsOutsideTheGamutComeBack(_ space: ColorSpace) {
    var random = SplitMix64(seed: 200 + UInt64(space.place))
    var worst = 0.0
    for _ in 0..<2000 {
      let range = -0.5...1.5
      let color = Color(.linearSRGB, random.within(range), random.within(range), random.within(range))
      let back = color.converted(to: space).converted(to: .linearSRGB)
      worst = max(worst, back.components.distance(to: color.components))
    }
    #expect(worst <= 1e-10)
  }

  @Test(arguments: ColorSpace.allCases.filter { !grays.contains($0) })
  func eightBitColorsComeBackAsTheSameHex(_ space: ColorSpace) {
    for code in stride(from: 0, through: 0xFF_FFFF, by: 8191) {
      let color = EightBitColor(
        red: UInt8(code >> 16), green: UInt8((code >> 8) & 255), blue: UInt8(code & 255))
      let there = Color(.sRGB, color.encoded.components).converted(to: space)
      #expect(there.encodedSRGB.eightBit == color, "\(color.hex)")
    }
  }

  @Test func fastPathsAreTheSameColors() {
    var random = SplitMix64(seed: 300)
    for _ in 0..<1000 {
      let color = Self.color(&random, gray: false)
      let oklab = color.linearSRGB.oklab
      let viaXYZ = color.converted(to: .xyzD65).converted(to: .oklab).components
      #expect(Components(oklab.lightness, oklab.a, oklab.b).distance(to: viaXYZ) < 1e-12)
      #expect(oklab.linearSRGB.components.distance(to: color.linearSRGB.components) < 1e-13)
      #expect(abs(oklab.oklch.oklab.a - oklab.a) < 1e-15 && abs(oklab.oklch.oklab.b - oklab.b) < 1e-15)
      #expect(color.encodedSRGB.linear == color.linearSRGB)
      #expect(color.linearSRGB.encoded.components.distance(to: color.components) < 1e-15)
    }
  }

  @Test func grayOfAColorHasItsLuminance() {
    var random = SplitMix64(seed: 301)
    for _ in 0..<1000 {
      let color = Self.color(&random, gray: false)
      for space in Self.grays {
        let gray = color.converted(to: space)
        #expect(gray.components.first == gray.components.third)
        #expect(abs(gray.relativeLuminance.value - color.relativeLuminance.value) < 1e-14)
      }
    }
  }

  @Test func grayStaysGray() {
    for step in 0...255 {
      let value = Double(step) / 255
      let gray = Color(.sRGB, value, value, value)
      #expect(gray.converted(to: .hsl).components == Components(0, 0, value))
      #expect(gray.converted(to: .hsl).converted(to: .sRGB) == gray)
      #expect(gray.converted(to: .oklch).components.second < 1e-15)
      #expect(gray.converted(to: .extendedGray).components.first == value)
    }
  }

  private static func color(_ random: inout SplitMix64, gray: Bool) -> Color {
    let first = random.unit()
    return gray ? Color(.sRGB, first, first, first) : Color(.sRGB, first, random.unit(), random.unit())
  }
}
