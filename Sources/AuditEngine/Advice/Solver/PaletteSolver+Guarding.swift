import ColorMath
import FileSyntax
import Palettes

extension PaletteSolver {
  /// The most rounds of ruling edits out and solving again; then edits are left out one by one.
  private static let mostGuardedRounds = 8

  /// Solves and verifies: the edited palette is measured, has no new error, and breaks none of the limits of advice.
  ///
  /// If an edit would take a pair with Increase Contrast below the pair without it, the entries for Increase Contrast
  /// change as well. Levels that 8 bits would let meet get more room. Edits that are still at fault are ruled out and the
  /// rest is solved again.
  ///
  /// - Parameter isQuick: true if an answer that is nearly optimal is good enough.
  package func solve(isQuick isSketch: Bool = false) -> PaletteSolution {
    let first = unguarded(isQuick: true)
    guard !first.edits.isEmpty else { return meter.isOver ? first : unguarded() }
    let guardian = EditGuard(loaded, policy: policy)
    meter.spend(3 * guardian.steps)
    let watch = RestraintWatch(
      guardian.before, allowsFlip: options.allowsFlip, keepsOrder: options.keepsOrder)
    var careful = self
    var (solution, isQuick) = (first, true)
    var clean: PaletteSolution?
    var withheld: [PaletteSolution.Withheld] = []
    var isLimited = false
    for _ in 0..<Self.mostGuardedRounds {
      let edits = solution.edits.map { $0.edit }
      let faults = self.faults(of: edits, guardian)
      let breaches = watch.breaches(in: faults.after)
      if faults.isEmpty, breaches.isEmpty {
        guard isQuick, !isSketch, !meter.isOver else {
          let edits = isLimited && !isSketch ? pruned(solution.edits, guardian, watch) : solution.edits
          return finished(first, solution, edits, withheld, isLimited)
        }
        (clean, isQuick) = (solution, false)
      } else if let moved = moving(solution, faults, guardian, watch) {
        return finished(first, solution, pruned(moved, guardian, watch), withheld, true)
      } else {
        isLimited = true
        if !careful.firmLevels(solution, first) {
          let culprits = guardian.culprits(faults, among: edits) + watch.culprits(breaches, among: edits)
          withheld += careful.ruleOut(culprits, edits)
        }
      }
      guard !meter.isOver else { break }
      solution = careful.unguarded(after: solution, isQuick: isQuick)
      if solution.edits.isEmpty, clean == nil { return finished(first, solution, [], withheld, true) }
      if solution.edits.isEmpty { break }
    }
    let edits = clean?.edits ?? faultless(solution.edits, guardian, watch, &withheld)
    return finished(first, clean ?? solution, pruned(edits, guardian, watch), withheld, true)
  }

  /// The errors that edits cause; the rules that find them take about as long again as measuring.
  func faults(of edits: [ColorEdit], _ guardian: EditGuard) -> EditGuard.Faults {
    meter.spend(3 * guardian.steps)
    return guardian.faults(of: edits)
  }

  /// The edits without those at fault.
  private func faultless(
    _ edits: [PaletteSolution.Edit], _ guardian: EditGuard, _ watch: RestraintWatch,
    _ withheld: inout [PaletteSolution.Withheld]
  ) -> [PaletteSolution.Edit] {
    var rest = edits
    while !rest.isEmpty {
      let edits = rest.map { $0.edit }
      let faults = self.faults(of: edits, guardian)
      let breaches = watch.breaches(in: faults.after)
      if faults.isEmpty, breaches.isEmpty { break }
      let culprits = guardian.culprits(faults, among: edits) + watch.culprits(breaches, among: edits)
      withheld += culprits.map { $0.withheld }
      rest.removeAll { edit in culprits.contains { $0.edit == edit.edit } }
    }
    return rest
  }

  /// Asks for more room between levels that a solution lets meet; false if there is no more to ask for.
  private mutating func firmLevels(_ solution: PaletteSolution, _ first: PaletteSolution) -> Bool {
    guard options.keepsOrder else { return false }
    let order = LevelOrder(first.before)
    var isFirmer = false
    for breach in Restraints(first.before).breaches(in: solution.after) {
      let level: LevelOrder.Neighbors?
      switch breach {
      case .joinsTexts(let darker, let lighter):
        level = order.texts.first { $0.darker == darker && $0.lighter == lighter }
      case .joinsSurfaces(let darker, let lighter):
        level = order.surfaces.first { $0.darker == darker && $0.lighter == lighter }
      default: level = nil
      }
      guard let level else { continue }
      let least = LevelOrder.ratio(keeping: level.distance)
      let next = options.firmLevels[level].map { ContrastRatio($0.value * 1.015) } ?? least
      guard next.value < least.value * 1.05 else { continue }
      options.firmLevels[level] = next
      isFirmer = true
    }
    return isFirmer
  }

