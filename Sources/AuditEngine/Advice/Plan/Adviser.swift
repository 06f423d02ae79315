import ColorMath
import FileSyntax
import Palettes

/// Answers, once for an audit, which color each of its entries should have.
///
/// One path leads to all advice: the demands of everything that shows an entry → the colors that meet them → measured, with
/// what they repair → ordered into a plan. Every entry is asked about in the audit as it is, so that its answer does not
/// depend on the others. The plan takes the answers that hold together. What no color can repair by itself is asked
/// again together with the plan.
struct Adviser: Sendable {
  let input: AuditInput
  let parts: PartUses
  let palette: Palette
  let wishes: AdviceWishes
  /// True if answers are taken however large they are.
  let ignoresLimits: Bool
  /// The entries that could repair a failing measurement, in the order of the palette.
  let movable: [MovablePart]
  /// The uses of colorful tokens that no pair measures.
  let unmeasured: UnmeasuredUses
  let siblings: SiblingColors
  /// The steps of ramps, which no plan bends.
  let ramps: RampSteps
  let states: StateGaps?
  var finder: AnswerFinder
  /// The audit with the plan so far.
  var now: PaintedAudit
  /// The answers for entries, each the first one that holds.
  var answers: [MovablePart: EntryAnswer] = [:]
  var planned: [PlannedEdit] = []
  /// The errors of the audit with the plan; nil without one.
  private var remaining: Set<String>?
  /// The first answer for each entry, in the plan or not.
  private var first: [MovablePart: PlannedEdit] = [:]
  /// Entries whose answers do not hold together with the plan.
  private var refused: Set<MovablePart> = []
  /// The pairs that no color of an entry satisfies together.
  private var conflicts: [Conflict] = []
  /// The number of pairs measured again over visible backdrops.
  private var openChecks = 0

  /// The most of them, so that large palettes over glass take no longer; then entries on glass get no answer.
  private static let mostOpenChecks = 2_000
  /// The most rounds of asking again; each adds an edit, and few are needed.
  private static let mostRounds = 8
  /// The most entries whose conflicts are looked for.
  private static let mostConflicts = 200
  /// The most edits of a plan.
  static let mostEdits = 500

  /// Finds the answers and the plan.
  ///
  /// - Parameter ignoresLimits: true for entries that are new, which have no look to keep. Those that a person asked for
  ///   by name change as much as they must, too.
  init(
    _ input: AuditInput, _ parts: PartUses, _ wishes: AdviceWishes, ignoresLimits: Bool = false, workers: Workers
  ) {
    self.input = input
    self.wishes = wishes
    self.ignoresLimits = ignoresLimits || wishes.only != nil
    self.parts = parts
    palette = input.plan.loaded.palette
    finder = AnswerFinder(input, parts, wishes)
    now = PaintedAudit(input, parts)
    let fails = input.measurements.contains { $0.verdict == .fail }
    movable = parts.movable(by: wishes)
    let siblings = fails ? SiblingColors(input.plan, parts) : SiblingColors()
    self.siblings = siblings
    ramps = fails ? RampSteps(input.plan) : RampSteps()
    states = fails ? StateGaps(input.plan, parts.places) : nil
    unmeasured = UnmeasuredUses(
      input.plan, of: fails ? movable.flatMap { [$0] + siblings.siblings(of: $0) }.compactMap { $0.token } : [])
    guard fails else { return }
    ask(movable, workers)
    var isFirst = true
    for _ in 0..<Self.mostRounds where planned.count < Self.mostEdits {
      let count = now.painted.count
      takeAll(isFirst: isFirst)
      if now.painted.count == count, !isFirst {
        takeJoint()
        if now.painted.count == count { break }
      }
      isFirst = false
      let open = movable.filter { !now.isPainted($0) && !now.failing($0).isEmpty }
      ask(open.filter { answers[$0]?.isWhole != true || refused.contains($0) }, workers)
    }
    repeat { if !self.ignoresLimits { keepPromises() } } while !verify()
    addExamples()
    let plain = PaintedAudit(input, parts)
    let torn = movable.filter { answers[$0]?.isWhole != true && !now.isPainted($0) && !now.failing($0).isEmpty }
    for part in torn.prefix(Self.mostConflicts) {
      if let conflict = finder.conflict(of: part, in: plain) { conflicts.append(conflict) }
    }
    for (part, answer) in answers where isOffered(answer) { first[part] = answer.edit(in: plain) }
    for edit in planned.flatMap({ $0.all }) where !edit.keepsColor { first[MovablePart(edit.place)] = edit }
  }

