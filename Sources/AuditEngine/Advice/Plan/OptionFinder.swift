import ColorMath
import FileSyntax
import Palettes

/// Finds the ways to repair the pair of a finding, in the order in which people consider them.
///
/// Each is measured in all variants of the pair before it is offered, and none makes a passing result fail.
struct OptionFinder {
  var adviser: Adviser
  let questions: OpenQuestions
  var solver: RepairSolver
  private let surfaces: SurfaceOptions
  let labels: [PairIndex: RepairOption]
  let pairs: PairMates
  /// The pairs of all findings that get options, by which nearly equal colors are made one.
  let asked: [PairIndex]
  let roles: TokenRoles
  /// The passing results of the pairs of a part.
  var mates: [[PairIndex]: [Mate]] = [:]
  /// The colors of their own that pairs get.
  var owns: [Cluster: [PairIndex: [Own]]] = [:]
  /// The audit without any edit.
  private let plain: PaintedAudit
  private var effects: [[ColorEdit]: Effect] = [:]

  /// The effect of edits on the pairs that show them.
  private struct Effect {
    var pairs: Set<PairIndex> = []
    var clears: Set<MeasurementIndex> = []
    var loss: RepairOption.Loss?
  }

  /// The most findings of an audit that get options: nobody reads more.
  static let most = 400
  /// The most results that are measured again for the price of an edit.
  private static let mostUsers = 1_024

  /// Prepares for the findings of an audit.
  init(
    _ adviser: Adviser, _ surfaces: SurfaceOptions, _ labels: [PairIndex: RepairOption], _ pairs: PairMates,
    asked: [PairIndex]
  ) {
    let input = adviser.input
    self.adviser = adviser
    self.surfaces = surfaces
    self.labels = labels
    self.pairs = pairs
    self.asked = asked
    roles = TokenRoles(input.plan, isAsked: !asked.isEmpty)
    questions = OpenQuestions(input)
    solver = RepairSolver(input.plan.loaded.declaration.images, preset: .person)
    plain = PaintedAudit(input, adviser.parts)
  }

  var input: AuditInput { adviser.input }

  /// Returns the findings that get options: all about the contrast of a pair; of too many, the worst.
  static func worst(of findings: [Finding]) -> Set<FindingIndex> {
    // Findings are large: none is copied here.
    let all = findings.typedIndices.filter { findings[$0].evidence.pairOfContrast != nil }
    guard all.count > most else { return Set(all) }
    return Set(all.map { (findings[$0].leastRatio, $0) }.ordered { $0 < $1 }.prefix(most).map { $0.1 })
  }

  /// Returns the options for a finding about the contrast of a pair; empty for others.
  mutating func options(for finding: Finding) -> [RepairOption] {
    guard let pair = finding.evidence.pairOfContrast else { return [] }
    let failing = finding.cells.compactMap { $0.measurement }.filter { index in
      let measurement = input.measurements[index]
      return measurement.minimum != nil && (measurement.verdict == .fail || measurement.isRepairable)
    }
    guard !failing.isEmpty else { return [] }
    let open = questions.worst(of: finding)
    let own = shown(with: pair, failing)
    var options = entries(own, finding.suggestion?.token)
    options += colors(of: pair, own, open).filter { !isNeedless($0, beside: options) }
    for index in options.indices { options[index].failing = failing.count }
    options += [labels[pair]].compactMap { $0 }.filter { label in !options.contains { $0.kind == label.kind } }
    options += surfaces.options(for: pair, failing: failing)
    let isRepaired = options.contains { $0.isWhole && $0.kind != .opaque }
    return options.map { (rank: Self.rank($0, isRepaired), option: $0) }.ordered { $0.rank < $1.rank }.map { $0.option }
  }

  /// The results of a finding that show a pair, or another one in its place in variants where it is not: those of themes.
  ///
  /// A finding can be about a view that is used with several colors, each of which is repaired by itself.
  private func shown(with pair: PairIndex, _ failing: [MeasurementIndex]) -> [MeasurementIndex] {
    func variants(_ pair: PairIndex) -> VariantSet {
      VariantSet(input.rows[pair.offset].map { VariantSet(input.measurements[$0].variant) })
    }
    var (pairs, covered) = ([pair], variants(pair))
    for other in pairIndices(of: failing) where covered.intersection(variants(other)).isEmpty {
      pairs.append(other)
      covered.formUnion(variants(other))
    }
    let shown = failing.filter { pairs.contains(input.measurements[$0].pair) }
    return shown.isEmpty ? failing : shown
  }

  /// The place of an option: by its kind, unless its price puts people off.
  ///
  /// What is there changes before something new is made for one pair, and what repairs everything comes before what does not.
  ///
  /// - Parameter isRepaired: true if another one than an opaque surface repairs everything.
  private static func rank(_ option: RepairOption, _ isRepaired: Bool) -> Int {
    switch option.kind {
    case .entry, .newEntry:
      if option.bendsRamp { return 9 }
      if option.isPlanned || option.isWhole && option.parted.isEmpty { return 0 }
      return option.loss == nil && !option.isGreat ? 1 : 6
    case .material: return isRepaired && !option.isWhole ? 11 : 2
    case .opacity, .token: return option.isWhole ? 3 : 6
    case .own, .gray: return (option.isWhole ? 4 : 8) + (option.isGreat ? option.isWhole ? 3 : 1 : 0)
    case .label: return option.isWhole && !option.isAlone ? 5 : 8
    case .dimming: return option.isWhole ? 10 : 13
    case .opaque: return 12
    }
  }

