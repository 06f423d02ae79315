import Palettes

/// The check of everything that git reads in the folders of a repository, without running git.
struct GitFolderCheck {
  /// The folders inside which everything must be.
  let areas: [ReadingRoot]
  /// The working tree, from which messages name paths.
  let tree: String

  /// The most files and folders of a repository that are looked at.
  private static let mostItems = 1_000_000
  /// The most folders in one another, as for names of branches.
  private static let greatestDepth = 64
  /// The most stores of objects that refer to one another in a row; git follows as many.
  private static let mostAlternates = 5
  /// The most bytes of a list of other stores.
  private static let longestList = 1 << 16
  /// The most bytes of a reference such as HEAD or a branch.
  private static let longestReference = 1 << 16
  /// The most files of settings that include one another in a row; git follows as many.
  private static let mostIncludes = 10

  /// Items of a repository that no command here reads.
  private static let unread: Set<String> = [
    "hooks", "modules", "worktrees", "lfs", "annex", "rr-cache", "branches", "description",
  ]
  /// Folders of a repository that are read to any depth.
  private static let deep: Set<String> = ["refs", "logs", "reftable", "info"]
  /// Items of `info` that concern the working tree alone.
  private static let unreadInfo: Set<String> = ["exclude", "attributes", "sparse-checkout"]

  /// The state of one check.
  private struct Progress {
    var items = 0
    /// Folders behind links that have been looked at.
    var entered: Set<String> = []
    /// Stores of objects that have been looked at.
    var stores: Set<String> = []
  }

  /// Throws for the first item in the two folders that leads outside, or is neither a file nor a folder.
  func check(_ own: String, _ common: String) throws(Diagnostic) {
    var progress = Progress()
    for folder in own == common ? [own] : [own, common] {
      try checkTop(folder, &progress)
    }
    try checkSettings(own, common)
    try checkStore(common + "/objects", depth: 0, &progress)
  }

  private func checkTop(_ folder: String, _ progress: inout Progress) throws(Diagnostic) {
    for item in try items(of: folder, &progress) {
      guard !Self.unread.contains(item.name), !item.name.hasPrefix("fsmonitor--daemon"), item.name != "objects",
        item.kind != .unnamable
      else { continue }
      let path = "\(folder)/\(item.name)"
      let (place, kind) = try target(of: item, at: path)
      if kind == .file, item.name.hasSuffix("HEAD") { try checkSize(path) }
      guard kind == .folder, Self.deep.contains(item.name) else { continue }
      try walk(place, depth: 1, item.name, &progress)
    }
  }

  /// Looks at everything in a folder, and behind its links.
  private func walk(_ folder: String, depth: Int, _ part: String, _ progress: inout Progress) throws(Diagnostic) {
    guard depth <= Self.greatestDepth else {
      throw problem("there are more than \(Self.greatestDepth) nested folders here", at: folder)
    }
    for item in try items(of: folder, &progress) {
      if part == "info", Self.unreadInfo.contains(item.name) { continue }
      let path = "\(folder)/\(item.name)"
      if item.kind == .unnamable, part != "objects" { continue }
      let (place, kind) = try target(of: item, at: path)
      if kind == .file, part == "refs" { try checkSize(path) }
      guard kind == .folder, !item.isLink || progress.entered.insert(place).inserted else { continue }
      try walk(place, depth: depth + 1, part, &progress)
    }
  }

  private func items(of folder: String, _ progress: inout Progress) throws(Diagnostic) -> [FolderItem] {
    do throws(FileProblem) {
      let items = try Platform.list(folder)
      progress.items += items.count
      guard progress.items <= Self.mostItems else {
        throw .other("the repository has more than \(Self.mostItems) files here, which is the limit; run 'git gc'")
      }
      return items
    } catch {
      throw problem(error.words, at: folder)
    }
  }

  /// The place of an item with its links followed, and its kind; a link to nothing inside is no item.
  private func target(of item: FolderItem, at path: String) throws(Diagnostic) -> (String, FolderItem.Kind) {
    do throws(FileProblem) {
      guard item.isLink else {
        guard item.kind == .file || item.kind == .folder else { throw .other(Self.odd) }
        return (path, item.kind)
      }
      let place = try areas.resolve(path)
      let kind = try Platform.kind(of: place)
      guard kind == .file || kind == .folder else { throw .other(Self.odd) }
      return (place, kind)
    } catch {
      switch error {
      case .notFound: return (path, .other)
      case .outsideRoot: throw problem(Self.outside, at: path)
      default: throw problem(error.words, at: path)
      }
    }
  }

