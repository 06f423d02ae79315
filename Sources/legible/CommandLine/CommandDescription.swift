/// One command of a tool as plain data.
struct CommandDescription: Sendable, Hashable {
  /// An example command line, and its effect.
  struct Example: Sendable, Hashable {
    /// The whole line, tool name included.
    let line: String
    /// The effect of the line, in one phrase.
    let purpose: String

    /// Describes an example.
    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word that selects the command.
  let name: String
  /// One phrase for the list of commands, without a final period.
  let summary: String
  /// Paragraphs that help prints below the summary.
  let discussion: [String]
  /// The heading under which the tool's help lists the command.
  let category: String
  /// The operands in the order in which they are typed.
  let operands: [OperandDescription]
  /// The options in the order in which help prints them, global ones left out.
  let options: [OptionDescription]
  /// Example command lines.
  let examples: [Example]
  /// True to hide the command from the tool's help, suggestions and completions; it still runs.
  let isHidden: Bool

  /// Describes a command.
  init(
    name: String, summary: String, discussion: [String] = [], category: String = "Commands",
    operands: [OperandDescription] = [], options: [OptionDescription] = [], examples: [Example] = [],
    isHidden: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.category = category
    self.operands = operands
    self.options = options
    self.examples = examples
    self.isHidden = isHidden
  }

  /// The command that every tool has: it prints the help of the tool or of one command.
  static let help = CommandDescription(
    name: "help", summary: "Show help for the tool or a command", category: "Help",
    operands: [
      OperandDescription(
        name: "COMMAND", arity: .optional, summary: "The command to explain", completion: .named("commands"))
    ])
}
