import ColorMath
import FileSyntax
import Palettes

/// Finds the least changes that make stacks pass over all possible backdrops, and caches them.
///
/// Of an image, only the relevant blocks are examined: an answer is tried on all of it, and if it fails, the worst
/// block is added to the question. If some blocks refute an answer, so does the image.
struct RepairSolver {
  /// The key of an answer.
  private struct Key: Hashable {
    let question: RepairQuestion
    let kind: Kind
  }

  private enum Kind: Hashable {
    case opacity(layer: Int)
    case dimming(EncodedSRGB)
  }

  private let images: [BackdropImage]
  private var grids = BackdropGrids()
  private var opacities: [Key: StackRepair<Double>] = [:]
  private var foregrounds: [RepairQuestion: StackRepair<[PassingColor]>] = [:]
  private let preset: NearestPreset

  /// The most blocks of an image that are followed.
  private static let mostRounds = 24

  init(_ images: [BackdropImage], preset: NearestPreset = .nearest) {
    self.images = images
    self.preset = preset
  }

  /// Returns the least opacity of a layer with which all stacks pass.
  mutating func opacity(ofLayer layer: Int, _ question: RepairQuestion) -> StackRepair<Double> {
    remembered(Key(question: question, kind: .opacity(layer: layer))) {
      $0.leastOpacity(ofLayer: layer)
    } applied: {
      $0.with(opacity: $1, ofLayer: layer)
    }
  }

  /// Returns the least opacity of a layer of a color below all stacks.
  mutating func dimming(_ color: EncodedSRGB, _ question: RepairQuestion) -> StackRepair<Double> {
    remembered(Key(question: question, kind: .dimming(color))) {
      $0.leastDimming(color)
    } applied: {
      $0.dimmed(by: EncodedLayer(color, alpha: $1))
    }
  }

  /// The nearest foreground.
  mutating func foreground(_ question: RepairQuestion) -> StackRepair<PassingColor> {
    switch foregrounds(question) {
    case .found(let colors, let isLeast): colors.first.map { .found($0, isLeast: isLeast) } ?? .undecided
    case .none: .none
    case .undecided: .undecided
    }
  }

  /// The nearest foregrounds, at most one lighter and one darker, nearest first.
  mutating func foregrounds(_ question: RepairQuestion) -> StackRepair<[PassingColor]> {
    if let known = foregrounds[question] { return known }
    let preset = preset
    var answer = solve(question) {
      $0.nearestForegrounds(preset: preset)
    } applied: {
      $0.with(foreground: $1.first?.color.encoded ?? $0.foreground.color)
    }
    if case .found(let colors, let isLeast) = answer {
      let others = colors.dropFirst().filter { holds(question, with: $0.color) }
      answer = .found(Array(colors.prefix(1)) + others, isLeast: isLeast)
    }
    foregrounds[question] = answer
    return answer
  }

  /// Returns true if all stacks reach their ratios with a foreground, proven.
  mutating func holds(_ question: RepairQuestion, with foreground: EightBitColor) -> Bool {
    var problem = RepairProblem([])
    for one in question.cases {
      let stack = one.stack.with(foreground: foreground.encoded)
      guard let backdrops = backdrops(of: one, stack) else { return false }
      problem.cases.append(.init(stack, over: backdrops, reaching: one.required))
    }
    return problem.holds
  }

  /// Returns the foreground whose least ratio is greatest, with that ratio; nil if nothing can be measured.
  mutating func strongest(_ question: RepairQuestion) -> (color: EightBitColor, ratio: ContrastRatio)? {
    let extremes = [UInt8.max, 0].map { EightBitColor(red: $0, green: $0, blue: $0) }
    var best: (color: EightBitColor, ratio: ContrastRatio)?
    for color in question.problem?.strongestForegrounds ?? extremes {
      guard let ratio = minimum(of: question, with: color) else { continue }
      if best.map({ ratio > $0.ratio }) ?? true { best = (color, ratio) }
    }
    return best
  }

  /// Returns the least ratio of all stacks with another foreground; nil if it cannot be measured.
  mutating func minimum(of question: RepairQuestion, with foreground: EightBitColor) -> ContrastRatio? {
    var least: ContrastRatio?
    for one in question.cases {
      let stack = one.stack.with(foreground: foreground.encoded).exact
      guard let backdrops = backdrops(of: one, stack) else { return nil }
      let minimum = stack.contrastBounds(over: backdrops).minimum
      least = least.map { min($0, minimum) } ?? minimum
    }
    return least
  }

  private mutating func remembered(
    _ key: Key, asking ask: (RepairProblem) -> StackRepair<Double>, applied: (LayerStack, Double) -> LayerStack
  ) -> StackRepair<Double> {
    if let known = opacities[key] { return known }
    let answer = solve(key.question, asking: ask, applied: applied)
    opacities[key] = answer
    return answer
  }

  private mutating func solve<Value>(
    _ question: RepairQuestion, asking ask: (RepairProblem) -> StackRepair<Value>,
    applied: (LayerStack, Value) -> LayerStack
  ) -> StackRepair<Value> {
    var problem = RepairProblem([])
    for one in question.cases {
      guard let backdrops = backdrops(of: one, one.stack) else { return .undecided }
      problem.cases.append(.init(one.stack, over: backdrops, reaching: one.required))
    }
    for _ in 0..<Self.mostRounds {
      let answer = ask(problem)
      guard case .found(let value, _) = answer else { return answer }
      var isWhole = true
      for (place, one) in question.cases.enumerated() {
        guard case .image = one.backdrop, case .colors(let known) = problem.cases[place].backdrops else { continue }
        guard case .colors(let blocks)? = backdrops(of: one, applied(one.stack, value)) else { return .undecided }
        let new = blocks.filter { !known.contains($0) }
        let changed = RepairProblem.Case(applied(one.stack, value), over: .colors(new), reaching: one.required)
        guard !new.isEmpty, !RepairProblem([changed]).holds else { continue }
        problem.cases[place].backdrops = .colors(known + new)
        isWhole = false
      }
      if isWhole { return answer }
    }
    return .undecided
  }

  /// The backdrops over which a stack must hold: of an image, its worst block and its worst pixel; nil if it cannot be
  /// measured.
  private mutating func backdrops(of one: RepairQuestion.Case, _ stack: LayerStack) -> Backdrops? {
    switch one.backdrop {
    case .any: return .any
    case .color(_, let color): return .colors([color])
    case .gradient(let stops): return .gradient(stops)
    case .image(let use, let base):
      let exact = stack.exact
      guard let grid = try? grids.grid(of: use, over: base, side: one.lineHeight, blur: one.blur, images) else {
        return nil
      }
      let block = grid.measured(required: one.required, ratio: { exact.ratio(over: $0) }).worst.color
      return .colors([block] + [stack.extremes(over: grid.pixels)?.lowest.backdrop].compactMap { $0 })
    }
  }
}
