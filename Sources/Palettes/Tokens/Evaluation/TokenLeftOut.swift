import FileSyntax

/// Tokens without a readable color, by their kind: a note or a warning for each kind, never an error.
struct TokenLeftOut: Sendable {
  /// The kinds that are reported together.
  enum Kind: Int, CaseIterable, Sendable {
    case gradient
    case shadow
    case border
    case dimension
    case font
    /// A color token with several values.
    case list
    /// A color token with none.
    case empty
    /// A value without a type that may be a color.
    case untyped
    /// A color whose type is that of something else.
    case mistyped
    /// A color that is a member of a group, and no token.
    case bare
    /// An alias of a Theo file that no token names.
    case alias
    case other

    /// The nouns for one of the kind and for several.
    var words: (one: String, many: String) {
      switch self {
      case .gradient: ("gradient", "gradients")
      case .shadow: ("shadow", "shadows")
      case .border: ("border", "borders")
      case .dimension: ("dimension", "dimensions")
      case .font: ("font token", "font tokens")
      case .list: ("list of colors", "lists of colors")
      case .empty: ("empty value", "empty values")
      case .untyped: ("value without a type", "values without a type")
      case .mistyped: ("color with another type", "colors with other types")
      case .bare: ("color outside of a token", "colors outside of tokens")
      case .alias: ("alias that no property uses", "aliases that no property uses")
      case .other: ("other token", "other tokens")
      }
    }

    /// True if a token of the kind should have a color.
    var holdsColor: Bool { [.gradient, .shadow, .border].contains(self) }

    /// The kind of a type; nil for a color and for an unknown type.
    init?(_ type: TokenType?) {
      switch type {
      case nil, .color, .other, .unknown: return nil
      case .gradient: self = .gradient
      case .shadow: self = .shadow
      case .border: self = .border
      case .dimension: self = .dimension
      case .fontFamily, .fontWeight, .typography: self = .font
      default: self = .other
      }
    }
  }

  private struct Item {
    var path: String
    var location: SourceLocation
    /// The reason that it has no color; nil for kinds that have none by their type.
    var reason: String?
  }

  private var items: [Kind: [Item]] = [:]
  private var known: Set<String> = []

  /// Records a token, each once.
  mutating func add(_ kind: Kind, _ path: String, at location: SourceLocation, because reason: String? = nil) {
    guard known.insert(path).inserted else { return }
    items[kind, default: []].append(Item(path: path, location: location, reason: reason))
  }

  /// Adds the tokens that another context leaves out.
  mutating func add(_ other: TokenLeftOut) {
    for kind in Kind.allCases {
      for item in other.items[kind] ?? [] { add(kind, item.path, at: item.location, because: item.reason) }
    }
  }

  /// The values that may be colors, one for each file, under the name of its first one.
  var omissions: [Omission] {
    let all = [.untyped, .mistyped, .bare].flatMap { items[$0] ?? [] }
    return Dictionary(grouping: all) { $0.location.file }.values.compactMap { items in
      items.min { $0.location < $1.location }.map {
        Omission(.unreadMember, $0.path, at: $0.location, count: items.count)
      }
    }
  }

  /// A note or a warning for each kind, at the first of its tokens.
  var diagnostics: [Diagnostic] {
    Kind.allCases.compactMap { kind in
      guard let all = items[kind], let first = all.first else { return nil }
      let names = all.prefix(Self.longest).map { $0.path.inQuotes } + (all.count > Self.longest ? ["others"] : [])
      let subject =
        "\(all.count) \(all.count == 1 ? kind.words.one : kind.words.many) (\(names.inWords()))"
      let verb = all.count == 1 ? "has" : "have"
      if kind == .untyped {
        let message =
          "\(subject) may be \(all.count == 1 ? "a color" : "colors") but \(all.count == 1 ? "is" : "are") not read; add "
          + "the type \"color\" to each color, or write it as \"#RRGGBB\""
        return Diagnostic(.warning, .badData, message, at: first.location)
      }
      if kind == .mistyped {
        let message = "\(subject) \(all.count == 1 ? "is" : "are") not read; change the type of each color to \"color\""
        return Diagnostic(.warning, .badData, message, at: first.location)
      }
      if kind == .bare {
        let message = "\(subject) \(all.count == 1 ? "is" : "are") not read; write each as { \"value\": … }"
        return Diagnostic(.warning, .badData, message, at: first.location)
      }
      if kind == .alias {
        let message = "\(subject) \(verb) a color that is not audited; only properties are"
        return Diagnostic(.note, .badData, message, at: first.location)
      }
      let message =
        kind == .list
        ? "\(subject) \(all.count == 1 ? "is" : "are") skipped; pairs can only refer to single colors"
        : kind.holdsColor
          ? "\(subject) \(verb) no readable color: "
            + "\(first.reason ?? "this form is not parsed; declare its colors as tokens")"
          : "\(subject) \(verb) no color and \(all.count == 1 ? "is" : "are") skipped; pairs can only refer to colors"
      return Diagnostic(.note, .badData, message, at: first.location)
    }
  }

  /// The most names of one note.
  private static let longest = 8
}