  private func checkSize(_ path: String) throws(Diagnostic) {
    guard Platform.size(of: path) > Self.longestReference else { return }
    throw problem("this reference has more than \(Self.longestReference) bytes, which is the limit", at: path)
  }

  // MARK: Objects

  /// Looks at a store of objects, and at the stores that it refers to.
  private func checkStore(_ folder: String, depth: Int, _ progress: inout Progress) throws(Diagnostic) {
    let place = try inside(folder, named: folder)
    guard let place, progress.stores.insert(place).inserted else { return }
    try walk(place, depth: 1, "objects", &progress)
    let list = place + "/info/alternates"
    guard Platform.isThere(list) else { return }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Platform.read(list, limit: Self.longestList)
    } catch {
      throw problem(error.words, at: list)
    }
    guard depth < Self.mostAlternates else {
      throw problem("more than \(Self.mostAlternates) stores of objects refer to one another", at: list)
    }
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      // Versions of git differ in how they read these two.
      guard !line.hasPrefix("\""), Self.stepsUpOnlyFirst(line) else {
        throw problem("this names a folder in a form that is not read; write its plain path", at: list)
      }
      let store = line.hasPrefix("/") ? String(line) : "\(place)/\(line)"
      guard try inside(store, named: list) != nil else { continue }
      try checkStore(store, depth: depth + 1, &progress)
    }
  }

  /// True if `..` stands nowhere but at the beginning of a path, so that links make no difference to it.
  private static func stepsUpOnlyFirst(_ path: Substring) -> Bool {
    let parts = path.split(separator: "/")
    return !(path.hasPrefix("/") ? parts[...] : parts.drop { $0 == ".." }).contains("..")
  }

  /// The real path of a folder or file; nil for nothing, and an error at `file` for one outside.
  private func inside(_ path: String, named file: String) throws(Diagnostic) -> String? {
    do throws(FileProblem) {
      return try areas.resolve(path)
    } catch {
      switch error {
      case .notFound: return nil
      case .outsideRoot: throw problem(Self.outside, at: file)
      default: throw problem(error.words, at: file)
      }
    }
  }

  // MARK: Settings

  private func checkSettings(_ own: String, _ common: String) throws(Diagnostic) {
    let files = [common + "/config", common + "/config.worktree", own + "/config.worktree"]
    for file in files { try checkSettings(in: file, named: file, depth: 0) }
  }

  /// Checks a file of settings and those that it includes; errors are at `name`, the file that includes it.
  private func checkSettings(in file: String, named name: String, depth: Int) throws(Diagnostic) {
    // A file that is not there is not read; the others are found as git finds them.
    guard let place = try? Platform.realPath(file) else { return }
    guard areas.contains(where: { $0.holds(place) }) else { throw problem(Self.outside, at: name) }
    guard depth <= Self.mostIncludes else {
      throw problem("more than \(Self.mostIncludes) files of settings include one another", at: name)
    }
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Platform.read(place, limit: GitSettings.largest)
    } catch {
      throw problem(error.words, at: name)
    }
    let settings = GitSettings(bytes)
    for store in settings.values("extensions", "refstorage") + settings.values("extensions", "objectstorage")
    where store.contains(":") || store.contains("/") {
      throw problem("this places references or objects in another folder, so the repository is not read", at: file)
    }
    for next in settings.values("include", "path") + settings.values("includeif", "path") {
      // Names that begin so are those of home folders, or of the folder of git itself.
      guard !next.hasPrefix("~"), !next.hasPrefix("%") else { throw problem(Self.outside, at: file) }
      let path = next.hasPrefix("/") ? next : "\(Platform.parent(of: file))/\(next)"
      try checkSettings(in: path, named: file, depth: depth + 1)
    }
  }

  private static let outside =
    "this leads outside the root, so the repository is not read; clone the repository without it, widen the root with "
    + "--root, or compare reports"
  private static let odd =
    "this is neither a file nor a folder, so the repository is not read; remove it, or compare reports"

  private func problem(_ words: String, at path: String) -> Diagnostic {
    GitFolders.problem(words, at: path, below: tree)
  }
}
