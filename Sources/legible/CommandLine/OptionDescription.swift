/// One option of a command line as plain data: parsing, help and completions are all functions of it.
struct OptionDescription: Sendable, Hashable {
  /// The long name without dashes: `format` for `--format`.
  let name: String
  /// The letter of the short form, `q` for `-q`.
  let short: Character?
  /// The placeholder that help prints for the value; nil makes the option a flag.
  var valueName: String?
  /// True if the option may be given several times.
  let repeats: Bool
  /// The accepted values, in the order of help; empty accepts every text.
  var allowedValues: [String]
  /// The text in help for the value if the option is absent.
  var defaultText: String?
  /// One phrase for help, without a final period.
  let summary: String
  /// True to hide the option from help and completions; it is still parsed.
  let isHidden: Bool
  /// The completions of the value if there are no ``allowedValues``.
  let completion: CompletionKind

  /// Describes an option; one without a `valueName` is a flag.
  init(
    name: String, short: Character? = nil, valueName: String? = nil, repeats: Bool = false,
    allowedValues: [String] = [], defaultText: String? = nil, summary: String, isHidden: Bool = false,
    completion: CompletionKind = .none
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.repeats = repeats
    self.allowedValues = allowedValues
    self.defaultText = defaultText
    self.summary = summary
    self.isHidden = isHidden
    self.completion = completion
  }

  /// The typed long form: `--format`.
  var spelling: String { "--" + name }

  /// True for an option without a value.
  var isFlag: Bool { valueName == nil }

  /// The flag that every command supports; it takes precedence over every error.
  static let help = OptionDescription(name: "help", short: "h", summary: "Show help and exit")

  /// The flag that every tool understands; only help outranks it.
  static let version = OptionDescription(name: "version", summary: "Show the version and exit")
}

extension OptionDescription {
  /// The usage error for a value that cannot be read; `expected` completes the sentence "expected …".
  func invalidValue(_ text: String, expected: String) -> UsageError {
    UsageError("invalid value \(quoted(text)) for '\(spelling)'", remedy: "expected \(expected)")
  }

  /// Throws the usage error that lists ``allowedValues`` if the text is not among them.
  func check(_ text: String) throws(UsageError) {
    if text.isEmpty {
      throw UsageError("'\(spelling)' has an empty value", remedy: "specify \(valueName ?? "a value")")
    }
    guard !allowedValues.isEmpty, !allowedValues.contains(text) else { return }
    let list = "one of " + allowedValues.joined(separator: ", ")
    let question = DidYouMean.question(for: text, among: allowedValues)
    throw invalidValue(text, expected: question.map { "\(list); \($0)" } ?? list)
  }
}
