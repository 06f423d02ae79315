package import Palettes

/// A problem of a palette that a rule found without measuring; always has cells.
package enum PaletteEvidence: Hashable, Sendable {
  /// The tokens that lack an entry.
  package enum Scope: Hashable, Sendable {
    case token(TokenIndex)
    /// A catalog in which no token has such an entry, by its display path, and the tokens that could use one, the first of
    /// which has the cells.
    case catalog(String, tokens: [TokenIndex])
  }

  /// Dark is drawn with the color of light.
  case missingDark(Scope, cells: [TokenCell])
  /// Increase Contrast changes nothing, for lack of an entry.
  case missingIncreased(Scope, cells: [TokenCell])
  /// The High Any entry is skipped for the Dark or Light one, at which the cells are.
  case shadowedIncreased(token: TokenIndex, cells: [TokenCell])
  /// Increase Contrast changes nothing, because the entry for it repeats the standard color.
  case hollowIncreased(token: TokenIndex, cells: [TokenCell])
  /// The token has colors, but none in these variants.
  case appearanceOnly(token: TokenIndex, cells: [TokenCell])
  /// Sets of one name in one catalog, the one that is used first; the cells are at the second.
  case repeatedName(tokens: [TokenIndex], cells: [TokenCell])
  /// Tokens of one catalog whose names differ only in case; the cells are at the second.
  case caseTwins(tokens: [TokenIndex], cells: [TokenCell])
  /// The color in use has a component outside its space.
  case outOfGamut(token: TokenIndex, cells: [TokenCell])
  /// The color in use has a component of two possible scales.
  case ambiguous(token: TokenIndex, cells: [TokenCell])
  /// An asset with the folded name of the token has another color; the cells are at the token.
  case drifted(token: TokenIndex, asset: TokenIndex, cells: [TokenCell])

  var subject: Subject {
    switch self {
    case .missingDark(.token(let token), _), .missingIncreased(.token(let token), _),
      .shadowedIncreased(let token, _), .hollowIncreased(let token, _), .appearanceOnly(let token, _),
      .outOfGamut(let token, _), .ambiguous(let token, _), .drifted(let token, _, _):
      .token(token)
    case .missingDark(.catalog(let path, _), _), .missingIncreased(.catalog(let path, _), _): .catalog(path)
    case .repeatedName(let tokens, _): .token(tokens[0])
    case .caseTwins(let tokens, _): .tokens(tokens)
    }
  }

  /// The variants in which it matters, in report order.
  package var cells: [TokenCell] {
    switch self {
    case .missingDark(_, let cells), .missingIncreased(_, let cells), .shadowedIncreased(_, let cells),
      .hollowIncreased(_, let cells), .appearanceOnly(_, let cells), .repeatedName(_, let cells),
      .caseTwins(_, let cells), .outOfGamut(_, let cells), .ambiguous(_, let cells), .drifted(_, _, let cells):
      cells
    }
  }
}

extension TokenCell {
  /// The cell of a finding.
  func cell(in palette: Palette) -> Cell {
    let token = palette.tokens[self.token]
    return Cell(variant, at: entry.map { token.location(of: token.entries[$0]) } ?? token.location)
  }
}
