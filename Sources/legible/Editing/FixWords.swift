import AuditEngine
import AuditReports
import ColorMath
import Palettes

/// The results of a fix in words.
struct FixWords {
  private let proposal: EditProposal

  init(_ proposal: EditProposal) { self.proposal = proposal }

  /// One row for each entry that changes: `TextTertiary (Any): #8A8A8A → #767676  ΔE-OK 0.068  fixes 12`.
  ///
  /// Equal changes in several audits, as in permutations of a resolver, are listed once, with what they fix where they do.
  var edits: [String] {
    var known: Set<[String]> = []
    let all = zip(proposal.before, proposal.after).flatMap { FixTable(before: $0, after: $1).rows }
    let fixing = Set(all.filter { $0.isFixing }.map { Array($0.cells.dropLast()) })
    let rows = all.filter { row in
      (row.isFixing || !fixing.contains(Array(row.cells.dropLast()))) && known.insert(row.cells).inserted
    }
    return FixTable.lines(rows)
  }

  /// One line for each pair that failed and no longer does in some variants.
  var pairs: [String] {
    var known: Set<String> = []
    let lines = zip(proposal.before, proposal.after).flatMap { FixTable(before: $0, after: $1).pairs }
      .filter { known.insert($0).inserted }
    return lines.isEmpty ? [] : ["", "Pairs before → after:"] + lines + [""]
  }

  /// Returns the results of the audits before and after, and the next steps.
  func outcome(isWritten: Bool) -> String {
    let (before, after) = (proposal.before.failures, proposal.after.failures)
    let files = Wording.count(proposal.files.count, "file")
    if proposal.files.isEmpty {
      guard before > 0 else { return "Nothing to fix: no measurements fail" }
      let fail = "\(Wording.count(before, "measurement")) \(before == 1 ? "fails" : "fail")"
      return "\(fail), and no change fixes a failure without breaking something else"
    }
    let effect = before > 0 ? "\(Wording.count(before, "failing measurement")) → \(after)" : "no measurements fail"
    return isWritten
      ? "Changed \(files): \(effect)" : "Would change \(files): \(effect); use --write to make the changes"
  }

  /// The failures that are left where the search ended at its limit; empty if none is.
  var limit: [String] {
    let left = proposal.unfinished.sorted().reduce(0) { $0 + proposal.after[$1].failures }
    guard left > 0 else { return [] }
    return [
      "The search reached its limit of \(EditProposal.mostSteps) steps: \(Wording.count(left, "failing measurement")) may have a "
        + "solution that it did not try"
    ]
  }

  /// The remaining failures with their reasons, in the words of `legible solve`, and the edits that are not made.
  var remainder: [String] {
    proposal.after.indices.flatMap { index in
      let (before, after) = (proposal.before[index], proposal.after[index])
      let withheld = (proposal.solutions[index]?.withheld ?? []) + (proposal.withheld[index] ?? [])
      let left = Self.unchanged(withheld, before.plan.loaded.palette, after.plan.loaded.palette)
      guard let solution = proposal.solutions[index] else {
        return SolveAnswer.words(left, in: before.plan.loaded.palette)
      }
      return SolveAnswer(solution.left(in: after, since: before, left)).remainder(TerminalStyle(depth: .none))
    }
  }

  /// The omitted edits of entries that no other edit changed in the end, each once.
  private static func unchanged(
    _ withheld: [PaletteSolution.Withheld], _ before: Palette, _ after: Palette
  ) -> [PaletteSolution.Withheld] {
    withheld.reduce(into: []) { all, one in
      let place = one.place
      guard !all.contains(one), before.tokens.typedIndices.contains(place.token),
        after.tokens.typedIndices.contains(place.token),
        before.tokens[place.token].entries.typedIndices.contains(place.entry)
      else { return }
      let entry = before.tokens[place.token].entries[place.entry]
      let isSame = after.tokens[place.token].entries.contains { $0.isSameSlot(as: entry) && $0.value == entry.value }
      if isSame { all.append(one) }
    }
  }
}

extension PaletteSolution {
  /// The answer reduced to the remaining failures of an audit with the edits.
  fileprivate func left(
    in audit: AuditInput, since before: AuditInput, _ withheld: [PaletteSolution.Withheld]
  ) -> PaletteSolution {
    let failing = audit.measurements.typedIndices.filter { audit.measurements[$0].verdict == .fail }
    let (outOfReach, lowered) = (Set(stuck), Set(givenUp))
    var rest = self
    rest.before = audit
    rest.after = audit
    rest.withheld = withheld
    rest.flips = Self.flips(from: before, to: audit, locked: locked)
    rest.edits.removeAll { !$0.turnsSurface || !audit.hasTurned($0) }
    rest.stuck = failing.filter(outOfReach.contains)
    rest.givenUp = failing.filter(lowered.contains)
    rest.unsolved = failing.filter { !outOfReach.contains($0) && !lowered.contains($0) }
    if rest.givenUp.isEmpty { rest.clashes = [] }
    return rest
  }
}

extension AuditInput {
  /// Returns true if the entry of an edit is on the other side of the middle than before it.
  fileprivate func hasTurned(_ edit: PaletteSolution.Edit) -> Bool {
    guard case .entry(let entry) = edit.edit.place, plan.loaded.palette.tokens.typedIndices.contains(edit.edit.token),
      plan.loaded.palette.tokens[edit.edit.token].entries.typedIndices.contains(entry),
      case .color(let color) = plan.loaded.palette.tokens[edit.edit.token].entries[entry].value
    else { return false }
    return ColorCharacter.isTurn(from: edit.from, to: color)
  }
}
