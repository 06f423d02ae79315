import AuditEngine
import AuditReports
import FileSyntax
import Palettes

extension Command {
  /// `legible audit`: measure, judge, report, gate.
  static let audit = Command(
    description: CommandDescription(
      name: "audit", summary: "Measure every pair in every variant, write reports, and apply the gate",
      discussion: [
        "PATH is an audit file, an asset catalog, a token file, a resolver, or a folder that contains any of these. "
          + "The default is the current folder. If a folder has no audit file, Legible looks for asset catalogs. If it "
          + "has no catalogs either, Legible looks for token files and reads them as one palette. Without an audit "
          + "file, Legible proposes pairs based on names.",
        "Without --format, Legible prints a summary. If --output or the audit file specifies an output folder, Legible "
          + "writes NAME.md and NAME.json there. With --baseline or --against, it writes reports only if you specify "
          + "--output.",
        "With --against, Legible also audits the same paths at the merge base of a Git revision and HEAD, without "
          + "changing the working tree or the index. It prints the difference after the summary and, with --output, "
          + "writes it to NAME-difference.md and NAME-difference.json. Filters are not supported. A submodule is read if it "
          + "is checked out, and a file in Git LFS if it is in the working tree or in .git/lfs.",
        "With --adopt, only new or worse results fail, from the first run on and without a file. If the folder has a "
          + "legible-baseline.json, that is the baseline. Otherwise, Legible compares with the merge base of the default "
          + "branch and HEAD, and on the default branch with the previous commit. Without Git, it creates the baseline. "
          + "With --baseline, FILE is used instead of legible-baseline.json.",
        "With --history, Legible adds a line of JSON to FILE: the commit, its date, the counts, the coverage, and the lowest "
          + "ratio that fails. A commit has one line, however often it is audited. The HTML report draws the lines, and an SVG badge "
          + "next to FILE shows the last one. Files with changes that are not committed add no line.",
        "The gate result is passed, failed, or not measured. If all results are exempt, there is nothing to measure, "
          + "and the command exits with status 0 unless --baseline, --against, or --min-coverage requires "
          + "measurements.",
        "With --shard I/N, Legible splits the pairs into N parts and measures only part I. It writes this shard as "
          + "JSON to standard output or, with --output, to NAME.shard-I-of-N.json. It exits with status 0 unless there "
          + "is an error in the input. To get the verdict and the reports, and to apply the gate, run 'legible merge'.",
        "With --watch, Legible watches every file that it reads: catalogs, audit files and the files they extend, "
          + "images, and the baseline. After each save, it shows what got worse and what got better, prints the new "
          + "counts, and rewrites the reports. If a file cannot be read, it reports the problem and waits for the next "
          + "save. Press Control-C to stop. The command then exits with status 0.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "What to audit", completion: .file)
      ],
      options: AuditOptions.all,
      examples: [
        .init("legible audit Palettes/ForkInTheRoad", "audit one palette"),
        .init("legible audit Colors.xcassets --format json", "print the complete report as JSON"),
        .init("legible audit --policy wcag22-aaa --fail-on warning", "use a stricter gate"),
        .init("legible audit App --adopt", "fail if this branch made contrast worse"),
        .init("legible audit --against origin/main", "compare with a branch of your choice"),
        .init(
          "legible audit Palettes --shard 3/8 --output Shards",
          "measure the third of eight shards for 'legible merge'"),
        .init("legible audit Palettes/ForkInTheRoad --watch", "see the effect of each save"),
        .init("legible audit --baseline legible-baseline.json --update-baseline", "accept the current failures"),
        .init("legible audit --baseline legible-baseline.json", "fail on new or worse results"),
      ])
  ) { arguments, console in
    let options = try AuditOptions(arguments)
    guard let shard = try ShardOption(arguments) else {
      if options.isWatching { return try AuditWatch(options, console).run(arguments.operands) }
      return try AuditRun(options.adopting(arguments.operands), console).run(arguments.operands)
    }
    return try ShardRun(shard.shard, options, console).run(arguments.operands)
  }
}

extension Parameter<String> {
  /// Declares an option whose value is a git revision, and cannot be mistaken for an option of git.
  fileprivate static func revision(_ description: OptionDescription) -> Parameter {
    Parameter(description) { (text) throws(UsageError) in
      guard !text.hasPrefix("-") else {
        throw UsageError(
          "\(quoted(text)) is not a valid revision for '--against'", remedy: "use a commit, a branch, or a tag")
      }
      return text
    }
  }
}

