/// One command of a tool as plain data.
package struct CommandDescription: Sendable, Hashable {
  /// An example command line, and its effect.
  package struct Example: Sendable, Hashable {
    /// The whole line, tool name included.
    package let line: String
    /// The effect of the line, in one phrase.
    package let purpose: String

    /// Describes an example.
    package init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  /// The word that selects the command.
  package let name: String
  /// One phrase for the list of commands, without a final period.
  package let summary: String
  /// Paragraphs that help prints below the summary.
  package let discussion: [String]
  /// The heading under which the tool's help lists the command.
  package let category: String
  /// The operands in the order in which they are typed.
  package let operands: [OperandDescription]
  /// The options in the order in which help prints them, global ones left out.
  package let options: [OptionDescription]
  /// Example command lines.
  package let examples: [Example]
  /// True to hide the command from the tool's help, suggestions and completions; it still runs.
  package let isHidden: Bool

  /// Describes a command.
  package init(
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
  package static let help = CommandDescription(
    name: "help", summary: "Show help for the tool or a command", category: "Help",
    operands: [
      OperandDescription(
        name: "COMMAND", arity: .optional, summary: "The command to explain", completion: .named("commands"))
    ])
}
