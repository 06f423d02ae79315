package import PaletteModel

/// Reads asset catalogs into tokens.
///
/// Paths → the catalogs and colour sets that they lead to → the colour sets in them, by listing groups only → each
/// `Contents.json`, opened straight and read by several tasks → tokens in the order of the walk, so that the number of
/// tasks shows nowhere.
package enum CatalogLoader {
  /// Loads catalogs, folders that hold catalogs, and single colour sets.
  ///
  /// Every colour set that is found gives a token: one that cannot be read has an unreadable entry and a diagnostic.
  /// Sets that repeat a name within their catalog stay; a warning names both places. Tokens are ordered by path,
  /// diagnostics are sorted.
  package static func load(
    _ paths: [String], from tree: FileTree, jobs: Int
  ) async -> (tokens: [Token], diagnostics: [Diagnostic]) {
    var survey = CatalogSurvey(tree)
    for path in paths { survey.add(path) }
    let places = survey.places
    let parts = await withTaskGroup(of: Part.self) { group in
      for (index, range) in chunks(of: places.count, into: jobs).enumerated() {
        group.addTask { Part(index: index, places[range], from: tree) }
      }
      var parts: [Part] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.index < $1.index }
    }
    let tokens = parts.flatMap(\.tokens)
    let diagnostics = survey.diagnostics + parts.flatMap(\.diagnostics) + CatalogDuplicates.diagnostics(for: tokens)
    return (tokens, diagnostics.sorted())
  }

  /// What one task has read.
  private struct Part: Sendable {
    var index: Int
    var tokens: [Token] = []
    var diagnostics: [Diagnostic] = []

    init(index: Int, _ places: ArraySlice<ColorsetPlace>, from tree: FileTree) {
      self.index = index
      tokens.reserveCapacity(places.count)
      for place in places {
        let (token, problems) = ColorsetReader.read(place, from: tree)
        tokens.append(token)
        diagnostics += problems
      }
    }
  }

  /// Cuts `count` items into at most `parts` ranges whose lengths differ by at most one.
  private static func chunks(of count: Int, into parts: Int) -> [Range<Int>] {
    let parts = max(1, min(parts, count))
    return (0..<parts).map { part in (count * part / parts)..<(count * (part + 1) / parts) }
  }
}
