package import PaletteModel

/// A kind of input that holds tokens.
package struct PaletteFormat: Sendable {
  /// Reads everything of this format for one audit; the number of tasks shows nowhere.
  package typealias Load =
    @Sendable (_ paths: [String], _ tree: FileTree, _ jobs: Int) async
    -> (tokens: [Token], fonts: [String: Font], icons: [AppIconSet], diagnostics: [Diagnostic])

  /// Stable, in lower case with hyphens.
  package let id: String
  /// One of its kind, with an article.
  package let words: String
  /// Whether a file or folder of this name is of the format.
  package let accepts: @Sendable (_ name: String, _ kind: FolderItem.Kind) -> Bool
  /// Nil for a format that is planned and cannot be read yet.
  package let load: Load?

  /// The formats in the order in which they are tried.
  package static let all = [assetCatalog, resolver, designTokens]

  /// Asset catalogs and colour sets, by the ends of their names.
  static let assetCatalog = PaletteFormat(
    id: "asset-catalog", words: "an asset catalog",
    accepts: { name, kind in kind != .file && [.catalog, .colorset].contains(CatalogFolder(named: name)) },
    load: { paths, tree, jobs in
      let (tokens, icons, diagnostics) = await CatalogLoader.load(paths, from: tree, jobs: jobs)
      return (tokens, [:], icons, diagnostics)
    })

  /// Resolver documents, which are planned.
  static let resolver = PaletteFormat(
    id: "design-token-resolver", words: "a resolver",
    accepts: { name, kind in kind == .file && name.hasSuffix(".resolver.json") }, load: nil)

  /// Token files: any JSON but an audit file.
  static let designTokens = PaletteFormat(
    id: "design-tokens", words: "a token file",
    accepts: { name, kind in
      kind == .file && [".json", ".jsonc", ".json5", ".tokens"].contains { name.hasSuffix($0) }
        && name != PaletteSourceFinder.auditFileName
    },
    load: { paths, tree, _ in
      let (tokens, fonts, diagnostics) = TokenLoader.load(paths, from: tree)
      return (tokens, fonts, [], diagnostics)
    })

  /// The format of a file or folder; nil for one that holds no tokens by itself.
  package static func format(named name: String, kind: FolderItem.Kind) -> PaletteFormat? {
    all.first { $0.accepts(name, kind) }
  }
}
