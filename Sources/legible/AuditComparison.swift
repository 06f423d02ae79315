import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

extension GitRevision {
  /// The audit of palettes at the revision, without advice; empty if none of the paths is there.
  ///
  /// - Parameters:
  ///   - now: what was read from the working tree, whose Swift sources are not read again if they are the same.
  ///   - baseline: the findings that the team accepts, before as now.
  func report(
    of paths: [String], _ pipeline: AuditPipeline, after now: DiskInputs? = nil, baseline: Baseline? = nil
  ) -> AuditReport {
    let known = (paths.isEmpty ? ["."] : paths).map(Platform.spelled).filter { (try? tree.kind($0)) != nil }
    guard !known.isEmpty else { return AuditReport([]) }
    let files = DiskFiles(known, from: tree, isConfined: false)
    let same = now.flatMap { $0.disk.readsSources(sameAs: tree) ? $0.inputs : nil }
    return AuditReport(pipeline.briefResults(of: pipeline.load(files.source, reusing: same)), baseline: baseline)
  }
}

/// An audit compared with that of a revision: output and gate.
struct AuditComparison {
  private var report: DifferenceReport

  /// Compares two audits; without a revision the old one is of the files at an earlier time.
  init(from old: ReportSnapshot, to new: AuditReport, _ run: RunOptions, against past: GitRevision? = nil) {
    report = run.gated(ReportDifference(from: old, to: ReportSnapshot(new)), against: past)
    report.audits = new.audits
  }

  /// The difference of the two.
  var difference: ReportDifference { report.difference }

  /// True if anything that counts is new or worse.
  var fails: Bool { failing > 0 }

  /// The number of open cells that are new or worse.
  var failing: Int { report.failingCount }

  /// Writes the difference as Markdown and JSON next to the reports, unless the bytes are unchanged.
  func write(into folder: String, besides audit: AuditReport, of inputs: DiskInputs) throws {
    let output = try OutputFolder(named: folder)
    let name = "\(ReportFiles.name(audit))-difference"
    for (format, ending) in [(OutputFormat.markdown, "md"), (.json, "json")] {
      let bytes = OutputGate(format.dialect).passed(report.bytes(format, .plain))
      try output.write(bytes, to: "\(name).\(ending)", besides: inputs.inputFiles)
    }
  }

  /// Prints the difference below the summary; with a report on standard output, and in a quiet run, one line on
  /// standard error.
  func show(_ options: AuditOptions, _ console: Console) throws {
    let text = String(
      decoding: report.bytes(.text, console.styling(isVerbose: options.run.isVerbose)), as: UTF8.self)
    if options.formats.isEmpty && !options.run.isQuiet {
      try console.write("\n" + text)
    } else if !options.run.isQuiet || fails {
      console.complain(report.verdictLine)
    }
  }

  /// True if nothing changed that would be printed.
  var isEmpty: Bool { report.difference.isEmpty }

  /// Prints the effect of saved files, with the new counts.
  func show(saved: [String], _ audit: AuditReport, _ options: AuditOptions, _ console: Console) throws {
    guard options.formats.isEmpty && !options.run.isQuiet else { return try show(options, console) }
    try console.write("\n" + Self.names(saved, console.style))
    if isEmpty { return try console.write("Contrast: nothing changed\n") }
    let styling = console.styling(isVerbose: options.run.isVerbose)
    try console.write(report.bytes(.text, styling), as: .text)
    try console.write("\n" + audit.outcome(styling) + "\n")
  }

  /// The first few of some files, one line each.
  static func names(_ files: [String], _ style: TerminalStyle) -> String {
    let most = 3
    let rest = files.count > most ? ["and \(Wording.count(files.count - most, "more file"))"] : []
    return (files.prefix(most).map(printable) + rest).map { style.bold($0) + "\n" }.joined()
  }
}
