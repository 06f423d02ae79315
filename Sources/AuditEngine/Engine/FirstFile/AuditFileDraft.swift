package import FileSyntax
package import Palettes
import SwiftReading

/// A first audit file for a folder that has none: its catalogs, token files and sources, and the pairs that names suggest.
///
/// It is written from an audit of the folder without an audit file, so that an audit with it measures the same. The pairs
/// that sources show are not copied: a copy would outlive the code.
package struct AuditFileDraft: Sendable {
  /// The path at which to write the file, as the file tree knows it.
  package let path: String
  /// The catalogs and token files relative to the file's folder, sorted.
  package let sources: [String]
  /// The tokens.
  package let palette: Palette
  /// The number of texts in the sources, and of those whose pairs were found; nil without sources.
  package let texts: (all: Int, judged: Int)?
  /// The problems with the input, sorted.
  package let diagnostics: [Diagnostic]
  /// The surfaces with several layers, by the names that pairs use.
  let surfaces: [DraftSurface]
  /// The pairs inferred from names.
  let pairs: [DraftPair]
  /// The number of different pairs in the sources.
  package let foundCount: Int
  let name: String
  /// The folders of Swift files, relative to the file's folder; empty for none.
  let roots: [String]
  /// The only module that uses glass, relative to the file's folder; nil if there are several, or none.
  let glassModule: String?

  /// The folder of the palette, as reports print it.
  package private(set) var folder: String = ""
  /// True if the palette belongs to the folder as a whole, since its pairs come from sources, or its files from all over.
  package private(set) var isOfFolder = true
  /// The folders of other palettes with pairs, as reports print them.
  package private(set) var otherFolders: [String] = []
  /// The inputs of the draft; nil if nothing was read.
  package private(set) var inputs: PaletteInputs?

  /// The number of pairs inferred from names.
  package var inferredCount: Int { pairs.count }
  /// True if there is anything that an audit file can be written for.
  package var isWorthWriting: Bool { !sources.isEmpty || !roots.isEmpty }

  /// Examines a catalog, next to which the file belongs, or a folder, in which it belongs.
  ///
  /// Nothing is thrown: unreadable files, and a folder without anything to audit, are diagnostics.
  package static func make(
    at path: String, name: String, from tree: FileTree, workers: Workers = .one
  ) -> AuditFileDraft {
    let path = PalettePath.joining(path, "")
    let isCatalog = path.lastPathPart.hasSuffix(".xcassets")
    let folder = isCatalog ? PalettePath.folder(of: path) : path
    let hidden = tree.hiding(PaletteInputs.auditFileNames)
    guard (try? tree.kind(path)) != .file else { return refused(at: path, name: name, tree) }
    let files = VisibleFiles([path], in: hidden)
    let inputs = PaletteInputs(files, AuditSettings(), workers: workers)
    return AuditFileDraft(inputs, in: folder, shownAs: tree.display(folder), name: name)
  }

  private static func refused(at path: String, name: String, _ tree: FileTree) -> AuditFileDraft {
    let file = tree.display(path)
    let message = "\(file.inQuotes) is not a folder; specify an asset catalog or a folder that contains one"
    let empty = AuditDeclaration.Draft(id: "", name: name, at: SourceLocation(file: file))
    let problem = Diagnostic(.error, .badData, message, at: SourceLocation(file: file))
    return AuditFileDraft(
      LoadedPalette(palette: Palette([]), declaration: empty, diagnostics: [problem]), nil, nil, in: path,
      shownAs: file, name: name)
  }

  private init(_ inputs: PaletteInputs, in folder: String, shownAs display: String, name: String) {
    var groups: [[LoadedPalette]] = []
    for palette in inputs.palettes {
      if let index = groups.firstIndex(where: { $0[0].declaration.sources == palette.declaration.sources }) {
        groups[index].append(palette)
      } else {
        groups.append([palette])
      }
    }
    let count = { (group: [LoadedPalette], matches: (Pair) -> Bool) in group[0].declaration.pairs.count(where: matches)
    }
    let found = groups.first { count($0) { $0.origin == .found } > 0 }
    let whole = display == "." ? "" : display
    let own = groups.first { Self.commonFolder(of: $0[0]) == whole && count($0) { _ in true } > 0 }
    let chosen = found ?? own ?? groups.ordered { count($0) { _ in true } > count($1) { _ in true } }[0]
    let problems = Diagnostic.distinct(inputs.palettes.flatMap { $0.diagnostics })
    let loaded = chosen[0].with { $0.diagnostics = problems }
    self.init(
      loaded, inputs.facts(of: loaded), inputs.coverage(of: loaded), in: folder, shownAs: display, name: name,
      permutations: Array(chosen.dropFirst()))
    self.inputs = inputs
    self.folder = Self.commonFolder(of: loaded)
    isOfFolder = found != nil || self.folder == whole
    let others = groups.filter { group in
      group[0].declaration.sources != loaded.declaration.sources && group.contains { !$0.declaration.pairs.isEmpty }
    }
    otherFolders = Set(others.map { Self.commonFolder(of: $0[0]) }).subtracting([self.folder]).sorted()
  }

  /// The innermost folder around all sources of a palette, as reports print it.
  private static func commonFolder(of loaded: LoadedPalette) -> String {
    let folders = loaded.declaration.sources.map { PalettePath.folder(of: $0).split(separator: "/") }
    guard var common = folders.first else { return "" }
    for folder in folders {
      let shared = zip(common, folder).prefix { $0.0 == $0.1 }.count
      common.removeLast(common.count - shared)
    }
    return common.filter { $0 != "." }.joined(separator: "/")
  }

  private init(
    _ loaded: LoadedPalette, _ facts: SourceFacts?, _ coverage: PairCoverage?, in folder: String,
    shownAs display: String, name: String, permutations: [LoadedPalette] = []
  ) {
    let relative = { (path: String) in Self.relative(path, to: display) }
    path = folder.appending(item: PaletteInputs.auditFileNames[0])
    sources = Self.sources(of: loaded).map(relative)
    palette = loaded.palette
    diagnostics = loaded.diagnostics
    texts = coverage.map { ($0.ofApp, $0.resolved) }
    self.name = name
    roots = facts == nil ? [] : ["."]
    glassModule = facts.flatMap { Self.glassModule(of: $0) }.map(relative)
    foundCount = loaded.declaration.pairs.count { $0.origin == .found }
    var writer = DraftPairs(loaded)
    writer.addInferred()
    for other in permutations { writer.add(inferredOf: other) }
    (surfaces, pairs) = (writer.surfaces, writer.pairs)
  }

  /// The sources with colors or app icons; the catalogs of images and previews are not worth naming.
  private static func sources(of loaded: LoadedPalette) -> [String] {
    let catalogs = Set(loaded.palette.tokens.map { $0.name.catalog })
    return loaded.declaration.sources.filter { source in
      !source.hasSuffix(".xcassets") || catalogs.contains(source)
        || loaded.icons.contains { $0.file.hasPrefix(source + "/") }
    }
  }

  /// The path relative to a folder, both as reports print them.
  private static func relative(_ path: String, to folder: String) -> String {
    let start = folder == "." || folder.isEmpty ? "" : folder.appending(item: "")
    return path.hasPrefix(start) ? String(path.dropFirst(start.count)) : path
  }

  /// The folder of the package that holds every use of glass, if it is one of several in the project.
  private static func glassModule(of facts: SourceFacts) -> String? {
    let uses = Set(facts.glass.filter { $0.drawsGlass }.map { facts.project.files[$0.surroundings.file].path })
    let modules = Set(uses.map { module(of: $0) })
    guard uses.count > 1, modules.count == 1, let module = modules.first, let module else { return nil }
    return facts.project.files.contains { !$0.path.hasPrefix(module + "/") } ? module : nil
  }

  /// `Packages/GlassKit` of `Packages/GlassKit/Sources/GlassKit/Card.swift`; nil for a file outside of packages.
  private static func module(of path: String) -> String? {
    let parts = path.split(separator: "/")
    guard let place = parts.lastIndex(of: "Sources"), place > 0 else { return nil }
    return parts[..<place].joined(separator: "/")
  }
}

extension FileTree {
  /// The tree without files of some names.
  fileprivate func hiding(_ names: [String]) -> FileTree {
    let isHidden = { @Sendable (path: String) in names.contains(path.lastPathPart) }
    var tree = self
    tree.list = { path throws(FileProblem) in try self.list(path).filter { !names.contains($0.name) } }
    tree.read = { path throws(FileProblem) in
      if isHidden(path) { throw .notFound }
      return try self.read(path)
    }
    tree.kind = { path throws(FileProblem) in
      if isHidden(path) { throw .notFound }
      return try self.kind(path)
    }
    return tree
  }
}
