import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LegibleKit
import Palettes

extension Command {
  /// `legible suggest`: the nearest passing colors for one pair.
  static let suggest = Command(
    description: CommandDescription(
      name: "suggest", summary: "Suggest colors that make one pair pass",
      discussion: [
        "Specify FG and SURFACE as for 'legible contrast'. With --in, or in a folder with a palette, you can also use "
          + "the names of tokens and surfaces in the audit file. A translucent foreground keeps its opacity if its "
          + "color can pass at that opacity. Otherwise, Legible shows the lowest opacity that passes.",
        "By default, Legible changes the side that a designer would usually change. That is the foreground if it can "
          + "pass and stay lighter or darker than its surface, and otherwise the surface. A colored fill changes "
          + "before the white label on it does. The hue does not change, except that yellow darkens toward orange, grays stay gray, and a neutral surface does "
          + "not cross the midpoint of OKLab lightness, 0.5. Legible suggests up to two colors for each side: one with "
          + "a ratio about 1.05 times the minimum, and one with a ratio about 0.75 above it. For a token that pairs of "
          + "the palette make fail, the first color is the one that 'legible audit' and 'legible fix' propose. Every "
          + "color passes exactly as printed. Distances are in ΔE-OK (0.02 is just noticeable).",
        "With --allow-flip, Legible also lists colors that swap light and dark, such as dark text that becomes light. "
          + "They come last. The other presets ignore these rules. They change the foreground, and then the surface, "
          + "to the nearest passing colors: nearest allows any hue, keep-hue keeps the hue, and brand keeps the hue "
          + "and a similar chroma.",
        "On a translucent surface, Legible judges results by bounds that are proven for every backdrop. If no "
          + "foreground passes, it shows the best reachable ratio. It also shows any opacity or added layer that would "
          + "be enough.",
        "With --everywhere, specify a token as FG and omit SURFACE. For each entry of the token, Legible shows the color "
          + "that 'legible audit' and 'legible fix' propose, and then others that make all its pairs pass at the same "
          + "time, in every variant and state, both as a foreground and as a surface, if all other colors stay the "
          + "same. Tokens that refer to the same color change as well, so Legible lists them and includes their pairs. If no such color exists, Legible lists "
          + "the pairs that conflict.",
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
          "find a token color that makes all of the token's pairs pass"),
        .init(
          "legible suggest '#FFCC00' white --role graphic --preset keep-hue", "darken a yellow without changing its hue"
        ),
      ])
  ) { arguments, console in
    let options = try SuggestOptions(arguments)
    if options.isEverywhere {
      let answer = try EverywhereAnswer(arguments.operands, options)
      try console.write(answer.answer, as: options.form)
      return .success
    }
    guard arguments.operands.count == 2 else {
      throw UsageError("SURFACE is missing", remedy: "specify one, or add --everywhere", command: "suggest")
    }
    let answer = try answer(arguments.operands[0], on: arguments.operands[1], options)
    try console.write(answer, as: options.form)
    return .success
  }

  /// Resolves the names and searches.
  private static func answer(
    _ foreground: String, on surface: String, _ options: SuggestOptions
  ) throws -> Answer {
    let question = PairQuestion(foreground, on: surface, in: options.palette, command: "suggest")
    let loaded = try question.palette(readsSources: true)
    let policy = options.policy ?? loaded.policy
    let (pair, declaring) = try question.pair(in: loaded, as: options.role, options.font)
    let found = PairSuggestions(
      pair, in: options.variant, of: declaring, policy: policy, preset: options.preset, allowsFlip: options.allowsFlip,
      margin: options.margin)
    guard let found else { throw UsageError("the pair does not exist in \(options.variant.id)", command: "suggest") }
    if found.measurement.minimum == nil, let reason = found.measurement.reason {
      guard reason.code != .noComparison else {
        throw UsageError(
          "a link cue is compared with the text around the link, not with its surface",
          remedy: "specify the color of that text as SURFACE, with --role graphic, which has the same minimum",
          command: "suggest")
      }
      throw UsageError(
        reason.words, remedy: "use an opaque surface and tokens that have a color in \(options.variant.id)",
        command: "suggest")
    }
    let files = DiskFiles(options.palette.map { [$0] } ?? [])
    return .suggestions(found, of: foreground, on: surface, typed: files.source.typed)
  }
}

/// The parsed options of `legible suggest`.
struct SuggestOptions {
  private static let palette = SharedOptions.palette("The palette that contains the tokens and surfaces")
  private static let everywhere = Flag(
    "everywhere", summary: "Find colors for the token FG that make all its pairs pass, in every variant")
  private static let variant = SharedOptions.variant(resolving: "names")
  private static let role = Parameter.choice(
    OptionDescription(name: "role", valueName: "ID", summary: "The role of the foreground"), of: Role.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let fontSize = Parameter.integer(
    OptionDescription(
      name: "font-size", valueName: "POINTS",
      summary:
        "The text size; if omitted, the text counts as normal-size"),
    in: 1...1000)
  private static let bold = Flag("bold", summary: "Use bold text")
  private static let preset = Parameter.choice(
    OptionDescription(name: "preset", valueName: "ID", summary: "How to choose the colors"),
    of: NearestPreset.allCases
  ).defaulting(to: .person, shownAs: "person")
  private static let allowFlip = SharedOptions.allowFlip("Also list colors that swap light and dark")
  private static let format = SharedOptions.format(Answer.formats)

  /// The options in the order of help.
  static let all: [OptionDescription] = [
    palette.description, everywhere.description, variant.parameter.description, role.parameter.description,
    fontSize.description,
    bold.description, SharedOptions.policy.description, preset.parameter.description, allowFlip.description,
    SharedOptions.margin.description,
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
  let margin: Double
  let form: OutputFormat

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
    margin = try arguments.value(of: SharedOptions.margin)
    form = try arguments.value(of: Self.format)
    if isBold, font == nil {
      throw UsageError("--bold requires a font size", remedy: "add --font-size POINTS", command: "suggest")
    }
  }
}
