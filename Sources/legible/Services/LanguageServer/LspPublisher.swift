import AuditReports
import FileSyntax
import Palettes

/// The diagnostics that the client has and those that are due to be sent.
///
/// A client that can pull gets pushed diagnostics only until it pulls: else it would show everything twice.
struct LspPublisher {
  /// True once the session has begun.
  var pushes = false
  /// True if something has changed since the last audit.
  private(set) var isDue = false
  /// True before the first audit.
  private(set) var isFirst = true
  /// True if the client has pulled diagnostics.
  private(set) var isPulled = false
  /// The identities of the diagnostics that the client has, by path.
  private var sent: [String: String] = [:]
  /// The paths of documents whose diagnostics are sent even if they are the same as before.
  private var opened: Set<String> = []
  /// The paths whose diagnostics are due, the last one first.
  private var due: [String] = []
  /// The hash of the findings of the last audit, by path.
  private var audited: [String: Int] = [:]

  /// Notes a change, which requires a new audit.
  mutating func noteChange() { isDue = pushes }

  /// Notes that a document was opened or closed, so that its diagnostics get a new version.
  mutating func noteOpening(of path: String) { opened.insert(path) }

  /// Notes that the client pulls diagnostics, and withdraws the pushed ones.
  mutating func notePull(by client: LspClient) {
    guard client.pullsDiagnostics, !isPulled else { return }
    isPulled = true
    due = sent.keys.sorted()
  }

  /// Audits the files and orders the paths; returns true if findings have changed.
  mutating func plan(_ workspace: inout LspWorkspace) -> Bool {
    (isDue, isFirst) = (false, false)
    guard let placed = workspace.findings() else { return false }
    let now = placed.items.mapValues { items in
      var hasher = Hasher()
      for item in items {
        hasher.combine(item.fingerprint)
        hasher.combine(item.location)
      }
      return hasher.finalize()
    }
    let isChanged = now != audited
    audited = now
    guard !isPulled else { return isChanged }
    let paths = Set(placed.items.keys).union(sent.keys).union(workspace.open.keys).ordered(by: >)
    due = paths.filter { workspace.open[$0] == nil } + paths.filter { workspace.open[$0] != nil }
    return isChanged
  }

  /// The outcome of looking at one file.
  enum Step {
    /// No file is due.
    case idle
    /// The client has the diagnostics of the file.
    case known
    /// The message with its diagnostics.
    case message([UInt8])
  }

  /// Looks at the next file whose diagnostics are due; one at a time, so that no message of the client waits for all.
  mutating func next(of workspace: inout LspWorkspace, _ client: LspClient) -> Step {
    guard let path = due.popLast() else { return .idle }
    if isPulled {
      sent[path] = nil
      return .message(LspMessages.diagnostics(Array("[]".utf8), of: workspace.uri(of: path), version: nil))
    }
    guard let diagnostics = workspace.diagnostics(at: path, in: client.encoding) else { return .known }
    let open = workspace.open[path]
    let (isKnown, identity) = (sent[path] != nil, diagnostics.identity)
    let isVersioned = open != nil || opened.contains(path)
    opened.remove(path)
    if !isVersioned, identity == sent[path] || !isKnown && diagnostics.isEmpty { return .known }
    sent[path] = diagnostics.isEmpty && open == nil ? nil : identity
    return .message(
      LspMessages.diagnostics(diagnostics.json, of: workspace.uri(of: path), version: open?.document.version))
  }
}
