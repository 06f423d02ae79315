import AuditModel
import ColorMath
import CommandLineKit
import PaletteAdvice
import PaletteModel
import TextSupport

extension Command {
  /// `legible suggest`: the nearest passing colors for one pair.
  static let suggest = Command(
    description: CommandDescription(
      name: "suggest", summary: "Suggest colors that make one pair pass",
      discussion: [
        "FG and SURFACE are colors as for contrast or, with --in or in a folder with a palette, names of tokens and "
          + "of surfaces in the audit file. A translucent foreground keeps its opacity if its color can pass with it; "
          + "otherwise the least opacity that passes is given.",
        "By default, Legible changes the side that a designer would usually change: the foreground if it can pass "
          + "while it stays lighter or darker than its surface, otherwise the surface. A colored fill changes before the "
          + "white label on it. The hue stays, grays stay gray, and a neutral surface does not cross the middle of "
          + "OKLab lightness, 0.5. There are up to two colors for each side: one just past the minimum, and one with "
          + "about 0.75 more, which comes first with --variant dark. Every color passes exactly as printed. Distances "
          + "are ΔE-OK (0.02 is just noticeable).",
        "With --allow-flip, colors that change sides, such as a dark text that becomes light, are listed last. The "
          + "other presets ignore these rules and change the foreground, then the surface, to the nearest passing "
          + "colors: nearest with any hue, keep-hue with the same hue, and brand with the same hue and a similar chroma.",
        "Over a translucent surface, results are judged by proven bounds over every backdrop. If no foreground "
          + "passes, the output gives the best reachable ratio, and which opacity or added layer would be enough, if any.",
        "With --everywhere, FG is a token and SURFACE is omitted. For each entry of the token, the command finds "
          + "the nearest colors that make all its pairs pass at the same time, in every variant and state, as a "
          + "foreground and as a surface, if all other colors stay the same. Tokens that refer to the same color change "
          + "with it; they are listed, and their pairs are included. If no such color exists, the pairs that conflict "
          + "are listed.",
      ],
      category: "Colors",
      operands: [
        OperandDescription(name: "FG", arity: .required, summary: "The foreground", completion: .named("tokens")),
        OperandDescription(
          name: "SURFACE", arity: .optional, summary: "The surface; omit it with --everywhere",
          completion: .named("surfaces")),
      ],
      options: SuggestOptions.all,
      examples: [
        .init("legible suggest '#8A8A8A' '#FFFFFF'", "find the nearest grays for text"),
        .init(
          "legible suggest AccentColor card --in Palettes/App --variant dark",
          "use a token on a surface, in dark mode"),
        .init(
          "legible suggest TextTertiary --everywhere --in Palettes/App",
          "change a token for all its pairs at once"),
        .init(
          "legible suggest '#FFCC00' white --role graphic --preset keep-hue", "darken a yellow without changing its hue"
        ),
      ])
  ) { arguments, console in
    let options = try SuggestOptions(arguments)
    if options.isEverywhere {
      let answer = try EverywhereAnswer(arguments.operands, options)
      try console.write(options.form == .json ? answer.json : answer.text(console.style), as: options.form.dialect)
      return .success
    }
    guard arguments.operands.count == 2 else {
      throw UsageError("SURFACE is missing", remedy: "specify one, or add --everywhere", command: "suggest")
    }
    let answer = try answer(arguments.operands[0], on: arguments.operands[1], options)
    try console.write(options.form == .json ? answer.json : answer.text(console.style), as: options.form.dialect)
    return .success
  }

  /// Resolves the names and searches.
  private static func answer(
    _ foreground: String, on surface: String, _ options: SuggestOptions
  ) throws -> SuggestionAnswer {
    let question = PairQuestion(foreground, on: surface, in: options.palette, command: "suggest")
    let loaded = try question.palette()
    let policy = options.policy ?? loaded.policy
    let (pair, declaring) = try question.pair(in: loaded, as: options.role, options.font)
    let found = PairSuggestions(
      pair, in: options.variant, of: declaring, policy: policy, preset: options.preset, allowsFlip: options.allowsFlip)
    guard let found else { throw UsageError("the pair does not exist in \(options.variant.id)", command: "suggest") }
    if found.measurement.minimum == nil, let reason = found.measurement.reason {
      throw UsageError(
        reason.words, remedy: "use an opaque surface and tokens that have a color in \(options.variant.id)",
        command: "suggest")
    }
    return SuggestionAnswer(foreground: foreground, surface: surface, found)
  }
}

/// The parsed options of `legible suggest`.
struct SuggestOptions {
  private static let palette = SharedOptions.palette("The palette that contains the tokens and surfaces")
  private static let everywhere = Flag(
    "everywhere", summary: "Satisfy all pairs of the token FG at once, in every variant")
  private static let variant = SharedOptions.variant(resolving: "names")
  private static let role = Parameter.choice(
    OptionDescription(name: "role", valueName: "ID", summary: "The role of the foreground"), of: Role.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let fontSize = Parameter.integer(
    OptionDescription(
      name: "font-size", valueName: "POINTS",
      summary:
        "The size of the text; the default is normal text"),
    in: 1...1000)
  private static let bold = Flag("bold", summary: "Use bold text")
  private static let preset = Parameter.choice(
    OptionDescription(name: "preset", valueName: "ID", summary: "How to choose the colors"),
    of: NearestPreset.allCases
  ).defaulting(to: .person, shownAs: "person")
  private static let allowFlip = SharedOptions.allowFlip("Also list colors with which light and dark change places")
  private static let format = SharedOptions.format(OutputForm.text)

  /// The options in the order of help.
  static let all: [OptionDescription] = [
    palette.description, everywhere.description, variant.parameter.description, role.parameter.description,
    fontSize.description,
    bold.description, SharedOptions.policy.description, preset.parameter.description, allowFlip.description,
    format.parameter.description,
  ]

  let palette: String?
  let isEverywhere: Bool
  let variant: Variant
  let role: Role
  let font: Font?
  let policy: Policy?
  let preset: NearestPreset
  let allowsFlip: Bool
  let form: OutputForm

  init(_ arguments: ParsedArguments) throws(UsageError) {
    palette = try arguments.value(of: Self.palette)
    isEverywhere = arguments.isSet(Self.everywhere)
    variant = try arguments.value(of: Self.variant)
    role = try arguments.value(of: Self.role)
    let isBold = arguments.isSet(Self.bold)
    font = try arguments.value(of: Self.fontSize).map { Font(size: Double($0), weight: isBold ? 700 : 400) }
    policy = try arguments.value(of: SharedOptions.policy)
    preset = try arguments.value(of: Self.preset)
    allowsFlip = arguments.isSet(Self.allowFlip)
    form = try arguments.value(of: Self.format)
    if isBold, font == nil {
      throw UsageError("--bold requires a font size", remedy: "add --font-size POINTS", command: "suggest")
    }
  }
}
