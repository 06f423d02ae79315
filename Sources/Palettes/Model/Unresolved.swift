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
