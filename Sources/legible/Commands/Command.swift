/// One command.
///
/// A new command is one file with such a value and one line in `Command.all`.
struct Command: Sendable {
  /// The description for help and the parser.
  let description: CommandDescription
  let run: @Sendable (ParsedArguments, Console) throws -> ExitStatus

  /// Every command, in the order of help.
  static let all: [Command] = [
    audit, merge, diff, inspect, pairs, setup, initialize, waive, evidence, contrast, suggest, tryEdits, fix, ramp,
    matrix,
    look, calibrate, probe, rules, explain, lsp, mcp, serve, completions, complete,
  ]
}
