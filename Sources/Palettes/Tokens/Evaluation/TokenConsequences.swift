import FileSyntax

/// Tokens that refer to tokens or literals without a readable color: the error is at those, and these are counted.
struct TokenConsequences {
  private var first: (place: SourceLocation, cause: SourceLocation)?
  private var count = 0

  /// Records the value of a token, with the place of the error.
  mutating func add(_ place: TokenTree.Place, of cause: SourceLocation, in tree: TokenTree) {
    first = first ?? (tree.location(of: place), cause)
    count += 1
  }

  /// A note at the first of the tokens; none if there are none.
  var diagnostics: [Diagnostic] {
    guard let first else { return [] }
    let subject =
      count == 1 ? "the token refers" : "the token and \(count - 1) more \(count == 2 ? "token" : "tokens") refer"
    let message =
      "\(subject) to \(count == 1 ? "a value" : "values") that cannot be evaluated; fix the one at \(first.cause.text)"
    return [Diagnostic(.note, .badData, message, at: first.place)]
  }
}
