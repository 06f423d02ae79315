import FileSyntax

/// The palettes that were found in a folder without an audit file.
struct FoundPalettes {
  /// The sources of one palette.
  struct Palette {
    var catalogs: [String] = []
    var tokenFiles: [String] = []
    /// The folder or file that distinguishes it; nil if it is the only one.
    var name: String?
  }

  private(set) var palettes: [Palette] = []
  /// A note with the palettes if there are several; an error if there are too many.
  private(set) var diagnostics: [Diagnostic] = []

  /// Separates token files into palettes; catalogs join the only one, or else are one of their own.
  init(
    _ files: [String], besides catalogs: [String], inside folder: String, _ store: TokenFileStore, _ tree: FileTree
  ) {
    var store = store
    let found = TokenPalettes(files, inside: folder, &store).palettes
    guard found.count > 1 else {
      palettes = [Palette(catalogs: catalogs, tokenFiles: files)]
      return
    }
    let names = Self.unique(found.map { Self.shortened($0.name, inside: folder) })
    guard found.count <= TokenPalettes.most else {
      let message =
        "the folder contains \(found.count) independent palettes, but at most \(TokenPalettes.most) can be audited at "
        + "once; specify a folder, such as \(names[0].inQuotes)"
      diagnostics = [Diagnostic(.error, .badData, message, at: SourceLocation(file: tree.display(folder)))]
      return
    }
    if !catalogs.isEmpty { palettes.append(Palette(catalogs: catalogs)) }
    palettes += zip(found, names).map { Palette(tokenFiles: $0.paths, name: $1) }
    let listed = names.prefix(Self.longest).map { $0.inQuotes } + (names.count > Self.longest ? ["others"] : [])
    let message =
      "the token files use the same names for different colors, so \(found.count) palettes are audited separately "
      + "(\(listed.inWords())); to audit only one, specify it"
    diagnostics = [Diagnostic(.note, .badData, message, at: SourceLocation(file: tree.display(folder)))]
  }

  /// The most names of one note.
  private static let longest = 8

  /// The names, numbered where several are equal.
  private static func unique(_ names: [String]) -> [String] {
    var counts: [String: Int] = [:]
    return names.map { name in
      let count = counts[name, default: 0] + 1
      counts[name] = count
      return count == 1 ? name : "\(name) \(count)"
    }
  }

  /// A path as it follows that of the folder.
  private static func shortened(_ path: String, inside folder: String) -> String {
    let start = folder == "." ? 0 : PalettePath.joining(folder, "").utf8.count + 1
    guard PalettePath.isPath(path, inside: folder), path.utf8.count > start, path != folder else {
      return path.lastPathPart
    }
    return TokenFileName.bare(String(decoding: path.utf8.dropFirst(start), as: UTF8.self))
  }
}
