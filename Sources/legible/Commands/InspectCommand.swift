import AuditEngine
import FileSyntax
import LegibleKit
import Palettes

extension Command {
  private static let format = SharedOptions.format()
  private static let token = SharedOptions.tokens("Show")
  private static let idiom = SharedOptions.idiom("Resolve")
  private static let measurement = Flag(
    "measurement", summary: "Show how one measurement is calculated; specify FG SURFACE VARIANT instead of paths")
  private static let windows = Flag(
    "windows", summary: "Show the lightness range in which all pairs with a token pass, for each token and variant")
  private static let palette = SharedOptions.palette(
    "With --measurement, the palette that contains the tokens and surfaces")

  /// `legible inspect`: every token in every variant, with its source.
  static let inspect = Command(
    description: CommandDescription(
      name: "inspect", summary: "Show every token in every variant and the entry it uses",
      discussion: [
        "The table shows the four variants in which asset catalog entries can differ. If a design token theme "
          + "distinguishes reduced transparency, it also shows those variants. Each color is shown with the entry that "
          + "it comes from. If there is a Dark entry, a High Any entry never applies in dark mode. If a color set has "
          + "no entry for an appearance, its color is transparent in that appearance.",
        "The JSON contains all eight variants, with the location of each entry.",
        "For design tokens, Legible also lists each file with its dialect, and each theme, mode, and file with the "
          + "variants that use it. The variants are determined by name, or by \"variants\" in the audit file.",
        "With --measurement, the operands are a foreground, a surface, and a variant. The calculation uses the "
          + "backdrop with the lowest ratio and shows the color after each layer, from bottom to top. A declared pair "
          + "keeps its role and font. Any other pair is measured as text.",
        "With --windows, Legible lists the lightness ranges in which all pairs with a token reach their minimum, if "
          + "all other colors stay the same. It lists them for each token and variant, as relative luminance and as "
          + "OKLCH lightness at the token's hue, with the 8-bit colors at both ends. The ranges are exact, unless "
          + "anything is translucent. In that case, Legible samples the lightness in steps of 0.001. If no range "
          + "exists, Legible lists the pairs that conflict.",
      ],
      category: "Audit",
      operands: [
        OperandDescription(name: "PATH", arity: .any, summary: "The palettes to inspect", completion: .file)
      ],
      options: [
        format.parameter.description, token.description, idiom.parameter.description, SharedOptions.jobs.description,
        measurement.description, palette.description, windows.description,
      ],
      examples: [
        .init("legible inspect Palettes/ForkInTheRoad", "show the palette as a table"),
        .init("legible inspect --token AccentColor", "show one token from the palettes in the current folder"),
        .init("legible inspect Colors.xcassets --idiom ipad --format json", "print all variants for iPad"),
        .init(
          "legible inspect Palettes/App --windows --token TextTertiary",
          "see how light or dark a token can be"),
        .init("legible inspect --measurement white card dark --in Palettes/App", "see how a ratio is calculated"),
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
      throw UsageError("--in requires --measurement", remedy: "specify the palette as an operand", command: "inspect")
    }
    let run = try RunOptions(arguments)
    try NamedPaths.check(arguments.operands)
    let inputs = run.palettes(at: arguments.operands, needsPairs: arguments.isSet(windows))
    let problems = Set(inputs.palettes.flatMap(\.diagnostics)).sorted()
    console.complain(problems, errorsOnly: false)
    let names = try arguments.values(of: token)
    let palettes = try selected(names, from: inputs.palettes)
    let windows = arguments.isSet(windows) ? windows(of: names, inputs.palettes) : []
    if form == .json {
      try TokenListing(palettes, windows, workers: run.workers).writeJSON(to: console)
    } else if !windows.isEmpty {
      try console.write(WindowTable.text(windows, console.style))
    } else {
      try console.write(TokenTable(palettes, console.style).text)
    }
    return ExitStatus(of: problems)
  }

  /// The windows of the named tokens, all of them if none is named; the pairs are those of the whole palettes.
  private static func windows(of names: [String], _ palettes: [LoadedPalette]) -> [PaletteWindows] {
    let meter = WorkMeter(WindowOmission.mostSteps)
    return palettes.compactMap { loaded in
      let tokens = loaded.palette.tokens.typedIndices.filter { index in
        names.isEmpty || names.contains { loaded.palette.tokens[index].name.isMatched(by: $0) }
      }
      return tokens.isEmpty && !names.isEmpty ? nil : PaletteWindows(loaded, tokens: tokens, meter)
    }
  }

  /// The palettes with the named tokens, all of them if none is named; palettes without any are left out.
  private static func selected(_ names: [String], from palettes: [LoadedPalette]) throws(UsageError) -> [LoadedPalette]
  {
    guard !names.isEmpty else { return palettes }
    let tokens = palettes.flatMap(\.palette.tokens)
    for name in names where !tokens.contains(where: { $0.name.isMatched(by: name) }) {
      throw UsageError(
        palettes.map(\.palette).absence(of: name),
        remedy: DidYouMean.remedy(for: name, among: tokens.map(\.name.path)),
        command: "inspect")
    }
    return palettes.compactMap { loaded in
      let tokens = loaded.palette.tokens.filter { token in names.contains { token.name.isMatched(by: $0) } }
      return tokens.isEmpty ? nil : loaded.with(Palette(tokens))
    }
  }
}
