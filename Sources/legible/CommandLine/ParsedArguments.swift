/// The arguments of one command as text that fits its description; parameters read their values from it.
struct ParsedArguments: Sendable, Hashable {
  /// One option as given.
  struct Occurrence: Sendable, Hashable {
    /// The long name of the option, without dashes.
    let option: String
    /// The text of its value; nil for a flag.
    let value: String?
  }

  /// The command that they belong to.
  let command: String
  /// The operands, in order.
  let operands: [String]
  /// The options, in the order in which they were typed.
  let occurrences: [Occurrence]

  /// Records the arguments of a command.
  init(command: String, operands: [String] = [], occurrences: [Occurrence] = []) {
    self.command = command
    self.operands = operands
    self.occurrences = occurrences
  }

  /// Returns true if an option was given, with or without a value.
  func has(_ option: OptionDescription) -> Bool { occurrences.contains { $0.option == option.name } }

  /// Returns true if the flag was given.
  func isSet(_ flag: Flag) -> Bool {
    occurrences.contains { $0.option == flag.description.name }
  }

  /// The values of an option, in the order in which they were typed; throws for the first that cannot be read.
  func values<Value>(of parameter: Parameter<Value>) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for occurrence in occurrences where occurrence.option == parameter.description.name {
      guard let text = occurrence.value else { continue }
      do {
        values.append(try parameter.read(text))
      } catch {
        throw error.inCommand(command)
      }
    }
    return values
  }

  /// Returns the last value of an option, nil if it was not given; throws if any of its values cannot be read.
  func value<Value>(of parameter: Parameter<Value>) throws(UsageError) -> Value? {
    try values(of: parameter).last
  }

  /// The last value of an option, or its default; throws when any of its values cannot be read.
  func value<Value>(of defaulted: DefaultedParameter<Value>) throws(UsageError) -> Value {
    try value(of: defaulted.parameter) ?? defaulted.defaultValue
  }
}
