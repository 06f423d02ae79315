/// The part of the environment that code reads.
final class Surroundings: Sendable {
  /// The appearance that a modifier states, true for dark.
  let isDark: Bool?
  let isEnabled: Value
  /// The values of the project's own keys, and of objects by their types, by name.
  let values: [Value.Element]
  let fingerprint: Fingerprint

  init(isDark: Bool? = nil, isEnabled: Value = .bool(true), values: [Value.Element] = []) {
    (self.isDark, self.isEnabled, self.values) = (isDark, isEnabled, values)
    var own = Fingerprint(26)
    own.add(isDark.map { $0 ? 1 : 2 } ?? 0)
    own.add(isEnabled.fingerprint)
    for element in values {
      own.add(element.label)
      own.add(element.value.fingerprint)
    }
    fingerprint = own
  }

  func value(_ name: String) -> Value? { values.first { $0.label == name }?.value }

  func setting(_ name: String, to value: Value) -> Surroundings {
    let others = values.filter { $0.label != name }
    return Surroundings(isDark: isDark, isEnabled: isEnabled, values: others + [.init(label: name, value: value)])
  }
}
