import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteLoading
import PaletteModel
import TextSupport

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
  func run(_ paths: [String]) throws -> ExitStatus {
    let past = try revision(around: paths)
    let inputs = load(paths)
    if let warning = EditTransaction.warning(for: paths) { console.complain(warning) }
    let plans = plans(of: inputs)
    let measured = console.progress.during("Measuring \(Self.pairs(plans))") {
      Self.measured(plans)
    }
    return try finish(inputs, measured, of: paths, against: past)
  }

  /// The revision to compare with, if one is named.
  func revision(around paths: [String]) throws(Diagnostic) -> GitRevision? {
    guard let name = options.against else { return nil }
    return try GitRevision(name, around: paths)
  }

  /// Reads the palettes that paths lead to, with their Swift sources unless told otherwise, and with the hashes of all
  /// that measurements depend on where they are wanted.
  func load(
    _ paths: [String], from tree: FileTree? = nil, remembersFiles: Bool = false, readsSources: Bool = true
  ) -> PaletteInputs {
    let inputs = console.progress.during("Reading palettes") {
      PaletteInputs.load(
        paths, from: tree, idioms: options.idioms, profiles: options.profiles, workers: options.workers,
        remembersFiles: remembersFiles, readsSources: readsSources)
    }
    return options.output == nil && options.formats.isEmpty ? inputs.refusingForeignOutput() : inputs
  }

  /// What is to be measured, in the order of the audits' ids.
  func plans(of inputs: PaletteInputs) -> [AuditPlan] {
    inputs.palettes.sorted { $0.declaration.id < $1.declaration.id }.map { loaded in
      var plan = AuditPlan(loaded, policy: options.policy ?? loaded.policy, variants: options.variants)
      plan.sources = inputs.facts(of: loaded)
      return plan
    }
  }

  static func measured(_ plans: [AuditPlan]) -> [MeasuredPlan] {
    plans.map { MeasuredPlan(plan: $0, output: Measurer.measure($0)) }
  }

  /// How many pairs there are, in words.
  static func pairs(_ plans: [AuditPlan]) -> String {
    Wording.count(plans.reduce(0) { $0 + $1.pairs.count }, "pair")
  }

  /// Everything after measuring: judges, writes, compares, gates, and ends the process.
  func finish(
    _ inputs: PaletteInputs, _ measured: [MeasuredPlan], of paths: [String], against past: GitRevision?
  ) throws -> ExitStatus {
    var inputs = inputs
    inputs.namedFiles += [options.gate.baseline].compactMap(\.self)
    var (report, gateWords) = try judged(measured)
    let comparison = try compare(report, with: past, paths)
    report.pass(options.gate.rule(isCompared: past != nil), newOrWorse: comparison?.failing)
    if report.summary.verdict == .notMeasured {
      report.nextStep = console.progress.during("Finding pairs") { [inputs] in
        NextStep.look(beyond: report, paths, in: inputs, workers: options.workers)
      }
    }
    let files = ReportFiles(report, options: options, inputs: inputs)
    try write(files)
    if let comparison, let folder = options.output { try comparison.write(into: folder, besides: report, of: inputs) }
    try show(report, files, gateWords)
    if let comparison { try comparison.show(options, console) }
    let status = options.gate.status(of: report)
    // A process that ends need not free a hundred thousand objects one by one.
    return withExtendedLifetime((inputs, report)) { Platform.end(status.rawValue) }
  }

  /// The report, with what to tell about the gate.
  func judged(_ measured: [MeasuredPlan]) throws -> (report: AuditReport, gateWords: [String]) {
    try gated(console.progress.during("Checking \(Self.pairs(measured.map(\.plan)))") { audit(measured) })
  }

  /// The report without advice.
  func judgedBriefly(_ measured: [MeasuredPlan]) throws -> AuditReport {
    try gated(measured.map { result(of: $0, advises: false) }).0
  }

  /// Writes the reports, where another run writes there as soon as that has ended.
  func write(_ files: ReportFiles) throws {
    try console.progress.during("Writing reports") { () throws in
      try files.write { console.progress.tell("Waiting for another run that is writing to \($0)") }
    }
  }

  /// The difference to the palettes at a revision; of paths that are not there, everything is new.
  private func compare(
    _ report: AuditReport, with past: GitRevision?, _ paths: [String]
  ) throws -> AuditComparison? {
    guard let past else { return nil }
    let tree = past.tree
    let known = (paths.isEmpty ? ["."] : paths).map(Platform.spelled).filter { (try? tree.kind($0)) != nil }
    let old = console.progress.during("Auditing \(past.name)") {
      guard !known.isEmpty else { return AuditReport([]) }
      let inputs = PaletteInputs.load(
        known, from: tree, isConfined: false, idioms: options.idioms, profiles: options.profiles,
        workers: options.workers,
        readsSources: true)
      return AuditReport(audit(Self.measured(plans(of: inputs))))
    }
    try past.checkIsWhole(at: paths.first ?? ".")
    return AuditComparison(
      from: ReportSnapshot(old), to: ReportSnapshot(report), failOn: options.gate.failOn, revision: past.name)
  }

  /// The report under the baseline if there is one, brought up to date where the options say so, with what to tell.
  private func gated(_ audits: [AuditResult]) throws -> (AuditReport, [String]) {
    let rule = options.gate.rule(isCompared: options.against != nil)
    guard var gate = BaselineGate(options.gate) else { return (AuditReport(audits, gate: rule), []) }
    let report = AuditReport(audits, baseline: gate.baseline, problems: gate.problems, gate: rule)
    guard options.gate.updatesBaseline else {
      return (report, gate.words(about: report, tightening: options.commandLine))
    }
    let words = try gate.update(by: report)
    let updated = AuditReport(audits, baseline: gate.baseline, problems: gate.problems, gate: rule)
    return (updated, [words])
  }

  private func audit(_ measured: [MeasuredPlan]) -> [AuditResult] {
    measured.map { result(of: $0) }
  }

  private func result(of measured: MeasuredPlan, advises: Bool = true) -> AuditResult {
    AuditResult(
      measured.plan, measured.output, today: options.gate.today, advises: advises, workers: options.workers)
  }

  /// Names the files that were written.
  private func tell(_ files: ReportFiles) throws {
    for path in files.written where !options.isQuiet { try console.write("Wrote \(path)".onOneLine + "\n") }
  }

  /// Prints the summary or the report that is asked for.
  func show(_ report: AuditReport, _ files: ReportFiles, _ gateWords: [String]) throws {
    let styling = console.styling(isVerbose: options.isVerbose)
    if options.formats.isEmpty {
      guard !options.isQuiet else {
        if report.gate.status == .failed { console.complain(Wording.line(of: report.gate)) }
        gateWords.forEach(console.complain)
        return console.complain(report.diagnostics, errorsOnly: true)
      }
      guard let text = ReportFormat.named("text") else { return }
      try console.write(text.render(report, styling), as: text.dialect)
      try tell(files)
      for words in gateWords { try console.write(words + "\n") }
    } else {
      console.complain(report.diagnostics, errorsOnly: true)
      if report.gate.status != .passed || !options.formats.allSatisfy(\.saysGate) {
        console.complain(Wording.line(of: report.gate))
      }
      gateWords.forEach(console.complain)
      guard options.output == nil else { return try tell(files) }
      try console.write(options.formats[0].render(report, styling), as: options.formats[0].dialect)
    }
  }
}

/// What is to be measured with what was measured of it: the whole, or the part of a shard.
struct MeasuredPlan: Sendable {
  let plan: AuditPlan
  let output: Measurer.Output
}

extension ExitStatus {
  /// The status that the errors among problems lead to.
  init(of diagnostics: [Diagnostic]) {
    self = .combining(
      diagnostics.filter { $0.severity == .error }.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }
}
