import Palettes

/// Reads tables of pairs: a column of foregrounds and one of surfaces.
enum PairTableReader {
  private static let foregrounds: Set<String> = ["foreground", "text", "fg", "label", "icon", "content", "glyph"]
  private static let surfaces: Set<String> = ["background", "surface", "bg", "on", "behind", "backdrop", "container"]

  /// Returns true if a table states pairs.
  static func isPairTable(_ table: MarkdownTable) -> Bool { columns(table) != nil }

  /// The columns of the foreground and of the surface; nil if it has none.
  static func columns(_ table: MarkdownTable) -> (foreground: Int, surface: Int)? {
    let words = table.header.cells.map { AppearanceWords.words(of: $0.text) }
    guard let surface = words.firstIndex(where: { $0.contains(where: surfaces.contains) && $0.count <= 2 }),
      let foreground = words.indices.first(where: {
        $0 != surface && words[$0].contains(where: foregrounds.contains) && words[$0].count <= 2
      })
    else { return nil }
    return (foreground, surface)
  }
}
