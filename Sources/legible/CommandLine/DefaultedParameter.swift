/// An option that has a value even when it is not given; help prints that value.
struct DefaultedParameter<Value: Sendable>: Sendable {
  /// The option itself.
  let parameter: Parameter<Value>
  /// The value if the option is absent.
  let defaultValue: Value

  /// The option as plain data.
  var description: OptionDescription { parameter.description }
}

extension Parameter {
  /// Returns the option with a default, printed by help as `text`.
  func defaulting(to value: Value, shownAs text: String) -> DefaultedParameter<Value> {
    var parameter = self
    parameter.description.defaultText = text
    return DefaultedParameter(parameter: parameter, defaultValue: value)
  }
}

extension Parameter where Value: RawRepresentable<String> {
  /// Returns the option with a default, printed by help as its raw value.
  func defaulting(to value: Value) -> DefaultedParameter<Value> {
    defaulting(to: value, shownAs: value.rawValue)
  }
}
