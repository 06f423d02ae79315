import ColorMath
import FileSyntax
import Palettes

/// Finds changes that make a pair on a translucent surface pass, for a finding.
struct RepairFinder {
  private let input: AuditInput
  private var solver: RepairSolver

  /// Makes a finder that chooses foregrounds as a person would.
  init(_ input: AuditInput) { self.init(input, preset: .person) }

  /// Makes a finder that chooses foregrounds by a preset.
  init(_ input: AuditInput, preset: NearestPreset) {
    self.input = input
    solver = RepairSolver(input.plan.loaded.declaration.images, preset: preset)
  }

  /// The number of findings of an audit that get repairs: each takes about a millisecond, and nobody reads more.
  private static let most = 400

  /// Returns the findings that get repairs: all that can be repaired; of too many, the worst.
  static func worst(of findings: [Finding], in input: AuditInput) -> Set<FindingIndex> {
    guard input.measurements.typedIndices.contains(where: { input.measurements[$0].isRepairable }) else { return [] }
    let candidates = findings.typedIndices.compactMap { index -> (least: Double, index: FindingIndex)? in
      let ratios = cells(of: findings[index], in: input).map { input.measurements[$0].minimum?.value ?? 0 }
      return ratios.min().map { ($0, index) }
    }
    return Set(candidates.ordered { $0 < $1 }.prefix(most).map { $0.index })
  }

  /// The measurements of a finding that a change of layers or colors can make pass.
  private static func cells(of finding: Finding, in input: AuditInput) -> [MeasurementIndex] {
    switch finding.evidence {
    case .lowContrast, .invisible, .unverified:
      finding.cells.compactMap { $0.measurement }.filter { input.measurements[$0].isRepairable }
    default: []
    }
  }

  /// Returns the repairs of the worst cell whose backdrop shows; nil for a finding without such a cell.
  ///
  /// Cells that do not depend on an assumed number come first. A cell that is unverified because of one has no repair:
  /// only the real number makes it certain.
  ///
  /// A foreground that suits the pair's other variants too comes with the change as a suggestion.
  ///
  /// - Parameter answer: gives the first answer for an entry; nil for a color that no entry gives. An entry gets no other
  ///   color here.
  mutating func repairs(
    for finding: Finding, foreground answer: (MovablePart) -> PassingColor??
  ) -> (repairs: Repairs, suggestion: Suggestion?)? {
    guard let (worst, parts, question) = worst(of: finding) else { return nil }
    var repairs = Repairs(
      measurement: worst, opacity: opacity(parts, question), black: solver.dimming(.black, question),
      white: solver.dimming(.white, question), foreground: nil)
    let pair = input.measurements[worst].pair
    if let part = MovablePart(parts.foreground.source), let answer = answer(part) {
      guard let answer, questions(worst, parts, question).contains(where: { solver.holds($0, with: answer.color) })
      else { return (repairs, nil) }
      repairs.foreground = .found(answer, isLeast: false)
      return (repairs, suggestion(answer, question, parts, pair))
    }
    let (foreground, isCommon) = foreground(question, worst, parts)
    repairs.foreground = foreground
    guard isCommon, case .found(let color, _) = foreground else { return (repairs, nil) }
    return (repairs, suggestion(color, question, parts, pair))
  }

  /// The worst cell of a finding whose backdrop shows, with what a change must make pass; nil if there is none.
  private func worst(of finding: Finding) -> (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)? {
    let repairable = Self.cells(of: finding, in: input)
    let known = repairable.filter { input.measurements[$0].hasKnownNumbers }
    let open = known.isEmpty ? repairable : known
    let worst = open.min { (least($0), $0) < (least($1), $1) }
    guard let worst, let parts = input.measured.parts(of: input.measurements[worst]), isCertain(worst, parts),
      let question = question(worst, parts)
    else { return nil }
    return (worst, parts, question)
  }

  /// The questions that the foregrounds of findings must answer, by the entries that give them, in the order of the
  /// findings: first that of all their findings together.
  func questions(of findings: [Finding], _ repaired: Set<FindingIndex>) -> [(part: MovablePart, all: [RepairQuestion])]
  {
    var found: [(part: MovablePart, all: [RepairQuestion])] = []
    for index in repaired.sorted() {
      guard let (cell, parts, question) = worst(of: findings[index.offset]),
        let part = MovablePart(parts.foreground.source)
      else { continue }
      let own = questions(cell, parts, question)
      if let place = found.firstIndex(where: { $0.part == part }) {
        found[place].all[0].add(own[0])
        found[place].all += own
      } else {
        found.append((part, [own[0]] + own))
      }
    }
    return found
  }

  /// Returns the repairs of one measurement by itself; nil if no change of its colors or layers makes it pass.
  mutating func repairs(ofMeasurement index: MeasurementIndex) -> Repairs? {
    guard input.measurements.typedIndices.contains(index), input.measurements[index].isRepairable,
      let parts = input.measured.parts(of: input.measurements[index]), let question = question(index, parts)
    else { return nil }
    return Repairs(
      measurement: index, opacity: opacity(parts, question), black: solver.dimming(.black, question),
      white: solver.dimming(.white, question), foreground: solver.foreground(question))
  }

