import AuditReports
import CommandLineKit
import ContrastAudit
import PaletteModel

extension Command {
  private static let palette = Parameter.string(
    OptionDescription(
      name: "in", valueName: "PATH", summary: "The palette that is tried, instead of those below the current folder",
      completion: .file))
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: DifferenceFormat.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let verbose = Flag("verbose", short: "v", summary: "List every change")

  /// `legible try`: what an edit would do, without making it.
  static let tryEdits = Command(
    description: CommandDescription(
      name: "try", summary: "Audit an edited palette and show only what changes",
      discussion: [
        "Each operand is TOKEN=COLOR or TOKEN@VARIANT=COLOR; no file changes. The token may be any end of its name, the "
          + "variant is light, dark, light-increased or dark-increased; without one, the token has the colour everywhere. "
          + "A variant that falls back on the entry of another gets an entry of its own.",
        "The colour is one as for contrast. An entry keeps its alpha unless the colour says one: '#6F6F6F' keeps it, "
          + "'#6F6F6FFF' is opaque.",
        "The status is 1 where a finding counts that did not count before, or counts with a lower ratio.",
      ],
      category: "Colours",
      operands: [
        OperandDescription(
          name: "TOKEN[@VARIANT]=COLOR", arity: .oneOrMore, summary: "An edit", completion: .named("tokens"))
      ],
      options: [
        palette.description, format.parameter.description, AuditOptions.policy.description,
        GateOptions.failOn.description, AuditOptions.jobs.description, verbose.description,
      ],
      examples: [
        .init("legible try TextTertiary@light='#6F6F6F'", "one colour of one variant"),
        .init("legible try Accent=#C2185B OnAccent=white --in Palettes/App", "two tokens at once"),
        .init("legible try Border@dark-increased='#8A8A8A' --format json", "the change for other programs"),
      ])
  ) { arguments, console in
    let edits = try arguments.operands.map { text throws(UsageError) in try TrialEdit(text) }
    let policy = try arguments.value(of: AuditOptions.policy)
    let failOn = try arguments.value(of: GateOptions.failOn)
    let format = try arguments.value(of: format)
    let jobs = try arguments.value(of: AuditOptions.jobs) ?? Platform.processors
    let folder = try arguments.value(of: palette)
    let trial = try await console.progress.during("Trying the edits") { () async throws in
      try await Trial(edits, in: folder, policy: policy, jobs: jobs)
    }
    let report = DifferenceReport(trial.difference, failOn: failOn)
    try console.write(format.render(report, console.styling(isVerbose: arguments.isSet(verbose))))
    console.complain(trial.problems, errorsOnly: true)
    let problems = trial.problems.compactMap { ExitStatus(rawValue: $0.kind.rawValue) }
    return ExitStatus.combining(problems + (report.failing.isEmpty ? [] : [.findings]))
  }
}

/// The audits of palettes with and without some edits.
struct Trial {
  /// What the edits change.
  let difference: ReportDifference
  /// Errors in the input.
  let problems: [Diagnostic]

  /// Loads the palettes and audits those that have a token of an edit, before and after.
  init(_ edits: [TrialEdit], in folder: String?, policy: Policy?, jobs: Int) async throws {
    let inputs = await PaletteInputs.load(folder.map { [$0] } ?? [], idioms: [.universal], jobs: jobs)
    var isKnown = edits.map { _ in false }
    var before: [AuditResult] = []
    var after: [AuditResult] = []
    for loaded in inputs.palettes {
      var found: [ColorEdit] = []
      for (index, edit) in edits.enumerated() {
        guard let own = try edit.edits(of: loaded) else { continue }
        isKnown[index] = true
        found += own
      }
      guard !found.isEmpty else { continue }
      let policy = policy ?? loaded.declaration.policy.flatMap(Policy.named) ?? .standard
      let edited = loaded.with(loaded.palette.applying(found))
      before.append(await AuditResult.concurrently(loaded, policy: policy, today: Platform.today))
      after.append(await AuditResult.concurrently(edited, policy: policy, today: Platform.today))
    }
    if let unknown = isKnown.firstIndex(of: false) {
      let names = inputs.palettes.flatMap { loaded in loaded.palette.tokens.indices.map(loaded.palette.displayName) }
      throw UsageError(
        "there is no token \(quoted(edits[unknown].token))",
        remedy: DidYouMean.question(for: edits[unknown].token, among: names)
          ?? (names.isEmpty ? "name the palette with --in" : nil), command: "try")
    }
    difference = ReportDifference(from: ReportSnapshot(AuditReport(before)), to: ReportSnapshot(AuditReport(after)))
    problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted().filter { $0.severity == .error }
  }
}
