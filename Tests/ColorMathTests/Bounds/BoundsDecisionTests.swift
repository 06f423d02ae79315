import TestSupport
import Testing

@testable import ColorMath

/// Verdicts at and near a threshold, gradients, and shares.
@Suite struct BoundsDecisionTests {
  /// Stacks whose alpha is tuned until the least ratio is within 0.01 of 4.5; the benchmark decides a thousand.
  @Test func nearTheThreshold() throws {
    var random = SplitMix64(seed: 51)
    let required = ContrastRatio(4.5)
    var (made, undecided) = (0, 0)
    while made < 25 {
      let glass = MaterialLayer(
        tint: EncodedLayer(random.color(), alpha: 0), saturation: random.within(0...2.5))
      let text = EncodedLayer(random.color(), alpha: random.within(0.8...1))
      guard let stack = Self.tuned(glass, text, random.within(-0.005...0.005)) else { continue }
      made += 1
      switch stack.decide(reaching: required) {
      case .always:
        for _ in 0..<200 { #expect(stack.ratio(over: random.color()).reaches(required)) }
        #expect(stack.contrastBounds(effort: BoundEffort(tolerance: 1e-6)).lowest.ratio.reaches(required))
      case .never(let failing):
        #expect(!stack.ratio(over: failing.backdrop).reaches(required))
      case .sometimes(let failing, let passing):
        #expect(!stack.ratio(over: failing.backdrop).reaches(required))
        #expect(stack.ratio(over: passing.backdrop).reaches(required))
      case .undecided: undecided += 1
      }
    }
    #expect(undecided == 0)
  }

  /// The stack with the alpha of its glass at which the least ratio is 4.5 and a little; nil if that is nowhere.
  private static func tuned(_ glass: MaterialLayer, _ text: EncodedLayer, _ apart: Double) -> LayerStack? {
    func stack(_ alpha: Double) -> LayerStack {
      var glass = glass
      glass.tint.alpha = alpha
      return LayerStack(layers: [.material(glass)], foreground: text)
    }
    let effort = BoundEffort(tolerance: 1e-3)
    func least(_ alpha: Double) -> Double { stack(alpha).contrastBounds(effort: effort).lowest.ratio.value }
    var (low, high) = (0.0, 0.999)
    guard least(low) < 4.5, least(high) > 4.6 else { return nil }
    for _ in 0..<14 {
      let middle = (low + high) / 2
      if least(middle) < 4.5 + apart { low = middle } else { high = middle }
    }
    return abs(least(high) - 4.5) < 0.01 ? stack(high) : nil
  }

  @Test func knownBoundsGiveTheSameAnswer() {
    var random = SplitMix64(seed: 52)
    for _ in 0..<60 {
      let stack = random.stack()
      let bounds = stack.contrastBounds()
      for required in [1, 1.5, 3, 4.5, 7] {
        let plain = stack.decide(reaching: ContrastRatio(required))
        let knowing = stack.decide(reaching: ContrastRatio(required), knowing: bounds)
        #expect(plain.kind == knowing.kind)
      }
    }
  }

  @Test func theLimitLeavesItOpen() {
    let stack = MeasuredGlass.stack(MeasuredGlass.regularDark, text: MeasuredGlass.white, alpha: 0.9)
    let exact = stack.contrastBounds(effort: BoundEffort(tolerance: 1e-7)).minimum.value
    let decision = stack.decide(reaching: ContrastRatio(exact), boxLimit: 1)
    #expect(decision.kind == "undecided")
    #expect(stack.contrastBounds(effort: BoundEffort(tolerance: 0, boxLimit: 1)).minimum.value >= 1)
  }

  /// White on a gradient from black over red to white: the worst point is inside or at an end, by dense sampling.
  @Test func gradientsAreWorstInside() {
    var random = SplitMix64(seed: 53)
    for _ in 0..<40 {
      let stops = (0..<3).map { _ in random.color() }
      let stack = LayerStack(
        layers: [.color(EncodedLayer(random.color(), alpha: random.unit() / 2))],
        foreground: EncodedLayer(random.color(), alpha: random.within(0.3...1)))
      let bounds = stack.contrastBounds(over: .gradient(GradientStop.even(stops)))
      var (least, greatest) = (Double.infinity, 0.0)
      for step in 0...400 {
        let place = Double(step) / 200
        let (one, other) = place < 1 ? (stops[0], stops[1]) : (stops[1], stops[2])
        let along = place < 1 ? place : place - 1
        let ratio = stack.ratio(over: EncodedLayer(other, alpha: along).over(one)).value
        least = min(least, ratio)
        greatest = max(greatest, ratio)
      }
      #expect(least >= bounds.minimum.value && greatest <= bounds.maximum.value)
      #expect(min(least, bounds.lowest.ratio.value) - bounds.minimum.value <= 0.005)
      #expect(bounds.maximum.value - max(greatest, bounds.highest.ratio.value) <= 0.005)
    }
  }

  /// Gray text between black and white disappears at the gradient's place of equal luminance, which is at no stop.
  @Test func grayTextDisappearsInsideAGradient() {
    let gray = EncodedSRGB(red: 0.5, green: 0.5, blue: 0.5)
    let stack = LayerStack(layers: [], foreground: EncodedLayer(gray))
    let gradient = Backdrops.gradient(GradientStop.even([MeasuredGlass.black, MeasuredGlass.white]))
    let bounds = stack.contrastBounds(over: gradient)
    #expect(bounds.minimum.value == 1)
    #expect(abs(bounds.lowest.backdrop.green - 0.5) < 1e-6)
    let share = stack.passingShare(reaching: ContrastRatio(3), over: gradient, width: 1e-6)
    let passing = (0...20_000).count { stack.ratio(over: Self.gray(Double($0) / 20_000)).value >= 3 }
    #expect(share.upper - share.lower <= 1e-6 + 1e-9)
    #expect(abs(share.estimate - Double(passing) / 20_001) < 1e-4)
  }

  private static func gray(_ value: Double) -> EncodedSRGB { EncodedSRGB(red: value, green: value, blue: value) }

  @Test func hardStopsAndFlatEndsCount() {
    let (black, white) = (MeasuredGlass.black, MeasuredGlass.white)
    let text = LayerStack(layers: [], foreground: EncodedLayer(white))
    let hard = Backdrops.gradient([GradientStop(black, at: 0.25), GradientStop(white, at: 0.25)])
    let share = text.passingShare(reaching: ContrastRatio(4.5), over: hard)
    #expect(abs(share.estimate - 0.25) < 1e-9)
    #expect(abs(text.contrastBounds(over: hard).maximum.value - 21) < 1e-9)
    let same = Backdrops.gradient([GradientStop(black, at: 0.5), GradientStop(white, at: 0.5)])
    #expect(text.contrastBounds(over: same).minimum.value == 1)
    #expect(text.contrastBounds(over: .gradient([])) == text.contrastBounds())
    #expect(text.contrastBounds(over: .colors([])) == text.contrastBounds())
  }

  @Test func shareOfColours() {
    let text = LayerStack(layers: [], foreground: EncodedLayer(MeasuredGlass.white))
    let list = Backdrops.colors([MeasuredGlass.black, MeasuredGlass.white, Self.gray(0.3), Self.gray(0.9)])
    #expect(abs(text.passingShare(reaching: ContrastRatio(4.5), over: list).estimate - 0.5) < 1e-9)
  }

  /// Black text on nothing: 4.5 is reached if the luminance is 0.175 or more; counted on a grid of 64³.
  @Test func shareOfTheCube() {
    let text = LayerStack(layers: [], foreground: EncodedLayer(MeasuredGlass.black))
    let share = text.passingShare(reaching: ContrastRatio(4.5), width: 0.04)
    var passing = 0
    let linear = (0..<48).map { TransferCurve.decodeSRGB((Double($0) + 0.5) / 48) }
    for red in linear {
      for green in linear {
        for blue in linear where 0.2126 * red + 0.7152 * green + 0.0722 * blue >= 0.175 { passing += 1 }
      }
    }
    let counted = Double(passing) / (48 * 48 * 48)
    #expect(share.upper - share.lower <= 0.04)
    #expect(counted > share.lower - 0.002 && counted < share.upper + 0.002)
  }
}

extension BoundDecision {
  fileprivate var kind: String {
    switch self {
    case .always: "always"
    case .never: "never"
    case .sometimes: "sometimes"
    case .undecided: "undecided"
    }
  }
}
