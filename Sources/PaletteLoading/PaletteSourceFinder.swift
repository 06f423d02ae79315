import PaletteModel

/// Finds out what a path on the command line stands for.
struct PaletteSourceFinder {
  /// The name that an audit file has where none is named.
  static let auditFileName = "legible.json"
  /// What a path leads to.
  enum Finding: Sendable {
    /// Audit files, each an audit of its own; `isSearched` when nobody named them.
    case auditFiles([String], isSearched: Bool)
    /// Catalogs without an audit file, which are one audit.
    case catalogs([String])
    /// Token files and resolvers, which are one audit for each permutation of modifiers; nothing that they refer to
    /// lies outside of a folder.
    case tokenFiles([String], inside: String)
    /// Nothing that can be audited; the diagnostics say why.
    case nothing
  }

  private(set) var finding = Finding.nothing
  private(set) var diagnostics: [Diagnostic] = []
  /// The token files that were read to tell what they are.
  private(set) var tokenFiles: TokenFileStore

  private let path: String
  private let tree: FileTree

  /// Looks at a path: an audit file, a catalog, or a folder, which is searched where it has no audit file of its own.
  init(_ path: String, from tree: FileTree) {
    self.path = path
    self.tree = tree
    tokenFiles = TokenFileStore(tree)
    do throws(FileProblem) {
      switch try tree.kind(path) {
      case .file: lookAtFile()
      case .folder: lookAtFolder()
      case .other: fail(.badData, "is neither a file nor a folder; name an audit file or an asset catalog")
      }
    } catch {
      fail(.missingInput, error.words)
    }
  }

  /// Whether a name is one that an audit file may have.
  static func isAuditFile(_ name: String) -> Bool {
    [".json", ".jsonc", ".json5"].contains { name.hasSuffix($0) }
  }

  private mutating func lookAtFile() {
    let name = path.lastPathPart
    if TokenFileName.isPlain(name) || isTokenFile(name) {
      finding = .tokenFiles([path], inside: PaletteSourcePath.folder(of: path))
    } else if Self.isAuditFile(name) {
      finding = .auditFiles([path], isSearched: false)
    } else {
      fail(.badData, "is neither an audit file nor an asset catalog; name a .json file or an .xcassets folder")
    }
  }

  /// Whether a file that could be an audit file is one of tokens or a resolver: by what it holds.
  private mutating func isTokenFile(_ name: String) -> Bool {
    guard name != Self.auditFileName, Self.isAuditFile(name) else { return false }
    return tokenFiles.glance(at: path)?.isOfTokens ?? false
  }

  private mutating func lookAtFolder() {
    let own = path.appending(item: Self.auditFileName)
    if PaletteFormat.assetCatalog.accepts(path.lastPathPart, .folder) {
      finding = .catalogs([path])
    } else if (try? tree.kind(own)) != nil {
      finding = .auditFiles([own], isSearched: false)
    } else {
      let search = FolderSearch(path, from: tree)
      diagnostics = search.diagnostics
      finding = search.auditFiles.isEmpty ? palette(in: search) : .auditFiles(search.auditFiles, isSearched: true)
    }
  }

  /// The catalogs below the folder, else the token files.
  private mutating func palette(in search: FolderSearch) -> Finding {
    let finder = CatalogFinder.catalogs(under: path, from: tree)
    if diagnostics.isEmpty { diagnostics = finder.diagnostics }
    guard finder.paths.isEmpty else { return .catalogs(finder.paths) }
    let found = search.tokenFiles(in: &tokenFiles)
    guard found.isEmpty else { return .tokenFiles(found, inside: path) }
    let message =
      "nothing to audit under \(tree.display(path).inQuotes): no legible.json, no asset catalog and no token file;"
      + " name one of them"
    diagnostics.append(Diagnostic(.error, .missingInput, message, at: SourceLocation(file: tree.display(path))))
    return .nothing
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ words: String) {
    let display = tree.display(path)
    diagnostics.append(Diagnostic(.error, kind, "\(display.inQuotes): \(words)", at: SourceLocation(file: display)))
  }
}
