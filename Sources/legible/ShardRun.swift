import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible audit --shard`: load, measure a part, write it.
struct ShardRun {
  private let shard: Shard
  private let options: AuditOptions
  private let console: Console

  /// Prepares a run for one part.
  init(_ shard: Shard, _ options: AuditOptions, _ console: Console) {
    self.shard = shard
    self.options = options
    self.console = console
  }

  /// Measures the shard of the paths; the status is 0 unless an input is wrong, because a shard alone is not a verdict.
  func run(_ paths: [String]) throws -> ExitStatus {
    let run = AuditRun(options, console)
    let inputs = run.load(paths, remembersFiles: true)
    let parts = options.run.pipeline.plans(of: inputs.inputs).map { ($0, shard.pairs(of: $0)) }
    let count = Wording.count(parts.reduce(0) { $0 + $1.1.count }, "pair")
    let measured = console.progress.during("Measuring \(count)") {
      parts.map { Measurer.measure($0, pairs: $1) }
    }
    try write(
      ShardReport.render(shard, of: measured, on: ShardInputs(options: options.measuring, files: inputs.files)),
      for: inputs)
    let problems = Diagnostic.distinct(inputs.palettes.flatMap(\.diagnostics))
    console.complain(problems, errorsOnly: !options.run.isVerbose)
    return ExitStatus(of: problems)
  }

  private func write(_ bytes: [UInt8], for inputs: DiskInputs) throws {
    guard let folder = options.output else { return try console.write(bytes, as: .json) }
    let audits = inputs.palettes.map(\.declaration)
    let name = "\(ReportFiles.name(of: audits)).shard-\(shard.index)-of-\(shard.count).json"
    let output = try OutputFolder(named: folder)
    try output.write(bytes, to: name, besides: inputs.inputFiles)
    let path = "\(folder)/\(name)"
    guard !options.run.isQuiet else { return }
    let current = Platform.currentFolder
    try console.write("Wrote \(Platform.relative(path, to: current, from: current))".onOneLine + "\n")
  }
}
