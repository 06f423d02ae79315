/// One argument of a tool, as data: the input schema and the reading follow from it.
struct ToolArgument: Sendable {
  /// The kind of value.
  enum Kind: Hashable, Sendable {
    case text
    /// A text, or several.
    case texts
    /// A whole number, as a number or as its digits.
    case number
    case flag
  }

  /// The name, as the command line has it without dashes.
  let name: String
  /// The kind of value.
  let kind: Kind
  /// The accepted texts; empty accepts every text.
  let allowed: [String]
  /// True if a call without it is an error.
  let isRequired: Bool
  /// One sentence for a model that fills it in.
  let summary: String

  /// Describes an argument.
  init(
    _ name: String, _ kind: Kind = .text, allowed: [String] = [], isRequired: Bool = false, _ summary: String
  ) {
    self.name = name
    self.kind = kind
    self.allowed = allowed
    self.isRequired = isRequired
    self.summary = summary
  }

  /// Describes an option of a command.
  init(_ option: OptionDescription, isNumber: Bool = false) {
    let usual = option.defaultText.map { " (default \($0))" } ?? ""
    self.init(
      option.name, option.isFlag ? .flag : option.repeats ? .texts : isNumber ? .number : .text,
      allowed: option.allowedValues, option.summary + usual)
  }

  /// The part of the input schema that describes the value.
  var schema: SchemaNode {
    let text = allowed.isEmpty ? SchemaNode.text : .choice(allowed)
    return switch kind {
    case .text: text
    case .texts: .oneOrMore(text)
    case .number: .textOrNumber
    case .flag: .truth
    }
  }
}
