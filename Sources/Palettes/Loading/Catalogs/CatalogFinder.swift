/// Finds asset catalogs in a folder.
struct CatalogFinder {
  /// The paths of the catalogs, and of color sets that lie outside of any, in the order of the walk.
  private(set) var paths: [String] = []
  /// Folders that could not be searched.
  private(set) var diagnostics: [Diagnostic] = []

  private let tree: FileTree
  /// The visited folders; links may lead to one folder many times, but it is searched once.
  private var visited: Set<String> = []

  private init(_ tree: FileTree) { self.tree = tree }

  /// Finds `*.xcassets` below a folder, sorted by name in each folder, and color sets outside of them.
  ///
  /// `DependencyFolders` are passed over, and catalogs are not searched for further catalogs. A folder that is itself a
  /// catalog or a color set is found as such.
  static func catalogs(under folder: String, from tree: FileTree) -> CatalogFinder {
    var finder = CatalogFinder(tree)
    switch CatalogFolder(named: folder.lastPathPart) {
    case .catalog, .colorset: finder.paths = [folder]
    case .group, .otherAsset: finder.search(folder)
    }
    return finder
  }

  private mutating func search(_ folder: String) {
    guard visited.insert(tree.identity(folder)).inserted else { return }
    do throws(FileProblem) {
      for item in try tree.list(folder).sortedByName() where item.kind != .file {
        diagnostics += [item.warning(in: tree.display(folder))].compactMap { $0 }
        visit(item, in: folder)
      }
    } catch {
      diagnostics.append(error.diagnostic(at: tree.display(folder)))
    }
  }

  private mutating func visit(_ item: FolderItem, in folder: String) {
    guard item.kind != .outside, item.kind != .unnamable else { return }
    let path = folder.appending(item: item.name)
    switch CatalogFolder(named: item.name) {
    case .catalog, .colorset:
      paths.append(path)
    case .group, .otherAsset:
      guard item.kind == .folder, !DependencyFolders.areSkipped(item.name, in: folder) else { return }
      search(path)
    }
  }
}

extension [FolderItem] {
  /// The items in the order of the UTF-8 bytes of their names.
  func sortedByName() -> [FolderItem] {
    sortedByBytes { item, bytes in bytes += item.name.utf8 }
  }
}
