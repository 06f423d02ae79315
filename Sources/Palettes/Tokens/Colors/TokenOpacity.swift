import FileSyntax

/// An opacity next to a value, as Primer and others write it: a number, a text with one, a percentage, or a reference.
enum TokenOpacity {
  /// Returns true if a member of a token names an opacity.
  static func isNamed(by member: JSONMember) -> Bool { member.isKey("alpha") || member.isKey("opacity") }

  /// Returns true if a value is an opacity, so that it applies to the color next to it.
  static func isRead(_ value: JSONValue) -> Bool {
    switch value.kind {
    case .number: return true
    case .object: return value["$ref"] != nil
    case .string:
      let text = value.string ?? ""
      if text.utf8.contains(UInt8(ascii: "{")) { return true }
      let number = text.utf8.last == UInt8(ascii: "%") ? String(text.dropLast()) : text
      return Double(number.trimmingSpaces) != nil
    default: return false
    }
  }

  /// Returns an opacity that is a share of 1; throws for any other number.
  static func share(_ number: Double) throws(TokenColorProblem) -> Double {
    guard (0...1).contains(number) else {
      throw TokenColorProblem("the opacity \(number) is not between 0 and 1; write it as 0.4 or \"40%\"")
    }
    return number
  }
}
