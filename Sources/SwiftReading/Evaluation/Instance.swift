import FileSyntax

/// A value of a type of the project with what its initializer was given.
final class Instance: Sendable {
  let type: String
  /// The stored properties that have a value of their own, by name.
  let fields: [Value.Element]
  let fingerprint: Fingerprint

  init(_ type: String, _ fields: [Value.Element]) {
    (self.type, self.fields) = (type, fields)
    var own = Fingerprint(20).adding(type)
    // Fields that code sets later come last; their order means nothing.
    for field in fields.ordered(by: { $0.label.utf8.lexicographicallyPrecedes($1.label.utf8) }) {
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
