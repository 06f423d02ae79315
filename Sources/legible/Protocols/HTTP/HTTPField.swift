/// One field of a request or a response.
struct HTTPField: Hashable, Sendable {
  /// The name; in requests in lower case.
  let name: String
  /// The value without white space around it.
  let value: String

  /// Makes a field.
  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
