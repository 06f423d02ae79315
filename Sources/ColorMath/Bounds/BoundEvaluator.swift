/// A stack made ready for many evaluations: over one backdrop and over boxes of backdrops.
///
/// Its statements about a box are proven: true for the exact real function and for the arithmetic of
/// `LayerStack.ratio(over:)`.
struct BoundEvaluator {
  private let surface: [BoundStep]
  private let foreground: ComparedColor
  private let surroundings: ComparedColor
  /// The difference of the two compared colors before the filters of the finished picture; nil if it has no simple
  /// form.
  private let difference: LayerDifference?
  /// The number of those filters, which are the last steps of each color.
  private let filters: Int
  private var passages: [ChannelPassage]
  /// True if the formulas of all layers are exact, so that a backdrop has one quotient.
  let isExact: Bool
  /// The largest relative effect of rounding on the ratio over one backdrop.
  let error: Double

  /// Prepares a stack over backdrops whose channels are within `reach` of 0; nil for numbers too large for bounds.
  init?(_ stack: LayerStack, reach: Double) {
    var steps: [BoundStep] = []
    for layer in stack.layers { steps += BoundStep.steps(of: layer, reach: steps.last?.reach ?? reach) }
    surface = steps
    isExact = steps.allSatisfy { $0.spread == 0 }
    let finish = { (layer: EncodedLayer?) in
      ComparedColor(layer, filters: stack.filters, reach: steps.last?.reach ?? reach)
    }
    foreground = finish(stack.foreground)
    surroundings = finish(stack.against)
    passages = Array(
      repeating: ChannelPassage(), count: steps.count + foreground.steps.count + surroundings.steps.count)
    filters = stack.filters.count
    difference = LayerDifference(stack, foreground, surroundings)
    let below = steps.accumulatedSlack(0x1p-49 * reach)
    error = 2 * (foreground.error(below) + surroundings.error(below)) + 0x1p-44
    guard error < 1e-6, steps.allSatisfy({ $0.spread <= 1 }) else { return nil }
  }

  /// The ratio (foreground + 0.05)/(what it is compared with + 0.05) over one backdrop; below 1 if that is lighter.
  @inline(__always)
  func quotient(over backdrop: EncodedSRGB) -> Double {
    var seen = backdrop
    for step in surface { seen = step.apply(to: seen) }
    return foreground.raised(over: seen) / surroundings.raised(over: seen)
  }

  /// Returns the displayed colors over a box of backdrops.
  @inline(__always)
  mutating func see(_ backdrop: IntervalColor) -> SeenPair {
    var seen = backdrop
    for index in surface.indices { seen = surface[index].apply(to: seen, passed: &passages[index]) }
    let one = foreground.see(over: seen, &passages, from: surface.count)
    let other = surroundings.see(over: seen, &passages, from: surface.count + foreground.steps.count)
    guard let difference else { return SeenPair(foreground: one, surroundings: other, difference: nil) }
    let apart = difference.over(seen)
    return SeenPair(
      foreground: one, surroundings: other, difference: filters == 0 ? apart : filtered(apart))
  }

  /// The slopes of ln quotient against the channels of the backdrop, over the box seen last.
  @inline(__always)
  func slopes(of pair: SeenPair) -> IntervalColor {
    let one = foreground.slopes(of: pair.foreground, passages, from: surface.count)
    let other = surroundings.slopes(
      of: pair.surroundings, passages, from: surface.count + foreground.steps.count)
    var slopes = one - other
    if let joint = jointSlopes(of: pair) { slopes = slopes.intersection(joint) }
    for index in surface.indices.reversed() {
      slopes = surface[index].slopes(from: slopes, passed: passages[index])
    }
    return slopes
  }
}

extension BoundEvaluator {
  /// The positions of the passages of a filter, for the foreground and for the surroundings.
  private func places(ofFilter index: Int) -> (foreground: Int, surroundings: Int) {
    let end = surface.count + foreground.steps.count
    return (end - filters + index, end + surroundings.steps.count - filters + index)
  }

  /// The difference of the two colors after the filters of the finished picture.
  @inline(__always)
  private func filtered(_ difference: IntervalColor) -> IntervalColor {
    var difference = difference
    for index in 0..<filters {
      let (one, other) = places(ofFilter: index)
      let step = foreground.steps[foreground.steps.count - filters + index]
      let twin = surroundings.steps[surroundings.steps.count - filters + index]
      difference = step.difference(
        difference, passages[one], passages[other], slack: step.slack + twin.slack)
    }
    return difference
  }

  /// The slopes by the difference; nil unless every filter lets the same channels of both colors pass.
  @inline(__always)
  private func jointSlopes(of pair: SeenPair) -> IntervalColor? {
    guard let difference, var slopes = pair.slopes(difference) else { return nil }
    for index in (0..<filters).reversed() {
      let (one, other) = places(ofFilter: index)
      guard passages[one] == passages[other], passages[one].isSharp else { return nil }
      slopes = foreground.steps[foreground.steps.count - filters + index].slopes(
        from: slopes, passed: passages[one])
    }
    return slopes
  }
}

/// One of the two compared colors: what is drawn over the surface, then filtered.
struct ComparedColor {
  let steps: [BoundStep]
  /// The luminance, if the color is opaque.
  private(set) var fixed: SeenLuminance?
  private var fixedRaised = 0.0

  init(_ layer: EncodedLayer?, filters: [ColorFilter], reach: Double) {
    var steps: [BoundStep] = []
    if let layer { steps.append(BoundStep(layer, reach: reach)) }
    for filter in filters { steps.append(BoundStep(filter, reach: steps.last?.reach ?? reach)) }
    self.steps = steps
    guard let layer, layer.alpha == 1 else { return }
    fixedRaised = raised(over: layer.color)
    var scratch = Array(repeating: ChannelPassage(), count: steps.count)
    fixed = see(over: .zero, &scratch, from: 0)
  }

  /// Relative luminance + 0.05 over one surface color.
  @inline(__always)
  func raised(over surface: EncodedSRGB) -> Double {
    guard fixed == nil else { return fixedRaised }
    var seen = surface
    for step in steps { seen = step.apply(to: seen) }
    return seen.relativeLuminance.value + 0.05
  }

  @inline(__always)
  func see(over surface: IntervalColor, _ passages: inout [ChannelPassage], from start: Int) -> SeenLuminance {
    if let fixed { return fixed }
    var seen = surface
    for index in steps.indices { seen = steps[index].apply(to: seen, passed: &passages[start + index]) }
    return SeenLuminance(seen)
  }

  /// The slopes of ln(luminance + 0.05) against the channels of the surface.
  @inline(__always)
  func slopes(of seen: SeenLuminance, _ passages: [ChannelPassage], from start: Int) -> IntervalColor {
    guard fixed == nil else { return .zero }
    var slopes = seen.slopes
    for index in steps.indices.reversed() {
      slopes = steps[index].slopes(from: slopes, passed: passages[start + index])
    }
    return slopes
  }

  /// Returns the largest relative effect of an error of the surface's channels and of rounding on luminance + 0.05.
  func error(_ below: Double) -> Double {
    let reach = max(1, steps.last?.reach ?? 1)
    let steepest = SeenLuminance.slope(reach, TransferCurve.decodeSRGB(reach))
    return 20 * steepest * steps.accumulatedSlack(below)
  }
}

extension [BoundStep] {
  /// The error of a channel after all steps, from the error before them; twice the slack for the start of clamping.
  fileprivate func accumulatedSlack(_ start: Double) -> Double {
    reduce(start) { $0 * $1.gain + 4 * $1.slack }
  }
}
