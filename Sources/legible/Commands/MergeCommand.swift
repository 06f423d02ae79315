import CommandLineKit

extension Command {
  /// `legible merge`: one report from shards.
  static let merge = Command(
    description: CommandDescription(
      name: "merge", summary: "Join the shards of 'legible audit --shard' into one report, and apply the gate",
      discussion: [
        "Specify all shard files, and the PATHs that were audited, in any order; if you omit the PATHs, the "
          + "current folder is used. An operand that ends in .json is a shard unless it is an audit file.",
        "The palettes are read again. A shard that was measured with other files, other options, or another version "
          + "is rejected; policy, profile, device class, and variants come from the shards. The output and the "
          + "status are identical to those of a run without --shard.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH|SHARD.json", arity: .oneOrMore, summary: "The audited paths, and the files of all shards",
          completion: .file)
      ],
      options: AuditOptions.afterMeasuring,
      examples: [
        .init("legible merge Palettes Shards/*.json", "print the summary, write the reports, and apply the gate"),
        .init("legible merge Shards/*.json --format json", "merge shards of the current folder into one JSON report"),
      ])
  ) { arguments, console in
    try MergeRun(arguments, console).run()
  }
}
