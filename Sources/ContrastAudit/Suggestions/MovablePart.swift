import PaletteModel

/// What an edit changes: one entry of a token, or a colour that the audit file itself writes out.
enum MovablePart: Hashable {
  /// Indices into `Palette.tokens` and `Token.entries`.
  case entry(token: Int, entry: Int)
  /// The literal that the pair's foreground is.
  case foregroundLiteral
  /// The literal that the pair's surface consists of.
  case surfaceLiteral

  /// The entry behind a colour; nil for any other source.
  init?(_ source: ResolvedColor.Source) {
    guard case .entry(let token, let entry) = source else { return nil }
    self = .entry(token: token, entry: entry)
  }
}
