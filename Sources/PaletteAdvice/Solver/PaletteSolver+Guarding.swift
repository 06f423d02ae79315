import AuditModel
import ColorMath
import PaletteModel

extension PaletteSolver {
  /// The most rounds of ruling edits out and solving again; then edits are left out one by one.
  private static let mostGuardedRounds = 6

  /// Solves and verifies: the palette with the edits has been measured, and no rule finds an error that was not there.
  ///
  /// If an edit would take a pair with Increase Contrast below the pair without it, the entries for Increase Contrast
  /// change as well. Edits that still cause an error are ruled out and the rest is solved again; if the order of contrast
  /// has to stay, there is no rest.
  package func solve() -> PaletteSolution {
    let first = unguarded()
    guard !first.edits.isEmpty else { return first }
    let guardian = EditGuard(loaded, policy: policy)
    var careful = self
    var solution = first
    var withheld: [PaletteSolution.Withheld] = []
    for round in 0..<Self.mostGuardedRounds {
      let edits = solution.edits.map { $0.edit }
      let faults = guardian.faults(of: edits)
      if faults.isEmpty {
        return round == 0
          ? finished(first, first, first.edits, []) : finished(first, solution, solution.edits, withheld)
      }
      // The order is kept by all edits together: what is left of them without some may change it.
      if options.keepsOrder {
        return finished(first, first, [], guardian.culprits(faults, among: edits).map { $0.withheld })
      }
      if let moved = moving(solution, faults, guardian) { return finished(first, solution, moved, withheld) }
      withheld += careful.ruleOut(guardian.culprits(faults, among: edits), edits)
      guard !shouldStop() else { break }
      solution = careful.unguarded()
      if solution.edits.isEmpty { return finished(first, solution, [], withheld) }
    }
    var rest = solution.edits
    while !rest.isEmpty {
      let faults = guardian.faults(of: rest.map { $0.edit })
      if faults.isEmpty { break }
      let culprits = guardian.culprits(faults, among: rest.map { $0.edit })
      withheld += culprits.map { $0.withheld }
      rest.removeAll { edit in culprits.contains { $0.edit == edit.edit } }
    }
    return finished(first, solution, rest, withheld)
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
    _ solution: PaletteSolution, _ faults: EditGuard.Faults, _ guardian: EditGuard
  ) -> [PaletteSolution.Edit]? {
    let isLower = faults.findings.contains { if case .increasedLower = $0.evidence { true } else { false } }
    guard isLower, !shouldStop() else { return nil }
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
    edits = edits.enumerated().sorted {
      ($0.element.edit.token, $0.element.edit.entry?.entry ?? 0, $0.offset)
        < ($1.element.edit.token, $1.element.edit.entry?.entry ?? 0, $1.offset)
    }.map { $0.element }
    return guardian.faults(of: edits.map { $0.edit }).isEmpty ? edits : nil
  }

  /// A solution with the final edits and their results.
  ///
  /// Failures that no color can fix by itself, without anything ruled out, are stuck; the other failures are unsolved.
  private func finished(
    _ first: PaletteSolution, _ last: PaletteSolution, _ edits: [PaletteSolution.Edit],
    _ withheld: [PaletteSolution.Withheld]
  ) -> PaletteSolution {
    var solution = last
    solution.after = edits.isEmpty ? first.before : measured(edits.map { $0.edit }, floors)
    solution.before = first.before
    let failing = solution.after.measurements.indices.filter { solution.after.measurements[$0].verdict == .fail }
    let (stuck, givenUp) = (Set(first.stuck), Set(first.givenUp + last.givenUp))
    solution.stuck = failing.filter(stuck.contains)
    solution.givenUp = failing.filter { givenUp.contains($0) && !stuck.contains($0) }
    solution.unsolved = failing.filter { !stuck.contains($0) && !givenUp.contains($0) }
    let isChanged = edits.map { $0.edit } != first.edits.map { $0.edit }
    solution.edits = isChanged ? clearing(edits, first.before, solution.after) : edits
    solution.withheld = withheld.reduce(into: []) { all, one in if !all.contains(one) { all.append(one) } }
    solution.locked = options.locked.union(options.ties.filter { !options.locked.isDisjoint(with: $0) }.joined())
    if !edits.isEmpty {
      solution.flips = PaletteSolution.flips(from: first.before, to: solution.after, locked: solution.locked)
    }
    guard isChanged else { return solution }
    solution.isProven = false
    solution.cost = edits.reduce(0) { $0 + $1.deltaEOK * $1.deltaEOK * (options.weights[$1.edit.token] ?? 1) }
    solution.lowerBound = min(first.lowerBound, solution.cost)
    solution.clashes = first.clashes
    solution.isInfeasible = first.isInfeasible
    return solution
  }

  /// Edits with the failing measurements that each clears.
  func clearing(
    _ edits: [PaletteSolution.Edit], _ before: AuditInput, _ after: AuditInput
  ) -> [PaletteSolution.Edit] {
    let cleared = before.measurements.indices.filter {
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
