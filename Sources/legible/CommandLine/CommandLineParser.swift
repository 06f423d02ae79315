/// Turns words into an invocation, using only a tool's description: it accesses neither files nor the environment.
enum CommandLineParser {
  /// Reads the arguments that follow the executable's name.
  ///
  /// Help takes precedence over the version, and both over errors, so that help works next to anything else on the
  /// line. Throws for the first argument that does not fit the description. A value is `--name value` or
  /// `--name=value`; `--` ends the options; a lone `-` and a negative number are operands.
  static func parse(
    _ arguments: [String], for tool: ToolDescription
  ) throws(UsageError) -> Invocation {
    var scanner = ArgumentScanner(arguments, tool: tool)
    scanner.scan()
    if scanner.isGiven(.help) { return .help(command: scanner.command?.name, isRequested: true) }
    if scanner.isGiven(.version) { return .version }
    if let error = scanner.firstError { throw error }
    guard let command = scanner.command else { return .help(command: nil, isRequested: false) }
    try checkCount(of: scanner.operands, for: command, tool: tool)
    guard command == .help else { return .run(command: command.name, scanner.parsed(command)) }
    return try help(for: scanner.operands.first, tool: tool)
  }

  private static func help(for name: String?, tool: ToolDescription) throws(UsageError) -> Invocation {
    if let name, tool.command(named: name) == nil {
      throw UsageError.unknownCommand(name, of: tool)
    }
    return .help(command: name, isRequested: true)
  }

  private static func checkCount(
    of operands: [String], for command: CommandDescription, tool: ToolDescription
  ) throws(UsageError) {
    let required = command.operands.filter { $0.minimumCount > 0 }
    if operands.count < required.count {
      throw UsageError.missingOperands(required.dropFirst(operands.count).map(\.name), of: command, tool: tool)
    }
    let isLimited = command.operands.allSatisfy { $0.maximumCount != nil }
    if isLimited, operands.count > command.operands.count {
      throw UsageError.unexpectedOperand(operands[command.operands.count], of: command, tool: tool)
    }
  }
}
