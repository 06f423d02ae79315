import Testing

@testable import ColorMath

/// Repairs pass, the step before does not, and "none" agrees with trying everything.
@Suite struct StackRepairTests {
  private static let required = ContrastRatio(4.5)
  private static let white = MeasuredGlass.white
  private static let black = MeasuredGlass.black
  private static let clear = MeasuredGlass.stack(MeasuredGlass.clear, text: white)

  /// White on clear glass over any backdrop needs a dimming layer; over white it must bring 255 down to a ratio of 4.5.
  @Test func dimmingUnderClearGlass() throws {
    guard case .found(let opacity, isLeast: true) = Self.clear.leastDimming(Self.black, reaching: Self.required) else {
      Issue.record("no dimming layer was found")
      return
    }
    #expect(opacity > 0.3 && opacity < 0.7)
    #expect(Self.dimmed(opacity).decide(reaching: Self.required) == .always)
    #expect(Self.dimmed(opacity - 0.01).decide(reaching: Self.required) != .always)
    #expect(Self.clear.leastDimming(Self.white, reaching: Self.required) == .none)
  }

  private static func dimmed(_ opacity: Double) -> LayerStack {
    var stack = clear
    stack.layers.insert(.color(EncodedLayer(black, alpha: opacity)), at: 0)
    return stack
  }

  @Test func tintOfAGlass() {
    let thin = MeasuredGlass.stack(MeasuredGlass.ultraThinDark, text: Self.white)
    guard case .found(let opacity, isLeast: true) = thin.leastOpacity(ofLayer: 0, reaching: Self.required) else {
      Issue.record("no opacity was found")
      return
    }
    var repaired = thin
    repaired.layers[0].alpha = opacity
    #expect(repaired.decide(reaching: Self.required) == .always)
    repaired.layers[0].alpha = opacity - 0.01
    #expect(repaired.decide(reaching: Self.required) != .always)
    #expect(opacity > 0.43)
  }

  /// White text on white tint: no opacity helps.
  @Test func noOpacityHelps() {
    let light = MeasuredGlass.stack(MeasuredGlass.regularLight, text: Self.white)
    #expect(light.leastOpacity(ofLayer: 0, reaching: Self.required) == .none)
    #expect(light.leastOpacity(ofLayer: 3, reaching: Self.required) == .none)
    #expect(light.leastDimming(Self.black, reaching: Self.required) == .none)
  }

  @Test func overDeclaredBackdropsLessIsEnough() {
    let gray = EncodedSRGB(red: 0.4, green: 0.4, blue: 0.4)
    let over = Self.clear.leastDimming(Self.black, reaching: Self.required, over: .colors([gray, Self.black]))
    guard case .found(let some, _) = over,
      case .found(let any, _) = Self.clear.leastDimming(
        Self.black, reaching: Self.required)
    else {
      Issue.record("no dimming layer was found")
      return
    }
    #expect(some < any)
  }

  @Test func nearestForegroundPasses() {
    let gray = EncodedSRGB(red: 0.45, green: 0.45, blue: 0.5)
    let stack = MeasuredGlass.stack(MeasuredGlass.regularLight, text: gray, alpha: 0.95)
    guard case .found(let colors, _) = stack.nearestForegrounds(reaching: Self.required), let color = colors.first
    else {
      Issue.record("no color was found")
      return
    }
    var repaired = stack
    repaired.foreground.color = color.color.encoded
    #expect(repaired.decide(reaching: Self.required) == .always)
    #expect(color.direction == .darker)
  }

  @Test func noForegroundExists() {
    let stack = MeasuredGlass.stack(MeasuredGlass.clear, text: Self.white, alpha: 0.9)
    #expect(stack.nearestForegrounds(reaching: Self.required) == .none)
    let ends = Backdrops.colors([Self.black, Self.white])
    #expect(Self.clear.nearestForegrounds(reaching: ContrastRatio(5), over: ends) == .none)
    guard case .found(let colors, _) = Self.clear.nearestForegrounds(reaching: ContrastRatio(4), over: ends) else {
      Issue.record("a gray between black and white was missed")
      return
    }
    #expect(colors.count == 1)
  }
}
