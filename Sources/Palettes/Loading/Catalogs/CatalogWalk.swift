import FileSyntax

/// Walks the groups of one catalog and notes every color set and app icon, without reading any.
struct CatalogWalk {
  /// The color sets in the order of the walk.
  private(set) var places: [ColorsetPlace] = []
  /// The app icon sets in the order of the walk.
  private(set) var iconSets: [IconSetPlace] = []
  /// The Icon Composer files in the order of the walk, as reports print their paths.
  private(set) var composerFiles: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let tree: FileTree
  private let catalog: String
  /// The identities of the folders around the current one.
  private var enclosing: [String] = []
  /// The visited folders, as reports print them, by their identities: links may lead to one many times.
  private var visited: [String: String] = [:]

  /// Walks the catalog at a path.
  init(catalog path: String, in tree: FileTree) {
    self.tree = tree
    self.catalog = tree.display(path)
    visit(path, display: catalog, namespace: "", isCatalog: true)
  }

  /// Lists one folder and descends into its groups; `namespace` is empty or ends in `/`.
  private mutating func visit(_ folder: String, display: String, namespace outer: String, isCatalog: Bool = false) {
    let identity = tree.identity(folder)
    guard !enclosing.contains(identity) else {
      diagnostics.append(FileProblem.linkLoop.diagnostic(at: display))
      return
    }
    if let first = visited[identity] {
      let message = "the link points to \(quoted(first)), which has already been read; remove one of the two"
      return diagnostics.append(Diagnostic(.warning, .badData, message, at: SourceLocation(file: display)))
    }
    visited[identity] = display
    enclosing.append(identity)
    defer { enclosing.removeLast() }
    let items: [FolderItem]
    do throws(FileProblem) {
      items = try tree.list(folder).sortedByName()
    } catch {
      diagnostics.append(error.diagnostic(at: display))
      return
    }
    var namespace = outer
    if items.contains(where: { $0.name == "Contents.json" }) {
      let group = CatalogGroup(folder, display: display, in: tree)
      diagnostics += group.diagnostics
      if group.providesNamespace, !isCatalog { namespace += "\(folder.lastPathPart)/" }
    }
    for item in items { visit(item, in: folder, display: display, namespace: namespace) }
  }

  private mutating func visit(_ item: FolderItem, in folder: String, display: String, namespace: String) {
    guard !item.name.hasPrefix("."), item.name != "Contents.json" else { return }
    if let warning = item.warning(in: display) { return diagnostics.append(warning) }
    let path = folder.appending(item: item.name)
    let itemDisplay = display.appending(item: item.name)
    switch CatalogFolder(named: item.name) {
    case .colorset:
      let name = TokenName(catalog: catalog, path: namespace + item.name.withoutColorset)
      places.append(ColorsetPlace(folder: path, display: itemDisplay, name: name))
    case .otherAsset where item.name.hasSuffix(IconSetPlace.ending):
      let name = TokenName(catalog: catalog, path: namespace + item.name.dropLast(IconSetPlace.ending.count))
      iconSets.append(IconSetPlace(folder: path, display: itemDisplay, name: name))
    case .otherAsset where item.name.hasSuffix(IconSetPlace.composerEnding):
      composerFiles.append(itemDisplay)
    case .otherAsset:
      break
    case .catalog where item.kind == .folder:
      diagnostics.append(
        Diagnostic(
          .warning, .badData, "a catalog inside a catalog is read as a plain folder; move it out of \(quoted(catalog))",
          at: SourceLocation(file: itemDisplay)))
      visit(path, display: itemDisplay, namespace: namespace)
    case .group where item.kind == .folder:
      visit(path, display: itemDisplay, namespace: namespace)
    case .group where item.kind == .other, .catalog:
      diagnostics.append(Self.notFolder.diagnostic(at: itemDisplay))
    case .group:
      break
    }
  }

  private static let notFolder = FileProblem.other(
    "this is neither a folder nor a link to one; fix or remove it")
}
