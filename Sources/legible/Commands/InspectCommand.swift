import AuditModel
import CommandLineKit
import LegibleKit
import PaletteModel
import TextSupport

extension Command {
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: OutputForm.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let token = Parameter.string(
    OptionDescription(
      name: "token", valueName: "NAME", repeats: true, summary: "Show only this token, by any end of its name",
      completion: .named("tokens")))
  private static let idiom = Parameter.choice(
    OptionDescription(name: "idiom", valueName: "ID", summary: "Resolve as this device class does"),
    of: Idiom.allCases
  ).defaulting(to: .universal, shownAs: "universal")
  private static let measurement = Flag(
    "measurement", summary: "Print one measurement as a worked sum: give FG SURFACE VARIANT instead of paths")
  private static let windows = Flag(
    "windows", summary: "Show for every token and variant the lightness that all its pairs leave it")
  private static let palette = Parameter.string(
    OptionDescription(
      name: "in", valueName: "PATH", summary: "With --measurement, the palette whose tokens and surfaces are named",
      completion: .file))

  /// `legible inspect`: every token in every variant, with its source.
  static let inspect = Command(
    description: CommandDescription(
      name: "inspect", summary: "Show every token resolved in every variant, and which entry won",
      discussion: [
        "The table shows the four variants in which entries of an asset catalog can differ, and those with reduced "
          + "transparency where a theme of design tokens makes a difference. Beside each colour stands the entry that won: a High Any entry never shows in dark once there is a "
          + "Dark one, and a set without an entry for an appearance is drawn clear in it.",
        "The JSON has all eight variants, with the place of the entry.",
        "Below the table of design tokens stand the files with the dialect in which each is written, and the themes, modes "
          + "and files with the variants that take their values from them: by their names, or as the audit file says under "
          + "\"variants\".",
        "With --measurement the operands are a foreground, a surface and a variant; the sum shows what is seen after each "
          + "layer, bottom up, over the backdrop where the ratio is lowest. A pair that the audit file declares keeps its "
          + "role and font; any other is measured as text.",
        "With --windows each token and variant gets the intervals of lightness in which all its pairs reach their minimum, "
          + "with every other colour as it is: exact as relative luminance and as OKLCH lightness at the token's hue, with "
          + "the 8-bit colours at both ends. Where there is none, the pairs that clash are named. Where something "
          + "translucent takes part, steps of 0.001 are measured.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "What to inspect", completion: .file)
      ],
      options: [
        format.parameter.description, token.description, idiom.parameter.description, JobsOption.parameter.description,
        measurement.description, palette.description, windows.description,
      ],
      examples: [
        .init("legible inspect Palettes/ForkInTheRoad", "the palette as a table"),
        .init("legible inspect --token AccentColor", "one token of the palettes below the current folder"),
        .init("legible inspect Colors.xcassets --idiom ipad --format json", "all variants, as an iPad sees them"),
        .init("legible inspect Palettes/App --windows --token TextTertiary", "how light and how dark one token may be"),
        .init("legible inspect --measurement white card dark --in Palettes/App", "how one ratio comes about"),
      ])
  ) { arguments, console in
    let form = try arguments.value(of: format)
    let idiom = try arguments.value(of: idiom)
    let palette = try arguments.value(of: palette)
    if arguments.isSet(measurement) {
      let found = try MeasurementQuestion(arguments.operands, in: palette, idiom).answer()
      try console.write(form == .json ? found.json : found.text(console.style), as: form.dialect)
      return .success
    }
    if palette != nil {
      throw UsageError("--in belongs to --measurement", remedy: "name the palette as an operand", command: "inspect")
    }
    let workers = try JobsOption.workers(arguments)
    let inputs = DiskInputs.load(arguments.operands, idioms: [idiom], workers: workers)
    let problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    console.complain(problems, errorsOnly: false)
    let names = try arguments.values(of: token)
    let palettes = try selected(names, from: inputs.palettes)
    let windows = arguments.isSet(windows) ? windows(of: names, inputs.palettes) : []
    if form == .json {
      try TokenListing(palettes, windows, workers: workers).writeJSON(to: console)
    } else if !windows.isEmpty {
      try console.write(WindowTable.text(windows, console.style))
    } else {
      try console.write(TokenTable(palettes, console.style).text)
    }
    let errors = problems.filter { $0.severity == .error }
    return ExitStatus.combining(errors.compactMap { ExitStatus(rawValue: $0.kind.rawValue) })
  }

  /// The windows of the named tokens, all of them if none is named; the pairs are those of the whole palettes.
  private static func windows(of names: [String], _ palettes: [LoadedPalette]) -> [PaletteWindows] {
    palettes.compactMap { loaded in
      let tokens = loaded.palette.tokens.indices.filter { index in
        names.isEmpty || names.contains { loaded.palette.tokens[index].name.isMatched(by: $0) }
      }
      return tokens.isEmpty && !names.isEmpty ? nil : PaletteWindows(loaded, tokens: tokens)
    }
  }

  /// The palettes with the named tokens, all of them if none is named; palettes without any are left out.
  private static func selected(_ names: [String], from palettes: [LoadedPalette]) throws(UsageError) -> [LoadedPalette]
  {
    guard !names.isEmpty else { return palettes }
    let tokens = palettes.flatMap(\.palette.tokens)
    for name in names where !tokens.contains(where: { $0.name.isMatched(by: name) }) {
      throw UsageError(
        "there is no token \(quoted(name))", remedy: DidYouMean.question(for: name, among: tokens.map(\.name.path)),
        command: "inspect")
    }
    return palettes.compactMap { loaded in
      var loaded = loaded
      loaded.palette = Palette(
        loaded.palette.tokens.filter { token in names.contains { token.name.isMatched(by: $0) } })
      return loaded.palette.tokens.isEmpty ? nil : loaded
    }
  }
}