/// The parsed options of `legible audit`.
struct AuditOptions {
  static let output = SharedOptions.output("Write the reports to this folder")
  static let idiom = SharedOptions.idioms("Audit")
  static let variant = SharedOptions.variants("Measure")
  static let against = Parameter.revision(
    OptionDescription(
      name: "against", valueName: "REF",
      summary:
        "Compare with the palette at the merge base of a Git revision and HEAD; the gate considers only new or worse "
        + "results"))
  static let history = Parameter.string(
    OptionDescription(
      name: "history", valueName: "FILE",
      summary: "Add a line with the numbers of this commit to FILE, and draw a badge next to it", completion: .file))
  static let watch = SharedOptions.watch("Audit again after each save and show what changed; press Control-C to stop")
  static let verbose = SharedOptions.verbose("List every finding and every problem")

  /// The options in the order of help.
  static let all: [OptionDescription] =
    [
      SharedOptions.reports.description, output.description, SharedOptions.sourceURL.description,
      SharedOptions.policy.description,
      SharedOptions.profile.description, idiom.description, variant.description, SharedOptions.noSource.description,
    ] + GateOptions.all + [
      against.description, history.description, ShardOption.parameter.description, SharedOptions.margin.description,
      SharedOptions.jobs.description, watch.description,
      SharedOptions.quiet.description, verbose.description,
    ]

  /// The options that affect the findings rather than the place of the output.
  private static let deciding =
    (measuring + [
      SharedOptions.noSource.description, GateOptions.baseline.description, SharedOptions.today.description,
    ]).map(\.name)

  let formats: [ReportFormat]
  let output: String?
  /// The options that other commands have too.
  let run: RunOptions
  /// The revision to compare with; nil for none.
  var against: String?
  var gate: GateOptions
  /// The history to which the run adds a line; nil for none.
  let history: HistoryFile?
  let isWatching: Bool
  /// The command line with `--update-baseline`, which tightens the baseline.
  var commandLine: String

  init(_ arguments: ParsedArguments) throws(UsageError) {
    formats = try arguments.values(of: SharedOptions.reports)
    output = try arguments.value(of: Self.output)
    run = try RunOptions(arguments)
    against = try arguments.value(of: Self.against)
    gate = try GateOptions(arguments)
    history = try arguments.value(of: Self.history).map { HistoryFile(path: $0) }
    isWatching = arguments.isSet(Self.watch)
    commandLine = ShellText.line(
      arguments.operands,
      arguments.occurrences.filter { Self.deciding.contains($0.option) }.map { ($0.option, $0.value) }
        + [(GateOptions.updateBaseline.description.name, nil)])
    if formats.count > 1, output == nil {
      throw UsageError("standard output can take only one format", remedy: "specify a folder with --output")
    }
    if gate.adopts,
      let other = (against.map { _ in Self.against.description })
        ?? (gate.updatesBaseline ? GateOptions.updateBaseline.description : isWatching ? Self.watch.description : nil)
    {
      throw UsageError("--adopt and --\(other.name) cannot be combined", remedy: "remove one of them")
    }
    let single = [
      against.map { _ in Self.against.description },
      gate.updatesBaseline ? GateOptions.updateBaseline.description : nil,
      history.map { _ in Self.history.description },
    ]
    let shard = arguments.occurrences.contains { $0.option == ShardOption.parameter.description.name }
    if isWatching, let other = (single + [shard ? ShardOption.parameter.description : nil]).compactMap(\.self).first {
      throw UsageError("--watch and --\(other.name) cannot be combined", remedy: "remove one of them")
    }
  }

  /// True if the run gates on a record or a revision, and so writes reports nowhere but into `--output`.
  var isGating: Bool { against != nil || gate.baseline != nil }

  /// The rule of the gate; a run that compares counts only new or worse cells.
  func rule(isCompared: Bool) -> GateRule { gate.rule(run.failOn, isCompared: isCompared) }

  /// The options that affect the measurements.
  var measuring: MeasuringOptions {
    let settings = run.settings
    return MeasuringOptions(
      policy: settings.policy?.id, profiles: settings.profiles, idioms: settings.idioms, variants: settings.variants)
  }

  /// Returns the options as typed.
  static func occurrences(of options: MeasuringOptions) -> [ParsedArguments.Occurrence] {
    let profiles = options.profiles == Profile.allCases ? ["all"] : options.profiles.map(\.rawValue)
    let idioms = options.idioms.map(\.rawValue)
    let variants = options.variants == .all ? [] : options.variants.variants.map(\.id)
    return zip(measuring, [[options.policy].compactMap(\.self), profiles, idioms, variants]).flatMap { option, values in
      values.map { ParsedArguments.Occurrence(option: option.name, value: $0) }
    }
  }

  private static let measuring = [
    SharedOptions.policy.description, SharedOptions.profile.description, idiom.description, variant.description,
  ]

  /// The options that do not affect the measurements, in the order of help.
  static let afterMeasuring = all.filter {
    !(measuring + [ShardOption.parameter.description, watch.description]).contains($0)
  }
}