  /// Returns true if an option is of no use after an entry that is as good: another token after an edit of the plan, or the
  /// color of the entry for a pair.
  private func isNeedless(_ option: RepairOption, beside others: [RepairOption]) -> Bool {
    guard let entry = others.first, entry.kind.isOfEntry, entry.isWhole, !entry.bendsRamp else { return false }
    if option.kind == .token || option.kind == .opacity { return entry.isPlanned }
    guard option.kind == .own else { return false }
    let isSame = Set(option.changes.map { $0.to }).isSubset(of: entry.changes.map { $0.to })
    return entry.touches == 0 || isSame && entry.loss == nil
  }

  /// Returns the change of a color over a visible backdrop that the first option makes; nil if there is none.
  func suggestion(_ options: [RepairOption], for finding: Finding) -> Suggestion? {
    guard let worst = questions.worst(of: finding) else { return nil }
    let isEntry = MovablePart(worst.parts.foreground.source) != nil
    let option = options.first { isEntry ? $0.kind.isOfEntry : $0.kind == .own || $0.kind == .gray }
    guard let option, let color = option.changes.first(where: { $0.from != $0.to })?.color else { return nil }
    return Suggestion(
      token: option.subject, color: color, ratio: option.ratio, deltaEOK: option.deltaEOK ?? 0,
      preset: NearestPreset.person.rawValue)
  }
}

extension Evidence {
  /// The pair of which it says that it does not reach its minimum, or may not; nil for everything else.
  var pairOfContrast: PairIndex? {
    switch self {
    case .lowContrast, .invisible, .unverified: if case .pair(let pair) = subject { pair } else { nil }
    default: nil
    }
  }
}

// MARK: - Entries

extension OptionFinder {
  /// The answers for the entries that people would move, one option for each token.
  private mutating func entries(_ failing: [MeasurementIndex], _ first: String?) -> [RepairOption] {
    var tokens: [(token: TokenIndex, edits: [PlannedEdit])] = []
    for index in failing {
      for part in movers(of: index) {
        guard let edit = adviser.answer(for: part), passes(index, with: edit.all) else { continue }
        let place = tokens.firstIndex { $0.token == edit.token } ?? tokens.count
        if place == tokens.count { tokens.append((edit.token, [])) }
        for one in edit.all where !tokens[place].edits.contains(where: { $0.place == one.place }) {
          tokens[place].edits.append(one)
        }
      }
    }
    let options = tokens.compactMap { token, edits in
      // A new entry keeps the color of one that changes, so it comes before.
      option(
        of: token, edits.ordered { ($0.keepsColor ? 0 : 1, $0.place) < ($1.keepsColor ? 0 : 1, $1.place) }, failing)
    }
    return options.filter { $0.subject == first } + options.filter { $0.subject != first }
  }

  /// The entries that people move to repair a result, in their order.
  private func movers(of index: MeasurementIndex) -> [MovablePart] {
    let places = adviser.parts.places
    guard let scene = input.measured.scene(of: input.measurements[index]) else {
      let source = input.measured.parts(of: input.measurements[index])?.foreground.source
      return [source.flatMap { MovablePart($0) }.flatMap { places.written($0) }].compactMap { $0 }
    }
    return Movers.parts(of: scene).compactMap { mover in
      guard case .entry = mover else { return nil }
      return places.written(mover)
    }
  }

