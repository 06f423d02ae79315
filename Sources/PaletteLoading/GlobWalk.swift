import PaletteModel

/// The files and folders that a pattern matches.
struct GlobWalk {
  /// Folders inside each other that are still searched.
  static let greatestDepth = 64

  /// The paths, in the order of the walk: by name in each folder.
  private(set) var paths: [String] = []
  /// Folders that could not be searched.
  private(set) var diagnostics: [Diagnostic] = []

  private let pattern: GlobPattern
  private let tree: FileTree
  /// The identities of the folders around the one that is being searched.
  private var enclosing: [String] = []

  /// Searches below a folder. A path that exists as it is written is taken as it is, wildcards or not.
  ///
  /// `*`, `?`, `[…]` and `**` pass hidden names over; asset catalogs are found but not searched.
  init(_ text: String, in folder: String, from tree: FileTree) {
    self.pattern = GlobPattern(text)
    self.tree = tree
    let written = PaletteSourcePath.joining(folder, text)
    if (try? tree.kind(written)) != nil {
      paths = [written]
    } else if pattern.isWild {
      let start = pattern.plainStart
      search(start.reduce(folder) { PaletteSourcePath.joining($0, $1) }, pattern.start(after: start.count))
    }
  }

  private mutating func search(_ folder: String, _ state: GlobPattern.State) {
    let identity = tree.identity(folder)
    guard !enclosing.contains(identity), enclosing.count < Self.greatestDepth else { return }
    enclosing.append(identity)
    defer { enclosing.removeLast() }
    do {
      let items = try tree.list(folder).sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for item in items { visit(item, of: folder, pattern.step(state, over: item.name)) }
    } catch FileProblem.notFound {
      return
    } catch {
      let place = SourceLocation(file: tree.display(folder))
      diagnostics.append(Diagnostic(.error, .missingInput, error.words, at: place))
    }
  }

  private mutating func visit(_ item: FolderItem, of folder: String, _ state: GlobPattern.State) {
    let path = PaletteSourcePath.item(item.name, of: folder)
    if state.isComplete { paths.append(path) }
    if item.kind == .folder, !state.isDead, !item.name.hasSuffix(".xcassets") { search(path, state) }
  }
}
