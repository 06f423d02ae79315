import ColorMath
import ImageReading
import PaletteModel

/// Bounds ratios over what may lie below, and remembers them: pairs repeat in variants.
struct OpenSights {
  private struct Question: Hashable {
    let stack: LayerStack
    let backdrop: ResolvedBackdrop
    let required: ContrastRatio?
    let lineHeight: Double
    let blur: Double
  }

  /// What one stack comes to over one backdrop.
  private struct Answer {
    var minimum: ContrastRatio
    var maximum: ContrastRatio
    var lowest: (backdrop: EncodedSRGB, ratio: ContrastRatio)
    var highest: (backdrop: EncodedSRGB, ratio: ContrastRatio)
    var decision: Outlook.Decision
    var isLimited: Bool
    var block: Outlook.Block?
  }

  private var answers: [Question: Answer] = [:]
  private var grids = BackdropGrids()

  /// Looks at every stack that the surface may be over every backdrop.
  ///
  /// - Throws: the reason why an image cannot be measured.
  mutating func sight(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    flipped: PreparedForeground?, required: ContrastRatio?, lineHeight: Double, images: [BackdropImage]
  ) throws(Reason) -> OpenSight {
    let stacks = Self.stacks(of: foreground, surface, against, flipped)
    var decisions: [Outlook.Decision] = []
    var lowest: (witness: Outlook.Witness, minimum: ContrastRatio)?
    var highest: (witness: Outlook.Witness, maximum: ContrastRatio)?
    var isLimited = false
    var block: (value: Outlook.Block, ratio: ContrastRatio)?
    for (place, stack) in stacks.enumerated() {
      var decision: Outlook.Decision?
      for backdrop in surface.stack.backdrops {
        let question = Question(
          stack: stack, backdrop: backdrop, required: required, lineHeight: lineHeight, blur: surface.stack.blur)
        let answer = try answer(question, images)
        decision = decision.map { $0.joined(with: answer.decision) } ?? answer.decision
        isLimited = isLimited || answer.isLimited
        if lowest.map({ answer.minimum < $0.minimum }) ?? true {
          lowest = (.init(answer.lowest, stack: place), answer.minimum)
        }
        if highest.map({ answer.maximum > $0.maximum }) ?? true {
          highest = (.init(answer.highest, stack: place), answer.maximum)
        }
        if let found = answer.block, block.map({ answer.minimum < $0.ratio }) ?? true {
          block = (found, answer.minimum)
        }
      }
      if let decision { decisions.append(decision) }
    }
    guard let lowest, let highest else { throw Reason(.openBackdrop, "nothing is known of what lies below") }
    let seen = stacks[lowest.witness.stack].colors(over: lowest.witness.backdrop)
    return OpenSight(
      minimum: lowest.minimum, maximum: highest.maximum, foregroundColor: SeenColor.eightBit(seen.foreground),
      surfaceColor: SeenColor.eightBit(seen.surroundings), witnesses: [lowest.witness, highest.witness],
      outlook: Outlook(
        decisions: decisions, isDeclared: surface.stack.backdrops.allSatisfy(\.isDeclared), isLimited: isLimited,
        block: block?.value))
  }

  /// Every combination of what the surface and the colours may be; on glass that flips, a label flips with it.
  static func stacks(
    of foreground: PreparedForeground, _ surface: PreparedSurface, _ against: PreparedForeground?,
    _ flipped: PreparedForeground?
  ) -> [LayerStack] {
    surface.openLayers.enumerated().flatMap { place, layers in
      let isFlipped = surface.stack.isEither && place >= surface.openLayers.count / 2
      let seen = isFlipped ? flipped ?? foreground : foreground
      return seen.layers.flatMap { front in
        (against.map { $0.layers.map { Optional($0) } } ?? [nil]).map { other in
          LayerStack(layers: layers, foreground: front, against: other, filters: surface.stack.filters)
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

  /// The worst and the best block of an image, each decided with the tolerances of the materials.
  private mutating func overImage(
    _ use: ImageUse, _ base: EncodedSRGB?, _ question: Question, _ images: [BackdropImage]
  ) throws(Reason) -> Answer {
    let grid = try grids.grid(of: use, side: question.lineHeight, blur: question.blur, images)
    let exact = question.stack.exact
    let summary: BlockSummary
    do {
      summary = try grid.measured(required: question.required ?? ContrastRatio(1), over: base) { exact.ratio(over: $0) }
    } catch {
      throw Reason(.unmeasurable, "the image below the surface: \(error.message)")
    }
    func decided(_ block: MeasuredBlock) -> BoundDecision? {
      question.required.map { question.stack.decide(reaching: $0, over: .colors([block.color])) }
    }
    return Answer(
      minimum: summary.worst.ratio, maximum: summary.best.ratio, lowest: (summary.worst.color, summary.worst.ratio),
      highest: (summary.best.color, summary.best.ratio),
      decision: Outlook.Decision(worst: decided(summary.worst), best: decided(summary.best)), isLimited: false,
      block: Outlook.Block(
        image: use.image, x: summary.worst.x, y: summary.worst.y, failingShare: summary.failingShare))
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

  /// From what the worst and the best place come to.
  fileprivate init(worst: BoundDecision?, best: BoundDecision?) {
    guard let worst, let best else {
      self = .always
      return
    }
    switch (worst, best) {
    case (.always, _): self = .always
    case (.never, .never): self = .never
    case (.never, .always): self = .sometimes
    case (.never, _): self = .undecided(fails: true)
    default: self = .undecided(fails: false)
    }
  }

  /// What two sets of backdrops come to together.
  fileprivate func joined(with other: Outlook.Decision) -> Outlook.Decision {
    switch (self, other) {
    case (.always, .always): .always
    case (.never, .never): .never
    case (.undecided, _), (_, .undecided): .undecided(fails: fails || other.fails)
    default: .sometimes
    }
  }
}
