import TestSupport
import Testing

@testable import ColorMath

/// Equal components of an RGB space are a gray in all of them, to the last bit.
@Suite struct NeutralColorTests {
  @Test(arguments: [ColorSpace.displayP3, .a98RGB, .proPhotoRGB, .rec2020, .linearSRGB])
  func aGrayStaysOne(_ space: ColorSpace) {
    for step in 0...1000 {
      let value = Double(step) / 1000
      let seen = Color(space, value, value, value).encodedSRGB
      #expect(seen.red == seen.green && seen.green == seen.blue, "\(space) \(value)")
      let there = Color(.sRGB, value, value, value).converted(to: space).components
      #expect(there.first == there.second && there.second == there.third, "\(space) \(value)")
    }
  }

  /// Display P3 has the curve of sRGB: halves of an 8-bit step stay halves.
  @Test(arguments: [
    (0.1, "#1A1A1A"), (0.3, "#4D4D4D"), (0.5, "#808080"), (0.7, "#B3B3B3"), (0.9, "#E6E6E6"), (-0.1, "#000000"),
  ])
  func aGrayOfDisplayP3IsThatOfSRGB(_ value: Double, _ hex: String) {
    let gray = Color(.displayP3, value, value, value, alpha: 0.5)
    #expect(gray.converted(to: .sRGB) == Color(.sRGB, value, value, value, alpha: 0.5))
    #expect(gray.encodedSRGB.eightBit.hex == hex)
    #expect(gray.linearSRGB.red == TransferCurve.decodeSRGB(value))
  }

  @Test func otherColorsConvertAsBefore() {
    let color = Color(.displayP3, 0.5, 0.5, 0.5000001)
    let gray = Color(.displayP3, 0.5, 0.5, 0.5)
    #expect(color.neutral(in: .sRGB) == nil && gray.neutral(in: .oklch) == nil)
    #expect(color.encodedSRGB.components.distance(to: gray.encodedSRGB.components) < 1e-6)
  }
}
