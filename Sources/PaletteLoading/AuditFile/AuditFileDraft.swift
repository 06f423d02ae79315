import JSONSyntax
package import PaletteModel
package import TextSupport

/// A first audit file for catalogs that have none: sources, and the pairs inferred from names.
package struct AuditFileDraft: Sendable {
  /// The path at which to write the file, as the file tree knows it.
  package let path: String
  /// The catalogs relative to the file's folder, in the order of the search.
  package let sources: [String]
  /// The tokens of the catalogs.
  package let palette: Palette
  /// The number of pairs inferred from names.
  package var pairCount: Int { pairs.count }
  /// The problems with the catalogs, sorted.
  package let diagnostics: [Diagnostic]

  private let name: String
  private let pairs: [Line]

  /// One pair of the file.
  private struct Line: Sendable {
    var foreground: String
    var surface: String
    var role: Role
    var reason: String
  }

  /// Examines a catalog, next to which the file belongs, or a folder with catalogs, in which it belongs.
  ///
  /// Nothing is thrown: unreadable files and a missing catalog are diagnostics.
  package static func make(
    at path: String, name: String, from tree: FileTree, workers: Workers = .one
  ) -> AuditFileDraft {
    let path = PaletteSourcePath.joining(path, "")
    let isCatalog = CatalogFolder(named: path.lastPathPart) == .catalog
    let folder = isCatalog ? PaletteSourcePath.folder(of: path) : path
    let (catalogs, problems) = catalogs(at: path, from: tree)
    var sources = PaletteSources(from: tree)
    sources.add(catalogs: catalogs)
    let contents = sources.load(workers: workers)
    let palette = contents.permutations.first?.palette ?? Palette([])
    return AuditFileDraft(
      path: folder.appending(item: PaletteSourceFinder.auditFileName),
      sources: catalogs.map { relative($0, to: folder) }, palette: palette,
      diagnostics: (problems + sources.diagnostics + contents.diagnostics).sorted(), name: name, pairs: lines(palette))
  }

  private static func catalogs(at path: String, from tree: FileTree) -> (paths: [String], diagnostics: [Diagnostic]) {
    let place = SourceLocation(file: tree.display(path))
    let problem = { (words: String, kind: Diagnostic.Kind) in
      Diagnostic(.error, kind, "\(place.file.inQuotes): \(words)", at: place)
    }
    do throws(FileProblem) {
      guard try tree.kind(path) == .folder else {
        return ([], [problem("is not a folder; specify an asset catalog or a folder that contains one", .badData)])
      }
    } catch {
      return ([], [problem(error.words, .missingInput)])
    }
    let finder = CatalogFinder.catalogs(under: path, from: tree)
    guard finder.paths.isEmpty, !Diagnostic.hasErrors(finder.diagnostics) else {
      return (finder.paths, finder.diagnostics)
    }
    return (
      [], finder.diagnostics + [problem("contains no asset catalog; specify a folder that contains one", .missingInput)]
    )
  }

  /// The path relative to the folder.
  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder == "." ? "" : folder.appending(item: "")
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  private static func lines(_ palette: Palette) -> [Line] {
    let inferred = PairInference.infer(from: palette)
    return inferred.pairs.compactMap { pair in
      guard let layer = inferred.surfaces[pair.surface].layers.full.first, case .color(let surface) = layer,
        let foreground = written(pair.foreground.colors.full, palette), let surface = written(surface, palette),
        case .inferred(let reason) = pair.origin
      else { return nil }
      return Line(foreground: foreground, surface: surface, role: pair.role, reason: reason)
    }
  }

  /// The name of a token as an audit file may write it, the shortest that finds it; nil if none does.
  private static func written(_ color: WrittenColor, _ palette: Palette) -> String? {
    guard case .token(let name) = color.reference, case .found(let index) = palette.lookup(name) else { return nil }
    let token = palette.tokens[index].name
    let parts = PaletteSourcePath.parts(of: token.catalog)
    let names = [token.path] + parts.indices.reversed().map { (parts[$0...] + [token.path]).joined(separator: "/") }
    return names.first {
      $0.utf8.first != UInt8(ascii: "#") && !$0.hasPrefix("system:") && palette.lookup($0) == .found(index)
    }
  }
}

extension AuditFileDraft {
  /// The file: JSON with comments that explain each part, ready to be audited.
  package var text: String {
    let sources = self.sources.map { "    \(Self.quoted($0))" }.joined(separator: ",\n")
    return """
      // The audit of this palette. Comments and trailing commas are allowed. Paths are relative to this file's folder.
      {
        "version": 1,

        // The name of the palette in reports.
        "name": \(Self.quoted(name)),

        // Asset catalogs, folders that contain them, or patterns such as "**/*.xcassets".
        "sources": [
      \(sources)
        ],

        // The policy: "wcag22-aa", "wcag22-aaa", "apple-hig", or "section-508".
        "policy": "wcag22-aa",

        // The folder for reports, unless you specify --output.
        // "output": "Reports",

        // A surface with several layers needs a name. List the topmost layer first, and use the name under "on" in pairs.
        // "surfaces": {
        //   "chip": [{ "color": \(Self.quoted(example.foreground)), "opacity": 0.15 }, \(Self.quoted(example.surface))]
        // },

      \(pairs.isEmpty ? exampleBlock : pairBlock)
      }

      """
  }

  private var pairBlock: String {
    let lines = pairs.map { pair in
      "    { \"foreground\": \(Self.quoted(pair.foreground)), \"on\": \(Self.quoted(pair.surface)), "
        + "\"role\": \"\(pair.role.rawValue)\",\n      \"inferred\": \(Self.quoted(pair.reason)) }"
    }
    return """
        // The pairs, proposed from names. Check each one: delete it if it does not occur, or remove "inferred" if it
        // does. Roles are text, graphic, boundary, focus, and link-cue; inactive, decorative, and logotype have no
        // minimum. Large text has a lower minimum: add "font": { "style": "title" } or
        // "font": { "size": 17, "weight": "semibold" }. A list declares several pairs: "on": ["A", "B"].
        "pairs": [
      \(lines.joined(separator: ",\n"))
        ]
      """
  }

  private var exampleBlock: String {
    """
      // No names suggest pairs (as onCard and Card do, or CardForeground and CardBackground), so declare your pairs
      // here. Roles are text, graphic, boundary, focus, and link-cue; inactive, decorative, and logotype have no
      // minimum. Large text has a lower minimum: add "font": { "style": "title" } or "font": { "size": 17 }. For example:
      "pairs": [
        // { "foreground": \(Self.quoted(example.foreground)), "on": \(Self.quoted(example.surface)), "role": "text" }
      ]
    """
  }

  /// Two names for examples: those of a pair, else of tokens whose names suggest text and background, else made-up
  /// ones.
  private var example: (foreground: String, surface: String) {
    if let pair = pairs.first { return (pair.foreground, pair.surface) }
    return (
      token(named: ["text", "label", "foreground", "title"]) ?? "TextPrimary",
      token(named: ["background", "surface", "card"]) ?? "BackgroundPrimary"
    )
  }

  /// The first token whose name contains one of the words and is resolved by its plain name.
  private func token(named words: [String]) -> String? {
    palette.tokens.map { $0.name.path }.first { name in
      let folded = name.lowercased()
      guard words.contains(where: folded.holds), case .found = palette.lookup(name) else { return false }
      return name.utf8.first != UInt8(ascii: "#")
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.value(text)
    return String(decoding: writer.takeBytes(), as: UTF8.self)
  }
}
