import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible audit`: load, audit, write, gate.
struct AuditRun {
  private let options: AuditOptions
  private let console: Console

  /// Prepares a run with its options.
  init(_ options: AuditOptions, _ console: Console) {
    self.options = options
    self.console = console
  }

  /// Audits the paths, the current folder if there are none, and returns the exit status.
  func run(_ paths: [String]) throws -> ExitStatus {
    try NamedPaths.check(paths)
    let past = try revision(around: paths)
    let inputs = load(paths)
    if let warning = EditTransaction.warning(for: paths) { console.complain(warning) }
    let plans = options.run.pipeline.plans(of: inputs.inputs)
    let measured = console.progress.during("Measuring \(Self.pairs(plans))") { options.run.pipeline.measured(plans) }
    return try finish(inputs, measured, of: paths, against: past)
  }

  /// The revision to compare with, if one is named.
  func revision(around paths: [String]) throws(Diagnostic) -> GitRevision? {
    guard let name = options.against else { return nil }
    return try GitRevision(name, around: paths)
  }

  /// Reads the palettes at paths, with their Swift sources unless an option or the caller leaves them out, and with
  /// the hashes of everything that measurements depend on if requested.
  func load(
    _ paths: [String], from tree: FileTree? = nil, remembersFiles: Bool = false, readsSources: Bool = true
  ) -> DiskInputs {
    var pipeline = options.run.pipeline
    if !readsSources { pipeline.settings.readsSources = false }
    var inputs = console.progress.during("Reading palettes") { [pipeline] in
      DiskInputs(
        DiskFiles(paths, from: tree, remembersFiles: remembersFiles, remembersSources: options.against != nil), pipeline
      )
    }
    inputs.namedFiles += [options.gate.baseline].compactMap(\.self)
    return options.output == nil && options.formats.isEmpty ? inputs.refusingForeignOutput() : inputs
  }

  /// The measurements of palettes.
  func measured(_ inputs: DiskInputs) -> [MeasuredAudit] {
    options.run.pipeline.measured(options.run.pipeline.plans(of: inputs.inputs))
  }

  /// The number of pairs, in words.
  static func pairs(_ plans: [AuditPlan]) -> String {
    Wording.count(plans.reduce(0) { $0 + $1.pairs.count }, "pair")
  }

  /// Does everything after measuring: judges, writes, compares, gates, and ends the process.
  func finish(
    _ inputs: DiskInputs, _ measured: [MeasuredAudit], of paths: [String], against past: GitRevision?
  ) throws -> ExitStatus {
    var (report, gateWords) = try judged(measured, of: inputs.inputFiles)
    if let history = options.history {
      let (lines, words) = try history.adding(report, of: inputs, around: paths.first ?? ".")
      report.history = lines
      gateWords.append(words)
    }
    let comparison = try compare(report, with: past, paths, after: inputs)
    report.comparison = comparison?.difference
    report.sourceLink = options.run.sourceLink ?? SourceLink.ofBuild(withPathsFrom: inputs.disk.source.base)
    report.pass(options.rule(isCompared: past != nil), newOrWorse: comparison?.failing)
    if report.summary.verdict == .notMeasured {
      report.nextStep = console.progress.during("Finding pairs") { [inputs, report] in
        options.run.pipeline.nextStep(after: report, of: inputs.disk.source, inputs.inputs)
      }
    }
    let files = ReportFiles(report, options: options, inputs: inputs)
    try write(files)
    if let comparison, let folder = options.output { try comparison.write(into: folder, besides: report, of: inputs) }
    try show(report, files, gateWords, of: inputs.disk)
    if let comparison { try comparison.show(options, console) }
    let status = options.gate.status(of: report)
    // A process that ends need not release a hundred thousand objects one by one.
    return withExtendedLifetime((inputs, report)) { Platform.end(status.rawValue) }
  }

  /// Returns the report, with words about the gate.
  func judged(
    _ measured: [MeasuredAudit], of inputs: InputFiles
  ) throws -> (report: AuditReport, gateWords: [String]) {
    let pairs = Self.pairs(measured.map(\.plan))
    let results = console.progress.during("Checking \(pairs)") { options.run.pipeline.results(of: measured) }
    var judged = try gated(results, of: inputs)
    if let reach = windows(of: judged.0) { judged.0.findWindows(reach) }
    return judged
  }

  /// The tokens whose windows the reports show that are written or printed; nil for none.
  private func windows(of report: AuditReport) -> WindowReach? {
    let whole: WindowReach? = options.run.isVerbose ? .first : nil
    guard options.formats.isEmpty else {
      return options.formats.compactMap { $0.windows ?? ($0.id == ReportFormat.text.id ? whole : nil) }.max()
    }
    let writes = options.output != nil || report.audits.contains { $0.declaration.output != nil }
    return writes ? .first : whole
  }

  /// Returns the report without advice.
  func judgedBriefly(_ measured: [MeasuredAudit], of inputs: InputFiles) throws -> AuditReport {
    try gated(options.run.pipeline.results(of: measured, advises: false), of: inputs).0
  }

  /// Writes the reports, after any other run that is writing there.
  func write(_ files: ReportFiles) throws {
    try console.progress.during("Writing reports") { () throws in
      try files.write { console.progress.tell("Waiting for another run that is writing to \($0)") }
    }
  }

  /// The difference to the palettes at a revision; for paths that are missing there, everything is new.
  private func compare(
    _ report: AuditReport, with past: GitRevision?, _ paths: [String], after inputs: DiskInputs
  ) throws -> AuditComparison? {
    guard let past else { return nil }
    let old = console.progress.during("Auditing \(past.name)") {
      past.report(
        of: paths, options.run.pipeline, after: inputs,
        baseline: options.gate.baseline.flatMap { BaselineGate($0, updates: false, allowsGrowth: false).baseline })
    }
    try past.checkIsWhole(at: paths.first ?? ".")
    return AuditComparison(
      from: ReportSnapshot(old), to: report, options.run, against: past)
  }

  /// The report under the baseline if there is one, updated if the options say so, with words about it.
  private func gated(_ audits: [AuditResult], of inputs: InputFiles) throws -> (AuditReport, [String]) {
    let rule = options.rule(isCompared: options.against != nil)
    guard let path = options.gate.baseline else { return (AuditGate(rule).report(of: audits), []) }
    var gate = BaselineGate(path, updates: options.gate.updatesBaseline, allowsGrowth: options.gate.allowsGrowth)
    let report = AuditGate(rule, baseline: gate.baseline, problems: gate.problems).report(of: audits)
    guard options.gate.updatesBaseline else {
      return (report, gate.words(about: report, tightening: options.commandLine))
    }
    let words = try gate.update(by: report, besides: inputs)
    let updated = AuditGate(rule, baseline: gate.baseline, problems: gate.problems).report(of: audits)
    return (updated, [words])
  }

  /// Lists the files that were written.
  private func tell(_ files: ReportFiles) throws {
    for path in files.written where !options.run.isQuiet { try console.write("Wrote \(path)".onOneLine + "\n") }
  }

  /// Prints the summary or the requested report.
  func show(_ report: AuditReport, _ files: ReportFiles, _ gateWords: [String], of disk: DiskFiles) throws {
    var styling = console.styling(isVerbose: options.run.isVerbose)
    styling.typed = disk.source.typed
    if options.formats.isEmpty {
      guard !options.run.isQuiet else {
        if report.gate.status == .failed { console.complain(Wording.line(of: report.gate)) }
        gateWords.forEach(console.complain)
        return console.complain(report.diagnostics, errorsOnly: true)
      }
      guard let text = ReportFormat.named("text") else { return }
      try console.write(text.render(report, styling), as: text.dialect)
      try tell(files)
      for words in gateWords { try console.write(words + "\n") }
      console.point(to: report.diagnostics)
    } else {
      console.complain(report.diagnostics, errorsOnly: true)
      if report.gate.status != .passed || !options.formats.allSatisfy(\.saysGate) {
        console.complain(Wording.line(of: report.gate))
      }
      gateWords.forEach(console.complain)
      guard options.output == nil else { return try tell(files) }
      let (format, workers) = (options.formats[0], options.run.workers)
      try console.write(format.pieces(report, styling, workers: workers), as: format.dialect, workers: workers)
    }
  }
}

extension ExitStatus {
  /// The status of the errors among problems.
  init(of diagnostics: [Diagnostic]) {
    self = .combining(
      diagnostics.filter { $0.severity == .error }.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }
}
