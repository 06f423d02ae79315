import AuditEngine
import FileSyntax
import LocalFiles
import Palettes

/// Edits to color files, each proven by auditing the edited files.
///
/// Nothing is written yet.
public struct ProposedEdits: Sendable, CustomStringConvertible {
  /// A file with its bytes before and after.
  public struct File: Hashable, Sendable {
    /// The path, relative to the repository root.
    public let path: String
    /// The bytes before the edits.
    public let old: [UInt8]
    /// The bytes after the edits.
    public let new: [UInt8]
  }

  /// The files that change, sorted by path; empty if no edit helps.
  public let files: [File]
  /// The number of measurements that fail without the edits.
  public let failing: Int
  /// The number of measurements that fail with them.
  public let failingAfter: Int
  /// Problems with the edits.
  ///
  /// If any of them is an error, nothing is written.
  public let problems: [Report.Problem]

  /// The paths that the edits were found for.
  let paths: [String]
  /// The options that they were found with.
  let options: Legible.Options

  /// The counts and the files in words.
  public var description: String {
    let names = files.map(\.path).joined(separator: ", ")
    return "\(failing) failing → \(failingAfter)" + (files.isEmpty ? ", no change" : ": \(names)")
  }

  /// The files as the engine takes them.
  var changes: [FileChange] { files.map { FileChange(file: $0.path, old: $0.old, new: $0.new) } }
}

extension ProposedEdits {
  /// Translates a proposal of the engine.
  init(_ proposal: EditProposal, for paths: [String], _ options: Legible.Options) {
    files = proposal.files.map { File(path: $0.file, old: $0.old, new: $0.new) }
    failing = proposal.before.failures
    failingAfter = proposal.after.failures
    problems = (proposal.diagnostics + proposal.problems).map { Report.Problem($0) }
    self.paths = paths
    self.options = options
  }

  /// The wishes to keep tokens.
  static func wishes(_ locked: [String]) -> EditWishes {
    var wishes = EditWishes()
    wishes.locked = locked
    return wishes
  }

  /// Finds edits of files.
  static func find(
    _ files: VisibleFiles, _ locked: [String], addsIncreased: Bool, _ options: Legible.Options
  ) throws(LegibleError) -> ProposedEdits {
    let pipeline = options.pipeline
    do throws(WishProblem) {
      let proposal = try EditProposal(
        files, EditProposer.all(addsIncreased: addsIncreased), wishes(locked), policy: pipeline.settings.policy,
        workers: pipeline.workers)
      return ProposedEdits(proposal, for: files.paths, options)
    } catch {
      throw LegibleError(error)
    }
  }
}
