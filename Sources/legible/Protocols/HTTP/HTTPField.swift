/// One field of a request or a response.
package struct HTTPField: Hashable, Sendable {
  /// The name; in requests in lower case.
  package let name: String
  /// The value without white space around it.
  package let value: String

  /// Makes a field.
  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
