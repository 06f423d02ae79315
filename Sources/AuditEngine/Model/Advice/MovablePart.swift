import Palettes

/// The part that changes: one entry of a token, or a color that a pair itself names.
enum MovablePart: Hashable, Sendable {
  /// Indices into `Palette.tokens` and `Token.entries`.
  case entry(token: TokenIndex, entry: EntryIndex)
  /// The color that the pair names as its foreground, whatever its source.
  case foreground
  /// The one color that the pair's surface consists of, whatever its source.
  case surface

  /// The entry behind a color; nil for any other source.
  init?(_ source: ResolvedColor.Origin) {
    guard case .entry(let token, let entry) = source else { return nil }
    self = .entry(token: token, entry: entry)
  }

  /// The token of an entry; nil for a color that a pair names.
  var token: TokenIndex? {
    if case .entry(let token, _) = self { token } else { nil }
  }

  /// The entry at a place.
  init(_ place: EntryPlace) { self = .entry(token: place.token, entry: place.entry) }
}
