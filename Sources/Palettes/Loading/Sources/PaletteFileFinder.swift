import FileSyntax

/// Resolves a path on the command line.
struct PaletteFileFinder {
  /// The accepted default names of an audit file; the first existing one counts.
  static let auditFileNames = AuditFileNames.all
  /// The content of a path.
  enum Finding: Sendable {
    /// Audit files, each an audit of its own; `isSearched` if they were found rather than named.
    case auditFiles([String], isSearched: Bool)
    /// Catalogs without an audit file, which make one audit.
    case catalogs([String])
    /// Token files and resolvers, which make one audit for each permutation of modifiers; everything they refer to is
    /// in a folder.
    case tokenFiles([String], inside: String)
    /// Catalogs and token files of one folder, which make one audit.
    case both(catalogs: [String], tokenFiles: [String], inside: String)
    /// No source that can be audited; the diagnostics give the reason.
    case nothing
  }

  private(set) var finding = Finding.nothing
  private(set) var diagnostics: [Diagnostic] = []
  /// Files with colors that the search left out.
  private(set) var omissions: [Omission] = []
  /// The token files that were read to identify them.
  private(set) var tokenFiles: TokenFileStore

  private let path: String
  private let tree: FileTree

  /// True if there is no source that can be audited.
  var isEmpty: Bool { if case .nothing = finding { true } else { false } }

  /// Resolves a path: an audit file, a catalog, or a folder, which is searched if it has no audit file of its own.
  init(_ path: String, from tree: FileTree) {
    self.path = path
    self.tree = tree
    tokenFiles = TokenFileStore(tree)
    do throws(FileProblem) {
      switch try tree.kind(path) {
      case .file: lookAtFile()
      case .folder: lookAtFolder()
      case .other, .outside, .unnamable:
        fail(.missingInput, "this is neither a file nor a folder; specify an audit file or an asset catalog")
      }
    } catch {
      fail(.missingInput, error.words + (error == .notFound ? Self.suggestion(for: path, in: tree) : ""))
    }
  }

  /// Returns an error if there is nothing at a path, with the items next to it that a mistyped name may mean.
  static func absence(of path: String, in tree: FileTree, shown: String? = nil) -> Diagnostic? {
    do throws(FileProblem) {
      _ = try tree.kind(path)
      return nil
    } catch {
      guard error == .notFound else { return nil }
      let display = shown ?? tree.display(path)
      let words = "\(display.inQuotes): \(error.words)\(suggestion(for: path, in: tree))"
      return Diagnostic(.error, .missingInput, words, at: SourceLocation(file: display))
    }
  }

  /// The question for a missing path, behind a semicolon; empty if nothing in its folder is called alike.
  private static func suggestion(for path: String, in tree: FileTree) -> String {
    let folder = PalettePath.folder(of: path)
    let name = path.lastPathPart
    let known = ((try? tree.list(folder)) ?? []).sortedByName().filter { item in
      item.kind == .folder && !DependencyFolders.areSkipped(item.name, in: folder)
        || item.kind == .file && PaletteFormat.designTokens.accepts(item.name, .file)
        || auditFileNames.contains(item.name)
    }.map { $0.name }
    let longer = known.filter { $0.lowercased().hasPrefix(name.lowercased() + ".") }
    let near = longer.isEmpty ? NameSuggestion.closest(to: name, among: known) : Array(longer.prefix(3))
    guard !near.isEmpty else { return "" }
    return "; did you mean \(near.map { folder.appending(item: $0).inQuotes }.inWords("or"))?"
  }

  /// Returns true if a name is one that an audit file may have.
  static func isAuditFile(_ name: String) -> Bool {
    [".json", ".jsonc", ".json5"].contains { name.hasSuffix($0) }
  }

  /// Returns true if what lies at a path can be meant as an audit file; what cannot be read can.
  static func isMeantAsAuditFile(_ path: String, in tree: FileTree) -> Bool {
    (try? tree.read(path)).map { AuditFile.isMeant(by: $0) } ?? true
  }

  private mutating func lookAtFile() {
    let name = path.lastPathPart
    if TokenFileName.isPlain(name) || TokenFileName.isYAML(name) || isTokenFile(name) {
      finding = .tokenFiles([path], inside: PalettePath.folder(of: path))
    } else if Self.isAuditFile(name) {
      finding = .auditFiles([path], isSearched: false)
    } else {
      fail(
        .badData,
        FolderHoldings.words(ofFile: path)
          ?? "this is neither an audit file, a token file, nor an asset catalog; specify a .json file or an .xcassets "
          + "folder")
    }
  }

  /// Returns true if a file that could be an audit file is one of tokens or a resolver: by what it holds.
  private mutating func isTokenFile(_ name: String) -> Bool {
    guard !Self.auditFileNames.contains(name), Self.isAuditFile(name) else { return false }
    return tokenFiles.glance(at: path)?.isOfTokens ?? tokenFiles.isBrokenTokenFile(at: path)
  }

  private mutating func lookAtFolder() {
    let own = Self.auditFileNames.map { path.appending(item: $0) }.filter {
      (try? tree.kind($0)) != nil && Self.isMeantAsAuditFile($0, in: tree)
    }
    if PaletteFormat.assetCatalog.accepts(path.lastPathPart, .folder) {
      finding = .catalogs([path])
    } else if let first = own.first {
      finding = .auditFiles([first], isSearched: false)
      diagnostics += Self.ignored(own.dropFirst(), beside: first, tree)
    } else {
      var search = FolderSearch(path, from: tree)
      diagnostics = search.diagnostics
      finding = search.auditFiles.isEmpty ? palette(in: &search) : .auditFiles(search.auditFiles, isSearched: true)
    }
  }

  /// A warning for each further audit file of a folder, which is not read.
  static func ignored(_ others: ArraySlice<String>, beside first: String, _ tree: FileTree) -> [Diagnostic] {
    others.map { other in
      let message =
        "\(other.lastPathPart.inQuotes) is skipped because \(first.lastPathPart.inQuotes) is in the same folder; "
        + "remove one of them"
      return Diagnostic(.warning, .badAuditFile, message, at: SourceLocation(file: tree.display(other)))
    }
  }

  /// The catalogs and token files in the folder.
  private mutating func palette(in search: inout FolderSearch) -> Finding {
    let finder = CatalogFinder.catalogs(under: path, from: tree)
    if diagnostics.isEmpty { diagnostics = finder.diagnostics }
    let before = search.diagnostics.count
    let found = search.tokenFiles(in: &tokenFiles)
    diagnostics += search.diagnostics[before...]
    omissions += search.omissions
    if !finder.paths.isEmpty {
      return found.isEmpty ? .catalogs(finder.paths) : .both(catalogs: finder.paths, tokenFiles: found, inside: path)
    }
    guard found.isEmpty else { return .tokenFiles(found, inside: path) }
    let rest = FolderHoldings(of: path, in: tree).words.map { ", only \($0)" } ?? "; specify one of them"
    let message =
      "there is nothing to audit in \(tree.display(path).inQuotes): no legible.json, asset catalog, or token file\(rest)"
    diagnostics.append(Diagnostic(.error, .missingInput, message, at: SourceLocation(file: tree.display(path))))
    return .nothing
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ words: String) {
    let display = tree.display(path)
    diagnostics.append(Diagnostic(.error, kind, "\(display.inQuotes): \(words)", at: SourceLocation(file: display)))
  }
}