  /// The plan and the answers for reports.
  var advice: Advice {
    var advice = Advice()
    advice.plan = planned
    advice.conflicts = conflicts
    advice.remaining = planned.isEmpty ? nil : remaining
    for edit in first.values { advice.answers[edit.place] = edit }
    return advice
  }

  /// An edit of the plan with its followers, and with those of the entries that are tied to them.
  private func written(by edit: PlannedEdit) -> [ColorEdit] {
    edit.all.flatMap { [$0.edit] + $0.tied(in: palette, wishes.ties) }
  }

  /// The first answer for an entry; nil if none was found.
  func answer(for part: MovablePart) -> PlannedEdit? { first[part] }

  /// Takes a color as the answer for an entry on translucent surfaces; false if the entry has no color of its own.
  mutating func take(_ color: PassingColor, for part: MovablePart, _ uses: [PartUses.Use]) -> Bool {
    guard case .entry(let token, let entry) = part, case .color(let start) = palette.tokens[token].entries[entry].value
    else { return false }
    let answer = EntryAnswer(part, from: start, to: color, uses)
    guard isOffered(answer) else { return false }
    first[part] = answer.edit(in: now)
    return true
  }

  /// Returns the color of a literal with which some failing scenes pass and others keep passing; nil if there is none.
  mutating func own(
    _ part: MovablePart, from start: Color, in scenes: [Scene], keeping passing: [Scene] = []
  ) -> PassingColor? {
    finder.own(part, from: start, in: scenes, keeping: passing).first
  }

  /// Asks about entries, each in the audit as it is now.
  private mutating func ask(_ asked: [MovablePart], _ workers: Workers) {
    let (finder, now) = (finder, now)
    let found = workers.map(asked.count) { index in
      var own = finder
      return own.answers(for: asked[index], in: now)
    }
    for (part, candidates) in zip(asked, found) {
      if let first = candidates.first(where: { keepsOpen($0) }) { answers[part] = first }
    }
    if !ignoresLimits { equalize() }
  }

  /// Returns true if an answer, with the plan so far, leaves what it shows through as it is.
  mutating func keepsOpen(_ answer: EntryAnswer) -> Bool {
    guard let open = parts.found[answer.part]?.openPairs, !open.isEmpty else { return true }
    openChecks += open.count
    guard openChecks <= Self.mostOpenChecks else { return false }
    return parts.keepsOpen(now.painted + [(answer.part, answer.to.color)], open, in: input)
  }
}

// MARK: - Order

extension Adviser {
  /// Takes answers into the plan, the most urgent first, as long as they hold together with those before.
  ///
  /// - Parameter isFirst: true for the first round, in which only answers that leave nothing to repair are taken.
  private mutating func takeAll(isFirst: Bool) {
    let ranked = movable.compactMap { part -> (urgency: Urgency, answer: EntryAnswer)? in
      guard !now.isPainted(part), let answer = answers[part], answer.isWhole || !isFirst else { return nil }
      return urgency(of: answer).map { ($0, answer) }
    }.ordered { $0.urgency < $1.urgency }
    for (_, answer) in ranked where planned.count < Self.mostEdits {
      guard isWithinLimits(answer) else { continue }
      if let taken = beside(answer), let group = together(taken, in: now) {
        take(group)
      } else {
        refused.insert(answer.part)
      }
    }
  }

  /// Returns true if a person would take an answer without a choice.
  func isWithinLimits(_ answer: EntryAnswer) -> Bool {
    if ignoresLimits { return true }
    if let token = answer.part.token {
      let isColorful = ColorCharacter.isFill(answer.from.linearSRGB.oklab)
      if ramps.contains(token) || isColorful && unmeasured.held.contains(token) { return false }
    }
    // A line that changes visibly is another design.
    let isOfLines = answer.clears.allSatisfy { input.plan.pairs[input.measurements[$0].pair].role == .boundary }
    if isOfLines, answer.to.deltaEOK > PlanLimits.line { return false }
    return PlanLimits.allow(answer, isSurface: parts.found[answer.part]?.entry?.asSurface != nil)
  }

  /// Returns true if an answer may be an option.
  private func isOffered(_ answer: EntryAnswer) -> Bool {
    ignoresLimits || PlanLimits.offer(answer, isSurface: parts.found[answer.part]?.entry?.asSurface != nil)
  }

  /// Adds an answer to the plan, with those that keep what it would break; they replace earlier edits of their entries.
  mutating func take(_ group: [EntryAnswer]) {
    var edits: [PlannedEdit] = []
    for answer in group.reversed() {
      if let edit = answer.edit(in: now) { edits.append(edit) }
      now.paint(answer)
    }
    guard var lead = edits.popLast() else { return }
    let replaced = planned.filter { old in edits.contains { $0.place == old.place } }
    planned.removeAll { old in replaced.contains { $0.place == old.place } }
    lead.clears = Set((edits + replaced).flatMap { $0.clears } + lead.clears).sorted()
    lead.followers = edits.flatMap { $0.all } + lead.followers
    planned.append(lead)
  }

