/// Stacks that one change must make reach their ratios, each over its own backdrops.
public struct RepairProblem: Hashable, Sendable {
  /// A stack over some backdrops, and the ratio that it must reach there.
  public struct Case: Hashable, Sendable {
    /// The stack before the change.
    public var stack: LayerStack
    /// The possible backdrops.
    public var backdrops: Backdrops
    /// The least ratio over each of them.
    public var required: ContrastRatio

    /// Creates a case from a stack, its backdrops, and the ratio that it must reach.
    public init(_ stack: LayerStack, over backdrops: Backdrops, reaching required: ContrastRatio) {
      self.stack = stack
      self.backdrops = backdrops
      self.required = required
    }
  }

  /// The cases, all of which must hold.
  public var cases: [Case]

  /// Asks for a change with which every case holds.
  public init(_ cases: [Case]) { self.cases = cases }

  /// True if every case holds as it is, proven.
  public var holds: Bool {
    var judge = RepairJudge(cases)
    return judge.passes { $0 }
  }

  /// Returns the least opacity of a layer common to all stacks, like `LayerStack.leastOpacity`; a greater one is kept.
  public func leastOpacity(ofLayer index: Int, steps: Int = 100) -> StackRepair<Double> {
    let present = cases.compactMap { $0.stack.layers.indices.contains(index) ? $0.stack.layers[index].alpha : nil }
    guard present.count == cases.count, let least = present.min() else { return .none }
    return leastStep(from: least, steps: steps) { $0.with(opacity: $1, ofLayer: index) }
  }

  /// Returns the least opacity of a new layer under all stacks, like `LayerStack.leastDimming`.
  public func leastDimming(_ color: EncodedSRGB, steps: Int = 100) -> StackRepair<Double> {
    leastStep(from: 0, steps: steps) { $0.dimmed(by: EncodedLayer(color, alpha: $1)) }
  }

  private func leastStep(
    from present: Double, steps: Int, _ changed: (LayerStack, Double) -> LayerStack
  ) -> StackRepair<Double> {
    var judge = RepairJudge(cases)
    let steps = max(1, min(steps, 10_000))
    for step in 0...steps {
      let opacity = Double(step) / Double(steps)
      guard opacity >= present else { continue }
      if judge.passes({ changed($0, opacity) }) { return .found(opacity, isLeast: judge.isCertain) }
    }
    return judge.isCertain ? .none : .undecided
  }

  /// The foreground colors nearest to the present one of the first stack, each with the alpha of what it replaces.
  ///
  /// Each is proven to pass. That none exists is proven for opaque colors by luminance alone, and elsewhere where one case
  /// is over connected backdrops and every filter of the finished picture brightens with its input: a color that passes
  /// is then lighter than its surroundings over all backdrops, and white even more so; or darker, and black even more so.
  public func nearestForegrounds(preset: NearestPreset = .nearest) -> StackRepair<[PassingColor]> {
    guard let start = cases.first?.stack.foreground.color else { return .none }
    var judge = RepairJudge(cases)
    func passes(_ color: EightBitColor) -> Bool { judge.passes { $0.with(foreground: color.encoded) } }
    if let bands = ForegroundBands(cases) {
      let found = NearestPassing.colors(from: start, in: bands.proven, preset: preset).filter { passes($0.color) }
      if !found.isEmpty { return .found(found, isLeast: false) }
      if bands.possible.isEmpty { return .none }
      if bands.proven.isEmpty { return .undecided }
    }
    let found = NearestPassing.colors(from: start, preset: preset, where: passes)
    guard found.isEmpty else { return .found(found, isLeast: false) }
    let extremes = PassingColor.extremes(from: start).filter { passes($0.color) }
    guard extremes.isEmpty else { return .found(extremes, isLeast: false) }
    return cases.contains { $0.refutesEveryForeground } ? .none : .undecided
  }
}

extension RepairProblem.Case {
  /// True if no foreground color lets the case hold, proven by white and black.
  fileprivate var refutesEveryForeground: Bool {
    guard extremesAreBest else { return false }
    var judge = RepairJudge([self])
    for color in [EncodedSRGB(red: 1, green: 1, blue: 1), EncodedSRGB(red: 0, green: 0, blue: 0)]
    where judge.passes({ $0.with(foreground: color) }) {
      return false
    }
    return judge.isCertain
  }

  /// True if white or black passes where any color does.
  private var extremesAreBest: Bool {
    guard (0...1).contains(stack.foreground.alpha), stack.filters.allSatisfy({ $0.brightensWithInput }) else {
      return false
    }
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
  private let cases: [RepairProblem.Case]
  /// True if everything that did not pass was refuted.
  private(set) var isCertain = true
  /// Backdrops that refuted a change, for each case.
  private var refuting: [[EncodedSRGB]]

  init(_ cases: [RepairProblem.Case]) {
    self.cases = cases
    refuting = Array(repeating: [], count: cases.count)
  }

  mutating func passes(_ change: (LayerStack) -> LayerStack) -> Bool {
    let changed = cases.map { change($0.stack) }
    for (index, stack) in changed.enumerated() {
      let required = cases[index].required
      if refuting[index].contains(where: { !stack.ratio(over: $0).reaches(required) }) { return false }
    }
    for (index, stack) in changed.enumerated() {
      switch stack.holds(reaching: cases[index].required, over: cases[index].backdrops) {
      case .always: continue
      case .refuted(let backdrop): refuting[index].append(backdrop)
      case .open: isCertain = false
      }
      return false
    }
    return true
  }
}

extension LayerStack {
  /// Returns the stack with a more opaque layer; filters and already more opaque layers stay.
  public func with(opacity: Double, ofLayer index: Int) -> LayerStack {
    var changed = self
    if layers.indices.contains(index), let present = layers[index].alpha, present < opacity {
      changed.layers[index].alpha = opacity
    }
    return changed
  }

  /// Returns the stack with a layer under all others.
  public func dimmed(by layer: EncodedLayer) -> LayerStack {
    var changed = self
    changed.layers.insert(.color(layer), at: 0)
    return changed
  }

  /// Returns the stack with another foreground color, its alpha kept.
  public func with(foreground color: EncodedSRGB) -> LayerStack {
    var changed = self
    changed.foreground.color = color
    return changed
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
  /// True if a lighter channel never gives a darker one.
  fileprivate var brightensWithInput: Bool {
    switch self {
    case .contrast(let amount): amount >= 0
    case .brightness, .opacity, .grayscale: true
    case .saturation(let amount): amount <= 1
    case .invert(let amount): amount <= 0.5
    }
  }
}
