import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteModel

/// One run of `legible merge`: read the shards, load what they were measured on, and go on as if it was measured here.
struct MergeRun {
  private let options: AuditOptions
  private let console: Console

  /// Prepares a run with its options.
  init(_ options: AuditOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Merges the shards among the operands over the paths among them, and gives the exit status.
  func run(_ operands: [String]) async throws -> ExitStatus {
    do {
      return try await merge(try MergeOperands(operands))
    } catch let refusal as ShardRefusal {
      console.complain(refusal.diagnostics, errorsOnly: true)
      return ExitStatus(of: refusal.diagnostics)
    } catch let problem as Diagnostic {
      console.complain([problem], errorsOnly: true)
      return ExitStatus(of: [problem])
    }
  }

  private func merge(_ operands: MergeOperands) async throws -> ExitStatus {
    var options = options
    options.measuring = try ShardSet.options(of: operands.shards)
    let run = AuditRun(options, console)
    let inputs = await run.load(operands.paths, remembersFiles: true)
    let shards = try ShardSet(
      operands.shards, measuredOn: ShardInputs(options: options.measuring, files: inputs.files))
    let plans = run.plans(of: inputs)
    let outputs = try await console.progress.during("Merging \(AuditRun.pairs(plans))") { () async throws in
      var merge = ShardMerge(shards)
      return try merge.measurements(of: plans)
    }
    return try await run.finish(inputs, zip(plans, outputs).map { MeasuredPlan(plan: $0, output: $1) })
  }
}
