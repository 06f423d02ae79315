import ColorMath
package import Palettes

/// A way to find edits of palettes.
package struct EditProposer: Sendable {
  /// Edits, empty if there is nothing to gain, and what a solver says about the rest.
  struct Answer {
    var edits: [ColorEdit]
    /// The solver's answer; nil if none was asked.
    package var solution: PaletteSolution?
  }

  /// Asks for the edits of an audit as it is now, by the wishes for it as it was; pinned entries stay as they are, and
  /// the search ends with its meter.
  let answer:
    @Sendable (_ now: AuditInput, _ before: AuditInput, _ pinned: Set<EntryPlace>, _ meter: WorkMeter)
      throws(WishProblem) -> Answer
  /// True if edits are only worth making when fewer measurements fail with them.
  let clearsFailures: Bool
  /// The wishes, which say what edits may do.
  let wishes: EditWishes

  /// The sources of a fix: the joint solution, then single edits, and the missing entries for Increase Contrast if asked.
  package static func all(_ wishes: EditWishes, addsIncreased: Bool) -> [EditProposer] {
    [.solver(wishes), .singles(wishes)] + (addsIncreased ? [.increased(wishes)] : [])
  }

  /// The smallest joint change of a palette.
  package static func solver(_ wishes: EditWishes, variants: VariantSet = .all) -> EditProposer {
    EditProposer(
      answer: {
        (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>, meter: WorkMeter) throws(WishProblem) in
        var options = try wishes.options(in: before.plan.loaded)
        options.pinned = pinned
        guard input.failures > 0 else { return Answer(edits: [], solution: nil) }
        let solution = PaletteSolver(
          input.plan.loaded, policy: input.plan.policy, variants: variants, options: options, meter: meter
        ).solve()
        return Answer(edits: solution.edits.map { $0.edit }, solution: solution)
      }, clearsFailures: true, wishes: wishes)
  }

  /// Edits of the audit with an id that are known already, all of them or none.
  package static func given(_ edits: [ColorEdit], of audit: String) -> EditProposer {
    EditProposer(
      answer: { (_: AuditInput, before: AuditInput, pinned: Set<EntryPlace>, _: WorkMeter) throws(WishProblem) in
        let isRefused = edits.contains { edit in
          if case .entry(let entry) = edit.place { return pinned.contains(EntryPlace(token: edit.token, entry: entry)) }
          return false
        }
        let isMeant = before.plan.loaded.declaration.id == audit && !isRefused
        return Answer(edits: isMeant ? edits : [], solution: nil)
      }, clearsFailures: true, wishes: EditWishes())
  }

  /// The most single edits in one round.
  private static let mostSingles = 64

  /// Edits that each fix something by themselves and break nothing: what is left where no joint solution is found.
  static func singles(_ wishes: EditWishes) -> EditProposer {
    EditProposer(
      answer: {
        (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>, meter: WorkMeter) throws(WishProblem) in
        let options = try wishes.options(in: before.plan.loaded)
        let palette = input.plan.loaded.palette
        let shared = SharedColors(palette)
        let fixed = options.locked.union(options.ties.joined())
        let found = Leverage.edits(of: input, PartUses(input), limit: mostSingles, meter: meter) { place in
          shared.all(with: place).allSatisfy { !pinned.contains($0) && !fixed.contains($0.token) }
        }
        let edits = found.map {
          ColorEdit(token: $0.token, place: .entry($0.entry), color: $0.to, alpha: $0.from.alpha)
        }
        return Answer(edits: edits, solution: nil)
      }, clearsFailures: true, wishes: wishes)
  }

  /// The entries for Increase Contrast that tokens lack.
  package static func increased(_ wishes: EditWishes) -> EditProposer {
    EditProposer(
      answer: {
        (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>, meter: WorkMeter) throws(WishProblem) in
        var options = try wishes.options(in: before.plan.loaded)
        options.pinned = pinned
        let entries = IncreasedEntries(input.plan.loaded, policy: input.plan.policy, meter: meter)
        return Answer(edits: entries.solve(options).edits.map { $0.edit }, solution: nil)
      }, clearsFailures: false, wishes: wishes)
  }
}
