import AuditEngine
import AuditReports
import ColorMath
import FileSyntax
import LocalFiles
import Palettes

extension Command {
  /// `legible ramp`: colors of one hue that reach given ratios.
  static let ramp = Command(
    description: CommandDescription(
      name: "ramp", summary: "Find colors of one hue that reach given ratios on given surfaces",
      discussion: [
        "For each surface, the colors are either all lighter or all darker, whichever gives the greater range. They "
          + "keep the OKLCH hue and as much of the chroma as sRGB allows. A gray stays gray. Each color reaches its "
          + "target with 8 bits per channel and exceeds it by the smallest possible margin, which Legible prints. If "
          + "no color of the hue reaches a target, Legible reports the target as unreachable.",
        "Specify colors as for 'legible contrast': hex with or without #, or CSS syntax. With --in, or in a folder "
          + "with a palette, you can also use tokens. Legible uses their light colors.",
        "With --dark-for, Legible finds a dark color for each token from its light one, as a list of edits for 'legible "
          + "try --from'. Surfaces become dark and keep their order. Other tokens take the shade with which the ratios of "
          + "all their pairs are nearest to those in light and reach their minimums.",
        "With --format tokens, the output is a Design Tokens file (2025.10). With --format catalog, Legible writes an "
          + "asset catalog to --output.",
      ],
      category: "Colors", operands: [], options: RampArguments.all,
      examples: [
        .init("legible ramp --from '#3366FF' --on white,'#1C1C1E' --targets 3,4.5,7,12", "one blue on two surfaces"),
        .init("legible ramp --from Accent --on CardBackground --targets 4.5,7 --in Palettes/App", "start from a token"),
        .init("legible ramp --from gray --on white --targets 4.5 --format tokens", "print Design Tokens"),
        .init(
          "legible ramp --from '#3366FF' --on white --targets 3,4.5 --format catalog --output Ramp.xcassets",
          "write color sets"),
        .init(
          "legible ramp --dark-for CardBackground --dark-for TextPrimary --in Palettes/App > dark.txt",
          "start a dark mode, and then compare it with 'legible try --from dark.txt'"),
      ])
  ) { arguments, console in
    let names = try arguments.values(of: RampArguments.darkFor)
    guard names.isEmpty else {
      try RampArguments.checkAlone(arguments)
      try console.write(DarkAnswer(names, in: try arguments.value(of: RampArguments.palette)).text)
      return .success
    }
    let options = try RampArguments(arguments)
    let answer = RampAnswer(
      from: options.from, Ramp(from: options.from, on: options.surfaces, targets: options.targets))
    switch options.format {
    case .tokens: try console.write(answer.tokens, as: .json)
    case .catalog:
      guard let folder = options.output else { return .usage }
      let catalog = try OutputFolder(named: folder)
      for file in answer.catalog {
        let parts = PathParts(of: file.name)
        let place = parts.folder == "." ? catalog : try catalog.folder(parts.folder)
        try place.write(file.bytes, to: parts.name, besides: options.inputFiles)
      }
      try console.write("Wrote \(folder)".onOneLine + "\n")
    default: try console.write(answer.answer, as: options.format)
    }
    return .success
  }
}

/// The parsed options of `legible ramp`.
struct RampArguments {
  private static let from = Parameter.string(
    OptionDescription(name: "from", valueName: "COLOR", summary: "The color that determines the hue and chroma"))
  private static let on = Parameter.string(
    OptionDescription(name: "on", valueName: "COLORS", summary: "The opaque surfaces, separated by commas"))
  fileprivate static let palette = SharedOptions.palette("The palette that contains the tokens")
  fileprivate static let darkFor = Parameter.string(
    OptionDescription(
      name: "dark-for", valueName: "TOKEN", repeats: true,
      summary: "Find a dark color that keeps the roles and ratios of the light one", completion: .named("tokens")))
  private static let targets = Parameter.string(
    OptionDescription(
      name: "targets", valueName: "RATIOS", summary: "The ratios to reach, from 1 to 21, separated by commas"))
  private static let format = SharedOptions.format(Answer.formats + [.tokens, .catalog])
  private static let output = SharedOptions.output("The catalog folder to write")

  /// The options in the order of help.
  static let all: [OptionDescription] = [
    from.description, on.description, targets.description, palette.description, format.parameter.description,
    output.description, darkFor.description,
  ]

  /// Refuses options that mean nothing for dark colors of tokens.
  fileprivate static func checkAlone(_ arguments: ParsedArguments) throws(UsageError) {
    for other in [from, on, targets, output] where try arguments.value(of: other) != nil {
      throw UsageError("--dark-for does not go with --\(other.description.name)", command: "ramp")
    }
    if arguments.has(format.parameter.description) {
      throw UsageError("--dark-for does not go with --format", command: "ramp")
    }
  }

  let from: Color
  let surfaces: [Color]
  let targets: [ContrastRatio]
  let format: OutputFormat
  let output: String?
  /// The files of the palette that names were looked up in.
  let inputFiles: InputFiles

  init(_ arguments: ParsedArguments) throws {
    let start = try Self.text(of: Self.from, "the starting color is", arguments)
    let names = Self.parts(try Self.text(of: Self.on, "the surfaces are", arguments))
    let lookup = ColorLookup(folder: try arguments.value(of: Self.palette), variant: .light, command: "ramp")
    let colors: [Color]
    (colors, inputFiles) = try lookup.found([start] + names)
    from = colors[0]
    var surfaces: [Color] = []
    for (text, color) in zip(names, colors.dropFirst()) {
      guard color.alpha >= 1 else {
        throw UsageError("the surface \(quoted(text)) is translucent", remedy: "use an opaque color", command: "ramp")
      }
      surfaces.append(color)
    }
    self.surfaces = surfaces
    var targets: [ContrastRatio] = []
    for text in Self.parts(try Self.text(of: Self.targets, "the target ratios are", arguments)) {
      guard let number = Double(text), (1...21).contains(number) else {
        throw UsageError(
          "\(quoted(text)) is not a valid ratio", remedy: "use a number from 1 to 21, such as 4.5", command: "ramp")
      }
      targets.append(ContrastRatio(number))
    }
    self.targets = targets
    format = try arguments.value(of: Self.format)
    output = try arguments.value(of: Self.output)
    if format == .catalog, output == nil {
      throw UsageError(
        "--format catalog requires a folder", remedy: "specify one with --output, such as Ramp.xcassets",
        command: "ramp")
    }
    if format != .catalog, output != nil {
      throw UsageError("--output requires --format catalog", command: "ramp")
    }
  }

  private static func text(
    of parameter: Parameter<String>, _ what: String, _ arguments: ParsedArguments
  ) throws(UsageError) -> String {
    guard let text = try arguments.value(of: parameter) else {
      throw UsageError("\(what) missing", remedy: "add --\(parameter.description.name)", command: "ramp")
    }
    return text
  }

  /// The parts between commas outside parentheses, so that CSS color syntax stays whole.
  private static func parts(_ text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if character == ",", depth == 0 {
        parts.append("")
      } else if character != " " || depth > 0 {
        parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
