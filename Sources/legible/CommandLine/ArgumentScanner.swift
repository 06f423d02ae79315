/// One pass over the arguments: it records options and the first error, and never stops, so that help always works.
struct ArgumentScanner {
  private let tool: ToolDescription
  private var remaining: ArraySlice<String>
  private var occurrences: [ParsedArguments.Occurrence] = []
  private var namesUnknownCommand = false
  private(set) var command: CommandDescription?
  private(set) var operands: [String] = []
  private(set) var firstError: UsageError?

  init(_ arguments: [String], tool: ToolDescription) {
    self.tool = tool
    remaining = arguments[...]
  }

  /// Returns true if the option occurs anywhere before `--`.
  func isGiven(_ option: OptionDescription) -> Bool {
    occurrences.contains { $0.option == option.name }
  }

  func parsed(_ command: CommandDescription) -> ParsedArguments {
    ParsedArguments(command: command.name, operands: operands, occurrences: occurrences)
  }

  mutating func scan() {
    while let argument = remaining.popFirst() {
      switch ArgumentShape(argument) {
      case .terminator:
        remaining.forEach { noteOperand($0) }
        remaining = []
      case .operand: noteOperand(argument)
      case .long(let name, let value): noteLong(argument, name: name, value: value)
      case .short(let letters): noteShort(argument, letters: letters)
      }
    }
  }

  private mutating func note(_ error: UsageError) {
    firstError = firstError ?? error.inCommand(command?.name)
  }

  private mutating func noteOperand(_ argument: String) {
    if command != nil {
      operands.append(argument)
    } else if let named = tool.command(named: argument), !namesUnknownCommand {
      command = named
    } else if !namesUnknownCommand {
      namesUnknownCommand = true
      note(.unknownCommand(argument, of: tool))
    }
  }

  private mutating func noteLong(_ argument: String, name: String, value: String?) {
    guard let option = tool.options(of: command).first(where: { $0.name == name }) else {
      return note(.unknownOption("--" + name, name: name, of: command, tool: tool))
    }
    if !option.isFlag {
      noteValue(value ?? takeValue(for: option), of: option)
    } else if let value {
      note(.valueForFlag(option, value))
    } else {
      occurrences.append(.init(option: option.name, value: nil))
    }
  }

  /// Single-letter flags may be joined; the first letter with a value takes the rest, or else the next argument.
  private mutating func noteShort(_ argument: String, letters: [Unicode.Scalar]) {
    let options = tool.options(of: command)
    var rest = letters[...]
    while let letter = rest.popFirst() {
      guard let option = options.first(where: { $0.short == Character(letter) }) else {
        let name = String(String.UnicodeScalarView(letters))
        return note(.unknownOption(argument, name: name, of: command, tool: tool))
      }
      if option.isFlag {
        occurrences.append(.init(option: option.name, value: nil))
      } else {
        let value = String(String.UnicodeScalarView(rest))
        return noteValue(rest.isEmpty ? takeValue(for: option) : value, of: option)
      }
    }
  }

  private mutating func noteValue(_ value: String?, of option: OptionDescription) {
    guard let value else { return }
    if !option.repeats, isGiven(option) { note(.repeated(option)) }
    do {
      try option.check(value)
    } catch {
      note(error)
    }
    occurrences.append(.init(option: option.name, value: value))
  }

  /// The next argument, unless it looks like an option: that one is read separately, and the value counts as missing.
  private mutating func takeValue(for option: OptionDescription) -> String? {
    guard let next = remaining.first, case .operand = ArgumentShape(next) else {
      note(.missingValue(option, found: remaining.first))
      return nil
    }
    remaining.removeFirst()
    return next
  }
}
