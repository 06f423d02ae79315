import ColorMath

/// Makes tokens of a palette from the values of design tokens in each variant.
struct TokenJoin {
  /// The contexts, each once.
  private let contexts: [[DesignToken]]
  /// The context of each variant, by its raw value.
  private let choices: [Int]
  /// The row of each path in `places`, in the order in which the paths come.
  private var rows: [String: Int] = [:]
  private var paths: [String] = []
  /// The place of each token in each context, row after row; -1 if the context has none.
  private var places: [Int32] = []

  /// Combines the tokens of contexts by their paths; the result has each token that is a color in some variant.
  ///
  /// The value of light has the condition Any, so that it serves variants without one; those of other variants follow
  /// if they differ from what would serve otherwise.
  static func tokens(_ contexts: [[DesignToken]], choices: [Int]) -> [Token] {
    var join = TokenJoin(contexts: contexts, choices: choices)
    join.gather()
    return join.paths.indices.map { join.token($0) }
  }

  private init(contexts: [[DesignToken]], choices: [Int]) {
    (self.contexts, self.choices) = (contexts, choices)
  }

  private mutating func gather() {
    rows.reserveCapacity(contexts.first?.count ?? 0)
    for (context, tokens) in contexts.enumerated() {
      for (index, token) in tokens.enumerated() {
        let row = rows[token.path] ?? add(token.path)
        places[row * contexts.count + context] = Int32(clamping: index)
      }
    }
  }

  private mutating func add(_ path: String) -> Int {
    rows[path] = paths.count
    paths.append(path)
    places += repeatElement(-1, count: contexts.count)
    return paths.count - 1
  }

  /// The token of a row in the context of a variant; nil if that context has none.
  private func value(of row: Int, in variant: Variant) -> DesignToken? {
    let context = choices[Int(variant.rawValue)]
    let place = places[row * contexts.count + context]
    return place < 0 ? nil : contexts[context][Int(place)]
  }

  private func token(_ row: Int) -> Token {
    let variants = contexts.count == 1 ? [.light] : Variant.allCases
    let values = variants.map { value(of: row, in: $0) }
    let first = values.lazy.compactMap { $0 }.first
    let location = first?.location ?? SourceLocation(file: "")
    var token = Token(
      TokenName(catalog: location.file, path: paths[row]), file: location.file, line: Int32(clamping: location.line),
      column: Int32(clamping: location.column), entries: [])
    token.isDecoration = values.allSatisfy { $0?.isDecoration ?? true }
    var served: [DesignToken] = []
    for (variant, value) in zip(variants, values) {
      guard let value else { continue }
      if case .entry(let index) = token.resolution(for: variant), Self.isSame(served[index.offset], value) { continue }
      let isAny = variant == .light && (variants.count == 1 || values[Int(Variant.dark.rawValue)] != nil)
      var entry = value.entry(for: isAny ? .any : Self.condition(variant), in: token.file)
      entry.transparency = variant.transparency
      token.entries.append(entry)
      served.append(value)
    }
    return token
  }

  /// Returns true if one entry serves both: equal colors, written at equal places.
  private static func isSame(_ left: DesignToken, _ right: DesignToken) -> Bool {
    left.value == right.value && left.valueLocation == right.valueLocation && left.origin == right.origin
  }

  private static func condition(_ variant: Variant) -> AppearanceCondition {
    AppearanceCondition.searchOrder(for: variant)[0]
  }
}
