/// An option that has a value even when it is not given; help prints that value.
package struct DefaultedParameter<Value: Sendable>: Sendable {
  /// The option itself.
  package let parameter: Parameter<Value>
  /// The value if the option is absent.
  package let defaultValue: Value

  /// The option as plain data.
  package var description: OptionDescription { parameter.description }
}

extension Parameter {
  /// Returns the option with a default, printed by help as `text`.
  package func defaulting(to value: Value, shownAs text: String) -> DefaultedParameter<Value> {
    var parameter = self
    parameter.description.defaultText = text
    return DefaultedParameter(parameter: parameter, defaultValue: value)
  }
}

extension Parameter where Value: RawRepresentable<String> {
  /// Returns the option with a default, printed by help as its raw value.
  package func defaulting(to value: Value) -> DefaultedParameter<Value> {
    defaulting(to: value, shownAs: value.rawValue)
  }
}
