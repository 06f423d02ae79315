import PaletteModel
import TokenFiles

/// Finds audit files, and files that may contain tokens, in a folder.
///
/// Hidden folders, build folders and assets are skipped.
struct FolderSearch {
  /// The deepest nesting of folders that is searched.
  private static let greatestDepth = 64

  /// The audit files, in the order of the walk.
  private(set) var auditFiles: [String] = []
  /// Folders that could not be searched.
  private(set) var diagnostics: [Diagnostic] = []

  private let tree: FileTree
  private var candidates: [String] = []
  /// The visited folders; links may lead to one folder many times.
  private var visited: Set<String> = []

  /// Searches a folder recursively.
  init(_ folder: String, from tree: FileTree) {
    self.tree = tree
    search(folder, depth: 1)
  }

  private mutating func search(_ folder: String, depth: Int) {
    guard depth <= Self.greatestDepth, visited.insert(tree.identity(folder)).inserted else { return }
    do throws(FileProblem) {
      let items = try tree.list(folder).sortedByName()
      let names = PaletteSourceFinder.auditFileNames
      let own = names.filter { name in items.contains { $0.name == name } }.map { folder.appending(item: $0) }
      if let first = own.first {
        addAuditFile(first)
        diagnostics += PaletteSourceFinder.ignored(own.dropFirst(), beside: first, tree)
      }
      for item in items where !names.contains(item.name) && Self.isSearched(item.name) {
        let path = folder.appending(item: item.name)
        diagnostics += [item.warning(in: tree.display(folder))].compactMap { $0 }
        if item.kind == .folder { search(path, depth: depth + 1) }
        if PaletteFormat.designTokens.accepts(item.name, item.kind) { candidates.append(path) }
      }
    } catch {
      diagnostics.append(error.diagnostic(at: tree.display(folder)))
    }
  }

  /// Adds a file by its name, unless it is something else, such as a report.
  private mutating func addAuditFile(_ path: String) {
    if PaletteSourceFinder.isMeantAsAuditFile(path, in: tree) { return auditFiles.append(path) }
    let message = "this file is named like an audit file but is not one, so it is skipped; rename it"
    diagnostics.append(Diagnostic(.warning, .badData, message, at: SourceLocation(file: tree.display(path))))
  }

  private static func isSearched(_ name: String) -> Bool {
    name.utf8.first != UInt8(ascii: ".") && !CatalogFinder.skipped.contains(name)
      && CatalogFolder(named: name) == .group
  }

  /// Returns the files with tokens or with names of such files: resolvers first, each kind in the order of the walk.
  ///
  /// They are recognized by their names, or by their content, for which they are read.
  func tokenFiles(in files: inout TokenFileStore) -> [String] {
    var resolvers: [String] = []
    var others: [String] = []
    for path in candidates {
      let name = path.lastPathPart
      let file = files.glance(at: path)
      if file.map({ TokenResolver.isResolver($0) }) ?? name.hasSuffix(".resolver.json") {
        resolvers.append(path)
      } else if TokenFileName.isPlain(name) || file?.isCertainlyOfTokens ?? false {
        others.append(path)
      }
    }
    return resolvers + others
  }
}
