import ColorMath
import FileSyntax
import Palettes

/// Finds for the entries of one token the nearest colors with which all their pairs pass.
struct EntrySuggestionFinder {
  private let token: TokenIndex
  private let plan: AuditPlan
  private let preset: NearestPreset
  /// The pairs of the token and of those that show a written color of it.
  private let users: [PairIndex]
  /// The first entry of the token that shows a written color, by every entry that shows it.
  private let firstEntries: [EntryPlace: EntryIndex]
  private let shared: SharedColors
  private let before: AuditInput
  private let measured: [Measurement]
  /// The advice about the whole audit; nil for presets that ask for nothing but passing pairs.
  private let advice: Advice?
  /// The limits of every color; nil for presets that ask for nothing but passing pairs.
  private let restraints: Restraints?
  private var reader: DemandReader
  private var repairs: RepairSolver

  /// The ratio beyond the minimum of a color with room to spare.
  private static let comfort = 0.75
  /// The number of colors tried by proof if no search is possible.
  private static let mostProofs = 120

  init(_ token: TokenIndex, _ plan: AuditPlan, _ preset: NearestPreset, _ wishes: AdviceWishes) {
    self.token = token
    self.plan = plan
    self.preset = preset
    shared = SharedColors(plan.loaded.palette)
    var firstEntries: [EntryPlace: EntryIndex] = [:]
    for entry in plan.loaded.palette.tokens[token].entries.typedIndices {
      for place in shared.all(with: EntryPlace(token: token, entry: entry)) where firstEntries[place] == nil {
        firstEntries[place] = entry
      }
    }
    self.firstEntries = firstEntries
    let pairs = TokenPairs(plan)
    users = Set(firstEntries.keys.flatMap { pairs.pairs(of: $0.token) }).sorted()
    let audit = preset == .person ? Measurer.measure(plan) : Measurer.measure(plan, pairs: users)
    before = AuditInput(audit)
    advice = preset == .person ? AuditResult(audit, wishes: wishes, workers: .one).advice : nil
    measured = audit.measurements
    restraints = preset == .person ? Restraints(before) : nil
    reader = DemandReader(audit)
    reader.keepsSides = preset == .person
    repairs = RepairSolver(plan.loaded.declaration.images, preset: preset)
  }

  mutating func suggestions() -> [EntrySuggestions] {
    var rows: [EntryIndex: [MeasurementIndex]] = [:]
    for (index, measurement) in measured.indexed() where measurement.requirement.minimum != nil {
      let places = reader.parts(of: measurement)?.places ?? []
      for entry in Set(places.compactMap { firstEntries[$0] }) { rows[entry, default: []].append(index) }
    }
    let entries = plan.loaded.palette.tokens[token].entries
    return rows.keys.sorted().compactMap { entry in
      guard case .color(let color) = entries[entry].value else { return nil }
      return suggestion(for: entry, color, rows[entry] ?? [])
    }
  }

  private mutating func suggestion(
    for entry: EntryIndex, _ color: Color, _ rows: [MeasurementIndex]
  ) -> EntrySuggestions {
    var (demands, isForeground) = demands(of: entry, color, rows)
    var found = EntrySuggestions(
      plan: plan, token: token, entry: entry, others: shared.others(than: EntryPlace(token: token, entry: entry)),
      color: color, preset: preset,
      variants: VariantSet(rows.map { VariantSet(measured[$0].variant) }),
      pairs: Set(rows.map { measured[$0].pair }).count,
      measurements: rows.count, failing: rows.count { !measured[$0].isMet }, isForeground: isForeground,
      required: rows.compactMap { measured[$0].requirement.minimum }.max() ?? ContrastRatio(1))
    found.omissions = demands.omissions
    guard found.failing > 0 else { return found }
    let answer = advice?.answer(at: EntryPlace(token: token, entry: entry), shared)
    found.moves = [answer.flatMap { answered($0, rows) }].compactMap { $0 }
    // A color for both appearances is no second answer to one for each.
    if found.moves.contains(where: { $0.added != nil }) { return found }
    let others = preset == .person ? comfortable(entry, color, rows) : candidates(&demands)
    for candidate in others {
      guard !found.moves.contains(where: { $0.color.encodedSRGB.eightBit == candidate.color }) else { continue }
      if let move = move(to: candidate, entry, rows, demands) { found.moves.append(move) }
    }
    if found.moves.isEmpty {
      demands.trySteps()
      found.demands = demands.demands
      found.clash = WindowClash.least(of: demands.demands)
    }
    return found
  }

  /// The demands of an entry's measurements on its color, and true if it is a foreground in any of them.
  private mutating func demands(
    of entry: EntryIndex, _ color: Color, _ rows: [MeasurementIndex]
  ) -> (EntryDemands, Bool) {
    var demands = EntryDemands(.entry(token: token, entry: entry), color)
    var isForeground = false
    for index in rows {
      guard let parts = reader.parts(of: measured[index]) else { continue }
      let members = parts.places.filter { firstEntries[$0] == entry }.map(MovablePart.init)
      isForeground = isForeground || members.contains(where: parts.isForeground)
      if members.count == 1 {
        demands.add(measured[index], parts, as: members[0], by: &reader)
      } else {
        demands.omit(measured[index].pair, "several colors in the pair refer to this one by different names")
      }
    }
    return (demands, isForeground)
  }

  /// The colors with room to spare, as a person would also consider; none for other presets.
  private mutating func comfortable(
    _ entry: EntryIndex, _ color: Color, _ rows: [MeasurementIndex]
  ) -> [PassingColor] {
    guard preset == .person else { return [] }
    reader.excess = Self.comfort
    defer { reader.excess = 0 }
    var (demands, _) = demands(of: entry, color, rows)
    return candidates(&demands)
  }

