import FileSyntax
import Palettes
import SwiftReading

extension NextStep {
  /// The step after a report on files that no audit file declares, but of which something was measured; nil if none can be
  /// written.
  static func first(after report: AuditReport, at files: VisibleFiles) -> NextStep? {
    guard canStart(at: files, after: report) else { return nil }
    return NextStep(path: path(of: files), tokens: 0, swiftFiles: 0, foundPairs: 0, hasAuditFile: false)
  }

  private static func path(of files: VisibleFiles) -> String {
    files.named.count == 1 ? ShellText.quoted(files.named[0]) : ""
  }

  /// Returns true if `legible init` writes a file there, and ends well: it takes one folder or catalog that is not in a
  /// catalog, next to no audit file, in which everything can be read.
  private static func canStart(at files: VisibleFiles, after report: AuditReport) -> Bool {
    guard files.paths.count == 1, !report.diagnostics.contains(where: { $0.severity == .error }) else { return false }
    let path = PalettePath.joining(files.paths[0], "")
    let tree = files.tree
    guard let kind = try? tree.kind(path), kind != .file else { return false }
    let folder = path.lastPathPart.hasSuffix(".xcassets") ? PalettePath.folder(of: path) : path
    if folder.split(separator: "/").contains(where: { $0.hasSuffix(".xcassets") }) { return false }
    let file = folder.appending(item: PaletteInputs.auditFileNames[0])
    return (try? tree.kind(file)) == nil
  }

  /// Determines the results of the suggested next commands after a report in which nothing was measured.
  static func look(
    beyond report: AuditReport, _ files: VisibleFiles, in inputs: PaletteInputs, workers: Workers
  ) -> NextStep {
    let found = PairsAnswer.find(in: inputs, of: files, workers: workers)
    return NextStep(
      path: path(of: files),
      tokens: report.audits.reduce(0) { $0 + $1.plan.loaded.palette.tokens.count },
      swiftFiles: found.audits.reduce(0) { $0 + $1.facts.project.files.count },
      foundPairs: found.audits.reduce(0) { $0 + $1.undeclared.count },
      hasAuditFile: report.audits.contains { $0.declaration.isOfAuditFile },
      canStart: canStart(at: files, after: report))
  }
}
