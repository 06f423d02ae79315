extension Command {
  /// `legible merge`: one report from shards.
  static let merge = Command(
    description: CommandDescription(
      name: "merge", summary: "Merge the shards from 'legible audit --shard' into one report and apply the gate",
      discussion: [
        "Specify all shard files and the audited PATHs, in any order. If you omit the PATHs, Legible uses the current "
          + "folder. An operand that ends in .json is a shard unless it is an audit file.",
        "Legible reads the palettes again. It rejects a shard that was measured with different files, different "
          + "options, or a different version. The policy, profile, device class, and variants come from the shards. "
          + "The output and the exit status are the same as for a run without --shard.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH|SHARD.json", arity: .oneOrMore, summary: "The audited paths and all shard files",
          completion: .file)
      ],
      options: AuditOptions.afterMeasuring,
      examples: [
        .init("legible merge Palettes Shards/*.json", "print the summary, write the reports, and apply the gate"),
        .init("legible merge Shards/*.json --format json", "merge shards for the current folder into one JSON report"),
      ])
  ) { arguments, console in
    try MergeRun(arguments, console).run()
  }
}
