/// Made with a loop: what the standard library has for it casts, which Embedded Swift cannot.
extension Dictionary {
  /// The values under their keys; the first one where a key repeats.
  package init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs where self[key] == nil { self[key] = value }
  }

  /// The values under their keys; the last one where a key repeats.
  package init(lastOf pairs: some Sequence<(Key, Value)>) {
    self.init()
    for (key, value) in pairs { self[key] = value }
  }

  /// The dictionary with the values of another one under keys that it lacks.
  package func filled(from other: [Key: Value]) -> [Key: Value] {
    var filled = self
    for (key, value) in other where filled[key] == nil { filled[key] = value }
    return filled
  }
}

extension Dictionary {
  /// Returns the value of a key; a new key gets the given one.
  ///
  /// The key is hashed only once.
  @inlinable
  package mutating func value(of key: Key, adding new: Value) -> Value {
    func read(_ value: inout Value) -> Value { value }
    return read(&self[key, default: new])
  }
}
