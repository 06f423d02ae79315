import Synchronization

/// The submodules of a revision, each opened at its commit when something in it is first wanted.
///
/// One that is not checked out, or lacks its commit, is an empty folder.
struct GitModules: Sendable {
  /// The revision of the submodule around a path of the superproject, and the path inside of it; nil for other paths.
  let around: @Sendable (_ path: String) -> (revision: GitRevision, path: String)?

  /// Takes the commits of submodules by their paths, and the way to open one.
  init(_ commits: [String: String], open: @escaping @Sendable (_ path: String, _ commit: String) -> GitRevision?) {
    let opened = Mutex<[String: GitRevision?]>([:])
    around = { path in
      guard !commits.isEmpty, let module = Self.module(around: path, among: commits) else { return nil }
      let revision = opened.withLock { known in
        if let revision = known[module.path] { return revision }
        let revision = open(module.path, module.commit)
        known[module.path] = .some(revision)
        return revision
      }
      guard let revision else { return nil }
      return (revision, String(path.dropFirst(module.path.count).drop { $0 == "/" }))
    }
  }

  private static func module(
    around path: String, among commits: [String: String]
  ) -> (path: String, commit: String)? {
    var place = ""
    for part in path.split(separator: "/") {
      place += place.isEmpty ? String(part) : "/\(part)"
      if let commit = commits[place] { return (place, commit) }
    }
    return nil
  }
}
