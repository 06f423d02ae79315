/// The wording of parsing errors.
extension UsageError {
  static func unknownCommand(_ name: String, of tool: ToolDescription) -> UsageError {
    let names = tool.visibleCommands.map(\.name) + [OptionDescription.help, .version].map(\.spelling)
    return UsageError(
      "unknown command \(quoted(name))",
      remedy: DidYouMean.question(for: name, among: names) ?? "run '\(tool.name) help' to list the commands")
  }

  /// An option that another command has is pointed to there; any other is compared with those that are valid here.
  static func unknownOption(
    _ argument: String, name: String, of command: CommandDescription?, tool: ToolDescription
  ) -> UsageError {
    let message = "unknown option \(quoted(argument))"
    if let owner = tool.visibleCommands.first(where: { $0.options.contains { $0.name == name && !$0.isHidden } }),
      owner != command
    {
      return UsageError(message, remedy: "it is an option for '\(tool.name) \(owner.name)'", command: command?.name)
    }
    let visible = tool.options(of: command).filter { !$0.isHidden }.map(\.name)
    let closest = DidYouMean.closest(to: name, among: visible).map { "--" + $0 }
    return UsageError(message, remedy: DidYouMean.question(offering: closest), command: command?.name)
  }

  static func missingValue(_ option: OptionDescription, found next: String?) -> UsageError {
    let message = "'\(option.spelling)' requires a value"
    guard let next else { return UsageError(message, remedy: "add \(option.valueName ?? "one") after it") }
    let assignment = quoted("\(option.spelling)=\(next)")
    return UsageError(message, remedy: "write a value that starts with a dash as \(assignment)")
  }

  static func valueForFlag(_ option: OptionDescription, _ value: String) -> UsageError {
    UsageError("'\(option.spelling)' does not take a value", remedy: "remove \(quoted("=\(value)"))")
  }

  static func repeated(_ option: OptionDescription) -> UsageError {
    UsageError("'\(option.spelling)' is specified more than once", remedy: "specify it once")
  }

  static func missingOperands(
    _ names: [String], of command: CommandDescription, tool: ToolDescription
  ) -> UsageError {
    UsageError(
      "missing \(names.joined(separator: " and "))",
      remedy: "usage: \(HelpText.usage(of: command, in: tool))", command: command.name)
  }

  static func unexpectedOperand(
    _ operand: String, of command: CommandDescription, tool: ToolDescription
  ) -> UsageError {
    UsageError(
      "unexpected argument \(quoted(operand))",
      remedy: "usage: \(HelpText.usage(of: command, in: tool))", command: command.name)
  }
}
