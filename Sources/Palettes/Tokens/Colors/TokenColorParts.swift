import FileSyntax

/// A color with its own opacity: `{ "color": "{brand}", "alpha": 0.4 }`.
struct TokenColorParts {
  /// A reference or a literal.
  private(set) var color: JSONValue
  /// A number, per cent or a reference.
  private(set) var alpha: JSONValue

  /// Splits an object; nil for one with other members, or without one of the two.
  init?(_ object: JSONValue) {
    guard object.kind == .object, object.count <= 8 else { return nil }
    var (color, alpha): (JSONValue?, JSONValue?) = (nil, nil)
    for member in object.members {
      if member.isKey("color") {
        color = member.value
      } else if member.isKey("alpha") || member.isKey("opacity") {
        alpha = member.value
      } else if !Self.silent.contains(where: { member.isKey($0) }) {
        return nil
      }
    }
    guard let color, let alpha, color.kind == .string || color["colorSpace"] != nil || color["$ref"] != nil,
      alpha.kind == .number || alpha.kind == .string || alpha["$ref"] != nil
    else { return nil }
    (self.color, self.alpha) = (color, alpha)
  }

  private static let silent: [StaticString] = [
    "$type", "type", "$description", "description", "comment", "$extensions", "$deprecated",
  ]
}
