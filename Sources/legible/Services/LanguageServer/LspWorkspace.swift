import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The open folders, the open documents over their files, and the audit of both.
///
/// It is the audit of `legible audit FOLDER…` for the files as the editor shows them.
struct LspWorkspace {
  /// A document that the client has open.
  struct Open {
    /// The address as the client writes it.
    let uri: String
    var document: TextDocument
  }

  private let pipeline: AuditPipeline
  private let readsToday: Bool
  /// The absolute paths of the open folders, in the client's order.
  private(set) var folders: [String] = []
  /// The open documents by their absolute paths.
  private(set) var open: [String: Open] = [:]
  private var session: DiskSession?
  private var placed: Placed?
  /// The last requested audits with tokens.
  private var lastAudits: [AuditResult] = []
  /// The previous report, which is freed when no request is waiting, because that takes time.
  private var retired: (placed: Placed?, audits: [AuditResult]) = (nil, [])

  /// The findings of the current report, and those of each file.
  struct Placed {
    let found: PlacedFindings
    /// By the absolute path of the file, worst first.
    let items: [String: [PlacedFindings.Item]]
    /// The offers for requested findings, by the finding's identity.
    var fixes: [[String]: [LspFix]] = [:]
  }

  /// The offers for a finding, computed once for each state of the files.
  mutating func fixes(of finding: Finding, in audit: AuditResult) -> [LspFix] {
    let key = [audit.declaration.id, finding.rule, finding.fingerprint]
    if let known = placed?.fixes[key] { return known }
    // Diagnostics do without advice, which takes longer.
    let advised = session?.report().audits.first { $0.declaration.id == audit.declaration.id }
    let whole = advised?.findings.first { $0.rule == finding.rule && $0.fingerprint == finding.fingerprint }
    let fixes = advised.flatMap { audit in whole.map { LspFix.options(of: $0, in: audit, of: self) } } ?? []
    placed?.fixes[key] = fixes
    return fixes
  }

  /// Prepares a workspace without folders; with `readsToday`, waivers expire by the date of the last look at the disk.
  init(_ pipeline: AuditPipeline, readsToday: Bool) {
    self.pipeline = pipeline
    self.readsToday = readsToday
  }

  /// Audits other folders from now on; the first one is the current folder of the process.
  mutating func setFolders(_ paths: [String]) {
    folders = paths
    (placed, lastAudits) = (nil, [])
    guard let first = paths.first else {
      session = nil
      return
    }
    _ = Platform.enter(first)
    var session = DiskSession(paths, pipeline: pipeline)
    for (path, open) in open { session.lay(open.document.bytes, over: path) }
    self.session = session
  }

  /// True if the report is of the files as they are now.
  var isCurrent: Bool { session?.session.isCurrent ?? true }

  /// Opens a document, or replaces all of its text.
  mutating func open(_ uri: String, at path: String, _ document: TextDocument) {
    open[path] = Open(uri: uri, document: document)
    lay(path)
  }

  /// Changes an open document; returns false if it is not open.
  mutating func change(_ path: String, _ changes: [DocumentChange], version: Int, in encoding: PositionEncoding) -> Bool
  {
    guard open[path] != nil else { return false }
    open[path]?.document.apply(changes, version: version, in: encoding)
    lay(path)
    return true
  }

  /// Closes a document: its file counts as it is saved.
  mutating func close(_ path: String) {
    guard open.removeValue(forKey: path) != nil else { return }
    session?.lift(from: path)
    retire()
  }

  private mutating func lay(_ path: String) {
    guard let bytes = open[path]?.document.bytes else { return }
    session?.lay(bytes, over: path)
    retire()
  }

  /// Puts the report aside unless it is of the files as they are now.
  private mutating func retire() {
    guard !isCurrent, placed != nil else { return }
    (retired, placed) = ((placed, lastAudits), nil)
  }

  /// Frees the report before this one.
  mutating func tidy() { retired = (nil, []) }

  /// Looks for changes on the disk, and for another day.
  mutating func refresh() {
    session?.refresh(today: readsToday ? Platform.today : pipeline.settings.today ?? Platform.today)
    retire()
  }

  /// The report without advice; nil without folders.
  mutating func report() -> AuditReport? { session?.briefReport() }

  /// The audits; while a file is half written and leaves them without a token, those before it.
  mutating func audits() -> [AuditResult] {
    let now = report()?.audits ?? []
    if now.contains(where: { !$0.plan.loaded.palette.tokens.isEmpty }) { lastAudits = now }
    return lastAudits.isEmpty ? now : lastAudits
  }

  /// The findings and problems by file; nil without folders.
  mutating func findings() -> Placed? {
    if let placed { return placed }
    guard let report = report() else { return nil }
    _ = audits()
    let found = PlacedFindings(report)
    let items = Dictionary(found.files.ordered { $0.key < $1.key }.map { (path(of: $0.key), $0.value) }) { $0 + $1 }
    placed = Placed(found: found, items: items)
    return placed
  }

  /// The diagnostics of a file; none without folders.
  mutating func diagnostics(at path: String, in encoding: PositionEncoding) -> LspDiagnostics? {
    guard let placed = findings() else { return nil }
    return LspDiagnostics(placed.items[path] ?? [], placed.found, in: text(at: path), encoding)
  }

  /// The files as they are now; nil without folders.
  var files: VisibleFiles? { session?.files }

  /// The policy and the other settings.
  var settings: AuditSettings { pipeline.settings }

  /// Edits of the files as they are now, each proven by an audit.
  func edits(_ sources: [EditProposer]) throws(WishProblem) -> EditProposal? { try session?.edits(sources) }

  /// The absolute path of a file that is named as reports print it; that of its contents for a folder of a catalog.
  func path(of file: String) -> String {
    guard let files else { return file }
    let path = Platform.absolute(file, from: files.base)
    guard !path.hasSuffix(".json"), !path.hasSuffix(".swift"), open[path] == nil,
      (try? files.tree.kind(files.located(file))) == .folder
    else { return path }
    return "\(path == "/" ? "" : path)/Contents.json"
  }

  /// The name of a file as reports print it.
  func file(at path: String) -> String { session?.displayed(path) ?? path }

  /// The address of a file: the client's own if it is open.
  func uri(of path: String) -> String { open[path]?.uri ?? FileURI.uri(of: path) }

  /// The text of a file: that of the open document, else that on the disk; empty if it cannot be read.
  func text(at path: String) -> TextDocument {
    if let open = open[path] { return open.document }
    let bytes = files.flatMap { try? $0.tree.read($0.located(file(at: path))) }
    return TextDocument(bytes ?? [], version: 0)
  }
}