  /// Returns colors that satisfy the demands, nearest first, before they are measured.
  private mutating func candidates(_ demands: inout EntryDemands) -> [PassingColor] {
    let (start, band) = (demands.color.encodedSRGB, demands.band)
    guard !band.isEmpty else { return [] }
    if demands.questions.isEmpty, demands.isPlain {
      return NearestPassing.colors(from: start, in: band, preset: preset)
    }
    let constraints = demands.conditions
    func passes(_ color: EightBitColor) -> Bool { constraints.allSatisfy { $0.isSatisfied(by: color) } }
    var found: [PassingColor] = []
    let questions = demands.questions.map { $0.question }
    if let first = questions.first {
      let question = questions.dropFirst().reduce(into: first) { $0.add($1) }
      if case .found(let colors, _) = repairs.foregrounds(question) {
        found = colors.filter { band.contains($0.color.linear.relativeLuminance) && passes($0.color) }
      }
      return found.isEmpty ? stepCandidates(&demands, question) : found
    }
    found = NearestPassing.colors(from: start, in: band, preset: preset, where: passes)
    return found.isEmpty ? stepCandidates(&demands, nil) : found
  }

  /// The nearest steps of lightness on both sides that satisfy everything.
  private mutating func stepCandidates(_ demands: inout EntryDemands, _ question: RepairQuestion?) -> [PassingColor] {
    demands.trySteps()
    let origin = demands.line.origin
    let steps = demands.steps.map { step in
      let color = demands.line.eightBit(at: LightnessSteps.lightness(of: step))
      let isLighter = LightnessSteps.lightness(of: step) > origin.lightness
      return PassingColor(
        color: color, deltaEOK: DeltaE.ok(origin, color.linear.oklab), direction: isLighter ? .lighter : .darker)
    }
    var found: [PassingColor] = []
    for direction in [PassingColor.Direction.lighter, .darker] {
      var tried: Set<EightBitColor> = []
      for step in steps.filter({ $0.direction == direction }).ordered(by: { $0.deltaEOK < $1.deltaEOK }) {
        guard tried.insert(step.color).inserted, tried.count <= Self.mostProofs else { continue }
        guard question.map({ repairs.holds($0, with: step.color) }) ?? true else { continue }
        found.append(step)
        break
      }
    }
    return found.ordered { $0.deltaEOK < $1.deltaEOK }
  }

  /// The first answer for the entry, measured again.
  private func answered(_ answer: PlannedEdit, _ rows: [MeasurementIndex]) -> EntrySuggestions.Move? {
    let audit = audited((answer.followers.filter { $0.keepsColor } + [answer]).map { $0.edit })
    let passing = rows.filter { audit.measurements[$0].isMet }
    let cleared = passing.filter { !measured[$0].isMet }
    let tightest = (cleared.isEmpty ? passing : cleared).min { one, other in
      excess(audit.measurements[one]) < excess(audit.measurements[other])
    }.map { audit.measurements[$0] }
    guard let tightest, let minimum = tightest.minimum, let required = tightest.requirement.minimum else { return nil }
    return EntrySuggestions.Move(
      color: answer.edit.written, ratio: tightest.verdict == .pass ? max(minimum, required) : minimum,
      required: required, deltaEOK: answer.deltaEOK, clears: cleared.count,
      condition: answer.condition, added: answer.all.first { $0.added != nil }?.condition)
  }

  private func excess(_ measurement: Measurement) -> Double {
    guard let minimum = measurement.minimum, let required = measurement.requirement.minimum else { return .infinity }
    return minimum.value / required.value
  }

  private func audited(_ edits: [ColorEdit]) -> MeasuredAudit {
    let loaded = plan.loaded.with(plan.loaded.palette.applying(edits))
    let pairs = plan.pairs.typedIndices.filter { !before.rows[$0.offset].isEmpty }
    return Measurer.measure(AuditPlan(loaded, policy: plan.policy), pairs: pairs)
  }

  /// The color written into the entry and everything measured again; nil if it does not hold.
  private func move(
    to candidate: PassingColor, _ entry: EntryIndex, _ rows: [MeasurementIndex], _ demands: EntryDemands
  ) -> EntrySuggestions.Move? {
    let edit = ColorEdit(token: token, place: .entry(entry), color: candidate.color, alpha: demands.color.alpha)
    let audit = audited([edit])
    let after = audit.measurements
    guard after.count == measured.count, restraints?.breaches(in: AuditInput(audit)).isEmpty ?? true else { return nil }
    // Pairs of which it is the backdrop, or whose glass it tints, demand nothing; it must not make them fail either.
    guard !measured.typedIndices.contains(where: { measured[$0].isMet && !after[$0].isMet }) else { return nil }
    let omitted = Set(demands.omissions.map { $0.pair })
    var tightest: (ratio: ContrastRatio, required: ContrastRatio)?
    for index in rows {
      let now = after[index]
      guard let minimum = now.minimum, let required = now.requirement.minimum else { continue }
      if omitted.contains(now.pair), !now.isMet { continue }
      guard now.isMet else { return nil }
      let ratio = now.verdict == .pass ? max(minimum, required) : minimum
      if tightest.map({ ratio.value / required.value < $0.ratio.value / $0.required.value }) ?? true {
        tightest = (ratio, required)
      }
    }
    guard let tightest else { return nil }
    return EntrySuggestions.Move(
      color: edit.written, ratio: tightest.ratio, required: tightest.required, deltaEOK: candidate.deltaEOK,
      clears: rows.count { !measured[$0].isMet && after[$0].isMet })
  }
}
