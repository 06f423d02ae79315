import CommandLineKit
import ContrastAudit
import PaletteModel
import PaletteSolver

/// What finds the edits that `legible fix` makes.
struct EditSource: Sendable {
  /// Edits, empty where there is nothing to gain, and what a solver says about the rest.
  struct Answer {
    var edits: [ColorEdit]
    var solution: PaletteSolution?
  }

  /// Asks for the edits of an audit; throws for a name that means no token.
  let answer: @Sendable (AuditInput) throws(UsageError) -> Answer
  /// Whether edits are worth making only where fewer measurements fail with them.
  let clearsFailures: Bool

  /// The smallest joint change, as `legible solve` finds it; Ctrl-C ends the process and no half answer is written.
  static func solver(_ wishes: SolveArguments) -> EditSource {
    EditSource(
      answer: { (input: AuditInput) throws(UsageError) in
        guard input.failures > 0 else { return Answer(edits: [], solution: nil) }
        let options = try wishes.wishes(in: input.plan.loaded)
        let solution = wishes.solve(input.plan.loaded, input.plan.policy, options) { false }
        return Answer(edits: solution.edits.map(\.edit), solution: solution)
      }, clearsFailures: true)
  }

  /// The entries for increased contrast that tokens lack.
  static let increased = EditSource(
    answer: { (input) throws(UsageError) in Answer(edits: IncreasedEntryFinder.edits(of: input), solution: nil) },
    clearsFailures: false)
}
