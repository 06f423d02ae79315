/// The answer to the question for the least change that makes a stack reach a ratio.
public enum StackRepair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// With this the ratio is reached over every backdrop, proven; `isLeast` says whether nothing less is, proven too.
  case found(Value, isLeast: Bool)
  /// Nothing that was asked for reaches the ratio; proven.
  case none
  /// Nothing was found, and not all of it was refuted.
  case undecided
}

extension LayerStack {
  /// The least opacity of a layer, from what it is now upwards in even steps, with which a ratio is reached.
  ///
  /// More opacity can also lower a ratio, so every step is judged by itself: each one before the answer has a backdrop over
  /// which it fails. Steps are those of numbers that people write: 100 for hundredths. `none` for a filter or no layer.
  public func leastOpacity(
    ofLayer index: Int, reaching required: ContrastRatio, over backdrops: Backdrops = .any, steps: Int = 100
  ) -> StackRepair<Double> {
    guard layers.indices.contains(index), let present = layers[index].alpha else { return .none }
    return leastStep(reaching: required, over: backdrops, from: present, steps: steps) { opacity in
      var changed = self
      changed.layers[index].alpha = opacity
      return changed
    }
  }

  /// The least opacity of a new layer under the stack, in even steps, with which a ratio is reached.
  ///
  /// For a dimming layer of black or white. As with `leastOpacity`, every step is judged by itself.
  public func leastDimming(
    _ color: EncodedSRGB, reaching required: ContrastRatio, over backdrops: Backdrops = .any, steps: Int = 100
  ) -> StackRepair<Double> {
    leastStep(reaching: required, over: backdrops, from: 0, steps: steps) { opacity in
      var changed = self
      changed.layers.insert(.color(EncodedLayer(color, alpha: opacity)), at: 0)
      return changed
    }
  }

  private func leastStep(
    reaching required: ContrastRatio, over backdrops: Backdrops, from present: Double, steps: Int,
    _ changed: (Double) -> LayerStack
  ) -> StackRepair<Double> {
    var judge = RepairJudge(required: required, backdrops: backdrops)
    for step in 0...max(1, min(steps, 10_000)) {
      let opacity = Double(step) / Double(max(1, min(steps, 10_000)))
      guard opacity >= present else { continue }
      if judge.passes(changed(opacity)) { return .found(opacity, isLeast: judge.isCertain) }
    }
    return judge.isCertain ? .none : .undecided
  }

  /// The foreground colours nearest to the present one, its alpha kept, with which a ratio is reached.
  ///
  /// Each is proven to pass. That none exists is proven where backdrops are connected and every filter of the finished picture
  /// brightens with its input: a colour that passes is then lighter than its surroundings over all backdrops, and white
  /// even more so; or darker, and black even more so. Over separate backdrops, an opaque colour is found by luminance alone.
  public func nearestForegrounds(
    reaching required: ContrastRatio, over backdrops: Backdrops = .any, preset: NearestPreset = .nearest
  ) -> StackRepair<[PassingColor]> {
    if let band = passingBand(reaching: required, over: backdrops) {
      let found = NearestPassing.colors(from: foreground.color, in: band, preset: preset)
      return found.isEmpty ? .none : .found(found, isLeast: false)
    }
    var judge = RepairJudge(required: required, backdrops: backdrops)
    func passes(_ color: EncodedSRGB) -> Bool {
      var changed = self
      changed.foreground.color = color
      return judge.passes(changed)
    }
    let found = NearestPassing.colors(from: foreground.color, preset: preset) { passes($0.encoded) }
    guard found.isEmpty else { return .found(found, isLeast: false) }
    let extremes = PassingColor.extremes(from: foreground.color).filter { passes($0.color.encoded) }
    guard extremes.isEmpty else { return .found(extremes, isLeast: false) }
    return judge.isCertain && extremesAreBest(over: backdrops) ? .none : .undecided
  }

  /// The luminances that an opaque foreground may have over separate backdrops, without filters; nil for anything else.
  private func passingBand(reaching required: ContrastRatio, over backdrops: Backdrops) -> LuminanceBand? {
    guard case .colors(let colors) = backdrops, !colors.isEmpty, foreground.alpha == 1, filters.isEmpty else {
      return nil
    }
    return LuminanceBand(
      reaching: required, againstAll: colors.map { self.colors(over: $0).surroundings.relativeLuminance })
  }

  /// Whether white or black passes where any colour does.
  private func extremesAreBest(over backdrops: Backdrops) -> Bool {
    guard (0...1).contains(foreground.alpha), filters.allSatisfy({ $0.brightensWithInput }) else { return false }
    switch backdrops {
    case .any: return true
    case .colors(let colors): return colors.count <= 1
    case .gradient(let stops):
      return zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location || $0.color == $1.color }
    }
  }
}

/// Judges changed stacks by backdrops that refuted others before, then by proof.
private struct RepairJudge {
  let required: ContrastRatio
  let backdrops: Backdrops
  /// Whether every stack that did not pass was refuted.
  private(set) var isCertain = true
  private var refuting: [EncodedSRGB] = []

  init(required: ContrastRatio, backdrops: Backdrops) {
    self.required = required
    self.backdrops = backdrops
  }

  mutating func passes(_ stack: LayerStack) -> Bool {
    if refuting.contains(where: { !stack.ratio(over: $0).reaches(required) }) { return false }
    let decision = stack.decide(reaching: required, over: backdrops)
    if decision == .always { return true }
    if let failing = decision.failing { refuting.append(failing.backdrop) } else { isCertain = false }
    return false
  }
}

extension PassingColor {
  /// White and black, as seen from a start.
  fileprivate static func extremes(from start: EncodedSRGB) -> [PassingColor] {
    [(UInt8.max, Direction.lighter), (0, .darker)].map { step, direction in
      let color = EightBitColor(red: step, green: step, blue: step)
      return PassingColor(
        color: color, deltaEOK: DeltaE.ok(start.linear.oklab, color.linear.oklab), direction: direction)
    }
  }
}

extension ColorFilter {
  /// Whether a lighter channel never gives a darker one.
  fileprivate var brightensWithInput: Bool {
    switch self {
    case .contrast(let amount): amount >= 0
    case .brightness, .opacity, .grayscale: true
    case .saturation(let amount): amount <= 1
    case .invert(let amount): amount <= 0.5
    }
  }
}
