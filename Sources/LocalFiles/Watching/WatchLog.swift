import Palettes
import Synchronization

/// A file tree that records the state of every path accessed through it, as it was before the access.
struct WatchLog: Sendable {
  /// The tree that records accesses.
  let tree: FileTree
  /// The states recorded so far.
  let stamps: @Sendable () -> [String: Platform.Stamp]

  /// Starts with some paths that are examined in other ways.
  init(of base: FileTree, besides others: [String] = []) {
    let seen = Mutex<[String: Platform.Stamp]>([:])
    let note = { @Sendable (path: String) in
      let isKnown = seen.withLock { $0[path] != nil }
      if isKnown { return }
      let stamp = Platform.stamp(of: path)
      seen.withLock { if $0[path] == nil { $0[path] = stamp } }
    }
    others.forEach(note)
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      note(path)
      return try base.read(path)
    }
    tree.list = { (path: String) throws(FileProblem) in
      note(path)
      return try base.list(path)
    }
    tree.kind = { (path: String) throws(FileProblem) in
      note(path)
      return try base.kind(path)
    }
    self.tree = tree
    stamps = { seen.withLock { $0 } }
  }
}
