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
    let inputs = await PaletteInputs.load(paths, idioms: options.idioms, jobs: options.jobs)
    let audits = inputs.palettes.map { loaded in
      AuditResult(adjusted(loaded), policy: policy(of: loaded), variants: options.variants)
    }
    let report = AuditReport(audits)
    try write(report, inputs)
    return status(of: report)
  }

  /// The palette with what the command line says instead of the audit file.
  private func adjusted(_ loaded: LoadedPalette) -> LoadedPalette {
    var loaded = loaded
    if let profile = options.profile { loaded.declaration.profile = profile }
    return loaded
  }

  private func policy(of loaded: LoadedPalette) -> Policy {
    options.policy ?? loaded.declaration.policy.flatMap(Policy.named) ?? .standard
  }

  private func write(_ report: AuditReport, _ inputs: PaletteInputs) throws {
    let styling = console.styling(isVerbose: options.isVerbose)
    let files = ReportFiles(report, options: options, inputs: inputs)
    try files.write()
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
