import AuditEngine
import AuditReports
import LegibleKit
import Palettes

/// One run of `legible merge`: read the shards, load their inputs, and continue as if everything was measured here.
struct MergeRun {
  private let arguments: ParsedArguments
  private let console: Console

  /// Prepares a run; throws if the options are not supported.
  init(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) {
    _ = try AuditOptions(arguments)
    self.arguments = arguments
    self.console = console
  }

  /// Merges the shards among the operands over the paths among them, and returns the exit status.
  func run() throws -> ExitStatus {
    do {
      return try merge(try MergeOperands(arguments.operands))
    } catch let refusal as ShardRefusal {
      console.complain(refusal.diagnostics, errorsOnly: true)
      return ExitStatus(of: refusal.diagnostics)
    }
  }

  private func merge(_ operands: MergeOperands) throws -> ExitStatus {
    let measuring = try ShardSet.options(of: operands.shards)
    let options = try AuditOptions(
      ParsedArguments(
        command: arguments.command, operands: operands.paths,
        occurrences: AuditOptions.occurrences(of: measuring) + arguments.occurrences)
    ).adopting(operands.paths)
    let run = AuditRun(options, console)
    let past = try run.revision(around: operands.paths)
    var inputs = run.load(operands.paths, remembersFiles: true)
    inputs.namedFiles += arguments.operands.filter { !operands.paths.contains($0) }
    let shards = try ShardSet(operands.shards, measuredOn: ShardInputs(options: measuring, files: inputs.files))
    let plans = options.run.pipeline.plans(of: inputs.inputs)
    let measured = try console.progress.during("Merging \(AuditRun.pairs(plans))") { () throws in
      var merge = ShardMerge(shards)
      return try merge.measurements(of: plans) { Measurer.measure($0, knowing: $1) }
    }
    return try run.finish(inputs, measured, of: operands.paths, against: past)
  }
}
