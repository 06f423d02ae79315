package import PaletteModel

/// Reads asset catalogs into tokens and app icons.
///
/// Paths → the catalogs and colour sets that they lead to → the sets in them, by listing groups only → each
/// `Contents.json`, opened straight and read by several tasks → tokens in the order of the walk, so that the number of
/// tasks shows nowhere. App icon sets are read after them in the same way, with their large images.
package enum CatalogLoader {
  /// Loads catalogs, folders that hold catalogs, and single colour sets.
  ///
  /// Every colour set that is found gives a token: one that cannot be read has an unreadable entry and a diagnostic.
  /// Sets that repeat a name within their catalog stay; a warning names both places. Tokens are ordered by path,
  /// diagnostics are sorted.
  package static func load(
    _ paths: [String], from tree: FileTree, jobs: Int
  ) async -> (tokens: [Token], icons: [AppIconSet], diagnostics: [Diagnostic]) {
    var survey = CatalogSurvey(tree)
    for path in paths { survey.add(path) }
    let places = survey.places
    let parts = await inParts(places.count, jobs) { Part(places[$0], from: tree) }
    let iconSets = survey.iconSets
    let icons = await inParts(iconSets.count, jobs) { range in
      iconSets[range].map { IconSetReader.read($0, from: tree) }
    }.flatMap(\.self)
    let tokens = parts.flatMap(\.tokens)
    let diagnostics = survey.diagnostics + parts.flatMap(\.diagnostics) + CatalogDuplicates.diagnostics(for: tokens)
    return (
      tokens, icons.map(\.icon).sorted { ($0.name, $0.file) < ($1.name, $1.file) },
      (diagnostics + icons.flatMap(\.diagnostics)).sorted()
    )
  }

  /// What one task has read.
  private struct Part: Sendable {
    var tokens: [Token] = []
    var diagnostics: [Diagnostic] = []

    init(_ places: ArraySlice<ColorsetPlace>, from tree: FileTree) {
      tokens.reserveCapacity(places.count)
      for place in places {
        let (token, problems) = ColorsetReader.read(place, from: tree)
        tokens.append(token)
        diagnostics += problems
      }
    }
  }

  /// Does the work on `count` items in as many tasks as there are jobs, and gives its results in order.
  private static func inParts<Result: Sendable>(
    _ count: Int, _ jobs: Int, _ work: @escaping @Sendable (Range<Int>) -> Result
  ) async -> [Result] {
    await withTaskGroup(of: (index: Int, result: Result).self) { group in
      for (index, range) in chunks(of: count, into: jobs).enumerated() {
        group.addTask { (index, work(range)) }
      }
      var parts: [(index: Int, result: Result)] = []
      for await part in group { parts.append(part) }
      return parts.sorted { $0.index < $1.index }.map(\.result)
    }
  }

  /// Cuts `count` items into at most `parts` ranges whose lengths differ by at most one.
  private static func chunks(of count: Int, into parts: Int) -> [Range<Int>] {
    let parts = max(1, min(parts, count))
    return (0..<parts).map { part in (count * part / parts)..<(count * (part + 1) / parts) }
  }
}
