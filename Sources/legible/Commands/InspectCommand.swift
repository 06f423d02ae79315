import CommandLineKit
import ContrastAudit
import PaletteModel

extension Command {
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: OutputForm.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let idiom = Parameter.choice(
    OptionDescription(name: "idiom", valueName: "ID", summary: "Resolve as this device class does"),
    of: Idiom.allCases
  ).defaulting(to: .universal, shownAs: "universal")
  private static let jobs = Parameter.integer(
    OptionDescription(name: "jobs", valueName: "N", summary: "How many files are read at once"), in: 1...256)

  /// `legible inspect`: every token in every variant, with its provenance.
  static let inspect = Command(
    description: CommandDescription(
      name: "inspect", summary: "Show every token resolved in every variant, and which entry won",
      discussion: [
        "The table shows the four variants in which entries of an asset catalog can differ; transparency changes no "
          + "entry. The JSON has all eight, with the place of the entry."
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "What to inspect", completion: .file)
      ],
      options: [format.parameter.description, idiom.parameter.description, jobs.description],
      examples: [
        .init("legible inspect Palettes/ForkInTheRoad", "the palette as a table"),
        .init("legible inspect Colors.xcassets --idiom ipad --format json", "all variants, as an iPad sees them"),
      ])
  ) { arguments, console in
    let form = try arguments.value(of: format)
    let idiom = try arguments.value(of: idiom)
    let jobs = try arguments.value(of: jobs) ?? Platform.processors
    let inputs = await PaletteInputs.load(arguments.operands, idioms: [idiom], jobs: jobs)
    let listing = TokenListing(inputs.palettes)
    if form == .json { try listing.writeJSON(to: console) } else { try console.write(listing.text(console.style)) }
    let problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    console.complain(problems, errorsOnly: false)
    let errors = problems.filter { $0.severity == .error }
    return ExitStatus.combining(errors.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }
}
