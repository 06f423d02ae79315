package import FileSyntax

/// The files and catalogs that an audit takes its tokens from.
package struct PaletteFiles: Sendable {
  /// A file or catalog with its format.
  private struct Part: Sendable {
    var path: String
    var format: PaletteFormat
    /// The folder of the audit file, or that of the file itself.
    var root: String
    /// True if nobody named it, but a folder with it.
    var isFound = false
    /// True if no audit file names it, so that it may refer to everything in the file tree.
    var isUnbounded = false
  }

  private var sources: [Part] = []
  private var known: Set<String> = []
  private var choices = TokenChoices()
  /// Problems with the names of the sources; those of their contents come with the palette.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Files with colors that the search of folders left out.
  private(set) var omissions: [Omission] = []
  private let tree: FileTree
  private var tokenFiles: TokenFileStore

  /// Starts without sources.
  package init(from tree: FileTree) { self.init(from: tree, TokenFileStore(tree)) }

  /// Starts without sources, with token files that were already read to identify them.
  init(from tree: FileTree, _ tokenFiles: TokenFileStore) { (self.tree, self.tokenFiles) = (tree, tokenFiles) }

  /// True if a named source is missing, so that names of its tokens are unresolved.
  var isMissingSources: Bool { diagnostics.contains { $0.severity == .error } }

  /// Adds to the first missing source the number of names that are unresolved without it.
  mutating func count(consequences: Int) {
    guard consequences > 0, let first = diagnostics.firstIndex(where: { $0.severity == .error }) else { return }
    let names = consequences == 1 ? "1 name in this audit file" : "\(consequences) names in this audit file"
    diagnostics[first].message += " (\(names) cannot be resolved without it)"
  }

  /// The sources as reports print them, sorted, each once.
  var displayed: [String] {
    Set(sources.map { tree.display($0.path) }).ordered { $0.precedesInBytes($1) }
  }

  /// Adds catalogs that were named, or found in a folder that was.
  package mutating func add(catalogs paths: [String], isFound: Bool = false) {
    for path in paths { add(path, .assetCatalog, root: path, isFound: isFound) }
  }

  /// Adds token files and resolvers that were named or found in a folder; without an audit file they may refer to
  /// everything in the file tree.
  mutating func add(tokenFiles paths: [String], inside folder: String, isUnbounded: Bool = false) {
    for path in paths { add(path, .designTokens, root: folder, isFound: true, isUnbounded: isUnbounded) }
  }

  /// Adds the themes of the variants from an audit file, with the files that it names for them.
  mutating func choose(_ choices: TokenChoices) {
    self.choices = choices
    for file in Set(choices.files.map({ $0.file })).ordered(by: { $0.location < $1.location }) {
      if (try? tree.kind(file.joined)) == .file {
        add(file.joined, .designTokens, root: file.folder)
      } else {
        fail(
          .missingInput,
          "there is no file \(file.text.inQuotes)\(tree.suggestion(for: file))", at: file)
      }
    }
  }

  /// Adds the content of a path or pattern of an audit file; nothing, or nothing readable, is an error there.
  package mutating func add(_ source: AuditFilePath) {
    let walk = GlobWalk(source.text, in: source.folder, from: tree)
    diagnostics += walk.diagnostics
    let before = sources.count
    let problems = diagnostics.count
    var isRepeated = false
    for path in walk.paths {
      let kind = (try? tree.kind(path)) ?? .other
      let format = PaletteFormat.format(named: path.lastPathPart, kind: kind)
      if let format {
        // A pattern means the tokens that a schema describes.
        if walk.isPattern, format.id == PaletteFormat.designTokens.id, tokenFiles.glance(at: path)?.isSchema ?? false {
          continue
        }
        isRepeated = !add(path, format, root: source.folder) || isRepeated
      } else if kind == .folder, !walk.isPattern {
        add(folder: path, source)
      }
    }
    let hasFailed = Diagnostic.hasErrors(diagnostics[problems...])
    guard sources.count == before, !hasFailed, !isRepeated else { return }
    fail(.missingInput, nothing(found: walk, source), at: source)
  }

  /// Reads the tokens and app icons of all sources.
  package func load(workers: Workers) -> PaletteContents {
    let nothing = PaletteContents.Permutation(tokens: [])
    var contents = PaletteContents(permutations: [nothing], diagnostics: [])
    for format in PaletteFormat.all {
      let own = sources.filter { $0.format.id == format.id }
      guard !own.isEmpty else { continue }
      let request = PaletteRequest(
        paths: own.map { $0.path }, roots: own.map { $0.root },
        unbounded: Set(own.filter { $0.isUnbounded }.map { $0.path }),
        found: Set(own.filter { $0.isFound }.map { $0.path }),
        choices: choices, tree: tree, tokenFiles: tokenFiles, workers: workers)
      contents.add(format.load(request))
    }
    if !choices.contexts.isEmpty, !isMissingSources,
      !sources.contains(where: { $0.format.id == PaletteFormat.designTokens.id })
    {
      contents.diagnostics += TokenChoiceCheck(withoutFiles: choices).diagnostics
    }
    return contents
  }

  /// Adds one source unless it is already there, under whatever path.
  @discardableResult
  private mutating func add(
    _ path: String, _ format: PaletteFormat, root: String, isFound: Bool = false, isUnbounded: Bool = false
  ) -> Bool {
    guard known.insert(tree.identity(path)).inserted else { return false }
    sources.append(Part(path: path, format: format, root: root, isFound: isFound, isUnbounded: isUnbounded))
    return true
  }

  private mutating func add(folder: String, _ source: AuditFilePath) {
    let finder = CatalogFinder.catalogs(under: folder, from: tree)
    diagnostics += finder.diagnostics
    add(catalogs: finder.paths, isFound: true)
    var search = FolderSearch(folder, from: tree)
    let before = search.diagnostics.count
    let found = search.tokenFiles(in: &tokenFiles)
    diagnostics += search.diagnostics[before...]
    omissions += search.omissions
    add(tokenFiles: found, inside: source.folder)
    if finder.paths.isEmpty, !Diagnostic.hasErrors(finder.diagnostics), found.isEmpty {
      let message = "\(source.text.inQuotes) contains no asset catalogs or token files"
      fail(.missingInput, message + "; specify one, or a folder that contains one", at: source)
    }
  }

  private static let fileEndings = TokenFileName.all.inWords("or")

  private func nothing(found walk: GlobWalk, _ source: AuditFilePath) -> String {
    let text = source.text.inQuotes
    if let refusal = walk.refusal { return "\(text): \(refusal.words)" }
    if walk.paths.isEmpty {
      return walk.isPattern
        ? "no file or folder matches \(text); use a pattern relative to the audit file's folder"
        : "there is no \(text)\(tree.suggestion(for: source))"
    }
    if walk.paths.allSatisfy({ AuditFileNames.all.contains($0.lastPathPart) }) {
      return "\(text) is an audit file, not a palette; use \"extends\" for it"
    }
    let endings = "specify a folder that ends in .xcassets, or a file that ends in \(Self.fileEndings)"
    return walk.isPattern
      ? "nothing that matches \(text) is an asset catalog or a token file; \(endings)"
      : "\(text) is neither an asset catalog nor a token file; \(endings)"
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ message: String, at source: AuditFilePath) {
    diagnostics.append(Diagnostic(.error, kind, message, at: source.location))
  }
}
