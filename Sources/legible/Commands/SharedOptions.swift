import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// The options that several commands have, each declared here and nowhere else.
///
/// A summary that differs between commands comes from the command.
enum SharedOptions {
  static let policy = Parameter.choice(
    OptionDescription(
      name: "policy", valueName: "ID", summary: "Use this policy instead of the one in the audit file"),
    of: Policy.all, id: \.id)
  static let profile = Parameter.choice(
    OptionDescription(
      name: "profile", valueName: "ID",
      summary: "Use this system version instead of the one in the audit file; use all to audit every version"),
    of: Profile.allCases.map { [$0] } + [Profile.allCases], id: { $0.count == 1 ? $0[0].rawValue : "all" })
  static let failOn = Parameter.choice(
    OptionDescription(
      name: "fail-on", valueName: "SEVERITY",
      summary: "Fail on open findings of this severity or higher; unverified fails on errors and unverified results"),
    of: FailOn.all, id: \.id
  ).defaulting(to: FailOn.all[0], shownAs: "error")
  static let today = Parameter(
    OptionDescription(
      name: "today", valueName: "DATE",
      summary: "The date to use when checking for expired waivers, such as 2027-03-31")
  ) { (text) throws(UsageError) in
    guard let date = CalendarDate(text) else {
      throw UsageError("'\(text)' is not a valid date", remedy: "write it as 2027-03-31")
    }
    return date
  }
  static func date(_ summary: String) -> Parameter<CalendarDate> {
    Parameter(OptionDescription(name: "date", valueName: "DATE", summary: summary), read: today.read)
  }
  static func device(_ summary: String) -> Parameter<String> {
    .string(OptionDescription(name: "device", valueName: "NAME", summary: summary))
  }
  static let margin = Parameter(
    OptionDescription(
      name: "margin", valueName: "X", summary: "The multiple of the minimum ratio that proposed colors aim at, 1 to 2")
  ) { (text) throws(UsageError) in
    guard let margin = Double(text), (1...2).contains(margin) else {
      throw UsageError("'\(text)' is not a valid margin", remedy: "use a number from 1 to 2; 1 is the bare minimum")
    }
    return margin
  }.defaulting(to: AdviceWishes.usualMargin, shownAs: "1.05")
  static let noSource = Flag("no-source", summary: "Do not read the Swift sources next to the palette")
  static let jobs = Parameter.integer(
    OptionDescription(name: "jobs", valueName: "N", summary: "The number of threads to use"),
    in: 1...256)
  static let quiet = Flag("quiet", short: "q", summary: "Do not print a summary")
  /// The address of the files on the server of their repository.
  static let sourceURL = Parameter(
    OptionDescription(
      name: "source-url", valueName: "URL",
      summary:
        "Link source locations in HTML to this repository address, such as $REPOSITORY/blob/main/{file}#L{line}")
  ) { (text) throws(UsageError) in
    guard let link = SourceLink(text) else {
      throw UsageError(
        "'\(text)' is not a valid address for '--source-url'",
        remedy: "use a percent-encoded https or http address with {file} in its path and, optionally, {line}")
    }
    return link
  }
  /// The formats of a report.
  static let reports = Parameter.choice(
    OptionDescription(
      name: "format", valueName: "ID", repeats: true,
      summary: "Write this format to standard output, or to --output"),
    of: ReportFormat.all, id: \.id)

  /// The one format of an answer, for commands without reports.
  static func format(
    _ formats: [OutputFormat] = [.text, .json], usual: OutputFormat = .text
  ) -> DefaultedParameter<OutputFormat> {
    Parameter.choice(
      OptionDescription(name: "format", valueName: "ID", summary: "The output format"), of: formats
    ).defaulting(to: usual)
  }

  /// The variants to work on, all of them by default; the verb says at what.
  static func variants(_ verb: String) -> Parameter<Variant> {
    Parameter.choice(
      OptionDescription(name: "variant", valueName: "ID", repeats: true, summary: "\(verb) only this variant"),
      of: Variant.allCases, id: \.id)
  }

  /// The one variant of everything that is read; nil to find it.
  static func oneVariant(_ summary: String) -> Parameter<Variant> {
    Parameter.choice(
      OptionDescription(name: "variant", valueName: "ID", summary: summary), of: Variant.allCases, id: \.id)
  }

  /// The one variant in which things are resolved.
  static func variant(resolving things: String) -> DefaultedParameter<Variant> {
    Parameter.choice(
      OptionDescription(name: "variant", valueName: "ID", summary: "Resolve \(things) in this variant"),
      of: Variant.allCases, id: \.id
    ).defaulting(to: .light, shownAs: Variant.light.id)
  }

  /// The device classes to work for; the verb says at what.
  static func idioms(_ verb: String) -> Parameter<Idiom> {
    Parameter.choice(
      OptionDescription(name: "idiom", valueName: "ID", repeats: true, summary: "\(verb) for this device class"),
      of: Idiom.allCases)
  }

  /// The one device class to work for; the verb says at what.
  static func idiom(_ verb: String) -> DefaultedParameter<Idiom> {
    Parameter.choice(
      OptionDescription(name: "idiom", valueName: "ID", summary: "\(verb) for this device class"), of: Idiom.allCases
    ).defaulting(to: .universal)
  }

  /// The palette of a command whose operands are no paths.
  static func palette(_ summary: String) -> Parameter<String> {
    .string(OptionDescription(name: "in", valueName: "PATH", summary: summary, completion: .file))
  }

  /// The tokens to work on, all of them by default; the verb says at what.
  static func tokens(_ verb: String) -> Parameter<String> {
    .string(
      OptionDescription(
        name: "token", valueName: "NAME", repeats: true,
        summary: "\(verb) only this token; the end of its name is enough", completion: .named("tokens")))
  }

  /// The folder to write to.
  static func output(_ summary: String) -> Parameter<String> {
    .string(OptionDescription(name: "output", valueName: "DIR", summary: summary, completion: .directory))
  }

  /// The file to write to; the verb says what.
  static func outputFile(_ verb: String) -> Parameter<String> {
    .string(
      OptionDescription(
        name: "output", valueName: "FILE", summary: "\(verb) to this file instead of standard output", completion: .file
      ))
  }

  /// The one system version of an answer.
  static func oneProfile(_ summary: String) -> Parameter<Profile> {
    Parameter.choice(
      OptionDescription(name: "profile", valueName: "ID", summary: summary), of: Profile.allCases, id: \.rawValue)
  }

  /// The switch for a run that starts again at every save.
  static func watch(_ summary: String) -> Flag { Flag("watch", summary: summary) }

  /// The switch for a run that shows what it would write.
  static func dryRun(_ summary: String) -> Flag { Flag("dry-run", short: "n", summary: summary) }

  /// The switch for a service that may change files.
  static func allowWrite(_ summary: String) -> Flag { Flag("allow-write", summary: summary) }

  /// The switch for a complete list.
  static func verbose(_ summary: String) -> Flag { Flag("verbose", short: "v", summary: summary) }

  /// The switch for colors with which light and dark change places.
  static func allowFlip(_ summary: String) -> Flag { Flag("allow-flip", summary: summary) }
}
