import AuditEngine
import AuditModel
import AuditReports
import CommandLineKit
import PaletteModel

extension Command {
  private static let palette = Parameter.string(
    OptionDescription(
      name: "in", valueName: "PATH", summary: "The palette that is tried, instead of those below the current folder",
      completion: .file))
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: DifferenceFormat.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let watch = Flag("watch", summary: "Try again at every save, until Ctrl-C")
  private static let verbose = Flag("verbose", short: "v", summary: "List every change")

  /// `legible try`: the effect of an edit, without making it.
  static let tryEdits = Command(
    description: CommandDescription(
      name: "try", summary: "Audit an edited palette and show only what changes",
      discussion: [
        "Each operand is TOKEN=COLOR or TOKEN@VARIANT=COLOR; no file changes. The token may be any end of its name, the "
          + "variant is light, dark, light-increased or dark-increased; without one, the token has the colour everywhere. "
          + "A variant that falls back on the entry of another gets an entry of its own.",
        "The colour is one as for contrast, or another token, whose colour is taken variant by variant. An entry keeps its alpha unless the colour says one: '#6F6F6F' keeps it, "
          + "'#6F6F6FFF' is opaque.",
        "The status is 1 where a finding counts that did not count before, or counts with a lower ratio.",
        "With --watch the edit is tried again at every save, and printed where that makes a difference. Ctrl-C ends it with "
          + "status 0.",
      ],
      category: "Colours",
      operands: [
        OperandDescription(
          name: "TOKEN[@VARIANT]=COLOR", arity: .oneOrMore, summary: "An edit", completion: .named("tokens"))
      ],
      options: [
        palette.description, format.parameter.description, AuditOptions.policy.description,
        GateOptions.failOn.description, JobsOption.parameter.description, watch.description, verbose.description,
      ],
      examples: [
        .init("legible try TextTertiary@light='#6F6F6F'", "one colour of one variant"),
        .init("legible try Accent=#C2185B OnAccent=white --in Palettes/App", "two tokens at once"),
        .init("legible try Border@dark-increased='#8A8A8A' --format json", "the change for other programs"),
      ])
  ) { arguments, console in
    let run = TrialRun(
      edits: try arguments.operands.map { text throws(UsageError) in try TrialEdit(text) },
      folder: try arguments.value(of: palette), policy: try arguments.value(of: AuditOptions.policy),
      failOn: try arguments.value(of: GateOptions.failOn), format: try arguments.value(of: format),
      isVerbose: arguments.isSet(verbose), workers: try JobsOption.workers(arguments),
      console: console)
    return try arguments.isSet(watch) ? run.watch() : run.once()
  }
}
