import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// The destination of an audit file and a catalog made from a design document.
struct DesignDocumentStart {
  /// The path of the document as typed.
  private let path: String
  private let answer: DesignDocumentAnswer
  private var draft: DesignDraft { answer.draft }

  /// Returns true if a path is that of a Markdown document.
  static func isDocument(_ path: String) -> Bool {
    // A file in a catalog is refused like the catalog's other parts.
    if PalettePath.parts(of: path).contains(where: { $0.hasSuffix(".xcassets") }) { return false }
    let name = path.lowercased()
    return [".md", ".markdown", ".mdown"].contains(where: name.hasSuffix) && (try? Platform.kind(of: path)) != .folder
  }

  /// Reads a document.
  init(_ path: String, name: String?) throws(Diagnostic) {
    self.path = path
    do throws(FileProblem) {
      let bytes = try NamedFile(path).read(limit: DesignDraft.mostBytes)
      answer = DesignDocumentAnswer(bytes, document: path.lastPathPart, path: path, name: name)
    } catch {
      throw error.diagnostic(at: path)
    }
  }

  /// The folder of the document, to which everything is written.
  private var folder: String { PalettePath.folder(of: path) }

  private var auditFile: String { folder.appending(item: DesignDraft.auditFileName) }

  private var catalog: String { folder.appending(item: draft.catalog.name) }

  /// Prints the audit file, or writes it with the catalog.
  func run(isDry: Bool, isForced: Bool, _ console: Console) throws -> ExitStatus {
    console.complain(answer.diagnostics, errorsOnly: false)
    guard !Diagnostic.hasErrors(answer.diagnostics) else { return ExitStatus(of: answer.diagnostics) }
    guard !isDry else {
      try console.write(draft.auditFile, as: .json)
      return .success
    }
    try write(isForced: isForced)
    try console.write(summary(console.style))
    return .success
  }

  /// Writes all files, or none if one is there already and may not be replaced.
  private func write(isForced: Bool) throws {
    let paths = [auditFile] + (draft.catalog.files.isEmpty ? [] : [catalog])
    for path in paths where !isForced && Platform.isThere(path) {
      throw OutputProblem.cannotCreate(
        path, "it already exists; replace it with --force, or preview the file with --dry-run")
    }
    let output = try OutputFolder(named: folder)
    let inputs = InputFiles([path])
    try Platform.withLock(on: output.path, waiting: {}) {
      var staged = StagedFiles()
      for file in draft.catalog.files {
        var place = try output.folder(draft.catalog.name)
        let parts = PalettePath.parts(of: file.path)
        for part in parts.dropLast() { place = try place.folder(part) }
        let target = place.file(parts[parts.count - 1])
        try inputs.check(target, as: target)
        try staged.add(file.bytes, toFile: target)
      }
      try inputs.check(output.file(DesignDraft.auditFileName), as: auditFile)
      try staged.add(Array(draft.auditFile.utf8), toFile: output.file(DesignDraft.auditFileName))
      try staged.place()
    }
  }

  private func summary(_ style: TerminalStyle) -> String {
    let tokens = Wording.count(draft.catalog.tokens.count + draft.catalog.colorsets.count, "color")
    var lines = [style.bold("Wrote \(printable(auditFile))")]
    if !draft.catalog.files.isEmpty { lines[0] += " and \(printable(catalog))" }
    lines.append(
      "\(tokens), \(Wording.count(draft.pairs.count, "pair")), and \(Wording.count(draft.requirements.count, "requirement")) "
        + "from \(printable(path))")
    if !draft.leftovers.isEmpty {
      lines.append(
        "Not understood: \(Wording.count(draft.leftovers.count, "part")) of the document, listed at the end of the audit "
          + "file"
      )
    }
    return (lines + ["", "Next:  legible audit \(ShellText.quoted(auditFile))"]).joined(separator: "\n") + "\n"
  }
}
