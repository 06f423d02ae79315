import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The history that `audit --history` writes: a line for each commit, and a badge of the newest one.
struct HistoryFile {
  /// The path as typed.
  let path: String

  /// The path of the badge: that of the history with another ending.
  var badge: String {
    let parts = PathParts(of: path)
    let stem = parts.name.split(separator: ".", omittingEmptySubsequences: false)
    let name = stem.count > 1 && !stem[0].isEmpty ? stem.dropLast().joined(separator: ".") : parts.name
    let own = PathParts.joined(parts.folder, name + ".svg")
    return own == PathParts.joined(parts.folder, parts.name) ? own + ".svg" : own
  }

  /// Adds the line of a report for the commit around a path, and returns all lines with words about it.
  ///
  /// Nothing is written if a part of the input could not be read, or if it is not that of the commit.
  func adding(
    _ report: AuditReport, of inputs: DiskInputs, around path: String
  ) throws -> (lines: [HistoryLine], words: String) {
    let head = try GitHead(around: path)
    let old: [UInt8]
    do throws(FileProblem) {
      old = try NamedFile(self.path).read(limit: AuditHistory.largest)
    } catch {
      guard error == .notFound else { throw error.diagnostic(at: self.path) }
      old = []
    }
    let known = try AuditHistory.read(old, display: self.path)
    let name = printable(self.path)
    guard !Diagnostic.hasErrors(report.diagnostics) else {
      return (known, "\(name) was not changed because part of the input could not be read")
    }
    let changed = try GitHead.changes(among: Self.files(of: inputs), around: path)
    if let first = changed.first {
      let place = inputs.disk.source.typed(
        Platform.relative(first, to: inputs.disk.source.base, from: Platform.currentFolder))
      return (known, "\(name) was not changed because \(printable(place)) has changes that are not committed")
    }
    let line = AuditHistory.line(of: report, commit: head.commit, date: head.date)
    let new = AuditHistory.adding(line, to: old)
    let lines = try AuditHistory.read(new, display: self.path)
    try NamedFile(self.path).write(new, besides: inputs.inputFiles)
    try NamedFile(badge).write(HistoryBadge.svg(of: lines.last ?? line), besides: inputs.inputFiles)
    return (lines, "\(name) has \(Wording.count(lines.count, "commit")), and \(printable(badge)) shows the last one")
  }

  /// The audit files and the files with colors and pairs, as absolute paths.
  private static func files(of inputs: DiskInputs) -> [String] {
    var files: Set<String> = []
    for loaded in inputs.palettes {
      if loaded.declaration.isOfAuditFile { files.insert(loaded.declaration.location.file) }
      files.formUnion(loaded.palette.tokens.map(\.file))
      files.formUnion(loaded.declaration.tokenSources.files.map(\.name))
      files.formUnion(loaded.declaration.pairs.map(\.location.file))
    }
    return files.sorted().map(inputs.disk.source.located)
  }
}
