import AuditModel
package import PaletteAdvice
package import PaletteModel

/// A way to find edits of palettes.
package struct EditSource: Sendable {
  /// Edits, empty if there is nothing to gain, and what a solver says about the rest.
  package struct Answer {
    /// The edits.
    package var edits: [ColorEdit]
    /// The solver's answer; nil if none was asked.
    package var solution: PaletteSolution?
  }

  /// Starts a search, and returns a function that tells if it has lasted long enough.
  package typealias Limit = @Sendable () -> () -> Bool

  /// Asks for the edits of an audit as it is now, by the wishes for it as it was; pinned entries stay as they are.
  let answer:
    @Sendable (_ now: AuditInput, _ before: AuditInput, _ pinned: Set<EntryPlace>) throws(WishProblem) -> Answer
  /// True if edits are only worth making when fewer measurements fail with them.
  let clearsFailures: Bool
  /// The wishes, which say what edits may do.
  let wishes: EditWishes

  /// The smallest joint change of a palette.
  package static func solver(_ wishes: EditWishes, variants: VariantSet = .all, until limit: @escaping Limit)
    -> EditSource
  {
    EditSource(
      answer: { (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>) throws(WishProblem) in
        var options = try wishes.options(in: before.plan.loaded)
        options.pinned = pinned
        guard input.failures > 0 else { return Answer(edits: [], solution: nil) }
        let solution = PaletteSolver(
          input.plan.loaded, policy: input.plan.policy, variants: variants, options: options, shouldStop: limit()
        ).solve()
        return Answer(edits: solution.edits.map { $0.edit }, solution: solution)
      }, clearsFailures: true, wishes: wishes)
  }

  /// The entries for Increase Contrast that tokens lack.
  package static func increased(_ wishes: EditWishes, until limit: @escaping Limit) -> EditSource {
    EditSource(
      answer: { (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>) throws(WishProblem) in
        var options = try wishes.options(in: before.plan.loaded)
        options.pinned = pinned
        let entries = IncreasedEntries(input.plan.loaded, policy: input.plan.policy, shouldStop: limit())
        return Answer(edits: entries.solve(options).edits.map { $0.edit }, solution: nil)
      }, clearsFailures: false, wishes: wishes)
  }
}
