@testable import legible

/// A tool of realistic size: some of the commands and options that Legible has.
enum ToolFixture {
  enum FailOn: String, Sendable, CaseIterable {
    case error, warning, note, never
  }

  static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", repeats: true, summary: "The report format to write"),
    of: ["text", "markdown", "json", "html", "sarif", "junit", "github", "gitlab", "xcode", "checkstyle", "csv"],
    id: { (id: String) in id })
  static let output = Parameter.string(
    OptionDescription(
      name: "output", short: "o", valueName: "DIR", summary: "The folder that each named format is written to",
      completion: .directory))
  static let policy = Parameter.string(
    OptionDescription(
      name: "policy", valueName: "ID", allowedValues: ["wcag22-aa", "wcag22-aaa", "apple-hig", "section-508"],
      summary: "The criteria to hold every variant to"))
  static let failOn = Parameter.choice(
    OptionDescription(name: "fail-on", valueName: "SEVERITY", summary: "The mildest severity that fails the gate"),
    of: FailOn.allCases
  ).defaulting(to: .error)
  static let baseline = Parameter.string(
    OptionDescription(
      name: "baseline", valueName: "FILE", summary: "The accepted past findings, which do not fail the gate",
      completion: .file))
  static let jobs = Parameter.integer(
    OptionDescription(name: "jobs", short: "j", valueName: "N", summary: "The number of threads"), in: 1...64)
  static let fill = Parameter.string(OptionDescription(name: "fill", summary: "Never shown", isHidden: true))
  static let updateBaseline = Flag("update-baseline", summary: "Write the open findings to the baseline file")
  static let quiet = Flag("quiet", short: "q", summary: "Print errors only")
  static let verbose = Flag("verbose", short: "v", summary: "Print what is read and how long it takes")

  static let audit = CommandDescription(
    name: "audit", summary: "Judge every pair of a palette in every variant",
    discussion: [
      "A PATH is a folder with a legible.json, a catalog, a token file, or a folder that holds several. Without one, the "
        + "current directory is searched downwards.",
      "A format alone goes to standard output; with --output each becomes a file of its own.",
    ],
    category: "Judging",
    operands: [
      OperandDescription(name: "PATH", arity: .any, summary: "What to audit", completion: .file)
    ],
    options: [
      format.description, output.description, policy.description, failOn.description, baseline.description,
      updateBaseline.description, jobs.description, fill.description,
    ],
    examples: [
      .init("legible audit Colors.xcassets --policy apple-hig", "Judge one catalog by the Human Interface Guidelines"),
      .init("legible audit --format sarif --output Reports", "Write a report that code hosts can read"),
    ])

  static let contrast = CommandDescription(
    name: "contrast", summary: "Measure one foreground on one background", category: "Judging",
    operands: [
      OperandDescription(name: "FOREGROUND", arity: .required, summary: "A colour literal or a token"),
      OperandDescription(name: "BACKGROUND", arity: .required, summary: "A colour literal or a token"),
    ],
    examples: [.init("legible contrast '#767676' white", "Print the ratio and every criterion it meets")])

  static let inspect = CommandDescription(
    name: "inspect", summary: "Print every token resolved in every variant, with the place where its value stands",
    category: "Looking",
    operands: [OperandDescription(name: "PATH", arity: .optional, summary: "What to load", completion: .file)],
    options: [format.description])

  static let merge = CommandDescription(
    name: "merge", summary: "Join the reports of shards", category: "Looking",
    operands: [
      OperandDescription(name: "REPORT", arity: .oneOrMore, summary: "A JSON report", completion: .file)
    ])

  static let tool = ToolDescription(
    name: "legible", version: "0.1.0", summary: "audits the colours of Apple-platform design systems",
    commands: [audit, contrast, inspect, merge], globalOptions: [quiet.description, verbose.description])
}
