import CommandLineKit

extension Command {
  /// `legible merge`: one report from shards.
  static let merge = Command(
    description: CommandDescription(
      name: "merge", summary: "Join what 'legible audit --shard' measured into one report, and gate on it",
      discussion: [
        "Name the files of all shards, in any order, and before or after them what was audited: the same PATHs, the "
          + "current folder if there was none. An operand that ends in .json is a shard unless it is an audit file.",
        "The palettes are read again. A shard that was measured on other files, with other options or by another version "
          + "is refused; policy, profile, device class and variants are those of the shards. What comes out is byte for "
          + "byte what one run without --shard gives, with the same status.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH|SHARD.json", arity: .oneOrMore, summary: "What was audited, and the files of all shards",
          completion: .file)
      ],
      options: AuditOptions.afterMeasuring,
      examples: [
        .init("legible merge Palettes Shards/*.json", "the summary, the reports and the gate"),
        .init("legible merge Shards/*.json --format json", "shards of the current folder, as one JSON report"),
      ])
  ) { arguments, console in
    try MergeRun(arguments, console).run()
  }
}
