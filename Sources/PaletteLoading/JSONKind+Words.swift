import JSONSyntax

extension JSONKind {
  /// The kind in words, with an article.
  var withArticle: String {
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
