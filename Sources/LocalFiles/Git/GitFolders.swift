import Palettes

/// The folders of a repository that git reads, found and checked before git runs.
///
/// The folder of a repository is as untrusted as its files. All that git reads for a revision is a regular file inside
/// the root; links are followed as git would. There are two exceptions, which a checkout cannot forge, because they are
/// proven by folders outside of it: a linked worktree that its main repository names, and a submodule whose superproject
/// contains it and whose own settings name it.
struct GitFolders {
  /// The folder of the checkout itself, without links.
  let own: String
  /// The folder that it shares with other worktrees, without links; often the same.
  let common: String
  /// The working tree without links.
  let tree: String
  /// The folders inside which everything must be.
  let areas: [ReadingRoot]

  /// The most bytes of a file that refers to another folder.
  private static let longestReference = 1 << 14

  /// Finds and checks the repository of a working tree.
  ///
  /// Throws an error of kind `missingInput` at the first item that leads outside the root, or that is neither a file nor
  /// a folder.
  init(of root: String, within reading: ReadingRoot) throws(Diagnostic) {
    guard let real = try? Platform.realPath(root), reading.holds(real) else {
      throw Self.problem("this folder is outside the root, so its repository is not read", at: root, below: root)
    }
    tree = real
    let marker = real == "/" ? "/.git" : real + "/.git"
    let isPointer = (try? Platform.kind(of: marker)) == .file
    own = try Self.own(marker, isPointer: isPointer, below: real)
    common = try Self.common(of: own, below: real)
    var areas = [reading]
    let isWorktree = Self.isWorktree(own, of: common, at: marker)
    let isSubmodule = !isWorktree && Self.isSubmodule(own, at: real)
    if isPointer, !reading.holds(own) {
      if isWorktree { areas += Self.areas([common, Self.mainTree(of: common)]) }
      if isSubmodule { areas += Self.areas([own]) }
    }
    self.areas = areas
    let isElsewhere = areas.first { $0.holds(own) } == nil || areas.first { $0.holds(common) } == nil
    let isClaimed = isPointer && !isWorktree && !isSubmodule && (own != common || Self.namesTree(own))
    guard !isElsewhere, !isClaimed else { throw Self.problem(Self.foreign, at: marker, below: real) }
    try GitFolderCheck(areas: areas, tree: real).check(own, common)
  }

  /// The folder to which a `.git` leads.
  private static func own(_ marker: String, isPointer: Bool, below tree: String) throws(Diagnostic) -> String {
    do throws(FileProblem) {
      let place = try Platform.realPath(marker)
      guard isPointer else {
        guard try Platform.kind(of: place) == .folder else {
          throw .other("this is neither a file nor a folder, so the repository is not read; replace it")
        }
        return place
      }
      let text = try reference(in: place)
      guard text.hasPrefix("gitdir: ") else { throw .other("this file does not name the folder of a repository") }
      do throws(FileProblem) {
        return try folder(String(text.dropFirst("gitdir: ".count)), from: Platform.parent(of: place))
      } catch {
        throw error == .notFound ? .other(gone) : error
      }
    } catch {
      throw problem(error.words, at: marker, below: tree)
    }
  }

  /// The folder that a worktree shares with others, or its own.
  private static func common(of own: String, below tree: String) throws(Diagnostic) -> String {
    let file = own + "/commondir"
    guard Platform.isThere(file) else { return own }
    do throws(FileProblem) {
      return try folder(reference(in: file), from: own)
    } catch {
      throw problem(error.words, at: file, below: tree)
    }
  }

  /// The first line of a regular file.
  private static func reference(in file: String) throws(FileProblem) -> String {
    let bytes = try Platform.read(file, limit: longestReference, followsLink: false)
    return String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
  }

  /// The folder that a reference names, followed as the system does.
  private static func folder(_ name: String, from start: String) throws(FileProblem) -> String {
    let place = try Platform.realPath(name.hasPrefix("/") ? name : "\(start)/\(name)")
    guard try Platform.kind(of: place) == .folder else { throw .isNotFolder }
    return place
  }

  /// True if a main repository has the folder among those of its worktrees, and names this one.
  private static func isWorktree(_ own: String, of common: String, at marker: String) -> Bool {
    guard Platform.parent(of: own) == common + "/worktrees", let named = try? reference(in: own + "/gitdir") else {
      return false
    }
    return (try? Platform.realPath(named.hasPrefix("/") ? named : "\(own)/\(named)")) == marker
  }

  /// True if the folder is among the modules of the repository around the working tree, and names the working tree.
  private static func isSubmodule(_ own: String, at tree: String) -> Bool {
    guard namesTree(own, tree), let outer = Platform.repository(around: Platform.parent(of: tree), from: "/"),
      let real = try? Platform.realPath(outer)
    else { return false }
    let marker = real == "/" ? "/.git" : real + "/.git"
    let isPointer = (try? Platform.kind(of: marker)) == .file
    guard let modules = try? Self.own(marker, isPointer: isPointer, below: real) else { return false }
    return own.hasPrefix(modules + "/modules/")
  }

  /// True if the settings in a folder name a working tree: this one, or any without one.
  private static func namesTree(_ own: String, _ tree: String? = nil) -> Bool {
    guard let bytes = try? Platform.read(own + "/config", limit: GitSettings.largest, followsLink: false) else {
      return false
    }
    let named = GitSettings(bytes).values("core", "worktree")
    guard let tree else { return !named.isEmpty }
    guard let last = named.last else { return false }
    return (try? Platform.realPath(last.hasPrefix("/") ? last : "\(own)/\(last)")) == tree
  }

  /// The working tree of a main repository, or the repository if it has none.
  private static func mainTree(of common: String) -> String {
    common.hasSuffix("/.git") ? Platform.parent(of: common) : common
  }

  private static func areas(_ folders: [String]) -> [ReadingRoot] {
    folders.map { ReadingRoot(folder: $0, isWidened: false) }
  }

  private static let gone =
    "the repository that this file names is not there; clone again, or run 'git worktree repair' in the main repository"
  private static let foreign =
    "this .git points to a different repository, so it is not read; clone that repository, or compare two reports"

  /// The error about an item, by its path from the working tree.
  static func problem(_ words: String, at path: String, below tree: String) -> Diagnostic {
    let place = Platform.relative(path, to: tree, from: "/")
    return Diagnostic(.error, .missingInput, words, at: SourceLocation(file: place))
  }
}
