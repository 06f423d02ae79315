import AuditEngine
import AuditReports

/// The option that makes an audit measure only a part of the pairs.
struct ShardOption {
  private static let description = OptionDescription(
    name: "shard", valueName: "I/N", summary: "Measure only part I of N, for 'legible merge'")
  static let parameter = Parameter(description) { (text) throws(UsageError) in
    guard let shard = Shard(text) else {
      throw description.invalidValue(
        text, expected: "I/N, with I from 1 to N and N up to \(Shard.greatestCount), such as 3/8")
    }
    return shard
  }

  /// Options with an equal meaning for a part and for the whole.
  private static let companions: [OptionDescription] = [
    parameter.description, SharedOptions.reports.description, AuditOptions.output.description,
    SharedOptions.policy.description, SharedOptions.profile.description, AuditOptions.idiom.description,
    AuditOptions.variant.description, SharedOptions.jobs.description, SharedOptions.quiet.description,
    AuditOptions.verbose.description,
  ]

  let shard: Shard

  /// Reads the option; nil if it is not given.
  ///
  /// Throws if there are options that require a complete audit.
  init?(_ arguments: ParsedArguments) throws(UsageError) {
    guard let shard = try arguments.value(of: Self.parameter) else { return nil }
    self.shard = shard
    if let stranger = arguments.occurrences.first(where: { given in
      !Self.companions.contains { $0.name == given.option }
    }) {
      throw UsageError(
        "--\(stranger.option) requires a complete audit, but --shard measures only a part",
        remedy: "use --\(stranger.option) with 'legible merge'")
    }
    let formats = try arguments.values(of: SharedOptions.reports)
    if let format = formats.first(where: { $0.id != "json" }) {
      throw UsageError("a shard can only be written as JSON", remedy: "use --format \(format.id) with 'legible merge'")
    }
  }
}
