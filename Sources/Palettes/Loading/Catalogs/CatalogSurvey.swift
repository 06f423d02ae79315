/// Gathers the color sets and app icon sets behind the paths that a person named.
struct CatalogSurvey {
  private(set) var places: [ColorsetPlace] = []
  private(set) var iconSets: [IconSetPlace] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let tree: FileTree

  /// Starts without any path.
  init(_ tree: FileTree) { self.tree = tree }

  /// Adds the items at paths: catalogs, color sets, or folders that are searched downward.
  ///
  /// A catalog without color sets is a warning if a person named it. Apps keep images and previews in catalogs of their
  /// own, so one that was found in a folder is a note, and only if no catalog has anything to audit.
  mutating func add(_ paths: [String], found: Set<String>) {
    var empty: [String] = []
    for path in paths where !add(path) { empty.append(path) }
    let isNothing = places.isEmpty && iconSets.isEmpty
    for path in empty where isNothing || !found.contains(path) {
      warnOfNothing(in: path, isFound: found.contains(path))
    }
  }

  /// Adds the item at a path; false for a catalog without anything to audit.
  private mutating func add(_ path: String) -> Bool {
    switch CatalogFolder(named: path.lastPathPart) {
    case .catalog:
      let walk = addCatalog(path)
      return !walk.places.isEmpty || !walk.iconSets.isEmpty || Diagnostic.hasErrors(walk.diagnostics)
    case .colorset:
      addColorset(path)
    case .group, .otherAsset:
      let finder = CatalogFinder.catalogs(under: path, from: tree)
      diagnostics += finder.diagnostics
      if finder.paths.isEmpty, !Diagnostic.hasErrors(finder.diagnostics) { failForNothing(in: path) }
      for found in finder.paths {
        if CatalogFolder(named: found.lastPathPart) == .catalog { addCatalog(found) } else { addColorset(found) }
      }
    }
    return true
  }

  @discardableResult
  private mutating func addCatalog(_ path: String) -> CatalogWalk {
    let walk = CatalogWalk(catalog: path, in: tree)
    places += walk.places
    diagnostics += walk.diagnostics
    if !walk.iconSets.isEmpty {
      let composerFiles = walk.composerFiles + composerFiles(beside: path)
      iconSets += walk.iconSets.map { $0.beside(composerFiles) }
    }
    return walk
  }

  /// The Icon Composer files in the folder that holds a catalog; none if it cannot be listed.
  private func composerFiles(beside catalog: String) -> [String] {
    let folder = PalettePath.joining(catalog, "..")
    let items = (try? tree.list(folder)) ?? []
    return items.sortedByName().filter { item in
      item.name.hasSuffix(IconSetPlace.composerEnding) && !item.name.hasPrefix(".")
    }.map { tree.display(folder.appending(item: $0.name)) }
  }

  /// Adds a single set, under its name in the catalog around it.
  private mutating func addColorset(_ path: String) {
    let surroundings = CatalogSurroundings(of: path, in: tree)
    diagnostics += surroundings.diagnostics
    let name = TokenName(
      catalog: surroundings.catalog,
      path: surroundings.namespace + path.lastPathPart.withoutColorset)
    places.append(ColorsetPlace(folder: path, display: tree.display(path), name: name))
  }

  private mutating func warnOfNothing(in path: String, isFound: Bool) {
    let message =
      isFound
      ? "the catalog contains no color sets, so only colors in code and token files are audited"
      : "the catalog contains no color sets, so there is nothing to audit in it; specify a different one or remove it"
    let place = SourceLocation(file: tree.display(path))
    diagnostics.append(Diagnostic(isFound ? .note : .warning, .badData, message, at: place))
  }

  private mutating func failForNothing(in path: String) {
    let message = "this folder contains no asset catalogs or color sets; specify a folder that does"
    diagnostics.append(Diagnostic(.error, .missingInput, message, at: SourceLocation(file: tree.display(path))))
  }
}

/// The catalog and the namespaces around a single color set.
private struct CatalogSurroundings {
  /// The catalog as reports print it; the set's folder if it is outside of any.
  var catalog: String
  /// The namespaces, each followed by `/`.
  var namespace = ""
  var diagnostics: [Diagnostic] = []

  /// Examines the folders in a path.
  init(of path: String, in tree: FileTree) {
    let folders = Self.folders(around: path)
    catalog = tree.display(folders.first ?? ".")
    guard let top = folders.firstIndex(where: { CatalogFolder(named: $0.lastPathPart) == .catalog }) else { return }
    catalog = tree.display(folders[top])
    for folder in folders[..<top] {
      let group = CatalogGroup(folder, display: tree.display(folder), in: tree)
      diagnostics += group.diagnostics
      if group.providesNamespace { namespace = "\(folder.lastPathPart)/\(namespace)" }
    }
  }

  /// The folders in a path, innermost first.
  private static func folders(around path: String) -> [String] {
    var rest = path[...]
    var folders: [String] = []
    while rest.utf8.last == UInt8(ascii: "/") { rest.removeLast() }
    while let cut = rest.utf8.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<cut]
      if !rest.isEmpty { folders.append(String(rest)) }
    }
    return folders
  }
}
