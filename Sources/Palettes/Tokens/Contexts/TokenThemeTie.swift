/// Two files that give equal tokens, so that one would silently replace the other.
struct TokenThemeTie {
  /// The key by which ties are listed together.
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
  /// The file at fault.
  let second: Int
  /// The first variant in which they differ; nil if they repeat each other in all variants.
  let variant: Variant?
  /// The token to name.
  private(set) var path = ""
  /// The number of tokens.
  private(set) var count = 0

  /// Starts without tokens.
  init(first: Int, second: Int, in variant: Variant? = nil) {
    (self.first, self.second, self.variant) = (first, second, variant)
  }

  /// All files at fault: the second, and others with a value of their own.
  private(set) var others: Set<Int> = []

  /// Counts a token, once if its variants follow each other, with the files at fault.
  mutating func add(_ token: String, _ files: [Int] = []) {
    others.formUnion(files)
    guard count == 0 || token != last else { return }
    if count == 0 { path = token }
    count += 1
    last = token
  }

  private var last = ""
}
