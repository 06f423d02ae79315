/// A kind of input that holds tokens.
struct PaletteFormat: Sendable {
  /// Reads everything of this format for one audit; the result does not depend on the number of tasks.
  typealias Load = @Sendable (_ request: PaletteRequest) -> PaletteContents

  /// A stable id, in lower case with hyphens.
  let id: String
  /// The noun for one input of the format, with an article.
  package let words: String
  /// True if a file or folder of this name is of the format.
  let accepts: @Sendable (_ name: String, _ kind: FolderItem.Kind) -> Bool
  /// Loads the inputs of the format.
  let load: Load

  /// The formats in the order in which they are tried.
  package static let all = [assetCatalog, designTokens]

  /// Asset catalogs and color sets, by the ends of their names.
  static let assetCatalog = PaletteFormat(
    id: "asset-catalog", words: "an asset catalog",
    accepts: { name, kind in kind != .file && [.catalog, .colorset].contains(CatalogFolder(named: name)) },
    load: { request in
      let loaded = CatalogLoader.load(
        request.paths, found: request.found, from: request.tree, workers: request.workers)
      let contents = PaletteContents.Permutation(tokens: loaded.tokens)
      return PaletteContents(
        permutations: [contents], icons: loaded.icons, diagnostics: loaded.diagnostics, omissions: loaded.omissions)
    })

  /// Token files and resolvers: any JSON or YAML except an audit file.
  static let designTokens = PaletteFormat(
    id: "design-tokens", words: "a token file",
    accepts: { name, kind in
      kind == .file && TokenFileName.all.contains { name.hasSuffix($0) }
        && !PaletteFileFinder.auditFileNames.contains(name)
    },
    load: { request in
      TokenLoader.load(
        TokenRequest(
          paths: request.paths, roots: request.roots, unbounded: request.unbounded, found: request.found,
          choices: request.choices, files: request.tokenFiles))
    })

  /// Returns the format of a file or folder; nil for one that holds no tokens by itself.
  static func format(named name: String, kind: FolderItem.Kind) -> PaletteFormat? {
    all.first { $0.accepts(name, kind) }
  }
}
