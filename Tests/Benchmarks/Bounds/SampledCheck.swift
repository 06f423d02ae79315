import ColorMath

/// Compares bounds with sampled backdrops, refined by a local search.
struct SampledCheck {
  private var random = RandomStack(seed: 2)

  /// Prints the number of samples outside the bounds, and the distance of a bound from the best backdrop found.
  mutating func bounds(_ rows: some Sequence<(LayerStack, ContrastBounds)>, samples: Int) {
    var (outside, total, loose, furthest) = (0, 0, 0, 0.0)
    for (stack, bounds) in rows {
      var (least, greatest) = (Double.infinity, 0.0)
      var (darkest, lightest) = (random.color(), random.color())
      for index in 0..<samples {
        let backdrop = index < 8 ? Self.corner(index) : random.color()
        let ratio = stack.ratio(over: backdrop)
        if ratio < bounds.minimum || ratio > bounds.maximum { outside += 1 }
        if ratio.value < least { (least, darkest) = (ratio.value, backdrop) }
        if ratio.value > greatest { (greatest, lightest) = (ratio.value, backdrop) }
      }
      total += samples
      let low = Self.descended(from: darkest) { stack.ratio(over: $0).value }
      let high = -Self.descended(from: lightest) { -stack.ratio(over: $0).value }
      let low2 = min(low, bounds.lowest.ratio.value)
      let high2 = max(high, bounds.highest.ratio.value)
      if low < bounds.minimum.value || high > bounds.maximum.value { outside += 1 }
      let distance = max(low2 - bounds.minimum.value, bounds.maximum.value - high2)
      if distance > 0.005 { loose += 1 }
      furthest = max(furthest, distance)
    }
    print("samples \(total) outside \(outside) bounds beyond 0.005 of the best \(loose) furthest \(furthest)")
  }

  /// Decides stacks whose least ratio is within 0.01 of 4.5 and prints the number of wrong or open answers.
  mutating func thresholds(_ count: Int) {
    let required = ContrastRatio(4.5)
    var (always, never, sometimes, open, wrong, made) = (0, 0, 0, 0, 0, 0)
    while made < count {
      guard let stack = tuned(random.stack(), near: required) else { continue }
      made += 1
      switch stack.decide(reaching: required) {
      case .always:
        always += 1
        let found = (0..<4).map { _ in Self.descended(from: random.color()) { stack.ratio(over: $0).value } }
        if found.contains(where: { $0 < required.value }) { wrong += 1 }
      case .never(let failing):
        never += 1
        if stack.ratio(over: failing.backdrop).reaches(required) { wrong += 1 }
      case .sometimes(let failing, let passing):
        sometimes += 1
        let isRight =
          !stack.ratio(over: failing.backdrop).reaches(required)
          && stack.ratio(over: passing.backdrop).reaches(required)
        if !isRight { wrong += 1 }
      case .undecided: open += 1
      }
    }
    print(
      "near 4.5: \(made) stacks, always \(always) sometimes \(sometimes) never \(never) undecided \(open) wrong \(wrong)"
    )
  }

  /// Moves the alpha of the topmost covering layer until the least ratio is near a threshold; nil if that is nowhere.
  private mutating func tuned(_ stack: LayerStack, near required: ContrastRatio) -> LayerStack? {
    guard let top = stack.layers.lastIndex(where: { $0.alpha != nil }) else { return nil }
    func changed(_ alpha: Double) -> LayerStack {
      var copy = stack
      copy.layers[top].alpha = alpha
      return copy
    }
    func least(_ alpha: Double) -> Double { changed(alpha).contrastBounds().minimum.value }
    var (low, high) = (0.0, 0.999)
    guard least(low) < required.value, least(high) > required.value else { return nil }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let value = least(middle)
      if value < required.value { low = middle } else { high = middle }
      if abs(value - required.value) < 0.004 {
        // Off the threshold by a random amount, so that both verdicts occur.
        return changed(middle + (random.unit() - 0.5) * 0.002)
      }
    }
    return nil
  }

  /// Returns the result of a pattern search with ever smaller steps from a start.
  private static func descended(from start: EncodedSRGB, _ value: (EncodedSRGB) -> Double) -> Double {
    var (best, place) = (value(start), start)
    var step = 0.25
    while step > 1e-7 {
      let before = best
      for direction in directions {
        let moved = EncodedSRGB(
          red: clamped(place.red + step * direction.0), green: clamped(place.green + step * direction.1),
          blue: clamped(place.blue + step * direction.2))
        let there = value(moved)
        if there < best { (best, place) = (there, moved) }
      }
      if best == before { step /= 2 }
    }
    return best
  }

  /// To the 26 neighbors in a grid.
  private static let directions: [(Double, Double, Double)] = {
    let steps = [-1.0, 0, 1]
    return steps.flatMap { x in steps.flatMap { y in steps.map { z in (x, y, z) } } }
  }()

  private static func clamped(_ value: Double) -> Double { min(1, max(0, value)) }

  private static func corner(_ index: Int) -> EncodedSRGB {
    EncodedSRGB(red: Double(index & 1), green: Double(index >> 1 & 1), blue: Double(index >> 2 & 1))
  }
}