  /// Returns true if reaching the ratio would decide the measurement: nothing else makes it uncertain.
  private func isCertain(_ index: MeasurementIndex, _ parts: SceneParts) -> Bool {
    input.measurements[index].verdict == .fail || parts.doubts.isEmpty
  }

  private func least(_ index: MeasurementIndex) -> Double { input.measurements[index].minimum?.value ?? 0 }

  private func question(_ index: MeasurementIndex, _ parts: SceneParts) -> RepairQuestion? {
    let measurement = input.measurements[index]
    guard let required = measurement.requirement.minimum else { return nil }
    let height = input.plan.lineHeight(of: input.plan.pairs[measurement.pair])
    return RepairQuestion(parts, required: required, lineHeight: height)
  }

  /// The topmost layer with an opacity, and the opacity that it needs.
  private mutating func opacity(_ parts: SceneParts, _ question: RepairQuestion) -> Repairs.Opacity? {
    guard let layers = parts.surface.openLayers.first, let top = layers.lastIndex(where: { $0.alpha != nil }),
      let present = layers[top].alpha
    else { return nil }
    return Repairs.Opacity(
      layer: name(of: top, parts.surface.stack), present: present, least: solver.opacity(ofLayer: top, question))
  }

  /// A material by its name, a color by its token or as it is written.
  private func name(of step: Int, _ stack: SurfaceStack) -> String {
    guard stack.steps.indices.contains(step) else { return "" }
    if case .material(let material) = stack.steps[step] { return material.name }
    let colors = stack.steps[..<step].count { if case .layer = $0 { true } else { false } }
    if stack.sources.indices.contains(colors) {
      switch stack.sources[colors] {
      case .entry(let token, _): return input.plan.loaded.palette.displayName(of: token)
      case .system(let name): return "system:\(name)"
      case .literal: break
      }
    }
    guard case .layer(let color, _) = stack.steps[step] else { return "" }
    return SeenColor.eightBit(color.encodedSRGB).hex
  }

  /// The foreground for as many variants of the pair as possible.
  ///
  /// That is all variants that share it and use no assumed number, else those of them that miss their minimum, else the
  /// worst alone.
  private mutating func foreground(
    _ question: RepairQuestion, _ worst: MeasurementIndex, _ parts: SceneParts
  ) -> (answer: StackRepair<PassingColor>, isCommon: Bool) {
    for common in questions(worst, parts, question) {
      let answer = solver.foreground(common)
      if case .found = answer { return (answer, true) }
    }
    return (solver.foreground(question), false)
  }

  /// The questions of a foreground: for all variants that share it, then for those of them that miss their minimum.
  private func questions(
    _ worst: MeasurementIndex, _ parts: SceneParts, _ question: RepairQuestion
  ) -> [RepairQuestion] {
    var (all, failing) = (question, question)
    for index in input.rows[input.measurements[worst].pair.offset] where index != worst {
      let measurement = input.measurements[index]
      let isMissed = measurement.verdict == .fail || measurement.isRepairable
      guard isMissed || measurement.verdict == .pass, measurement.hasKnownNumbers,
        let other = input.measured.parts(of: measurement),
        other.foreground.resolved == parts.foreground.resolved, let more = self.question(index, other)
      else { continue }
      all.add(more)
      if isMissed { failing.add(more) }
    }
    return [all, failing]
  }

  private mutating func suggestion(
    _ found: PassingColor, _ question: RepairQuestion, _ parts: SceneParts, _ pair: PairIndex
  ) -> Suggestion? {
    guard let ratio = solver.minimum(of: question, with: found.color) else { return nil }
    let token: String
    if case .entry(let index, _) = parts.foreground.source {
      token = input.plan.loaded.palette.displayName(of: index)
    } else {
      token = input.plan.foregroundName(of: input.plan.pairs[pair])
    }
    return Suggestion(
      token: token, color: found.color, ratio: ratio, deltaEOK: found.deltaEOK, preset: NearestPreset.person.rawValue)
  }
}

extension Measurement {
  /// True if a change of layers or colors can make it pass: the backdrop shows, and does not always let it pass.
  var isRepairable: Bool {
    guard verdict == .fail || verdict == .unverified, requirement.minimum != nil, let outlook else { return false }
    return outlook.decisions.contains { $0 != .always }
  }

  /// True if the numbers were measured, in full transparency and standard contrast, or nothing is uncertain.
  fileprivate var hasKnownNumbers: Bool {
    (variant.transparency == .full && variant.contrast == .standard && state == nil) || reason == nil
  }
}

extension EncodedSRGB {
  fileprivate static let black = EncodedSRGB(red: 0, green: 0, blue: 0)
  fileprivate static let white = EncodedSRGB(red: 1, green: 1, blue: 1)
}
