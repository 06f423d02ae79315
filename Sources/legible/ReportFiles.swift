import AuditReports
import ContrastAudit
import PaletteLoading
import PaletteModel

/// The files that a run writes: which report goes where under which name.
struct ReportFiles {
  /// One file to write.
  private struct Plan: Sendable {
    let folder: String
    /// The file's name without its extension.
    let name: String
    let report: AuditReport
    let format: ReportFormat

    var path: String { "\(folder)/\(name).\(format.fileExtension)" }
  }

  private let plans: [Plan]

  /// Lays out the files of a run.
  ///
  /// With `--output`, one report of everything; else one for each audit file that names an output folder.
  init(_ report: AuditReport, options: AuditOptions, inputs: PaletteInputs) {
    let formats = options.formats.isEmpty ? ["markdown", "json"].compactMap(ReportFormat.named) : options.formats
    if let folder = options.output {
      plans = formats.map { Plan(folder: folder, name: Self.name(report), report: report, format: $0) }
    } else if options.formats.isEmpty {
      var plans: [Plan] = []
      for (file, audits) in Self.byAuditFile(report) {
        guard let output = audits[0].declaration.output else { continue }
        let folder = output.hasPrefix("/") ? output : inputs.folder(of: file) + "/" + output
        let part = AuditReport(audits)
        plans += formats.map { Plan(folder: folder, name: Self.name(part), report: part, format: $0) }
      }
      self.plans = plans
    } else {
      plans = []
    }
  }

  /// The paths of the files, as people read them.
  var written: [String] {
    let current = Platform.currentFolder
    return plans.map { Platform.relative($0.path, to: current, from: current) }
  }

  /// Writes every file whose bytes differ, and removes pictures of an earlier run that no report refers to now.
  ///
  /// Runs on one folder wait for each other; `waiting` is told the folder when that takes a while.
  func write(waiting: (String) -> Void = { _ in }) async throws {
    let all = zip(plans, await rendered())
    for folder in Set(plans.map(\.folder)).sorted() {
      let files = all.filter { $0.0.folder == folder }
      try Platform.createFolder(folder)
      try Platform.withLock(on: folder, waiting: { waiting(folder) }) { try Self.replace(files, in: folder) }
    }
  }

  /// Pictures come before the reports that refer to them, and go after.
  private static func replace(_ files: [(plan: Plan, written: WrittenReport)], in folder: String) throws {
    var staged = StagedFiles()
    for pictures in files.compactMap(\.written.folder) {
      let path = "\(folder)/\(pictures.name)"
      try Platform.createFolder(path)
      Platform.sweep(path)
      for file in pictures.files { try staged.add(file.bytes, toFile: "\(path)/\(file.name)") }
      for name in old(pictures, in: path) { staged.remove("\(path)/\(name)") }
    }
    for (plan, written) in files { try staged.add(written.bytes, toFile: plan.path) }
    try staged.place()
  }

  /// Pictures of an earlier run that no report refers to now.
  private static func old(_ pictures: WrittenReport.Folder, in path: String) -> [String] {
    let names = Set(pictures.files.map(\.name))
    let found = (try? Platform.list(path)) ?? []
    return found.map(\.name).filter { $0.hasSuffix(".svg") && !names.contains($0) }
  }

  /// What is to be written, rendered side by side, in the order of the plans.
  private func rendered() async -> [WrittenReport] {
    await withTaskGroup(of: (index: Int, written: WrittenReport).self) { group in
      for (index, plan) in plans.enumerated() {
        group.addTask { (index, plan.format.files(plan.report, plan.name)) }
      }
      var all: [(index: Int, written: WrittenReport)] = []
      for await one in group { all.append(one) }
      return all.sorted { $0.index < $1.index }.map(\.written)
    }
  }

  /// The name of the files of a report.
  static func name(_ report: AuditReport) -> String { name(of: report.audits.map(\.declaration)) }

  /// The id of the only audit of a run, the name of the only audit file, or that of the tool.
  static func name(of audits: [AuditDeclaration]) -> String {
    let files = Set(audits.map(\.location.file))
    guard files.count == 1, let first = audits.first else { return ToolIdentity.name }
    return audits.count == 1 ? first.id : Slug.make(first.name)
  }

  private static func byAuditFile(_ report: AuditReport) -> [(file: String, audits: [AuditResult])] {
    Dictionary(grouping: report.audits, by: \.declaration.location.file)
      .map { ($0.key, $0.value) }.sorted { $0.file < $1.file }
  }
}
