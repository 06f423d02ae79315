package import PaletteModel

/// The files and catalogs that an audit takes its tokens from.
package struct PaletteSources: Sendable {
  /// A file or catalog with its format.
  private struct Source: Sendable {
    var path: String
    var format: PaletteFormat
  }

  private var sources: [Source] = []
  private var known: Set<String> = []
  /// Problems with the sources as they are named; those of their contents come with the palette.
  package private(set) var diagnostics: [Diagnostic] = []
  private let tree: FileTree

  /// Starts without any source.
  package init(from tree: FileTree) { self.tree = tree }

  /// The sources as reports print them, sorted, each once.
  package var displayed: [String] {
    Set(sources.map { tree.display($0.path) }).sorted { $0.precedesInBytes($1) }
  }

  /// Adds catalogs that a person named or a search found.
  package mutating func add(catalogs paths: [String]) {
    for path in paths { add(path, .assetCatalog) }
  }

  /// Adds a token file that a person named.
  mutating func add(tokenFile path: String) { add(path, .designTokens) }

  /// Adds what a path or pattern of an audit file leads to; nothing, or nothing that can be read, is an error there.
  package mutating func add(_ source: AuditFilePath) {
    let walk = GlobWalk(source.text, in: source.folder, from: tree)
    diagnostics += walk.diagnostics
    let before = sources.count
    let problems = diagnostics.count
    var isRepeated = false
    for path in walk.paths {
      let kind = (try? tree.kind(path)) ?? .other
      let format = PaletteFormat.format(named: path.lastPathPart, kind: kind)
      if let format, format.load != nil {
        isRepeated = !add(path, format) || isRepeated
      } else if let format, diagnostics.count == problems {
        let name = tree.display(path).inQuotes
        fail(.badAuditFile, "\(name) is \(format.words), which is not supported yet; leave it out", at: source)
      } else if kind == .folder, !walk.isPattern {
        add(folder: path, source)
      }
    }
    guard sources.count == before, diagnostics.count == problems, !isRepeated else { return }
    fail(.missingInput, nothing(found: walk, source), at: source)
  }

  /// Reads the tokens and app icons of all sources.
  package func load(jobs: Int) async -> (palette: Palette, icons: [AppIconSet], diagnostics: [Diagnostic]) {
    var tokens: [Token] = []
    var fonts: [String: Font] = [:]
    var icons: [AppIconSet] = []
    var problems: [Diagnostic] = []
    for format in PaletteFormat.all {
      let paths = sources.filter { $0.format.id == format.id }.map(\.path)
      guard let load = format.load, !paths.isEmpty else { continue }
      let part = await load(paths, tree, jobs)
      tokens += part.tokens
      fonts.merge(part.fonts) { first, _ in first }
      icons += part.icons
      problems += part.diagnostics
    }
    return (Palette(tokens, fonts: fonts), icons, problems)
  }

  /// Adds one source unless it is there already, under whatever path.
  @discardableResult
  private mutating func add(_ path: String, _ format: PaletteFormat) -> Bool {
    guard known.insert(tree.identity(path)).inserted else { return false }
    sources.append(Source(path: path, format: format))
    return true
  }

  private mutating func add(folder: String, _ source: AuditFilePath) {
    let finder = CatalogFinder.catalogs(under: folder, from: tree)
    diagnostics += finder.diagnostics
    add(catalogs: finder.paths)
    if finder.paths.isEmpty, finder.diagnostics.isEmpty {
      fail(
        .missingInput, "there is no asset catalog under \(source.text.inQuotes); name one, or a folder with some",
        at: source)
    }
  }

  private func nothing(found walk: GlobWalk, _ source: AuditFilePath) -> String {
    let text = source.text.inQuotes
    if walk.paths.isEmpty {
      return walk.isPattern
        ? "no file or folder matches \(text); the pattern starts at the audit file's folder"
        : "there is no \(text); the path starts at the audit file's folder"
    }
    return walk.isPattern
      ? "nothing that matches \(text) is an asset catalog; make the pattern end in .xcassets"
      : "\(text) is no asset catalog; name a folder that ends in .xcassets"
  }

  private mutating func fail(_ kind: Diagnostic.Kind, _ message: String, at source: AuditFilePath) {
    diagnostics.append(Diagnostic(.error, kind, message, at: source.location))
  }
}
