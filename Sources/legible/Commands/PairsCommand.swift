import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import Palettes

extension Command {
  private static let format = SharedOptions.format(SourcePairs.formats)
  private static let verbose = SharedOptions.verbose("List every pair and every problem")

  /// `legible pairs`: the foregrounds and surfaces in Swift sources, compared with the audit file.
  static let pairs = Command(
    description: CommandDescription(
      name: "pairs", summary: "List the pairs in Swift sources and compare them with the declared pairs",
      discussion: [
        "PATH is a folder with a legible.json that lists its roots under \"source\", or any folder with Swift files. "
          + "The default is the current folder. Legible looks up colors in the audit file's palette, or in the "
          + "catalogs in the folder.",
        "Legible finds the surface of a view in its modifier chain, in a container around it, or in a branch. "
          + "Otherwise, it uses the system's default background. The pairs that it finds are only proposals. They are "
          + "not measured until you declare them in the audit file. Pairs are matched by foreground and surface, "
          + "regardless of their role.",
        "The JSON contains undeclared pairs under \"proposal\", in audit file syntax. The coverage counts the text in "
          + "the sources, except in previews, and shows why pairs are missing.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(
          name: "PATH", arity: .any,
          summary:
            "The folders that contain the sources", completion: .file)
      ],
      options: [format.parameter.description, SharedOptions.jobs.description, verbose.description],
      examples: [
        .init("legible pairs", "list the pairs for the audit files in the current folder"),
        .init("legible pairs Sources/App --format markdown", "create tables for a document"),
        .init("legible pairs App --format json", "print pairs to copy into an audit file"),
      ])
  ) { arguments, console in
    let format = try arguments.value(of: format)
    let run = try RunOptions(arguments)
    try NamedPaths.check(arguments.operands)
    let answer = console.progress.during("Reading sources") {
      let files = DiskFiles(arguments.operands).source
      return PairsAnswer.find(in: run.pipeline.load(files), of: files, workers: run.workers)
    }
    console.complain(answer.diagnostics, errorsOnly: !run.isVerbose)
    if !answer.audits.isEmpty {
      try console.write(
        SourcePairs.bytes(answer.audits, format, console.styling(isVerbose: run.isVerbose)), as: format.dialect)
    }
    return ExitStatus(of: answer.diagnostics)
  }
}
