/// The files and folders that a pattern matches.
struct GlobWalk {
  /// The deepest nesting of folders that is searched.
  static let greatestDepth = 64

  /// The paths, in the order of the walk: by name in each folder.
  private(set) var paths: [String] = []
  /// Folders that could not be searched.
  private(set) var diagnostics: [Diagnostic] = []

  /// The reason the path that is written may not be looked at; nil if it may.
  private(set) var refusal: FileProblem?

  /// True if wildcards were used as such.
  let isPattern: Bool

  private let pattern: GlobPattern
  private let tree: FileTree
  /// The visited folders; links may lead to one folder many times, but it is searched once for each rest of the
  /// pattern.
  private var visited: Set<Visit> = []

  /// Searches in a folder.
  ///
  /// An existing path is taken literally, wildcards or not. `*`, `?`, `[…]` and `**` skip hidden names and
  /// `DependencyFolders`; asset catalogs are found but not searched.
  init(_ text: String, in folder: String, from tree: FileTree) {
    self.pattern = GlobPattern(text)
    self.tree = tree
    let written = PalettePath.joining(folder, text)
    var exists = false
    do throws(FileProblem) {
      _ = try tree.kind(written)
      exists = true
    } catch {
      if error == .outsideRoot { refusal = error }
    }
    isPattern = !exists && refusal == nil && pattern.isWild
    if exists {
      paths = [written]
    } else if isPattern {
      let start = pattern.plainStart
      let top = text.utf8.first == UInt8(ascii: "/") ? "/" : folder
      search(start.reduce(top) { PalettePath.joining($0, $1) }, pattern.start(after: start.count))
    }
  }

  private mutating func search(_ folder: String, _ state: GlobPattern.State, depth: Int = 1) {
    let isNew = visited.insert(Visit(folder: tree.identity(folder), state: state)).inserted
    guard isNew, depth <= Self.greatestDepth else { return }
    do throws(FileProblem) {
      for item in try tree.list(folder).sortedByName() {
        let isSkipped = item.kind == .folder && DependencyFolders.hold(item.name, in: folder)
        let rest = pattern.step(state, over: item.name, isNamed: isSkipped)
        if !rest.isDead || rest.isComplete, let warning = item.warning(in: tree.display(folder)) {
          diagnostics.append(warning)
          continue
        }
        visit(item, of: folder, rest, depth: depth)
      }
    } catch .notFound {
      return
    } catch {
      diagnostics.append(error.diagnostic(at: tree.display(folder)))
    }
  }

  private mutating func visit(_ item: FolderItem, of folder: String, _ state: GlobPattern.State, depth: Int) {
    let path = folder.appending(item: item.name)
    if state.isComplete { paths.append(path) }
    let isSearched = item.kind == .folder && CatalogFolder(named: item.name) == .group
    if isSearched, !state.isDead { search(path, state, depth: depth + 1) }
  }

  /// A folder, by its identity, with the rest of the pattern there.
  private struct Visit: Hashable {
    var folder: String
    var state: GlobPattern.State
  }
}
