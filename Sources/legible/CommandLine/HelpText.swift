import FileSyntax

/// Help as a function of the description: plain text of at most 80 columns that ends with a newline.
enum HelpText {
  /// The page for a command, or for the tool when the name is nil or unknown.
  static func page(for command: String?, of tool: ToolDescription) -> String {
    command.flatMap(tool.command(named:)).map { Self.command($0, of: tool) } ?? Self.tool(tool)
  }

  /// The page of a tool: its commands by category, the options that all of them accept, and the exit statuses.
  static func tool(_ tool: ToolDescription) -> String {
    var sections = [
      TextLayout.indented("\(tool.name) \(tool.version): \(tool.summary)", by: 0),
      ["Usage: \(tool.name) COMMAND [OPTION…] [OPERAND…]"],
    ]
    sections += lists(categories(of: tool))
    sections += lists([("Options for all commands", entries(tool.options(of: nil)))])
    sections += lists([("Exit statuses", exitStatuses)])
    sections.append(["Run '\(tool.name) help COMMAND' to learn more about a command."])
    return joined(sections)
  }

  /// The page of one command: usage, discussion, operands, options, examples.
  static func command(_ command: CommandDescription, of tool: ToolDescription) -> String {
    var sections = [
      TextLayout.indented("\(tool.name) \(command.name): \(command.summary)", by: 0),
      TextLayout.indented("Usage: \(usage(of: command, in: tool))", by: 0),
    ]
    sections += command.discussion.map { TextLayout.indented($0, by: 0) }
    sections += lists([("Operands", command.operands.map { .init(term: $0.name, definition: $0.summary) })])
    sections += lists([
      ("Options", entries(command.options)), ("Options for all commands", entries(tool.options(of: nil))),
    ])
    sections.append(examples(command.examples))
    return joined(sections)
  }

  /// The usage line of a command, without a heading: `legible audit [OPTION…] [PATH…]`.
  static func usage(of command: CommandDescription, in tool: ToolDescription) -> String {
    let options = command.options.contains { !$0.isHidden } ? ["[OPTION…]"] : []
    return ([tool.name, command.name] + options + command.operands.map(\.notation)).joined(separator: " ")
  }

  private static func joined(_ sections: [[String]]) -> String {
    sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  /// Lists under their titles, all aligned in the same column; empty ones are left out.
  private static func lists(_ lists: [(title: String, entries: [TextLayout.Entry])]) -> [[String]] {
    let termWidth = TextLayout.termWidth(of: lists.flatMap(\.entries))
    return lists.filter { !$0.entries.isEmpty }.map { list in
      ["\(list.title):"] + TextLayout.list(list.entries, termWidth: termWidth)
    }
  }

  private static func examples(_ examples: [CommandDescription.Example]) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["Examples:"]
      + examples.flatMap { TextLayout.indented($0.line, by: 2) + TextLayout.indented($0.purpose, by: 6) }
  }

  private static func categories(of tool: ToolDescription) -> [(title: String, entries: [TextLayout.Entry])] {
    let titles = tool.visibleCommands.map(\.category).reduce(into: [String]()) { known, category in
      if !known.contains(category) { known.append(category) }
    }
    return titles.map { title in
      let commands = tool.visibleCommands.filter { $0.category == title }
      return (title, commands.map { .init(term: $0.name, definition: $0.summary) })
    }
  }

  private static func entries(_ options: [OptionDescription]) -> [TextLayout.Entry] {
    options.filter { !$0.isHidden }.map { option in
      let short = option.short.map { "-\($0), " } ?? "    "
      let value = option.valueName.map { " \($0)" } ?? ""
      return TextLayout.Entry(term: short + option.spelling + value, definition: definition(of: option))
    }
  }

  /// The text that help prints for an option: its summary, then the accepted values, the default and if it repeats.
  static func definition(of option: OptionDescription) -> String { option.summary + remarks(on: option) }

  private static func remarks(on option: OptionDescription) -> String {
    let remarks = [
      option.allowedValues.isEmpty ? nil : "one of " + option.allowedValues.joined(separator: ", "),
      option.defaultText.map { "default \($0)" },
      option.repeats && !option.isFlag ? "repeatable" : nil,
    ]
    let present = remarks.compactMap { $0 }
    return present.isEmpty ? "" : " (\(present.joined(separator: "; ")))"
  }

  private static var exitStatuses: [TextLayout.Entry] {
    let ascending = ExitStatus.allCases.ordered { $0.rawValue < $1.rawValue }
    return ascending.map { .init(term: String($0.rawValue), definition: $0.summary) }
  }
}