  /// An answer with its effects in addition to the plan so far; nil if it repairs nothing more, or does not hold.
  private mutating func beside(_ answer: EntryAnswer) -> EntryAnswer? {
    guard !now.painted.isEmpty else { return answer }
    guard let known = parts.found[answer.part], let entry = known.entry else { return nil }
    let uses = finder.uses(of: answer.part, known, in: now)
    let again = EntryAnswer(answer.part, from: entry.start, to: answer.to, uses)
    guard again.breaks.isEmpty, !again.clears.isEmpty, finder.holds(again, uses, in: now) else { return nil }
    let isAlone = Set(parts.found[answer.part]?.openPairs ?? []).isDisjoint(
      with: now.painted.flatMap { parts.found[$0.part]?.openPairs ?? [] })
    return isAlone || keepsOpen(again) ? again : nil
  }

  private func urgency(of answer: EntryAnswer) -> Urgency? {
    // Measurements and pairs are large: none is copied here.
    let (all, plan, pairs) = (input.measurements, input.plan, input.plan.pairs)
    return answer.clears.map { index in
      let pair = all[index].pair
      let isCertain = plan.origin(of: pairs[pair], in: all[index].variant)?.isCertain ?? false
      return Urgency(
        role: pairs[pair].role.readingOrder, doubt: isCertain ? 0 : 1, rank: parts.found[answer.part]?.rank ?? 0,
        ratio: all[index].minimum?.value ?? 0, clears: answer.clears.count, deltaEOK: answer.to.deltaEOK)
    }.min()
  }

  /// Checks the plan by every rule, and leaves out what causes a new error or does what advice must not do.
  ///
  /// Of the edits that contribute to a fault, the last one without which there is none is left out, else the last one.
  ///
  /// - Returns: false if an edit was left out.
  private mutating func verify() -> Bool {
    guard !planned.isEmpty else { return true }
    let count = planned.count
    let guardian = EditGuard(input)
    let watch = RestraintWatch(input)
    while let culprits = culprits(in: planned, guardian, watch), let last = culprits.first {
      let one = culprits.prefix(Self.mostTrials).first { place in
        self.culprits(in: planned.filter { $0.place != place }, guardian, watch) == nil
      }
      let dropped = planned.filter { $0.place == one ?? last }
      planned.removeAll { $0.place == one ?? last }
      for edit in dropped.flatMap({ $0.all }) { answers[MovablePart(edit.place)] = nil }
    }
    return planned.count == count
  }

  /// The most culprits of a fault that are left out on trial.
  private static let mostTrials = 12

  /// The entries whose edits contribute to a fault of a plan, the last one first; nil if it has none.
  private mutating func culprits(
    in plan: [PlannedEdit], _ guardian: EditGuard, _ watch: RestraintWatch
  ) -> [EntryPlace]? {
    guard !plan.isEmpty else { return nil }
    let edits = plan.flatMap { written(by: $0) }
    let faults = guardian.faults(of: edits)
    let breaches = watch.breaches(in: faults.after)
    if faults.isEmpty, breaches.isEmpty {
      remaining = faults.errors.subjects
      return nil
    }
    let found = Set((guardian.culprits(faults, among: edits) + watch.culprits(breaches, among: edits)).map { $0.edit })
    let places = plan.filter { $0.all.contains { found.contains($0.edit) } }.map { $0.place }
    return (places.isEmpty ? plan.map { $0.place } : places).reversed()
  }
}

/// The urgency of a repair: what is read most, what is known to occur, who moves first, the lowest ratio.
private struct Urgency: Comparable {
  let role: Int
  let doubt: Int
  let rank: Int
  let ratio: Double
  let clears: Int
  let deltaEOK: Double

  static func < (left: Urgency, right: Urgency) -> Bool {
    (left.role, left.doubt, left.rank, left.ratio, -left.clears, left.deltaEOK)
      < (right.role, right.doubt, right.rank, right.ratio, -right.clears, right.deltaEOK)
  }
}

extension Role {
  /// The order in which people look at failures: text, then graphics, then what bounds them.
  fileprivate var readingOrder: Int {
    switch self {
    case .text: 0
    case .graphic, .linkCue: 1
    case .focus, .boundary: 2
    case .inactive, .decorative, .logotype: 3
    }
  }
}
