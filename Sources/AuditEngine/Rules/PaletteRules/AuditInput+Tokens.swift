import Palettes

extension AuditInput {
  /// Evidence about single tokens, for those with a cell in an audited variant.
  func tokens(
    as make: (_ token: TokenIndex, _ cells: [TokenCell]) -> PaletteEvidence, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    var found: [Evidence] = []
    for token in tokens {
      let cells = cells(token)
      if !cells.isEmpty { found.append(.palette(make(token.index, cells))) }
    }
    return found
  }

  /// The tokens of each catalog, as ranges; a palette is sorted by catalog first.
  var catalogs: [Range<TokenIndex>] {
    let tokens = plan.loaded.palette.tokens
    var ranges: [Range<TokenIndex>] = []
    var start = TokenIndex(0)
    for next in tokens.typedIndices.dropFirst() where tokens[next].name.catalog != tokens[start].name.catalog {
      ranges.append(start..<next)
      start = next
    }
    if !tokens.isEmpty { ranges.append(start..<tokens.typedIndices.upperBound) }
    return ranges
  }

  /// Evidence about tokens that lack an entry: one item for a catalog in which none has it, else one for each token.
  func lacking(
    as make: (_ of: PaletteEvidence.Scope, _ cells: [TokenCell]) -> PaletteEvidence,
    catalogsWith hasEntry: (TokenUse) -> Bool, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    catalogs.flatMap { catalog in
      let lacking = catalog.map { (token: $0, cells: cells(tokens[$0.offset])) }.filter { !$0.cells.isEmpty }
      guard let first = lacking.first else { return [Evidence]() }
      if catalog.contains(where: { hasEntry(tokens[$0.offset]) }) {
        return lacking.map { .palette(make(.token($0.token), $0.cells)) }
      }
      let path = tokens[first.token.offset].token.name.catalog
      return [.palette(make(.catalog(path, tokens: lacking.map { $0.token }), first.cells))]
    }
  }
}
