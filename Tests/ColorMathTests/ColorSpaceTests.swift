import Testing

@testable import ColorMath

@Suite struct ColorSpaceTests {
  @Test func idsAreUnique() {
    let ids = ColorSpace.allCases.map(\.definition.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func everySpaceStandsOnXYZ() {
    for space in ColorSpace.allCases {
      #expect(space.descends(from: .xyzD65))
      #expect(space.definition.components.count == 3)
      #expect((space.definition.base == nil) == (space == .xyzD65))
    }
  }

  @Test(arguments: [
    (Color(.hwb, 40, 0.6, 0.6), Components(0.5, 0.5, 0.5)),
    (Color(.hwb, 120, 0.2, 0.4), Components(0.2, 0.6, 0.2)),
    (Color(.hwb, 90, 0, 0), Components(0.5, 1, 0)),
    (Color(.hsl, 120, 1, 0.5), Components(0, 1, 0)),
    (Color(.hsl, -240, 1, 0.5), Components(0, 1, 0)),
    (Color(.hsl, 840, 1, 0.25), Components(0, 0.5, 0)),
    (Color(.hsl, 0, 0, 0.5), Components(0.5, 0.5, 0.5)),
  ])
  func cssHues(_ color: Color, _ expected: Components) {
    #expect(color.encodedSRGB.components.distance(to: expected) < 1e-15)
  }

  @Test func whiteIsWhiteEverywhere() {
    let white = Color(.sRGB, 1, 1, 1)
    for space in ColorSpace.allCases {
      let back = white.converted(to: space).converted(to: .sRGB)
      #expect(back.components.distance(to: white.components) < 1e-14, "\(space)")
    }
    #expect(white.xyz.distance(to: WhitePoint.d65) < 1e-15)
    #expect(white.converted(to: .xyzD50).components.distance(to: WhitePoint.d50) < 1e-15)
    #expect(white.converted(to: .lab).components.distance(to: Components(100, 0, 0)) < 1e-12)
  }

  @Test func transferCurvesAreOddAndMonotone() {
    var last = -Double.infinity
    for step in -2000...2000 {
      let channel = Double(step) / 1000
      let linear = TransferCurve.decodeSRGB(channel)
      #expect(linear == -TransferCurve.decodeSRGB(-channel))
      #expect(linear > last)
      last = linear
      #expect(abs(TransferCurve.encodeSRGB(linear) - channel) < 1e-7)
    }
  }

  @Test func alphaAndSpaceAreKept() {
    let color = Color(.oklch, 0.5, 0.1, 400, alpha: 0.25)
    #expect(color.converted(to: .oklch) == color)
    #expect(color.converted(to: .hwb).alpha == 0.25)
    #expect(color.encodedLayer.alpha == 0.25)
  }

  @Test func numbersBeyondAllBoundsDoNotTrap() {
    for space in ColorSpace.allCases {
      for number in [Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude] as [Double] {
        let color = Color(space, number, number, number, alpha: number)
        for target in ColorSpace.allCases { #expect(color.converted(to: target).space == target) }
        #expect(color.encodedSRGB.eightBit.hex.count == 7)
      }
    }
  }
}
