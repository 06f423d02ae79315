import CommandLineKit

/// One command.
///
/// A new command is one file with such a value and one line in `Command.all`.
struct Command: Sendable {
  /// What help prints and the parser accepts.
  let description: CommandDescription
  /// Does the work.
  let run: @Sendable (ParsedArguments, Console) throws -> ExitStatus

  /// Every command, in the order in which help lists them.
  static let all: [Command] = [
    audit, merge, diff, inspect, pairs, initialize, contrast, suggest, tryEdits, fix, solve, ramp, matrix, rules,
    explain,
    completions, completeNames,
  ]
}
