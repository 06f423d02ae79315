import AuditEngine
import AuditModel
import AuditReports
import CommandLineKit
import PaletteModel

extension Command {
  private static let palette = Parameter.string(
    OptionDescription(
      name: "in", valueName: "PATH", summary: "The palette to try, instead of those in the current folder",
      completion: .file))
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "The output format"), of: DifferenceFormat.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let watch = Flag("watch", summary: "Try again after every save, until Control-C")
  private static let verbose = Flag("verbose", short: "v", summary: "List every change")

  /// `legible try`: the effect of an edit, without making it.
  static let tryEdits = Command(
    description: CommandDescription(
      name: "try", summary: "Audit an edited palette and show only the changes",
      discussion: [
        "Each operand is TOKEN=COLOR or TOKEN@VARIANT=COLOR; no file is changed. The end of the token's name is "
          + "enough. The variant is light, dark, light-increased, or dark-increased; without one, the token gets the "
          + "color in every variant. A variant that uses the entry of another one gets its own entry.",
        "The color is one as for contrast, or another token, whose color is used in each variant. An entry keeps "
          + "its alpha unless the color specifies one: '#6F6F6F' keeps it, '#6F6F6FFF' is opaque.",
        "The status is 1 if a finding is open that was not open before, or if its ratio is lower.",
        "With --watch, the edit is tried again after every save, and the result is printed if it differs. Press "
          + "Control-C to stop, with status 0.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(
          name: "TOKEN[@VARIANT]=COLOR", arity: .oneOrMore, summary: "The change to try", completion: .named("tokens"))
      ],
      options: [
        palette.description, format.parameter.description, AuditOptions.policy.description,
        GateOptions.failOn.description, JobsOption.parameter.description, watch.description, verbose.description,
      ],
      examples: [
        .init("legible try TextTertiary@light='#6F6F6F'", "try one color in one variant"),
        .init("legible try Accent=#C2185B OnAccent=white --in Palettes/App", "try two tokens at once"),
        .init("legible try Border@dark-increased='#8A8A8A' --format json", "print the difference for other programs"),
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
