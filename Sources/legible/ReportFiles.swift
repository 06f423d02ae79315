import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// The files that a run writes, with their paths.
struct ReportFiles {
  /// One file to write.
  private struct Plan: Sendable {
    let folder: String
    /// The root that must contain the folder; nil for one that the command line names.
    let root: ReadingRoot?
    /// The file's name without its extension.
    let name: String
    let report: AuditReport
    let format: ReportFormat

    var fileName: String { "\(name).\(format.fileExtension)" }
    var path: String { "\(folder)/\(fileName)" }
  }

  private let plans: [Plan]
  private let inputs: DiskInputs
  private let workers: Workers

  /// Plans the files of a run.
  ///
  /// With `--output`, one report of everything; else one for each audit file that names an output folder, unless the
  /// run has a baseline or a revision: a report without their findings must not replace the committed one.
  init(_ report: AuditReport, options: AuditOptions, inputs: DiskInputs) {
    self.inputs = inputs
    workers = options.run.workers
    let formats = options.formats.isEmpty ? ["markdown", "json"].compactMap(ReportFormat.named) : options.formats
    if let folder = options.output {
      plans = formats.map {
        Plan(folder: folder, root: nil, name: Self.name(report), report: report, format: $0)
      }
    } else if options.formats.isEmpty, !options.isGating {
      var plans: [Plan] = []
      for (file, audits) in Self.byAuditFile(report) {
        guard let output = audits[0].declaration.output else { continue }
        let folder = inputs.folder(of: file, for: output)
        var part = AuditReport(audits, gate: options.rule(isCompared: false))
        part.nextStep = report.nextStep
        part.sourceLink = report.sourceLink
        plans += formats.map {
          Plan(folder: folder, root: inputs.root(of: file), name: Self.name(part), report: part, format: $0)
        }
      }
      self.plans = plans
    } else {
      plans = []
    }
  }

  /// The paths of the files, for display.
  var written: [String] {
    let current = Platform.currentFolder
    return plans.map { Platform.relative($0.path, to: current, from: current) }
  }

  /// Writes every file whose bytes differ, and removes pictures of an earlier run that no report refers to now.
  ///
  /// Runs on one folder wait for each other; `waiting` receives the folder when that takes a while.
  func write(waiting: (String) -> Void = { _ in }) throws {
    let all = zip(
      plans, workers.map(plans.count) { [plans] in plans[$0].format.files(plans[$0].report, plans[$0].name) })
    for folder in Set(plans.map(\.folder)).sorted() {
      let files = Self.paired(all.filter { $0.0.folder == folder })
      let output = try files[0].plan.root.map { root throws(OutputProblem) in try OutputFolder(folder, within: root) }
      try replace(files, in: output ?? OutputFolder(named: folder), waiting: { waiting(folder) })
    }
  }

  /// Pictures are written before the reports that refer to them, and removed after.
  private func replace(
    _ files: [(plan: Plan, written: WrittenReport)], in output: OutputFolder, waiting: () -> Void
  ) throws {
    let inputFiles = inputs.inputFiles
    for (plan, _) in files { try inputFiles.check(output.file(plan.fileName), as: plan.path) }
    try Platform.withLock(on: output.path, waiting: waiting) {
      var staged = StagedFiles()
      for (plan, written) in files {
        guard let pictures = written.folder else { continue }
        let folder = try output.folder(pictures.name)
        Platform.sweep(folder.path)
        for file in pictures.files {
          try inputFiles.check(folder.file(file.name), as: file.name)
          try staged.add(file.bytes, toFile: folder.file(file.name))
        }
        for name in Self.old(pictures, in: folder, of: output.file(plan.fileName)) { staged.remove(folder.file(name)) }
      }
      for (plan, written) in files { try staged.add(written.bytes, toFile: output.file(plan.fileName)) }
      try staged.place()
    }
  }

  /// Pictures of an earlier run that no report refers to now.
  ///
  /// Only those that the replaced report lists, and whose content matches the hash in their names, so that only this
  /// tool's files are removed.
  private static func old(_ pictures: WrittenReport.Folder, in folder: OutputFolder, of report: String) -> [String] {
    guard let bytes = try? Platform.read(report, followsLink: false) else { return [] }
    let names = Set(pictures.files.map(\.name))
    return WrittenReport.Folder.names(in: bytes, named: pictures.name).filter { name in
      guard !names.contains(name), let picture = try? Platform.read(folder.file(name), followsLink: false) else {
        return false
      }
      return WrittenReport.Folder.isName(name, of: picture)
    }
  }

  /// The files with the hash of the JSON report in the Markdown of its audit, so that a reader notices if the two are
  /// of different runs.
  private static func paired(
    _ files: [(Plan, WrittenReport)]
  ) -> [(plan: Plan, written: WrittenReport)] {
    files.map { plan, written in
      let partner = files.first { $0.0.name == plan.name && $0.0.format.id == "json" }
      guard plan.format.id == "markdown", let partner else { return (plan, written) }
      var written = written
      let hash = XXHash64.hex(partner.1.bytes)
      written.bytes += Array("\nWritten with `\(partner.0.fileName)`, whose XXH64 is `\(hash)`.\n".utf8)
      return (plan, written)
    }
  }

  /// The name of the files of a report.
  static func name(_ report: AuditReport) -> String { name(of: report.audits.map(\.declaration)) }

  /// The id of the only audit of a run, the name of the only audit file, or `legible-report`.
  ///
  /// It is never `legible`, because `legible.json` is the name of audit files.
  static func name(of audits: [AuditDeclaration]) -> String {
    let files = Set(audits.map(\.location.file))
    let several = "\(ToolIdentity.name)-report"
    guard files.count == 1, let first = audits.first else { return several }
    let name = audits.count == 1 ? first.id : Slug.make(first.name)
    return name == ToolIdentity.name ? several : name
  }

  private static func byAuditFile(_ report: AuditReport) -> [(file: String, audits: [AuditResult])] {
    Dictionary(grouping: report.audits, by: \.declaration.location.file)
      .map { ($0.key, $0.value) }.ordered { $0.file < $1.file }
  }
}
