import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

extension Command {
  private static let palette = SharedOptions.palette(
    "The palette to use, instead of the palettes in the current folder")
  private static let format = SharedOptions.format(DifferenceReport.formats)
  private static let from = Parameter.string(
    OptionDescription(
      name: "from", valueName: "FILE", repeats: true,
      summary: "Compare this candidate: a catalog, a token file, or a list of edits", completion: .file))
  private static let watch = SharedOptions.watch("Try again after each save; press Control-C to stop")
  private static let verbose = SharedOptions.verbose("List every change")

  /// `legible try`: the effect of an edit, without making it.
  static let tryEdits = Command(
    description: CommandDescription(
      name: "try", summary: "Audit a palette with edits and show only what changes",
      discussion: [
        "Each operand is TOKEN=COLOR, TOKEN@ENTRY=COLOR, or TOKEN@VARIANT=COLOR. No files are changed. For a token in a "
          + "catalog, the name without its folders is enough. ENTRY is an entry as reports name it, such as Any or High "
          + "Dark. VARIANT is light, dark, light-increased, or dark-increased. Without either, the token gets the color in every variant. If the variant shares an entry with a different variant, it "
          + "gets a separate entry.",
        "COLOR is a token name, or a color that is written as for 'legible contrast'. With a token name, each variant "
          + "gets that token's color. An entry keeps its alpha unless the color specifies one: '#6F6F6F' keeps the "
          + "alpha, but '#6F6F6FFF' is opaque.",
        "The command exits with status 1 if a finding of the --fail-on severity or higher is newly open, or if the "
          + "ratio of an open finding is lower than before.",
        "With --from, Legible compares one or more candidates with the current palette. Each candidate has a column "
          + "with the measurements that it breaks and fixes, and the colors that it changes. A catalog or token file "
          + "replaces the colors of tokens with the same name, in the entries for the same condition. Any other file "
          + "is a list of edits, one per line. Blank lines and lines that begin with # are skipped. With --from, the "
          + "operands are the palettes to compare with. Legible lists names that the palette does not have. If a "
          + "candidate cannot be read, Legible reports it and compares the others. The command exits with status 1 if "
          + "a candidate fails the gate.",
        "With --watch, Legible tries the edits again after each save and prints the result if it is different. Press "
          + "Control-C to stop. The command then exits with status 0.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(
          name: "TOKEN[@ENTRY]=COLOR", arity: .any,
          summary: "The edit to try or, with --from, the palette to compare with", completion: .named("tokens"))
      ],
      options: [
        palette.description, from.description, format.parameter.description, SharedOptions.policy.description,
        SharedOptions.failOn.description, SharedOptions.margin.description, SharedOptions.jobs.description,
        watch.description, verbose.description,
      ],
      examples: [
        .init("legible try TextTertiary@light='#6F6F6F'", "try one color in one variant"),
        .init("legible try 'TextTertiary@Any=#737373'", "try an edit of the plan"),
        .init("legible try Accent=#C2185B OnAccent=white --in Palettes/App", "try two tokens at once"),
        .init("legible try Border@dark-increased='#8A8A8A' --format json", "print the difference for other programs"),
        .init("legible try App --from Bold.xcassets --from calm.txt", "compare two candidates side by side"),
      ])
  ) { arguments, console in
    if !(try arguments.values(of: from)).isEmpty { return try compare(arguments, console) }
    guard !arguments.operands.isEmpty else {
      throw UsageError(
        "an edit is required", remedy: "specify TOKEN=COLOR, or candidates with --from FILE", command: "try")
    }
    let run = TrialRun(
      edits: try arguments.operands.map { text throws(UsageError) in try TrialEdit(text) },
      folder: try arguments.value(of: palette), format: try arguments.value(of: format),
      options: try RunOptions(arguments), console: console)
    return try arguments.isSet(watch) ? run.watch() : run.once()
  }

  /// Compares the candidates of `--from`.
  private static func compare(_ arguments: ParsedArguments, _ console: Console) throws -> ExitStatus {
    if arguments.isSet(watch) {
      throw UsageError("--watch and --from cannot be combined", remedy: "remove one of them", command: "try")
    }
    if let edit = arguments.operands.first(where: { $0.utf8.contains(UInt8(ascii: "=")) && !Platform.isThere($0) }) {
      throw UsageError(
        "\(quoted(edit)) cannot be combined with --from",
        remedy: "put the edit in a file and specify the file with --from", command: "try")
    }
    let format = try arguments.value(of: format)
    guard CandidateReport.formats.contains(format) else {
      throw UsageError(
        "--format \(format.rawValue) is not available with --from", remedy: "use --format text or --format json",
        command: "try")
    }
    let folder = try arguments.value(of: palette)
    let run = CandidateRun(
      candidates: try arguments.values(of: from), paths: arguments.operands + (folder.map { [$0] } ?? []),
      format: format, options: try RunOptions(arguments), console: console)
    return try run.run()
  }
}
