import TestSupport
import Testing

@testable import ColorMath

/// Compares random stacks with samples: none is outside the bounds, and the bounds are near the extremes.
///
/// The benchmark runs this check with a million samples and a local search: `BoundBenchmark 10000 100`.
@Suite struct BoundsPropertyTests {
  @Test func noSampleLiesOutside() {
    var random = SplitMix64(seed: 41)
    for number in 0..<120 {
      let stack = random.stack()
      let bounds = stack.contrastBounds()
      #expect(bounds.minimum.value >= 1)
      #expect(bounds.isLimited || bounds.lowest.ratio.value - bounds.minimum.value <= 0.005 + 1e-9, "\(number)")
      #expect(bounds.isLimited || bounds.maximum.value - bounds.highest.ratio.value <= 0.005 + 1e-9, "\(number)")
      for _ in 0..<50 {
        let backdrop = random.color()
        let ratio = stack.ratio(over: backdrop)
        #expect(ratio >= bounds.minimum && ratio <= bounds.maximum, "\(number) over \(backdrop)")
      }
    }
  }

  /// Opaque text on one source-over layer: black and white backdrops are the extremes, or the text's luminance is between.
  @Test func opaqueTextOnOneLayerIsTheClosedForm() {
    var random = SplitMix64(seed: 42)
    for _ in 0..<300 {
      let layer = EncodedLayer(random.color(), alpha: random.unit())
      let text = random.color()
      let stack = LayerStack(layers: [.color(layer)], foreground: EncodedLayer(text))
      let ends = [MeasuredGlass.black, MeasuredGlass.white].map { layer.over($0).relativeLuminance }
      let ratios = ends.map { ContrastRatio(text.relativeLuminance, $0).value }
      let isBetween = text.relativeLuminance > ends[0] && text.relativeLuminance < ends[1]
      let bounds = stack.contrastBounds()
      #expect(abs(bounds.minimum.value - (isBetween ? 1 : min(ratios[0], ratios[1]))) < 1e-9)
      #expect(abs(bounds.maximum.value - max(ratios[0], ratios[1])) < 1e-9)
      if isBetween { #expect(bounds.lowest.ratio.value < 1 + 1e-6) }
    }
  }

  @Test func anOpaqueLayerGivesOneRatioBitForBit() {
    var random = SplitMix64(seed: 43)
    for _ in 0..<100 {
      let base = random.color()
      let text = EncodedLayer(random.color(), alpha: random.unit())
      let stack = LayerStack(layers: [.filter(.contrast(2)), .color(EncodedLayer(base))], foreground: text)
      let ratio = ContrastRatio(text.over(base).relativeLuminance, base.relativeLuminance)
      let bounds = stack.contrastBounds()
      #expect(bounds.minimum == ratio && bounds.maximum == ratio)
      #expect(stack.decide(reaching: ratio) == .always)
      guard case .never = stack.decide(reaching: ContrastRatio(ratio.value.nextUp)) else {
        Issue.record("a ratio one bit short is not refuted")
        continue
      }
    }
  }

  @Test func coloursAlikeAreOneToOne() {
    let stack = LayerStack(layers: [], foreground: EncodedLayer(MeasuredGlass.white, alpha: 0))
    let bounds = stack.contrastBounds()
    #expect(bounds.minimum.value == 1)
    #expect(bounds.maximum.value < 1.005)
  }

  /// Without a layer, black text is seen over everything: 1 over black, 21 over white.
  @Test func noLayerAtAll() {
    let bounds = LayerStack(layers: [], foreground: EncodedLayer(MeasuredGlass.black)).contrastBounds()
    #expect(abs(bounds.minimum.value - 1) < 1e-9)
    #expect(abs(bounds.maximum.value - 21) < 1e-9)
  }

  /// Colors outside sRGB are not clamped by layers, so that the maximum can go beyond 21.
  @Test func wideColoursStayUnclamped() {
    let bright = EncodedSRGB(red: 1.2, green: 1.1, blue: -0.3)
    let stack = LayerStack(
      layers: [.color(EncodedLayer(bright, alpha: 0.9))], foreground: EncodedLayer(MeasuredGlass.black))
    var random = SplitMix64(seed: 44)
    let bounds = stack.contrastBounds()
    #expect(bounds.maximum.value > 21)
    for _ in 0..<500 {
      let ratio = stack.ratio(over: random.color())
      #expect(ratio >= bounds.minimum && ratio <= bounds.maximum)
    }
  }

  /// Bounds hold for every error within the residual: here for an equal shift of all channels, and for its ends by
  /// channel.
  @Test func residualsWidenTheBounds() {
    var random = SplitMix64(seed: 46)
    for _ in 0..<25 {
      let tint = EncodedLayer(random.color(), alpha: random.within(0.3...0.9))
      var material = MaterialLayer(tint: tint, saturation: random.within(1...2), residual: 4.0 / 255)
      let text = EncodedLayer(random.color(), alpha: random.within(0.7...1))
      let stack = LayerStack(layers: [.material(material)], foreground: text)
      let (bounds, exact) = (stack.contrastBounds(), stack.exact.contrastBounds())
      #expect(bounds.minimum < exact.minimum || exact.minimum.value == 1)
      #expect(bounds.maximum > exact.maximum)
      let decision = stack.decide(reaching: ContrastRatio(3))
      for number in 0..<60 {
        func end(_ bit: Int) -> Double { (number >> bit & 1 == 0 ? 4 : -4) / 255 / tint.alpha }
        material.residual = 0
        material.tint.color = EncodedSRGB(
          red: tint.color.red + end(0), green: tint.color.green + end(1), blue: tint.color.blue + end(2))
        let changed = LayerStack(layers: [.material(material)], foreground: text)
        let ratio = changed.ratio(over: random.color())
        #expect(ratio.value >= bounds.minimum.value - 1e-9 && ratio.value <= bounds.maximum.value + 1e-9)
        if case .always = decision { #expect(ratio.value >= 3) }
        if case .never = decision { #expect(ratio.value < 3) }
        if let failing = decision.failing { #expect(changed.ratio(over: failing.backdrop).value < 3) }
      }
    }
  }

  /// A residual around the threshold leaves the verdict open, in both directions.
  @Test func residualsLeaveNarrowVerdictsOpen() {
    var material = MeasuredGlass.regularDark
    let exact = MeasuredGlass.stack(material, text: MeasuredGlass.white)
    material.residual = 3.0 / 255
    let stack = MeasuredGlass.stack(material, text: MeasuredGlass.white)
    #expect(stack.decide(reaching: ContrastRatio(4.5)) == .always)
    #expect(exact.decide(reaching: ContrastRatio(6.13)) == .always)
    guard case .undecided = stack.decide(reaching: ContrastRatio(6.13)),
      case .undecided = stack.decide(reaching: ContrastRatio(6.14))
    else {
      Issue.record("a verdict within the residual is called proven")
      return
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e12, 1e-300])
  func strangeNumbersProveNothing(_ number: Double) {
    let stacks = [
      LayerStack(layers: [.filter(.contrast(number))], foreground: EncodedLayer(MeasuredGlass.white)),
      LayerStack(
        layers: [.color(EncodedLayer(MeasuredGlass.white, alpha: number))],
        foreground: EncodedLayer(MeasuredGlass.black)),
      LayerStack(
        layers: [.color(EncodedLayer(EncodedSRGB(red: number, green: 0, blue: number), alpha: 0.5))],
        foreground: EncodedLayer(MeasuredGlass.black, alpha: 0.5)),
      LayerStack(
        layers: [
          .material(MaterialLayer(tint: EncodedLayer(MeasuredGlass.white, alpha: 0.5), saturation: number))
        ], foreground: EncodedLayer(MeasuredGlass.black, alpha: number)),
    ]
    var random = SplitMix64(seed: 45)
    for stack in stacks {
      let bounds = stack.contrastBounds(effort: BoundEffort(boxLimit: 500))
      #expect(bounds.minimum.value >= 1)
      for _ in 0..<50 {
        let ratio = stack.ratio(over: random.color())
        #expect(!(ratio < bounds.minimum) && !(ratio > bounds.maximum))
      }
    }
  }
}
