extension JSONKind {
  /// The kind in words, with an article.
  package var withArticle: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .null: "null"
    }
  }
}

extension JSONValue {
  /// The kind in words, with an article; for a number without a value, the reason and the correction.
  package var withArticle: String {
    guard kind == .number, double == nil else { return kind.withArticle }
    let isNamed = withSource { bytes in bytes.contains { $0 == UInt8(ascii: "N") || $0 == UInt8(ascii: "I") } }
    return isNamed ? "NaN or Infinity, which is not allowed; use a finite number" : Self.tooLarge
  }

  /// The words for a number that no `Double` holds.
  private static let tooLarge = "a number that is too large, beyond 1.8e308; use a smaller number"
}
