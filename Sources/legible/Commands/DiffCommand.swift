import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

extension Command {
  private static let format = SharedOptions.format(DifferenceReport.formats, usual: .markdown)
  private static let output = SharedOptions.outputFile("Write")
  private static let verbose = SharedOptions.verbose("With --format text, list everything")

  /// `legible diff`: the effect of a change on contrast, from two reports.
  static let diff = Command(
    description: CommandDescription(
      name: "diff", summary: "Show how a change affects contrast, and fail on new or worse results",
      discussion: [
        "OLD and NEW are JSON reports from 'legible audit' with the same major schema version. Measurements are "
          + "matched by pair and variant, and findings by fingerprint and variant.",
        "The Markdown is meant for a pull request comment. It is limited to 64,000 bytes, lists the worst results "
          + "first, and shows how many it leaves out. The JSON contains everything.",
        "The gate fails with status 1 if a finding is open in NEW but was not open in OLD, or if the ratio of an open "
          + "finding drops by more than 0.01. Input errors in NEW have separate exit statuses, as in 'legible "
          + "audit'.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "OLD", arity: .required, summary: "The earlier report", completion: .file),
        OperandDescription(name: "NEW", arity: .required, summary: "The current report", completion: .file),
      ],
      options: [
        format.parameter.description, output.description, SharedOptions.sourceURL.description,
        SharedOptions.failOn.description, verbose.description,
      ],
      examples: [
        .init("legible diff main.json branch.json", "print a pull request comment"),
        .init("legible diff main.json branch.json --format text", "print the same comparison for the terminal"),
        .init(
          "legible diff main.json branch.json --fail-on never --output comment.md",
          "write a file and skip the gate"),
      ])
  ) { arguments, console in
    let format = try arguments.value(of: format)
    let file = try arguments.value(of: output)
    let run = try RunOptions(arguments)
    let (before, after) = Workers.processors.both {
      Self.snapshot(arguments.operands[0])
    } _: {
      Self.snapshot(arguments.operands[1])
    }
    guard case .success(let old) = before, case .success(let new) = after else {
      let problems = [before, after].compactMap { if case .failure(let problem) = $0 { problem } else { nil } }
      console.complain(problems, errorsOnly: true)
      return ExitStatus(of: problems)
    }
    let report = run.gated(ReportDifference(from: old, to: new))
    let styling = file == nil ? console.styling(isVerbose: run.isVerbose) : .plain
    let bytes = report.bytes(format, styling)
    if let file {
      try NamedFile(file).write(OutputGate(format.dialect).passed(bytes), besides: InputFiles(arguments.operands))
    } else {
      try console.write(bytes, as: format.dialect)
    }
    console.complain(new.errors, errorsOnly: true)
    let status = ExitStatus.combining([ExitStatus(of: new.errors)] + (report.failingCount == 0 ? [] : [.findings]))
    // A process that ends need not release a hundred thousand objects one by one.
    return withExtendedLifetime(report) { Platform.end(status.rawValue) }
  }

  private static func snapshot(_ path: String) -> Result<ReportSnapshot, Diagnostic> {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try NamedFile(path).read(limit: ReportReader.largestReport)
    } catch {
      return .failure(error.diagnostic(at: path))
    }
    do throws(Diagnostic) {
      return .success(try ReportReader.read(bytes, file: path))
    } catch {
      return .failure(error)
    }
  }
}
