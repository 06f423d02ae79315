package import Palettes
import Synchronization

/// The files of a tree, limited to those below a root after links are followed.
///
/// For one loading: results about folders are cached.
package struct ConfinedFiles: Sendable {
  /// The most items of folders that are listed; a monorepo has a fifth of that.
  static let mostItems = 1_000_000

  /// The confined tree; files outside of the root cannot be read, listed or examined.
  package let tree: FileTree

  /// Cached results about folders.
  private struct Knowledge {
    /// Folders that were listed, and so are inside.
    var listed: Set<String> = []
    /// Links among them.
    var links: Set<String> = []
    /// Other folders that are known to be inside.
    var inside: Set<String> = []
    var items = 0
    var isFull = false
  }

  /// Confines a tree whose `read` follows no link at the end of a path.
  package init(_ base: FileTree, to root: ReadingRoot) { self.init(base, to: [root]) }

  /// Confines a tree to several roots.
  package init(_ base: FileTree, to roots: [ReadingRoot]) {
    let state = Mutex(Knowledge())
    let check = { @Sendable (folder: String) throws(FileProblem) in
      let outer = folder.utf8.elementsEqual("..".utf8) || folder.hasSuffix("/..") ? nil : PathParts.folder(of: folder)
      let isKnown = state.withLock { known in
        outer.map(known.listed.contains) ?? false && (known.links.isEmpty || !known.links.contains(folder))
          || known.inside.contains(folder) || known.listed.contains(folder)
      }
      if isKnown { return }
      guard try Self.isInside(folder, roots) else { return }
      state.withLock { _ = $0.inside.insert(folder) }
    }
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      try check(PathParts.folder(of: path))
      do throws(FileProblem) {
        return try base.read(path)
      } catch .isLink {
        return try base.read(roots.resolve(path))
      }
    }
    tree.kind = { (path: String) throws(FileProblem) in
      _ = try Self.isInside(path, roots)
      return try base.kind(path)
    }
    tree.list = { (path: String) throws(FileProblem) in
      try check(path)
      if state.withLock({ $0.isFull }) { return [] }
      let items = try base.list(path).map { item in
        guard item.isLink, (try? roots.resolve("\(path)/\(item.name)")) == nil else { return item }
        return FolderItem(name: item.name, kind: .outside, isLink: true)
      }
      try Self.note(items, in: path, state)
      return items
    }
    self.tree = tree
  }

  /// Returns true if a path refers to something inside; false if it refers to nothing, which the tree itself then
  /// reports.
  ///
  /// - Throws: `.outsideRoot` alone.
  private static func isInside(_ path: String, _ roots: [ReadingRoot]) throws(FileProblem) -> Bool {
    do throws(FileProblem) {
      _ = try roots.resolve(path)
      return true
    } catch {
      guard error != .outsideRoot else { throw error }
      return false
    }
  }

  private static func note(
    _ items: [FolderItem], in folder: String, _ state: borrowing Mutex<Knowledge>
  ) throws(FileProblem) {
    let found = state.withLock { known in
      known.items += items.count
      known.isFull = known.items > mostItems
      known.listed.insert(folder)
      for item in items where item.isLink { known.links.insert(PathParts.joined(folder, item.name)) }
      return known.items
    }
    guard found <= mostItems else { throw .tooManyItems(limit: mostItems, found: found) }
  }
}
