import AuditModel
import PaletteModel

extension AuditInput {
  /// Evidence about single tokens, for those with a cell in an audited variant.
  func tokens(
    as make: (_ token: Int, _ cells: [TokenCell]) -> PaletteEvidence, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    var found: [Evidence] = []
    for index in tokens.indices {
      let cells = cells(tokens[index])
      if !cells.isEmpty { found.append(.palette(make(index, cells))) }
    }
    return found
  }

  /// The tokens of each catalog, as ranges of indices; a palette is sorted by catalog first.
  var catalogs: [Range<Int>] {
    let tokens = plan.loaded.palette.tokens
    var ranges: [Range<Int>] = []
    var start = 0
    for index in tokens.indices
    where index + 1 == tokens.count
      || tokens[index].name.catalog != tokens[index + 1].name.catalog
    {
      ranges.append(start..<index + 1)
      start = index + 1
    }
    return ranges
  }

  /// Evidence about tokens that lack an entry: one item for a catalog in which none has it, else one for each token.
  func lacking(
    as make: (_ of: PaletteEvidence.Scope, _ cells: [TokenCell]) -> PaletteEvidence,
    catalogsWith hasEntry: (TokenUse) -> Bool, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    catalogs.flatMap { catalog in
      let lacking = catalog.map { (token: $0, cells: cells(tokens[$0])) }.filter { !$0.cells.isEmpty }
      guard let first = lacking.first else { return [Evidence]() }
      if catalog.contains(where: { hasEntry(tokens[$0]) }) {
        return lacking.map { .palette(make(.token($0.token), $0.cells)) }
      }
      let path = tokens[first.token].token.name.catalog
      return [.palette(make(.catalog(path, tokens: lacking.map { $0.token }), first.cells))]
    }
  }
}
