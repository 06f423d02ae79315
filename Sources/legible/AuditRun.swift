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
    let past = try options.against.map { try GitRevision($0, around: paths) }
    let inputs = await console.progress.during("Reading palettes") {
      await PaletteInputs.load(paths, idioms: options.idioms, profiles: options.profiles, jobs: options.jobs)
    }
    if let warning = EditTransaction.warning(for: paths) { console.complain(warning) }
    let pairs = inputs.palettes.reduce(0) { $0 + $1.declaration.pairs.count }
    let audits = await console.progress.during("Measuring \(Wording.count(pairs, "pair"))") { await audit(inputs) }
    let (report, gateWords) = try gated(audits)
    let files = ReportFiles(report, options: options, inputs: inputs)
    try await console.progress.during("Writing reports") { () async throws in
      try await files.write { console.progress.tell("Waiting for another run that writes to \($0)") }
    }
    let comparison = await compare(report, with: past, paths)
    if let comparison, let folder = options.output { try comparison.write(into: folder, besides: report) }
    try show(report, files, gateWords)
    if let comparison { try comparison.show(options, console) }
    let status = options.gate.status(of: report, comparison)
    // A process that ends need not free a hundred thousand objects one by one.
    return withExtendedLifetime((inputs, report)) { Platform.end(status.rawValue) }
  }

  /// The difference to the palettes at a revision; of paths that are not there, everything is new.
  private func compare(
    _ report: AuditReport, with past: GitRevision?, _ paths: [String]
  ) async -> AuditComparison? {
    guard let past else { return nil }
    let tree = past.tree
    let known = (paths.isEmpty ? ["."] : paths).filter { (try? tree.kind($0)) != nil }
    let old = await console.progress.during("Auditing \(past.name)") {
      guard !known.isEmpty else { return AuditReport([]) }
      let inputs = await PaletteInputs.load(
        known, from: tree, idioms: options.idioms, profiles: options.profiles, jobs: options.jobs)
      return AuditReport(await audit(inputs))
    }
    return AuditComparison(from: old, to: report, failOn: options.gate.failOn, revision: past.name)
  }

  /// The report under the baseline if there is one, brought up to date where the options say so, with what to tell.
  private func gated(_ audits: [AuditResult]) throws -> (AuditReport, [String]) {
    guard var gate = BaselineGate(options.gate) else { return (AuditReport(audits), []) }
    let report = AuditReport(audits, baseline: gate.baseline, problems: gate.problems)
    guard options.gate.updatesBaseline else {
      return (report, gate.words(about: report, tightening: options.commandLine))
    }
    let words = try gate.update(by: report)
    let updated = AuditReport(audits, baseline: gate.baseline, problems: gate.problems)
    return (updated, [words])
  }

  private func audit(_ inputs: PaletteInputs) async -> [AuditResult] {
    var audits: [AuditResult] = []
    for loaded in inputs.palettes {
      audits.append(
        await AuditResult.concurrently(
          loaded, policy: policy(of: loaded), variants: options.variants, today: options.gate.today))
    }
    return audits
  }

  private func policy(of loaded: LoadedPalette) -> Policy {
    options.policy ?? loaded.declaration.policy.flatMap(Policy.named) ?? .standard
  }

  private func show(_ report: AuditReport, _ files: ReportFiles, _ gateWords: [String]) throws {
    let styling = console.styling(isVerbose: options.isVerbose)
    if options.formats.isEmpty {
      guard !options.isQuiet else {
        gateWords.forEach(console.complain)
        return console.complain(report.diagnostics, errorsOnly: true)
      }
      guard let text = ReportFormat.named("text") else { return }
      try console.write(text.render(report, styling))
      for path in files.written { try console.write("Wrote \(path)\n") }
      for words in gateWords { try console.write(words + "\n") }
    } else {
      console.complain(report.diagnostics, errorsOnly: true)
      gateWords.forEach(console.complain)
      guard options.output == nil else { return }
      try console.write(options.formats[0].render(report, styling))
    }
  }
}
