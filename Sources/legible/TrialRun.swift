import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible try`: once, or again at every save.
struct TrialRun {
  let edits: [TrialEdit]
  /// The palette to try; nil for those below the current folder.
  let folder: String?
  let format: OutputFormat
  let options: RunOptions
  let console: Console

  private var paths: [String] { folder.map { [$0] } ?? [] }

  /// Tries the edits and returns the exit status.
  func once() throws -> ExitStatus {
    let (inputs, report) = try console.progress.during("Trying the edits") { () throws(UsageError) in
      let inputs = load(nil)
      return (inputs, try tried(inputs))
    }
    try console.write(rendered(report), as: format.dialect)
    console.complain(inputs.errors, errorsOnly: true)
    return ExitStatus.combining([ExitStatus(of: inputs.errors)] + (report.failingCount == 0 ? [] : [.findings]))
  }

  /// Tries the edits at once and at every save, and prints the result if it differs from the last one.
  ///
  /// An error at first ends the run as without `--watch`; later ones are reported.
  func watch() throws -> ExitStatus {
    var last: (bytes: [UInt8], errors: [Diagnostic], isBroken: Bool)?
    try WatchLoop(paths).runUntilInterrupted { files, saved in
      guard let old = last else {
        let inputs = load(files)
        let bytes = rendered(try tried(inputs))
        try console.write(bytes, as: format.dialect)
        console.complain(inputs.errors, errorsOnly: true)
        console.complain("Watching for changes; press Control-C to stop")
        last = (bytes, inputs.errors, false)
        return
      }
      let inputs = load(files)
      let errors = inputs.errors.filter { !old.errors.contains($0) }
      last?.isBroken = true
      guard errors.isEmpty else { return console.complain(errors, errorsOnly: true) }
      let report: DifferenceReport
      do throws(UsageError) {
        report = try tried(inputs)
      } catch {
        return console.complain(error.text(tool: ToolIdentity.name))
      }
      let bytes = rendered(report)
      last = (bytes, inputs.errors, false)
      if bytes != old.bytes || !saved.isEmpty || old.isBroken { try show(saved, bytes == old.bytes ? nil : bytes) }
    }
    return .success
  }

  /// Prints the names of saved files and the present effect of the edits; a machine-readable format is printed without
  /// them.
  private func show(_ saved: [String], _ bytes: [UInt8]?) throws {
    let names = "\n" + AuditComparison.names(saved, console.style)
    if format == .text { try console.write(names) } else { console.complain(names) }
    guard let bytes else { return console.complain("Nothing changed") }
    try console.write(bytes, as: format.dialect)
  }

  private func load(_ files: FileTree?) -> DiskInputs {
    options.palettes(at: paths, from: files, measuresClasses: true)
  }

  /// Audits the palettes that have a token of an edit, before and after.
  private func tried(_ inputs: DiskInputs) throws(UsageError) -> DifferenceReport {
    var isKnown = edits.map { _ in false }
    var edited: [(loaded: LoadedPalette, edits: [ColorEdit])] = []
    for loaded in inputs.palettes {
      var found: [ColorEdit] = []
      for (index, edit) in edits.enumerated() {
        guard let own = try edit.edits(of: loaded) else { continue }
        isKnown[index] = true
        found += own
      }
      if !found.isEmpty { edited.append((loaded, found)) }
    }
    if let unknown = isKnown.firstIndex(of: false) {
      let names = inputs.palettes.map(\.palette).flatMap { $0.tokens.typedIndices.map($0.displayName) }
      throw UsageError(
        inputs.palettes.map(\.palette).absence(of: edits[unknown].token),
        remedy: DidYouMean.remedy(for: edits[unknown].token, among: names) ?? "specify the palette with --in",
        command: "try")
    }
    let pipeline = options.pipeline
    let before = AuditReport(edited.map { pipeline.result(of: $0.loaded) })
    let after = AuditReport(
      edited.map { pipeline.result(of: $0.loaded.with($0.loaded.palette.applying($0.edits))) })
    return options.gated(ReportDifference(from: ReportSnapshot(before), to: ReportSnapshot(after)))
  }

  private func rendered(_ report: DifferenceReport) -> [UInt8] {
    report.bytes(format, console.styling(isVerbose: options.isVerbose))
  }
}
