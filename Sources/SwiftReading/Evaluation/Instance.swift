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

  func setting(_ name: String, to value: Value) -> Instance { setting([.init(label: name, value: value)]) }

  func setting(_ elements: [Value.Element]) -> Instance {
    if elements.isEmpty { return self }
    var changed = fields
    for element in elements {
      if let place = changed.firstIndex(where: { $0.label == element.label }) {
        changed[place] = element
      } else {
        changed.append(element)
      }
    }
    return Instance(type, changed)
  }
}
