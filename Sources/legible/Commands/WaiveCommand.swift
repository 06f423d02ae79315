import AuditEngine
import LocalFiles
import Palettes

extension Command {
  private static let palette = SharedOptions.palette(
    "The palette that has the finding, instead of the palettes in the current folder")
  private static let rule = Parameter.string(
    OptionDescription(
      name: "rule", valueName: "RULE", summary: "Waive only findings of this rule", completion: .named("rules")))
  private static let variant = SharedOptions.variants("Waive the results in")
  private static let reason = Parameter.string(
    OptionDescription(name: "reason", valueName: "TEXT", summary: "The reason for the waiver"))
  private static let until = Parameter(
    OptionDescription(
      name: "until", valueName: "DATE", summary: "The last day on which the waiver is valid, such as 2027-03-31"),
    read: SharedOptions.today.read)
  private static let inSource = Flag(
    "in-source", summary: "Write a comment above the line in the Swift source, instead of the audit file")
  private static let every = Flag("all", summary: "Waive every finding that the operand matches")
  private static let dryRun = SharedOptions.dryRun("Print the change as a diff instead of making it")

  /// `legible waive`: an exception for a finding, with its reason, its last day, and its ratio.
  static let waive = Command(
    description: CommandDescription(
      name: "waive", summary: "Waive a finding until a date, in the audit file or in the Swift source",
      discussion: [
        "The operand is the fingerprint of a finding, as in the JSON report; a line as reports print it, such as "
          + "App/Card.swift:12; or a name that they print: a pair, such as 'Ink on Paper', its id or component, or a token. "
          + "If several findings match, or none, Legible changes nothing and lists the candidates, each with the command "
          + "that waives just that finding. To waive all that match, use --all.",
        "The waiver records the lowest ratio of the finding. A result with a lower ratio is open again. If the audit "
          + "file already has a waiver for the finding, it gets the new reason, date, and ratio. With --variant, the "
          + "waiver covers only those variants.",
        "With --in-source, the waiver is a comment above the line: '// legible:waive RULE REASON, until DATE, at RATIO'. "
          + "It covers the findings of the rule in the next line of code.",
        "Before it writes anything, Legible audits the changed files and checks that the waiver covers the finding. "
          + "Nothing else in the file changes.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "FINDING", arity: .required, summary: "A fingerprint, FILE:LINE, or a name",
          completion: .named("tokens"))
      ],
      options: [
        reason.description, until.description, inSource.description, palette.description, rule.description,
        variant.description, every.description, dryRun.description, SharedOptions.today.description,
      ],
      examples: [
        .init(
          "legible waive 'TextTertiary on card' --reason 'redesign in progress' --until 2027-03-31",
          "waive a pair in legible.json"),
        .init(
          "legible waive App/Card.swift:12 --in-source --reason 'old card' --until 2027-03-31",
          "waive a line of code with a comment"),
        .init(
          "legible waive Accent --rule low-text-contrast --all --reason 'new brand color' --until 2027-01-31",
          "waive every pair of a token that a rule finds"),
      ])
  ) { arguments, console in
    guard let reason = try arguments.value(of: reason), let until = try arguments.value(of: until) else {
      throw UsageError(
        "a waiver requires a reason and a date", remedy: "specify both with --reason and --until", command: "waive")
    }
    let run = try RunOptions(arguments)
    let wish = WaiveWish(
      operand: arguments.operands[0], rule: try arguments.value(of: rule), variants: run.settings.variants,
      reason: reason, until: until, isInSource: arguments.isSet(inSource), takesAll: arguments.isSet(every))
    try wish.check(today: run.settings.today ?? Platform.today)
    return try WaiveRun(wish, in: arguments.value(of: palette), run, console).run(isDry: arguments.isSet(dryRun))
  }
}
