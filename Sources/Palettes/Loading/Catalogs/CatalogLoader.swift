import FileSyntax

/// Reads asset catalogs into tokens and app icons.
///
/// Paths → the catalogs and color sets at these paths → the sets in them, by listing groups only → each
/// `Contents.json`, opened straight and read by several workers → tokens in the order of the walk, so that the number of
/// workers shows nowhere. App icon sets are read after them in the same way, with their large images.
enum CatalogLoader {
  /// The number of color sets per parallel task.
  private static let partSize = 128

  /// Loads catalogs, folders that hold catalogs, and single color sets.
  ///
  /// Every color set that is found gives a token: one that cannot be read has an unreadable entry and a diagnostic.
  /// Sets that repeat a name within their catalog stay; a warning names both places. Tokens are ordered by path,
  /// diagnostics are sorted. What no audit measures, such as entries for one locale, is counted by its name. `found` are
  /// the paths that nobody named, but a folder around them.
  static func load(
    _ paths: [String], found: Set<String> = [], from tree: FileTree, workers: Workers
  ) -> (tokens: [Token], icons: [AppIconSet], diagnostics: [Diagnostic], omissions: [Omission]) {
    var survey = CatalogSurvey(tree)
    survey.add(paths, found: found)
    let places = survey.places
    let parts = workers.map(rangesOf: places.count, most: partSize) { Part(places[$0], from: tree) }
    let iconSets = survey.iconSets
    let icons = workers.map(iconSets.count) { IconSetReader.read(iconSets[$0], from: tree) }
    let tokens = parts.flatMap { $0.tokens }
    let duplicates = CatalogDuplicates(of: tokens)
    let diagnostics = survey.diagnostics + parts.flatMap { $0.diagnostics } + duplicates.diagnostics
    return (
      tokens, icons.map { $0.icon }.ordered { ($0.name, $0.file) < ($1.name, $1.file) },
      (diagnostics + icons.flatMap { $0.diagnostics }).sorted(),
      Omission.byName(parts.flatMap { $0.omissions } + duplicates.omissions)
    )
  }

  /// The tokens and diagnostics of one range of color sets.
  private struct Part: Sendable {
    var tokens: [Token] = []
    var diagnostics: [Diagnostic] = []
    var omissions: [Omission] = []

    init(_ places: ArraySlice<ColorsetPlace>, from tree: FileTree) {
      tokens.reserveCapacity(places.count)
      for place in places {
        let read = ColorsetReader.read(place, from: tree)
        tokens.append(read.token)
        diagnostics += read.diagnostics
        omissions += read.omissions
      }
    }
  }
}
