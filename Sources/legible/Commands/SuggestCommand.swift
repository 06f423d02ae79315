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
      name: "suggest", summary: "Find the nearest colours that make one pair pass",
      discussion: [
        "FG and SURFACE are colours as for contrast or, with --in or in a folder with a palette, names of tokens and "
          + "of the audit file's surfaces. A translucent foreground keeps its alpha.",
        "First the foreground moves, then the surface, each to the nearest lighter and the nearest darker colour. "
          + "Every answer passes as it is written, with 8 bits per channel; distances are ΔE-OK (0.02 is just "
          + "noticeable).",
        "Over a surface that lets what lies below through, answers are judged by proven bounds over all of it; where no "
          + "foreground passes, the best reachable ratio is named, and layers and opacities that are enough.",
        "With --everywhere, FG is a token and there is no SURFACE: each of its entries gets the nearest colours with which "
          + "all its pairs pass at once, in every variant and state, as foreground and as surface, with every other colour "
          + "as it is. Tokens that refer to the same written colour move with it; they are named, and their pairs count. "
          + "Where there is none, the pairs that clash are named.",
      ],
      category: "Colours",
      operands: [
        OperandDescription(name: "FG", arity: .required, summary: "The foreground", completion: .named("tokens")),
        OperandDescription(
          name: "SURFACE", arity: .optional, summary: "The surface; none with --everywhere",
          completion: .named("surfaces")),
      ],
      options: SuggestOptions.all,
      examples: [
        .init("legible suggest '#8A8A8A' '#FFFFFF'", "the nearest grays for text"),
        .init("legible suggest AccentColor card --in Palettes/App --variant dark", "a token on a surface, in dark"),
        .init("legible suggest TextTertiary --everywhere --in Palettes/App", "a token, for all its pairs at once"),
        .init("legible suggest '#FFCC00' white --role graphic --preset keep-hue", "a yellow that stays yellow"),
      ])
  ) { arguments, console in
    let options = try SuggestOptions(arguments)
    if options.isEverywhere {
      let answer = try EverywhereAnswer(arguments.operands, options)
      try console.write(options.form == .json ? answer.json : answer.text(console.style), as: options.form.dialect)
      return .success
    }
    guard arguments.operands.count == 2 else {
      throw UsageError("SURFACE is missing", remedy: "name one, or add --everywhere", command: "suggest")
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
    let found = PairSuggestions(pair, in: options.variant, of: declaring, policy: policy, preset: options.preset)
    guard let found else { throw UsageError("the pair does not exist in \(options.variant.id)", command: "suggest") }
    if found.measurement.minimum == nil, let reason = found.measurement.reason {
      throw UsageError(
        reason.words, remedy: "name an opaque surface and tokens that have a colour in \(options.variant.id)",
        command: "suggest")
    }
    return SuggestionAnswer(foreground: foreground, surface: surface, found)
  }
}

/// The parsed options of `legible suggest`.
struct SuggestOptions {
  private static let palette = Parameter.string(
    OptionDescription(
      name: "in", valueName: "PATH", summary: "The palette whose tokens and surfaces are named", completion: .file))
  private static let everywhere = Flag(
    "everywhere", summary: "Satisfy all pairs of the token FG at once, in every variant")
  private static let variant = Parameter.choice(
    OptionDescription(name: "variant", valueName: "ID", summary: "Resolve names as in this variant"),
    of: Variant.allCases, id: \.id
  ).defaulting(to: .light, shownAs: "light")
  private static let role = Parameter.choice(
    OptionDescription(name: "role", valueName: "ID", summary: "What the foreground is for"), of: Role.allCases
  ).defaulting(to: .text, shownAs: "text")
  private static let fontSize = Parameter.integer(
    OptionDescription(name: "font-size", valueName: "POINTS", summary: "The size of text; without it, text is normal"),
    in: 1...1000)
  private static let bold = Flag("bold", summary: "The text is bold")
  private static let policy = Parameter.choice(
    OptionDescription(name: "policy", valueName: "ID", summary: "The criteria in force, instead of the audit file's"),
    of: Policy.all, id: \.id)
  private static let preset = Parameter.choice(
    OptionDescription(name: "preset", valueName: "ID", summary: "What is kept of the colour"),
    of: NearestPreset.allCases
  ).defaulting(to: .nearest, shownAs: "nearest")
  private static let format = Parameter.choice(
    OptionDescription(name: "format", valueName: "ID", summary: "How to print it"), of: OutputForm.allCases
  ).defaulting(to: .text, shownAs: "text")

  /// The options in the order of help.
  static let all: [OptionDescription] = [
    palette.description, everywhere.description, variant.parameter.description, role.parameter.description,
    fontSize.description,
    bold.description, policy.description, preset.parameter.description, format.parameter.description,
  ]

  let palette: String?
  let isEverywhere: Bool
  let variant: Variant
  let role: Role
  let font: Font?
  let policy: Policy?
  let preset: NearestPreset
  let form: OutputForm

  init(_ arguments: ParsedArguments) throws(UsageError) {
    palette = try arguments.value(of: Self.palette)
    isEverywhere = arguments.isSet(Self.everywhere)
    variant = try arguments.value(of: Self.variant)
    role = try arguments.value(of: Self.role)
    let isBold = arguments.isSet(Self.bold)
    font = try arguments.value(of: Self.fontSize).map { Font(size: Double($0), weight: isBold ? 700 : 400) }
    policy = try arguments.value(of: Self.policy)
    preset = try arguments.value(of: Self.preset)
    form = try arguments.value(of: Self.format)
    if isBold, font == nil {
      throw UsageError("--bold says nothing without a size", remedy: "add --font-size POINTS", command: "suggest")
    }
  }
}
