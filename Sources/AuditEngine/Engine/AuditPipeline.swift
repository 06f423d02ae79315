package import FileSyntax
package import Palettes

/// The engine's one door: files → palettes → plans → measurements → results → report.
///
/// Everything is a value, and nothing here touches the world: files come as a `VisibleFiles`, threads as `Workers`, the day in
/// the settings. The command line, the library and the session call these steps and no others.
package struct AuditPipeline: Sendable {
  /// Everything that determines the findings, other than the files.
  package var settings: AuditSettings
  /// Runs independent pieces of work, one after another or in parallel.
  package let workers: Workers

  /// Creates a pipeline from its settings and the workers that run it.
  package init(_ settings: AuditSettings, workers: Workers) {
    self.settings = settings
    self.workers = workers
  }

  /// Reads palettes, with their Swift sources if the settings ask for them, unless these have the same bytes as known ones.
  package func load(_ files: VisibleFiles, reusing known: PaletteInputs? = nil) -> PaletteInputs {
    PaletteInputs(files, settings, workers: workers, reusing: known)
  }

  /// The plans of palettes, in the order of the audits' ids.
  package func plans(of inputs: PaletteInputs) -> [AuditPlan] {
    inputs.palettes.ordered { $0.declaration.id < $1.declaration.id }.map { loaded in
      AuditPlan(
        loaded, policy: settings.policy ?? loaded.policy, variants: settings.variants,
        sources: inputs.facts(of: loaded), sourceCoverage: inputs.coverage(of: loaded))
    }
  }

  package func measured(_ plans: [AuditPlan]) -> [MeasuredAudit] {
    plans.map { Measurer.measure($0, workers: workers) }
  }

  /// Judges what was measured by all rules, and finds advice and ranks combinations unless told otherwise, which is most
  /// of the work.
  package func results(of measured: [MeasuredAudit], advises: Bool = true) -> [AuditResult] {
    var results = measured.map {
      AuditResult($0, today: settings.today, advises: advises, wishes: wishes(for: $0.plan.loaded), workers: workers)
    }
    if advises { ClassEdits.check(&results, workers) }
    return results
  }

  /// Audits a palette by itself, without its sources.
  package func result(of loaded: LoadedPalette, advises: Bool = true) -> AuditResult {
    let plan = AuditPlan(loaded, policy: settings.policy ?? loaded.policy, variants: settings.variants)
    return AuditResult(
      Measurer.measure(plan, workers: workers), today: settings.today, advises: advises, wishes: wishes(for: loaded),
      workers: workers)
  }

  /// The wishes for a palette; without those that name tokens if one does not exist.
  private func wishes(for loaded: LoadedPalette) -> AdviceWishes {
    if let wishes = try? settings.wishes.advice(in: loaded) { return wishes }
    var wishes = AdviceWishes()
    wishes.margin = settings.wishes.margin
    return wishes
  }

  /// The step that comes next if nothing was measured, or if there is no audit file yet; nil for others.
  package func nextStep(after report: AuditReport, of files: VisibleFiles, _ inputs: PaletteInputs) -> NextStep? {
    let hasAuditFile = report.audits.contains { $0.declaration.isOfAuditFile }
    guard report.summary.verdict == .notMeasured else { return hasAuditFile ? nil : .first(after: report, at: files) }
    return NextStep.look(beyond: report, files, in: inputs, workers: workers)
  }

  /// The results of loaded files, without advice.
  package func briefResults(of inputs: PaletteInputs) -> [AuditResult] {
    results(of: measured(plans(of: inputs)), advises: false)
  }

  /// Takes files through every step, and holds the findings against a baseline if there is one.
  package func report(on files: VisibleFiles, at gate: AuditGate = AuditGate()) -> AuditReport {
    report(on: files, load(files), at: gate)
  }

  /// Takes loaded files through every step.
  func report(on files: VisibleFiles, _ inputs: PaletteInputs, at gate: AuditGate) -> AuditReport {
    var report = gate.report(of: results(of: measured(plans(of: inputs))))
    report.nextStep = nextStep(after: report, of: files, inputs)
    return report
  }
}

/// The condition under which a run fails, and the record that it is compared with.
package struct AuditGate: Sendable {
  /// The rule that decides if the gate fails.
  var rule: GateRule
  /// The accepted findings of an earlier run; nil without a baseline.
  var baseline: Baseline?
  /// Problems of the run itself, in addition to those of its audits.
  var problems: [Diagnostic]

  /// Creates a gate from a rule, the baseline to compare with, and the problems of the run.
  package init(_ rule: GateRule = GateRule(), baseline: Baseline? = nil, problems: [Diagnostic] = []) {
    self.rule = rule
    self.baseline = baseline
    self.problems = problems
  }

  /// The report of some audits at this gate.
  package func report(of audits: [AuditResult]) -> AuditReport {
    AuditReport(audits, baseline: baseline, problems: problems, gate: rule)
  }
}
