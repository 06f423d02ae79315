import AuditModel
import CommandLineKit
import PaletteAdvice
import PaletteModel

/// What finds the edits that `legible fix` makes.
struct EditSource: Sendable {
  /// Edits, empty if there is nothing to gain, and what a solver says about the rest.
  struct Answer {
    var edits: [ColorEdit]
    var solution: PaletteSolution?
  }

  /// Asks for the edits of an audit as it is now, by what was wished of it as it was; throws for a name of no token.
  ///
  /// Pinned entries stay as they are.
  let answer:
    @Sendable (_ now: AuditInput, _ before: AuditInput, _ pinned: Set<EntryPlace>) throws(UsageError) -> Answer
  /// True if edits are worth making only where fewer measurements fail with them.
  let clearsFailures: Bool

  /// The smallest joint change, as `legible solve` finds it; Ctrl-C ends the process and no half answer is written.
  static func solver(_ wishes: SolveArguments) -> EditSource {
    EditSource(
      answer: { (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>) throws(UsageError) in
        var options = try wishes.wishes(in: before.plan.loaded)
        options.pinned = pinned
        guard input.failures > 0 else { return Answer(edits: [], solution: nil) }
        let solution = wishes.solve(input.plan.loaded, input.plan.policy, options)
        return Answer(edits: solution.edits.map(\.edit), solution: solution)
      }, clearsFailures: true)
  }

  /// The entries for increased contrast that tokens lack, as `legible solve --increased` finds them.
  static func increased(_ wishes: SolveArguments) -> EditSource {
    EditSource(
      answer: { (input: AuditInput, before: AuditInput, pinned: Set<EntryPlace>) throws(UsageError) in
        var options = try wishes.wishes(in: before.plan.loaded)
        options.pinned = pinned
        let solution = wishes.increasedEntries(of: input.plan.loaded, input.plan.policy, options)
        return Answer(edits: solution.edits.map(\.edit), solution: nil)
      }, clearsFailures: false)
  }
}
