import PaletteModel

extension AuditInput {
  /// Evidence about single tokens, for those with a cell in an audited variant.
  func tokens(
    as make: (_ token: Int, _ cells: [TokenCell]) -> PaletteEvidence, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    tokens.compactMap { use in
      let cells = cells(use)
      return cells.isEmpty ? nil : .palette(make(use.index, cells))
    }
  }

  /// The tokens of one catalog whose names give the same key, as indices in order; only groups of several.
  func namesakes(by key: (TokenName) -> String) -> [[Int]] {
    var places: [TokenName: Int] = [:]
    var groups: [[Int]] = []
    for (index, token) in plan.loaded.palette.tokens.enumerated() {
      let name = TokenName(catalog: token.name.catalog, path: key(token.name))
      if let place = places[name] {
        groups[place].append(index)
      } else {
        places[name] = groups.count
        groups.append([index])
      }
    }
    return groups.filter { $0.count > 1 }
  }

  /// Evidence about tokens that lack an entry: one piece for a catalog in which none has it, else one for each token.
  func lacking(
    as make: (_ of: PaletteEvidence.Scope, _ cells: [TokenCell]) -> PaletteEvidence,
    catalogsWith hasEntry: (TokenUse) -> Bool, cells: (TokenUse) -> [TokenCell]
  ) -> [Evidence] {
    let adapting = Set(tokens.filter(hasEntry).map(\.token.name.catalog))
    var places: [String: Int] = [:]
    var found: [(scope: PaletteEvidence.Scope, cells: [TokenCell])] = []
    for use in tokens {
      let cells = cells(use)
      let catalog = use.token.name.catalog
      if cells.isEmpty {
        continue
      } else if adapting.contains(catalog) {
        found.append((.token(use.index), cells))
      } else if let place = places[catalog] {
        found[place].scope.addToken()
      } else {
        places[catalog] = found.count
        found.append((.catalog(catalog, tokens: 1), cells))
      }
    }
    return found.map { .palette(make($0.scope, $0.cells)) }
  }
}
