import ColorMath
import FileSyntax
import Palettes

/// Bounds ratios over all possible backdrops, and caches them: pairs repeat in variants.
struct OpenSights: Sendable {
  private struct Question: Hashable {
    let stack: LayerStack
    let backdrop: ResolvedBackdrop
    let required: ContrastRatio?
    let lineHeight: Double
    let blur: Double
  }

  /// The result of one stack over one backdrop.
  private struct Answer {
    var minimum: ContrastRatio
    var maximum: ContrastRatio
    var lowest: (backdrop: EncodedSRGB, ratio: ContrastRatio)
    var highest: (backdrop: EncodedSRGB, ratio: ContrastRatio)
    var decision: Outlook.Decision
    var isLimited: Bool
    var isBetween = false
    var block: Outlook.Block?
  }

  private var answers: [Question: Answer] = [:]
  private var grids = BackdropGrids()

  /// Examines every alternative stack of the surface over every backdrop.
  ///
  /// - Throws: the reason that an image cannot be measured.
  mutating func sight(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    flipped: PreparedForeground?, required: ContrastRatio?, lineHeight: Double, images: [BackdropImage]
  ) throws(Reason) -> OpenSight {
    let stacks = Self.stacks(of: foreground, surface, against, flipped)
    var decisions: [Outlook.Decision] = []
    var lowest: (witness: Outlook.Witness, minimum: ContrastRatio)?
    var highest: (witness: Outlook.Witness, maximum: ContrastRatio)?
    var (isLimited, isBetween) = (false, false)
    var block: Outlook.Block?
    for (place, stack) in stacks.enumerated() {
      var decision: Outlook.Decision?
      for backdrop in surface.backdrops {
        let question = Question(
          stack: stack, backdrop: backdrop, required: required, lineHeight: lineHeight, blur: surface.stack.blur)
        let answer = try answer(question, images)
        decision = decision.map { $0.joined(with: answer.decision) } ?? answer.decision
        isLimited = isLimited || answer.isLimited
        isBetween = isBetween || answer.isBetween
        if lowest.map({ answer.minimum < $0.minimum }) ?? true {
          lowest = (.init(answer.lowest, stack: place), answer.minimum)
        }
        if highest.map({ answer.maximum > $0.maximum }) ?? true {
          highest = (.init(answer.highest, stack: place), answer.maximum)
        }
        if let found = answer.block, block.map({ found.ratio < $0.ratio }) ?? true { block = found }
      }
      if let decision { decisions.append(decision) }
    }
    guard let lowest, let highest else { throw Reason(.notMeasurable, "nothing is known about the backdrop") }
    let seen = stacks[lowest.witness.stack].colors(over: lowest.witness.backdrop)
    return OpenSight(
      minimum: lowest.minimum, maximum: highest.maximum, foregroundColor: SeenColor.eightBit(seen.foreground),
      surfaceColor: SeenColor.eightBit(seen.surroundings), witnesses: [lowest.witness, highest.witness],
      outlook: Outlook(
        decisions: decisions, isDeclared: surface.backdrops.allSatisfy { $0.isDeclared }, isLimited: isLimited,
        isBetween: isBetween, block: block))
  }

  /// Every combination of the alternatives of the surface and the colors; on glass that flips, a label flips with it.
  static func stacks(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    _ flipped: PreparedForeground?
  ) -> [LayerStack] {
    surface.openLayers.enumerated().flatMap { place, layers in
      let isFlipped = surface.isEither && place >= surface.openLayers.count / 2
      let seen = isFlipped ? flipped ?? foreground : foreground
      return seen.layers.flatMap { front in
        (against.map { $0.layers.map { Optional($0) } } ?? [nil]).map { other in
          LayerStack(layers: layers, foreground: front, against: other, filters: surface.filters)
        }
      }
    }
  }

  private mutating func answer(_ question: Question, _ images: [BackdropImage]) throws(Reason) -> Answer {
    if let known = answers[question] { return known }
    let answer: Answer
    switch question.backdrop {
    case .any: answer = Self.bounded(question, over: .any)
    case .color(_, let color): answer = Self.bounded(question, over: .colors([color]))
    case .gradient(let stops): answer = Self.bounded(question, over: .gradient(stops))
    case .image(let use, let base): answer = try overImage(use, base, question, images)
    }
    answers[question] = answer
    return answer
  }