  /// Locks entries, with those tied to them; returns the newly locked ones.
  private mutating func ruleOut(
    _ culprits: [(edit: ColorEdit, withheld: PaletteSolution.Withheld)], _ edits: [ColorEdit]
  ) -> [PaletteSolution.Withheld] {
    for culprit in culprits {
      let tied = Set(options.ties.filter { $0.contains(culprit.edit.token) }.joined())
      for edit in edits where edit == culprit.edit || (tied.contains(edit.token) && edit.color == culprit.edit.color) {
        if let entry = edit.entry { options.pinned.insert(entry) }
      }
    }
    return culprits.map { $0.withheld }
  }

  /// The edits with moves of entries for Increase Contrast that keep up with them; nil if that is not enough.
  private func moving(
    _ solution: PaletteSolution, _ faults: EditGuard.Faults, _ guardian: EditGuard, _ watch: RestraintWatch
  ) -> [PaletteSolution.Edit]? {
    let isLower = faults.findings.contains { if case .increasedLower = $0.evidence { true } else { false } }
    guard isLower, !meter.isOver else { return nil }
    let followers = IncreasedFollowers(self, before: guardian.before, after: faults.after).edits()
    guard !followers.isEmpty else { return nil }
    var edits = solution.edits
    for follower in followers {
      if let place = edits.firstIndex(where: { $0.edit.isAtSamePlace(as: follower.edit) }) {
        edits[place].edit = follower.edit
        edits[place].deltaEOK = DeltaE.ok(edits[place].from, follower.edit.written)
      } else {
        edits.append(follower)
      }
    }
    edits = edits.enumerated().ordered {
      ($0.element.edit.token, $0.element.edit.entry?.entry.offset ?? 0, $0.offset)
        < ($1.element.edit.token, $1.element.edit.entry?.entry.offset ?? 0, $1.offset)
    }.map { $0.element }
    // A follower starts from an edited color, so it is checked against the original one.
    let areShades = edits.allSatisfy {
      ColorFreedom(shadesOf: $0.from, tolerance: options.hueTolerance).allows($0.edit.color)
    }
    guard areShades else { return nil }
    let moved = self.faults(of: edits.map { $0.edit }, guardian)
    return moved.isEmpty && watch.breaches(in: moved.after).isEmpty ? edits : nil
  }

  /// A solution with the final edits and their results.
  ///
  /// Failures that no color can fix by itself, without anything ruled out, are stuck; the other failures are unsolved.
  ///
  /// - Parameter isLimited: true if edits were left out or changed, so that the proof is no longer about this answer.
  private func finished(
    _ first: PaletteSolution, _ last: PaletteSolution, _ edits: [PaletteSolution.Edit],
    _ withheld: [PaletteSolution.Withheld], _ isLimited: Bool
  ) -> PaletteSolution {
    var solution = last
    solution.after = edits.isEmpty ? first.before : measured(edits.map { $0.edit }, floors)
    solution.before = first.before
    let failing = solution.after.measurements.typedIndices.filter { solution.after.measurements[$0].verdict == .fail }
    let (stuck, givenUp) = (Set(first.stuck), Set(first.givenUp))
    solution.stuck = failing.filter(stuck.contains)
    solution.givenUp = failing.filter { givenUp.contains($0) && !stuck.contains($0) }
    solution.unsolved = failing.filter { !stuck.contains($0) && !givenUp.contains($0) }
    solution.edits = clearing(edits, first.before, solution.after)
    solution.withheld = withheld.reduce(into: []) { all, one in if !all.contains(one) { all.append(one) } }
    solution.locked = options.locked.union(options.ties.filter { !options.locked.isDisjoint(with: $0) }.joined())
    if !edits.isEmpty {
      solution.flips = PaletteSolution.flips(from: first.before, to: solution.after, locked: solution.locked)
    }
    guard isLimited else { return solution }
    (solution.clashes, solution.isInfeasible) = (first.clashes, first.isInfeasible)
    solution.isProven = false
    solution.cost = edits.reduce(0) { $0 + $1.cost }
    solution.lowerBound = min(first.lowerBound, solution.cost)
    return solution
  }

  /// Edits with the failing measurements that each clears.
  func clearing(
    _ edits: [PaletteSolution.Edit], _ before: AuditInput, _ after: AuditInput
  ) -> [PaletteSolution.Edit] {
    let cleared = before.measurements.typedIndices.filter {
      before.measurements[$0].verdict == .fail && after.measurements[$0].verdict != .fail
    }
    let reader = MeasuredLinks(before.measured)
    let shared = SharedColors(before.plan.loaded.palette)
    let parts = cleared.map { (index: $0, entries: reader.link(of: before.measurements[$0])?.entries ?? []) }
    return edits.map { edit in
      let sharers = edit.edit.entry.map { shared.all(with: $0) } ?? []
      var edit = edit
      edit.clears = parts.filter { $0.entries.contains(where: sharers.contains) }.map { $0.index }
      return edit
    }
  }
}

extension ColorEdit {
  fileprivate func isAtSamePlace(as other: ColorEdit) -> Bool { token == other.token && place == other.place }
}
