import FileSyntax
package import Palettes
import Synchronization

/// A file tree that records its answers, so that a later look finds everything that has changed since.
///
/// It compares contents, not times: a file that is saved with the same bytes has not changed, and two saves within one
/// tick of the clock are two changes.
package struct ReadingRecord: Sendable {
  /// The tree that records answers.
  package let tree: FileTree
  /// Asks everything again; returns the paths with another answer, as reports print them, sorted.
  package let changes: @Sendable () -> [String]
  /// True if every file that was read has the same bytes in another tree, or lacks them for the same reason.
  package let isRead: @Sendable (_ other: FileTree) -> Bool
  /// Drops the recorded answers, as before everything is read again.
  package let clear: @Sendable () -> Void

  /// A question that was asked about a path.
  private enum Question: Hashable {
    case bytes(String)
    case items(String)
    case kind(String)
    case identity(String)

    var path: String {
      switch self {
      case .bytes(let path), .items(let path), .kind(let path), .identity(let path): path
      }
    }
  }

  /// Starts empty, over a tree of the disk.
  package init(of base: FileTree) {
    let answers = Mutex<[Question: UInt64?]>([:])
    let note = { @Sendable (question: Question, digest: UInt64) in
      answers.withLock { known in
        // Two answers within one reading mean a change on the way; such a record is never up to date.
        if let first = known[question], first != digest {
          known[question] = .some(nil)
        } else {
          known[question] = digest
        }
      }
    }
    var tree = base
    tree.read = { (path: String) throws(FileProblem) in
      let answer = Result { () throws(FileProblem) in try base.read(path) }
      note(.bytes(path), Self.digest(answer, at: path))
      return try answer.get()
    }
    tree.list = { (path: String) throws(FileProblem) in
      let answer = Result { () throws(FileProblem) in try base.list(path) }
      note(.items(path), Self.digest(answer, at: path))
      return try answer.get()
    }
    tree.kind = { (path: String) throws(FileProblem) in
      let answer = Result { () throws(FileProblem) in try base.kind(path) }
      note(.kind(path), Self.digest(answer, at: path))
      return try answer.get()
    }
    tree.identity = { path in
      let answer = base.identity(path)
      note(.identity(path), Self.digest(answer))
      return answer
    }
    self.tree = tree
    clear = { answers.withLock { $0 = [:] } }
    isRead = { other in
      answers.withLock { $0 }.allSatisfy { question, digest in
        guard case .bytes = question else { return true }
        return digest == Self.digest(question, of: other)
      }
    }
    changes = {
      let known = answers.withLock { $0 }
      let changed = known.filter { question, digest in digest != Self.digest(question, of: base) }
      return Set(changed.keys.map { base.display($0.path) }).ordered { $0.precedesInBytes($1) }
    }
  }

  private static func digest(_ question: Question, of base: FileTree) -> UInt64 {
    switch question {
    case .bytes(let path): digest(Result { () throws(FileProblem) in try base.read(path) }, at: path)
    case .items(let path): digest(Result { () throws(FileProblem) in try base.list(path) }, at: path)
    case .kind(let path): digest(Result { () throws(FileProblem) in try base.kind(path) }, at: path)
    case .identity(let path): digest(base.identity(path))
    }
  }

  private static func digest(_ answer: Result<[UInt8], FileProblem>, at path: String) -> UInt64 {
    switch answer {
    case .success(let bytes): bytes.withUnsafeBytes(XXHash64.value)
    case .failure(let problem): digest(problem, at: path)
    }
  }

  private static func digest(_ answer: Result<[FolderItem], FileProblem>, at path: String) -> UInt64 {
    switch answer {
    case .success(let items): digest(items.map { "\($0.kind) \($0.isLink) \($0.name)" }.sorted().joined(separator: "/"))
    case .failure(let problem): digest(problem, at: path)
    }
  }

  private static func digest(_ answer: Result<FolderItem.Kind, FileProblem>, at path: String) -> UInt64 {
    switch answer {
    case .success(let kind): digest("\(kind)")
    case .failure(let problem): digest(problem, at: path)
    }
  }

  /// A link that is not followed here is read at its target, so that another target is a change.
  private static func digest(_ problem: FileProblem, at path: String) -> UInt64 {
    let target = problem == .isLink ? (try? Platform.realPath(path)) ?? "" : ""
    return digest("\(problem) \(target)")
  }

  private static func digest(_ text: String) -> UInt64 { Array(text.utf8).withUnsafeBytes(XXHash64.value) }
}
