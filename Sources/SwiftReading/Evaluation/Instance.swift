/// A value of a type of the project with what its initializer was given.
final class Instance: Sendable {
  let type: String
  /// The stored properties that were given, by name, in the order of the declarations.
  let fields: [Value.Element]
  let fingerprint: Fingerprint

  init(_ type: String, _ fields: [Value.Element]) {
    (self.type, self.fields) = (type, fields)
    var own = Fingerprint(20).adding(type)
    for field in fields {
      own.add(field.label)
      own.add(field.value.fingerprint)
    }
    fingerprint = own
  }

  func field(_ name: String) -> Value? { fields.first { $0.label == name }?.value }

  func setting(_ name: String, to value: Value) -> Instance {
    let element = Value.Element(label: name, value: value)
    guard let place = fields.firstIndex(where: { $0.label == name }) else { return Instance(type, fields + [element]) }
    var changed = fields
    changed[place] = element
    return Instance(type, changed)
  }
}
