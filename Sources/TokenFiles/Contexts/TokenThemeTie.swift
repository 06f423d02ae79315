import PaletteModel

/// Two files that give the same tokens, so that one would replace the other without a word.
struct TokenThemeTie {
  /// What is listed together.
  struct Key: Hashable, Comparable {
    var first: Int
    var second: Int
    var kind: TokenDefinitions.Kind

    static func < (left: Key, right: Key) -> Bool {
      (left.first, left.second, left.kind.rawValue) < (right.first, right.second, right.kind.rawValue)
    }
  }

  /// The file that stays, by its index.
  let first: Int
  /// The file that is at fault.
  let second: Int
  /// The first variant in which they differ; nil where they repeat each other whatever the variant.
  let variant: Variant?
  /// The token that is named.
  private(set) var path = ""
  /// How many tokens there are.
  private(set) var count = 0

  /// Starts without tokens.
  init(first: Int, second: Int, in variant: Variant? = nil) {
    (self.first, self.second, self.variant) = (first, second, variant)
  }

  /// Counts a token, each once where its variants follow each other.
  mutating func add(_ token: String) {
    guard count == 0 || token != last else { return }
    if count == 0 { path = token }
    count += 1
    last = token
  }

  private var last = ""
}
