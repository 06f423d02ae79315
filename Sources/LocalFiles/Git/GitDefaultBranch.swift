package import Palettes

/// The revision with which a working tree is compared if nobody names one.
///
/// On a branch, that is the default branch of the repository, whose merge base with HEAD begins the branch. On the default
/// branch itself, it is the previous commit.
package enum GitDefaultBranch {
  /// The names that are tried if the remote does not say which branch is its default.
  private static let usual = ["origin/main", "origin/master", "main", "master"]

  /// Returns the name of the revision; nil if the path is in no repository, or if there is no commit yet.
  ///
  /// - Throws: an error of kind `missingInput` if the repository cannot be read, or if nothing tells the default branch.
  package static func revision(around path: String) throws(Diagnostic) -> String? {
    guard let root = Platform.repository(around: path) else { return nil }
    let folders = try GitRevision.checkedFolders(of: root, within: .around(path), at: path)
    let repository = Repository(root: root, path: path)
    guard let head = try repository.commit("HEAD") else { return nil }
    let isShallow = Platform.isThere(folders.common + "/shallow")
    let current = try repository.line(["symbolic-ref", "--quiet", "--short", "HEAD"])
    guard let name = try repository.defaultBranch() else {
      guard try repository.hasOneBranch() else {
        throw GitRevision.problem(isShallow ? lacking : unknown, at: path)
      }
      return try previous(of: head, in: repository, isShallow)
    }
    let base = try repository.line(["merge-base", name, head])
    // Without a common commit, the comparison itself says what is missing.
    guard base == head else { return name }
    let isOnBranch = current.map { name != $0 && !name.hasSuffix("/\($0)") } ?? false
    return isOnBranch ? "HEAD" : try previous(of: head, in: repository, isShallow)
  }

  /// Returns the name of the default branch, without its remote; nil if nothing tells it, or outside of a repository.
  package static func name(around path: String) -> String? {
    guard let root = Platform.repository(around: path),
      (try? GitRevision.checkedFolders(of: root, within: .around(path), at: path)) != nil,
      case let repository = Repository(root: root, path: path),
      let name = try? repository.defaultBranch()
        ?? (repository.hasOneBranch() ? repository.line(["symbolic-ref", "--quiet", "--short", "HEAD"]) : nil)
    else { return nil }
    return name.hasPrefix("origin/") ? String(name.dropFirst("origin/".count)) : name
  }

  /// The commit before HEAD; HEAD itself for the first one.
  private static func previous(
    of head: String, in repository: Repository, _ isShallow: Bool
  ) throws(Diagnostic) -> String {
    if try repository.commit("HEAD~1") != nil { return "HEAD~1" }
    guard !isShallow else { throw GitRevision.problem(lacking, at: repository.path) }
    return "HEAD"
  }

  /// Questions to git about one repository, whose folders were checked.
  private struct Repository {
    let root: String
    let path: String

    /// The first line that git prints; nil if it fails.
    func line(_ arguments: [String]) throws(Diagnostic) -> String? {
      let run = try GitRevision.started(arguments, in: root, at: path)
      guard run.status == 0 else { return nil }
      let line = String(decoding: run.output, as: UTF8.self).prefix { $0 != "\n" }
      return line.isEmpty ? nil : String(line)
    }

    func commit(_ name: String) throws(Diagnostic) -> String? {
      try line(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"])
    }

    /// The branch that the remote calls its default, else the first of the usual names that exists.
    func defaultBranch() throws(Diagnostic) -> String? {
      if let name = try line(["symbolic-ref", "--quiet", "--short", "refs/remotes/origin/HEAD"]), !name.hasPrefix("-"),
        try commit(name) != nil
      {
        return name
      }
      for name in GitDefaultBranch.usual where try commit(name) != nil { return name }
      return nil
    }

    /// True if there is at most one branch, which is then the default.
    func hasOneBranch() throws(Diagnostic) -> Bool {
      let list = try GitRevision.git(
        ["for-each-ref", "--count=2", "--format=%(refname)", "refs/heads", "refs/remotes"], in: root, at: path)
      return list.count { $0 == UInt8(ascii: "\n") } < 2
    }
  }

  private static let unknown =
    "the default branch of the repository is unknown; run 'git remote set-head origin --auto', or specify a branch with "
    + "--against"
  private static let lacking =
    "this shallow clone has no earlier commit to compare with; run 'git fetch --unshallow', or set fetch-depth: 0 for "
    + "actions/checkout"
}
