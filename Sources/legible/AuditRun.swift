import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel

/// One run of `legible audit`: load, audit, write, gate.
struct AuditRun {
  private let options: AuditOptions
  private let console: Console

  /// Prepares a run with its options.
  init(_ options: AuditOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Audits the paths, the current folder if there are none, and gives the exit status.
  func run(_ paths: [String]) async throws -> ExitStatus {
    let inputs = await console.progress.during("Reading palettes") {
      await PaletteInputs.load(paths, idioms: options.idioms, profiles: options.profiles, jobs: options.jobs)
    }
    let pairs = inputs.palettes.reduce(0) { $0 + $1.declaration.pairs.count }
    let report = await console.progress.during("Measuring \(Wording.count(pairs, "pair"))") { await audit(inputs) }
    let files = ReportFiles(report, options: options, inputs: inputs)
    try await console.progress.during("Writing reports") { () async throws in
      try await files.write { console.progress.tell("Waiting for another run that writes to \($0)") }
    }
    try show(report, files)
    let status = status(of: report)
    // A process that ends need not free a hundred thousand objects one by one.
    return withExtendedLifetime((inputs, report)) { Platform.end(status.rawValue) }
  }

  private func audit(_ inputs: PaletteInputs) async -> AuditReport {
    var audits: [AuditResult] = []
    for loaded in inputs.palettes {
      audits.append(
        await AuditResult.concurrently(loaded, policy: policy(of: loaded), variants: options.variants))
    }
    return AuditReport(audits)
  }

  private func policy(of loaded: LoadedPalette) -> Policy {
    options.policy ?? loaded.declaration.policy.flatMap(Policy.named) ?? .standard
  }

  private func show(_ report: AuditReport, _ files: ReportFiles) throws {
    let styling = console.styling(isVerbose: options.isVerbose)
    if options.formats.isEmpty {
      guard !options.isQuiet else { return console.complain(report.diagnostics, errorsOnly: true) }
      guard let text = ReportFormat.named("text") else { return }
      try console.write(text.render(report, styling))
      for path in files.written { try console.write("Wrote \(path)\n") }
    } else {
      console.complain(report.diagnostics, errorsOnly: true)
      guard options.output == nil else { return }
      try console.write(options.formats[0].render(report, styling))
    }
  }

  /// An error in the input outranks findings, because an audit of a part is no verdict.
  private func status(of report: AuditReport) -> ExitStatus {
    let problems = report.diagnostics.filter { $0.severity == .error }
      .compactMap { ExitStatus(rawValue: $0.kind.rawValue) }
    let isGateOpen = options.failOn.map { least in
      report.audits.flatMap(\.findings).contains { $0.isOpen && $0.severity >= least }
    }
    return ExitStatus.combining(problems + (isGateOpen == true ? [.findings] : []))
  }
}
