/// An option with a value, together with the conversion of its text to a typed value.
struct Parameter<Value: Sendable>: Sendable {
  /// The option as plain data.
  var description: OptionDescription
  /// Reads one value; throws a usage error that names the expected form.
  let read: @Sendable (String) throws(UsageError) -> Value

  /// Declares an option whose value is read by a closure of the caller.
  init(
    _ description: OptionDescription, read: @escaping @Sendable (String) throws(UsageError) -> Value
  ) {
    self.description = description
    self.description.valueName = description.valueName ?? "VALUE"
    self.read = read
  }

  /// Declares an option whose value is one of a list; its ``OptionDescription/allowedValues`` are the ids, in order.
  static func choice(
    _ description: OptionDescription, of values: [Value], id: (Value) -> String
  ) -> Parameter {
    var description = description
    description.allowedValues = values.map(id)
    let choices = zip(description.allowedValues, values).map { (id: $0, value: $1) }
    return Parameter(description) { [description] (text) throws(UsageError) in
      guard let choice = choices.first(where: { $0.id == text }) else {
        try description.check(text)
        throw description.invalidValue(text, expected: "a listed value")
      }
      return choice.value
    }
  }
}

extension Parameter where Value == String {
  /// Declares an option whose value is used as typed, within ``OptionDescription/allowedValues``.
  static func string(_ description: OptionDescription) -> Parameter {
    Parameter(description) { (text) throws(UsageError) in text }
  }
}

extension Parameter where Value == Int {
  /// Declares an option whose value is a whole decimal number within a range.
  static func integer(_ description: OptionDescription, in range: ClosedRange<Int>) -> Parameter {
    Parameter(description) { (text) throws(UsageError) in
      guard let number = Int(text), range.contains(number) else {
        let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw description.invalidValue(text, expected: expected)
      }
      return number
    }
  }
}

extension Parameter where Value: RawRepresentable<String> {
  /// Declares an option whose value is one of a list, written as its raw value.
  static func choice(_ description: OptionDescription, of values: [Value]) -> Parameter {
    choice(description, of: values, id: \.rawValue)
  }
}
