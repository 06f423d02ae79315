import AuditEngine
import AuditReports
import FileSyntax
import Palettes

/// A change that a person can choose at a place of a document.
struct LspAction {
  static let kinds = ["quickfix", fixAll]
  /// The kind of the action that edits all colors.
  static let fixAll = "source.fixAll.legible"
  /// The most findings at a place for which edits are looked for.
  private static let mostFindings = 4

  /// The offer.
  let title: String
  let kind: String
  /// The fingerprint of the finding that it resolves; nil for no single one.
  let fingerprint: String?
  /// True for a proven edit that a person would take first.
  let isPreferred: Bool
  /// The reason why it cannot be taken; nil if it can.
  let obstacle: String?
  /// The changes by the path of the file.
  let edits: [(path: String, range: Range<Int>, text: [UInt8])]

  /// The actions for the findings in a range of a document.
  static func fixes(in range: Range<Int>, at path: String, of workspace: inout LspWorkspace) -> [LspAction] {
    guard let placed = workspace.findings() else { return [] }
    let text = workspace.text(at: path)
    var known: Set<String> = []
    var actions: [LspAction] = []
    for item in placed.items[path] ?? [] where text.span(of: item.location).touches(range) {
      guard let (audit, finding) = placed.found.evidence(of: item),
        known.insert("\(finding.rule) \(finding.fingerprint)").inserted
      else { continue }
      if known.count <= mostFindings {
        let fixes = workspace.fixes(of: finding, in: audit)
        for (index, fix) in fixes.enumerated() {
          let isPreferred = index == 0 && fix.obstacle == nil
          actions.append(LspAction(fix, "quickfix", finding.fingerprint, isPreferred: isPreferred, of: workspace))
        }
      }
      if let waiver = LspWaiver(of: finding, in: audit, at: item.location, of: workspace) {
        actions.append(
          LspAction(
            title: waiver.title, kind: "quickfix", fingerprint: finding.fingerprint, isPreferred: false,
            edits: waiver.edits.map { (waiver.path, $0.range, $0.replacement) }))
      }
      if let action = declaration(of: finding, in: audit, of: workspace) { actions.append(action) }
    }
    return actions
  }

  /// The action that edits all colors; nil if nothing is to be gained.
  static func all(of workspace: LspWorkspace) -> LspAction? {
    LspFix(ofAll: workspace).map { LspAction($0, fixAll, nil, isPreferred: true, of: workspace) }
  }

  /// The action that declares the pairs of the sources, if that of a finding is one of them.
  private static func declaration(
    of finding: Finding, in audit: AuditResult, of workspace: LspWorkspace
  ) -> LspAction? {
    let declaration = audit.declaration
    guard case .pair(let pair) = finding.evidence.subject, let files = workspace.files, declaration.isOfAuditFile,
      audit.plan.pairs[pair].uses.contains(where: { declaration.pairs[$0.declared].isUndeclared })
    else { return nil }
    let file = declaration.location.file
    let addition = AuditFileAddition.make(at: files.located(file), from: files.tree)
    guard let bytes = addition.bytes else { return nil }
    let path = workspace.path(of: file)
    let edit = workspace.text(at: path).edit(to: bytes)
    return LspAction(
      title: "Declare \(Wording.count(addition.count, "pair")) from the sources in \(file)", kind: "quickfix",
      fingerprint: finding.fingerprint, isPreferred: false, edits: [(path, edit.range, edit.text)])
  }

  private init(
    _ fix: LspFix, _ kind: String, _ fingerprint: String?, isPreferred: Bool, of workspace: LspWorkspace
  ) {
    self.init(
      title: fix.title, kind: kind, fingerprint: fingerprint, isPreferred: isPreferred,
      edits: fix.files.map { change in
        let path = workspace.path(of: change.file)
        let edit = workspace.text(at: path).edit(to: change.new)
        return (path, edit.range, edit.text)
      }, obstacle: fix.obstacle)
  }

  private init(
    title: String, kind: String, fingerprint: String?, isPreferred: Bool,
    edits: [(path: String, range: Range<Int>, text: [UInt8])], obstacle: String? = nil
  ) {
    (self.title, self.kind, self.fingerprint, self.isPreferred) = (title, kind, fingerprint, isPreferred)
    (self.edits, self.obstacle) = (edits, obstacle)
  }
}

extension Range<Int> {
  /// Returns true if two ranges share a byte or a border.
  fileprivate func touches(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }
}
