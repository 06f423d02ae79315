/// Members of an object. A nil value leaves the key out, which a reader takes for null; `orNull` writes the null.
extension JSONWriter {
  /// Writes a key and a string.
  package mutating func member(_ name: StaticString, _ text: String?, orNull: Bool = false) {
    guard text != nil || orNull else { return }
    key(name)
    value(text)
  }

  /// Writes a key and a number.
  package mutating func member(_ name: StaticString, _ number: Double?, orNull: Bool = false) {
    guard number != nil || orNull else { return }
    key(name)
    value(number)
  }

  /// Writes a key and a whole number.
  package mutating func member(_ name: StaticString, _ number: Int?, orNull: Bool = false) {
    guard number != nil || orNull else { return }
    key(name)
    value(number)
  }

  /// Writes a key and a truth value.
  package mutating func member(_ name: StaticString, _ truth: Bool) {
    key(name)
    value(truth)
  }
}