  private static func bounded(_ question: Question, over backdrops: Backdrops) -> Answer {
    let exact = question.stack.exact
    let bounds = exact.contrastBounds(over: backdrops)
    var decision = Outlook.Decision.always
    if let required = question.required {
      decision = .init(question.stack.decide(reaching: required, over: backdrops, knowing: bounds))
    }
    return Answer(
      minimum: bounds.minimum, maximum: bounds.maximum, lowest: (bounds.lowest.backdrop, bounds.lowest.ratio),
      highest: (bounds.highest.backdrop, bounds.highest.ratio), decision: decision, isLimited: bounds.isLimited)
  }

  /// The pixels of an image, which decide a pass, and the means of its blocks, which decide a failure.
  ///
  /// Both are decided with the tolerances of the materials.
  private mutating func overImage(
    _ use: ImageUse, _ base: EncodedSRGB?, _ question: Question, _ images: [BackdropImage]
  ) throws(Reason) -> Answer {
    let grid = try grids.grid(of: use, over: base, side: question.lineHeight, blur: question.blur, images)
    let exact = question.stack.exact
    let blocks = grid.measured(required: question.required ?? ContrastRatio(1)) { exact.ratio(over: $0) }
    var lowest = (backdrop: blocks.worst.color, ratio: blocks.worst.ratio)
    var highest = (backdrop: blocks.best.color, ratio: blocks.best.ratio)
    if let pixels = question.stack.extremes(over: grid.pixels) {
      if pixels.lowest.ratio < lowest.ratio { lowest = (pixels.lowest.backdrop, pixels.lowest.ratio) }
      if pixels.highest.ratio > highest.ratio { highest = (pixels.highest.backdrop, pixels.highest.ratio) }
    }
    var decision = Outlook.Decision.always
    var isBetween = false
    if let required = question.required {
      decision = Self.decision(on: blocks, grid.pixels, question.stack, reaching: required)
      isBetween = !decision.fails && blocks.worst.ratio.reaches(required) && !lowest.ratio.reaches(required)
    }
    return Answer(
      minimum: lowest.ratio, maximum: highest.ratio, lowest: lowest, highest: highest, decision: decision,
      isLimited: false, isBetween: isBetween,
      block: Outlook.Block(
        image: use.image, x: blocks.worst.x, y: blocks.worst.y, side: grid.side, ratio: blocks.worst.ratio,
        failingShare: blocks.failingShare))
  }

  private static func decision(
    on blocks: BlockSummary, _ pixels: ColorCloud, _ stack: LayerStack, reaching required: ContrastRatio
  ) -> Outlook.Decision {
    let worst = stack.decide(reaching: required, over: .colors([blocks.worst.color]))
    switch worst {
    case .always: return stack.reaches(required, over: pixels) ? .always : .undecided(fails: false)
    case .never:
      switch stack.decide(reaching: required, over: .colors([blocks.best.color])) {
      case .always: return .sometimes
      case .never: return .never
      case .sometimes, .undecided: return .undecided(fails: true)
      }
    case .sometimes, .undecided: return .undecided(fails: false)
    }
  }
}

extension Outlook.Witness {
  fileprivate init(_ found: (backdrop: EncodedSRGB, ratio: ContrastRatio), stack: Int) {
    self.init(backdrop: found.backdrop, ratio: found.ratio, stack: stack)
  }
}

extension Outlook.Decision {
  fileprivate init(_ decision: BoundDecision) {
    switch decision {
    case .always: self = .always
    case .never: self = .never
    case .sometimes: self = .sometimes
    case .undecided(let failing, _): self = .undecided(fails: failing != nil)
    }
  }

  /// The decision over the union of two sets of backdrops.
  fileprivate func joined(with other: Outlook.Decision) -> Outlook.Decision {
    switch (self, other) {
    case (.always, .always): .always
    case (.never, .never): .never
    case (.undecided, _), (_, .undecided): .undecided(fails: fails || other.fails)
    default: .sometimes
    }
  }
}