  /// An option of edits with its price; nil if it repairs none of the results.
  private mutating func option(
    of token: TokenIndex, _ edits: [PlannedEdit], _ failing: [MeasurementIndex]
  ) -> RepairOption? {
    let edits = withSiblings(edits)
    let cleared = failing.filter { passes($0, with: edits) }
    guard let first = cleared.first else { return nil }
    let effect = effect(of: edits)
    let ratios = cleared.compactMap { ratio(of: $0, with: edits) }
    let planned = adviser.planned.flatMap { $0.all }
    var option = RepairOption(
      kind: edits.contains { $0.added != nil } ? .newEntry : .entry, subject: adviser.palette.displayName(of: token),
      changes: edits.filter { $0.token == token }.map { edit in
        let from = edit.added == nil || edit.keepsColor ? SeenColor.eightBit(edit.from.encodedSRGB).hex : nil
        return RepairOption.Change(entry: edit.condition, from: from, to: edit.to.hex, color: edit.to)
      },
      edits: edits.map { $0.edit }, clears: cleared.count, failing: failing.count,
      elsewhere: effect.clears.subtracting(failing).count,
      touches: effect.pairs.subtracting([input.measurements[first].pair]).count, loss: effect.loss,
      ratio: ratios.min() ?? input.measurements[first].requirement.minimum ?? ContrastRatio(1),
      deltaEOK: edits.map { $0.deltaEOK }.max())
    option.repairs = repairs(Set(cleared), of: failing)
    option.others = Set(edits.map { $0.token }).subtracting([token]).sorted()
      .filter { other in edits.contains { $0.token == other && $0.to == edits.last?.to } }
      .map { adviser.palette.displayName(of: $0) }
    option.bendsRamp = edits.contains { adviser.ramps.contains($0.token) }
    option.isGreat = edits.contains { PlanLimits.isGreat($0.deltaEOK, from: $0.from.linearSRGB.oklab) }
    if adviser.unmeasured.held.contains(token) { option.unmeasured = adviser.unmeasured[token] }
    let parted = edits.flatMap { adviser.siblings.parted(from: MovablePart($0.place), by: edits + planned) }
    option.parted =
      Set(parted.compactMap { $0.token }).subtracting([token]).sorted()
      .map { adviser.palette.displayName(of: $0) } + [adviser.unmeasured.twins[token]].compactMap { $0 }
    option.isPlanned = edits.allSatisfy { edit in planned.contains { $0.place == edit.place && $0.to == edit.to } }
    return option
  }

  /// Edits with those of the entries that people change together with them, if that breaks nothing.
  private mutating func withSiblings(_ edits: [PlannedEdit]) -> [PlannedEdit] {
    var all = edits
    for edit in edits where !edit.keepsColor && edit.added == nil {
      let others = adviser.together(EntryAnswer(edit), in: plain, measuresAll: false) ?? []
      for other in others.dropFirst().compactMap({ $0.edit(in: plain) })
      where !all.contains(where: { $0.place == other.place }) {
        all.append(other)
      }
    }
    return all
  }

  private mutating func effect(of edits: [PlannedEdit]) -> Effect {
    let edits = edits.filter { !$0.keepsColor }
    let key = edits.map { $0.edit }
    if let known = effects[key] { return known }
    var effect = Effect()
    var most = DividedEntries.leastLoss
    let users = Set(edits.flatMap { adviser.parts.found.users(of: MovablePart($0.place)) }).sorted()
    for edit in edits { effect.clears.formUnion(edit.clears) }
    for index in users { effect.pairs.insert(input.measurements[index].pair) }
    for edit in edits { effect.pairs.formUnion(adviser.parts.found[MovablePart(edit.place)]?.bystanders ?? []) }
    for index in users.prefix(Self.mostUsers) {
      guard let scene = input.measured.scene(of: input.measurements[index]) else { continue }
      let (before, after) = (scene.minimum, painted(scene, with: edits).minimum)
      // What an answer clears beside the plan is not what it clears by itself.
      if input.measurements[index].verdict == .fail {
        if after.reaches(scene.required) { effect.clears.insert(index) } else { effect.clears.remove(index) }
      }
      guard plain.passes[index.offset], before.value > after.value * most else { continue }
      most = before.value / after.value
      effect.loss = RepairOption.Loss(measurement: index, ratio: after)
    }
    effects[key] = effect
    return effect
  }

  /// Returns an edit of the plan, and those that go with it, with what each costs by itself.
  mutating func priced(_ edit: PlannedEdit) -> PlannedEdit {
    var edit = edit
    edit.loss = effect(of: [edit]).loss
    edit.unmeasured = adviser.unmeasured[edit.token]
    edit.statement = roles.statement(of: edit)
    edit.followers = edit.followers.map { priced($0) }
    return edit
  }

  private func painted(_ scene: Scene, with edits: [PlannedEdit]) -> Scene {
    edits.reduce(scene) { scene, edit in
      adviser.parts.places.members(of: MovablePart(edit.place), in: scene).reduce(scene) { $0.painted($1, edit.to) }
    }
  }

  /// The ratio of a result with edits; nil over a visible backdrop.
  private func ratio(of index: MeasurementIndex, with edits: [PlannedEdit]) -> ContrastRatio? {
    input.measured.scene(of: input.measurements[index]).map { painted($0, with: edits).minimum }
  }

  private mutating func passes(_ index: MeasurementIndex, with edits: [PlannedEdit]) -> Bool {
    if let scene = input.measured.scene(of: input.measurements[index]) {
      return painted(scene, with: edits).minimum.reaches(scene.required)
    }
    guard let parts = input.measured.parts(of: input.measurements[index]),
      let part = MovablePart(parts.foreground.source).flatMap({ adviser.parts.places.written($0) }),
      let edit = edits.first(where: { MovablePart($0.place) == part }), let question = certain(index, parts)
    else { return false }
    return solver.holds(question, with: edit.to)
  }

  /// The condition on the colors of a result over a visible backdrop; nil if only an unpublished number decides it.
  func certain(_ index: MeasurementIndex, _ parts: SceneParts) -> RepairQuestion? {
    guard input.measurements[index].verdict == .fail || parts.doubts.isEmpty else { return nil }
    return questions.question(index, parts)
  }
}
