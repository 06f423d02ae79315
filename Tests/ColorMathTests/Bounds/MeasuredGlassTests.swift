import Testing

@testable import ColorMath

/// Outside numbers: text on materials as they were measured, over black and white and over any backdrop.
@Suite struct MeasuredGlassTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let material: MaterialLayer
    /// Over black and white, as printed: of black text, then of white text.
    let black: (String, String)
    let white: (String, String)

    static let all = [
      Row("regular light", MeasuredGlass.regularLight, ("9.6", "20.3"), ("1.0", "2.2")),
      Row("regular dark", MeasuredGlass.regularDark, ("1.2", "3.1"), ("6.8", "17.8")),
      Row("clear", MeasuredGlass.clear, ("1.1", "21.0"), ("1.0", "18.6")),
      // Published as 20.7, which is 20.645 rounded twice.
      Row("bar light", MeasuredGlass.barLight, ("15.3", "20.6"), ("1.0", "1.4")),
      Row("bar dark", MeasuredGlass.barDark, ("1.1", "2.8"), ("7.6", "18.6")),
      Row("ultra-thin light", MeasuredGlass.ultraThinLight, ("3.0", "19.3"), ("1.1", "7.1")),
      Row("ultra-thin dark", MeasuredGlass.ultraThinDark, ("1.3", "9.8"), ("2.1", "16.5")),
    ]

    init(_ name: String, _ material: MaterialLayer, _ black: (String, String), _ white: (String, String)) {
      testDescription = name
      self.material = material
      self.black = black
      self.white = white
    }
  }

  @Test(arguments: Row.all)
  func overBlackAndWhite(_ row: Row) {
    let ends = Backdrops.colors([MeasuredGlass.black, MeasuredGlass.white])
    for (text, printed) in [(MeasuredGlass.black, row.black), (MeasuredGlass.white, row.white)] {
      let bounds = MeasuredGlass.stack(row.material, text: text).contrastBounds(over: ends)
      #expect(Self.oneDecimal(bounds.minimum) == printed.0)
      #expect(Self.oneDecimal(bounds.maximum) == printed.1)
      #expect(bounds.minimum == bounds.lowest.ratio && bounds.maximum == bounds.highest.ratio)
    }
  }

  /// Over every gray between, black and white are the extremes.
  @Test(arguments: Row.all)
  func overGrays(_ row: Row) {
    let grays = Backdrops.gradient(GradientStop.even([MeasuredGlass.black, MeasuredGlass.white]))
    let bounds = MeasuredGlass.stack(row.material, text: MeasuredGlass.white).contrastBounds(over: grays)
    #expect(Self.oneDecimal(bounds.minimum) == row.white.0)
    #expect(Self.oneDecimal(bounds.maximum) == row.white.1)
  }

  @Test func whiteOnDarkRegularGlassIsWorstOverGreen() {
    let bounds = MeasuredGlass.stack(MeasuredGlass.regularDark, text: MeasuredGlass.white).contrastBounds()
    #expect(abs(bounds.minimum.value - 6.13) < 0.01)
    #expect(bounds.lowest.backdrop == EncodedSRGB(red: 0, green: 1, blue: 0))
    #expect(abs(bounds.maximum.value - 17.8) < 0.1)
    #expect(bounds.lowest.ratio.value - bounds.minimum.value < 0.005)
  }

  @Test func whiteOnLightRegularGlassNeverPasses() {
    let stack = MeasuredGlass.stack(MeasuredGlass.regularLight, text: MeasuredGlass.white)
    let bounds = stack.contrastBounds()
    #expect(bounds.minimum.value >= 1 && bounds.minimum.value < 1.05)
    #expect(bounds.maximum.value > 2.15 && bounds.maximum.value < 2.3)
    guard case .never = stack.decide(reaching: ContrastRatio(3)) else {
      Issue.record("white on light glass is not refuted")
      return
    }
  }

  @Test func labelOnTheLightBarIsWorstOverMagenta() {
    let bounds = MeasuredGlass.stack(MeasuredGlass.barLight, text: MeasuredGlass.black).contrastBounds()
    #expect(abs(bounds.minimum.value - 12.9) < 0.05)
    #expect(bounds.lowest.backdrop == EncodedSRGB(red: 1, green: 0, blue: 1))
    #expect(bounds.maximum.value <= 21 + 1e-9)
  }

  @Test func measuredInteriorsComeBack() {
    for (white, black) in [(251.0, 175.0), (91, 24), (255, 19), (253, 220), (84, 19), (37, 31)] {
      let material = MeasuredGlass.material(white, black, saturation: 5.65)
      #expect(abs(material.over(MeasuredGlass.white).green * 255 - white) < 1e-9)
      #expect(abs(material.over(MeasuredGlass.black).green * 255 - black) < 1e-9)
    }
  }

  private static func oneDecimal(_ ratio: ContrastRatio) -> String {
    let tenths = Int((ratio.value * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
