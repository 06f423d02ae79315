import Palettes

/// The commit with which a working tree is compared: the best common ancestor of a revision and HEAD.
///
/// What happened to the revision since the branch began is no change of the branch, so it is left out, as in a pull
/// request. A revision that is an ancestor of HEAD is itself the merge base.
struct GitMergeBase {
  /// The name of the commit.
  let commit: String
  /// True if it is the commit of the revision.
  let isRevision: Bool

  /// Finds the merge base of a revision and HEAD.
  ///
  /// Throws an error of kind `missingInput` if there is no such commit, or none that both share.
  init(of name: String, in root: String, isShallow: Bool, at path: String) throws(Diagnostic) {
    guard let head = try Self.commit("HEAD", in: root, at: path) else {
      throw GitRevision.problem(Self.unborn, at: path)
    }
    guard let revision = try Self.commit(name, in: root, at: path) else {
      throw GitRevision.problem(try Self.absence(of: name, in: root, isShallow, at: path), at: path)
    }
    let run = try GitRevision.started(["merge-base", revision, head], in: root, at: path)
    guard let base = Self.hash(run) else {
      let isUnrelated = run.status == 1 && run.errors.isEmpty
      throw GitRevision.problem(
        isUnrelated ? Self.unrelated(name, isShallow) : GitRevision.words(of: run, in: root), at: path)
    }
    commit = base
    isRevision = base == revision
  }

  /// The commit of a revision; nil if there is none, whatever the name is.
  private static func commit(_ name: String, in root: String, at path: String) throws(Diagnostic) -> String? {
    let run = try GitRevision.started(["rev-parse", "--verify", "--quiet", "\(name)^{commit}"], in: root, at: path)
    if let commit = hash(run) { return commit }
    // Git ends with 1 for an object of another type, for which it says so, and for a name of nothing.
    guard run.errors.isEmpty || run.status == 1 && !run.errors.holds("lazy fetching disabled") else {
      throw GitRevision.problem(GitRevision.words(of: run, in: root), at: path)
    }
    return nil
  }

  private static func hash(_ run: ProgramOutput) -> String? {
    let hash = String(decoding: run.output, as: UTF8.self).prefix { $0.isHexDigit }
    return run.status == 0 && hash.count >= 40 ? String(hash) : nil
  }

  /// The reason that a revision is no commit, with the command that helps.
  private static func absence(
    of name: String, in root: String, _ isShallow: Bool, at path: String
  ) throws(Diagnostic) -> String {
    let kind = try GitRevision.started(["cat-file", "-t", name], in: root, at: path)
    let kinds = ["tree\n": "a folder (tree)", "blob\n": "a file (blob)", "tag\n": "a tag of something else"]
    if kind.status == 0, let words = kinds[String(decoding: kind.output, as: UTF8.self)] {
      return "\(name.inQuotes) is \(words), not a commit; use a commit, a branch, or a tag of one, such as HEAD~1"
    }
    guard isShallow else {
      return "there is no revision \(name.inQuotes) in the repository; fetch it, or use a different one"
    }
    return "there is no revision \(name.inQuotes) in this shallow clone, which has only part of the history; \(deepen)"
  }

  private static func unrelated(_ name: String, _ isShallow: Bool) -> String {
    isShallow
      ? "this shallow clone does not reach back to a commit that \(name.inQuotes) and HEAD share; \(deepen)"
      : "\(name.inQuotes) and HEAD share no commit (unrelated histories), so there is no merge base; use a revision that "
        + "this branch began from, or compare two reports with 'legible diff'"
  }

  private static let deepen = "run 'git fetch --unshallow', or set fetch-depth: 0 for actions/checkout"
  private static let unborn =
    "HEAD has no commit yet, so there is nothing to compare with; commit first, or compare reports"
}
