import ColorMath
import FileSyntax
import Palettes

/// The conditions on the foregrounds of findings whose pairs show their backdrops.
struct OpenQuestions: Sendable {
  private let input: AuditInput

  init(_ input: AuditInput) { self.input = input }

  /// The number of findings of an audit that are looked at: each takes about a millisecond, and nobody reads more.
  private static let most = 400

  /// Returns the findings over visible backdrops that a change can repair; of too many, the worst.
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

  /// The worst cell of a finding over a visible backdrop, with the condition on its colors; nil if there is none.
  ///
  /// Cells that do not depend on an assumed number come first. One that is unverified because of one has no answer: only
  /// the real number makes it certain.
  func worst(of finding: Finding) -> (index: MeasurementIndex, parts: SceneParts, question: RepairQuestion)? {
    let repairable = Self.cells(of: finding, in: input)
    let known = repairable.filter { input.measurements[$0].hasKnownNumbers }
    let open = known.isEmpty ? repairable : known
    let worst = open.min { (least($0), $0) < (least($1), $1) }
    guard let worst, let parts = input.measured.parts(of: input.measurements[worst]),
      input.measurements[worst].verdict == .fail || parts.doubts.isEmpty, let question = question(worst, parts)
    else { return nil }
    return (worst, parts, question)
  }

  /// The questions that the foregrounds of findings must answer, by the entries that give them, in the order of the
  /// findings: first that of all their findings together.
  func all(
    of findings: [Finding], _ repaired: Set<FindingIndex>, _ pairs: PairMates
  ) -> [(part: MovablePart, all: [RepairQuestion])] {
    var found: [(part: MovablePart, all: [RepairQuestion])] = []
    for index in repaired.sorted() {
      guard let (cell, parts, question) = worst(of: findings[index.offset]),
        let part = MovablePart(parts.foreground.source)
      else { continue }
      let own = common(cell, parts, question, pairs)
      if let place = found.firstIndex(where: { $0.part == part }) {
        found[place].all[0].add(own[0])
        found[place].all += own
      } else {
        found.append((part, [own[0]] + own))
      }
    }
    return found
  }

  /// The questions of a foreground: for all variants that share it and use no assumed number, then for those of them that
  /// miss their minimum.
  ///
  /// Before these come the same of all pairs with it on its surface: a title and its symbol have one color.
  func common(
    _ worst: MeasurementIndex, _ parts: SceneParts, _ question: RepairQuestion, _ pairs: PairMates
  ) -> [RepairQuestion] {
    let pair = input.measurements[worst].pair
    let planned = input.plan.pairs[pair]
    let mates = pairs.kinds(on: planned.surface).map { $0.pair }
      .filter { input.plan.pairs[$0].foreground == planned.foreground }
    return (mates.count > 1 ? common(of: mates, worst, parts, question) : [])
      + common(of: [pair], worst, parts, question)
  }

  private func common(
    of pairs: [PairIndex], _ worst: MeasurementIndex, _ parts: SceneParts, _ question: RepairQuestion
  ) -> [RepairQuestion] {
    var (all, failing) = (question, question)
    for index in pairs.flatMap({ input.rows[$0.offset] }) where index != worst {
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

  /// The condition on the colors of a measurement; nil if it has no minimum.
  func question(_ index: MeasurementIndex, _ parts: SceneParts) -> RepairQuestion? {
    let measurement = input.measurements[index]
    guard let required = measurement.requirement.minimum else { return nil }
    let height = input.plan.lineHeight(of: input.plan.pairs[measurement.pair])
    return RepairQuestion(parts, required: required, lineHeight: height)
  }

  private func least(_ index: MeasurementIndex) -> Double { input.measurements[index].minimum?.value ?? 0 }
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
