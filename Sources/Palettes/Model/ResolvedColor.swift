package import ColorMath

/// A reason that a value is uncertain.
package struct Doubt: Hashable, Sendable {
  /// The reason in words, with a way to verify it, without a period.
  package var words: String
  /// The reason as one word of a closed list.
  package var code: ReasonCode

  /// Creates a doubt from its reason in words and as a code.
  package init(_ words: String, _ code: ReasonCode) {
    self.words = words
    self.code = code
  }

  /// True if the published values bound the truth, so that a failure of all of them is certain.
  package var isRange: Bool { code == .disputed }

  /// The doubt if not every published value is considered, so that they bound nothing.
  package var unbounded: Doubt { isRange ? Doubt(words, .unconfirmed) : self }
}

/// A color resolved for one use in one variant, with its source.
package struct ResolvedColor: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case entry(token: TokenIndex, entry: EntryIndex)
    /// A system color, by its name without the suffix `Color`.
    case system(String)
    /// A literal at the point of use.
    case literal
  }

  /// The effective value, in the space in which it is written, its alpha multiplied by the opacity of its use.
  package var color: Color
  /// Other values that published sources give; empty for a value that is certain.
  package var alternates: [Color]
  /// The reason that the value is uncertain; nil for a certain one.
  package var doubt: Doubt?
  /// The place from which the value was taken.
  package var source: Origin

  /// Creates a resolved color from its value and its source.
  package init(_ color: Color, alternates: [Color] = [], doubt: Doubt? = nil, source: Origin) {
    self.color = color
    self.alternates = alternates
    self.doubt = doubt
    self.source = source
  }
}

/// The reason that a reference has no color in a variant.
package enum Unresolved: Error, Hashable, Sendable {
  /// No token has the name.
  case unknownToken(String)
  /// A file declares a token of the name that is not read as a color; its place and the reason in words.
  case unreadToken(UnreadToken)
  /// Several tokens have the name; their qualified names, sorted.
  case ambiguousToken(String, candidates: [String])
  /// The token has no entry for the appearance or no entry with a color: the system draws it clear.
  case drawnClear(token: String, variant: Variant)
  /// The token has entries for other device classes only.
  case otherDevices(token: String, idiom: Idiom)
  /// The token has only entries that serve no audit: for a locale, or for a device class that is not known.
  case noneServed(token: String)
  /// The entry that serves the variant could not be read.
  case unreadableEntry(token: String, SourceLocation)
  /// The system has no color of that name on the platform, or its value in this variant is not known.
  case unknownSystemColor(String, platform: String)
}
