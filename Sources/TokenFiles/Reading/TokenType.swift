/// The type of a token's value.
package enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color
  case dimension
  case fontFamily
  case fontWeight
  case duration
  case cubicBezier
  case number
  case strokeStyle
  case border
  case transition
  case shadow
  case gradient
  case typography
  /// A type that the format does not have.
  case unknown

  /// Reads a type by its exact name; Tokens Studio's `boxShadow` is a shadow.
  init(named name: String) {
    self = TokenType(rawValue: name) ?? (name == "boxShadow" ? .shadow : .unknown)
  }

  /// True if a value of the type is or contains a color.
  var holdsColor: Bool { [.color, .border, .shadow, .gradient].contains(self) }
}
