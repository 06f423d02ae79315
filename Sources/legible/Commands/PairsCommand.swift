import AuditEngine
import AuditModel
import AuditReports
import CommandLineKit
import LegibleKit
import PaletteModel
import TextSupport

extension Command {
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: PairsFormat.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let verbose = Flag("verbose", short: "v", summary: "List every pair and every problem")

  /// `legible pairs`: the foregrounds and surfaces in Swift sources, compared with the audit file.
  static let pairs = Command(
    description: CommandDescription(
      name: "pairs", summary: "List what stands on what in Swift sources, against the declared pairs",
      discussion: [
        "PATH is a folder with a legible.json whose \"source\" names the roots of the sources, or any folder of Swift "
          + "files; the current folder if none is given. Colours are looked up in the palette of the audit file, else in "
          + "the catalogs that the folder holds.",
        "A surface is found in the same chain of modifiers, on a container around the view, in a branch, or it is the "
          + "system's default background. What is found is a proposal: pairs are measured when the audit file declares "
          + "them. A declared pair is matched by its foreground and surface, whatever its role.",
        "The JSON has the pairs that are not declared under \"proposal\", in the words of an audit file. The coverage "
          + "counts the texts of the sources, previews left out, and says why the others are lost.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "Where the sources are", completion: .file)
      ],
      options: [format.parameter.description, JobsOption.parameter.description, verbose.description],
      examples: [
        .init("legible pairs", "the sources of the audit files below the current folder"),
        .init("legible pairs Sources/App --format markdown", "tables for a document"),
        .init("legible pairs App --format json", "pairs to copy into an audit file"),
      ])
  ) { arguments, console in
    let format = try arguments.value(of: format)
    let workers = try JobsOption.workers(arguments)
    let isVerbose = arguments.isSet(verbose)
    let answer = console.progress.during("Reading sources") {
      let pipeline = AuditPipeline(AuditSettings(), workers: workers)
      let files = DiskFiles(arguments.operands).source
      return PairsAnswer.find(in: pipeline.load(files), of: files, workers: workers)
    }
    console.complain(answer.diagnostics, errorsOnly: !isVerbose)
    if !answer.audits.isEmpty {
      try console.write(
        format.render(answer.audits, console.styling(isVerbose: isVerbose)), as: format.dialect)
    }
    return ExitStatus(of: answer.diagnostics)
  }
}
