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
  func write() async throws {
    for (plan, written) in zip(plans, await rendered()) {
      try Platform.createFolder(plan.folder)
      _ = try Platform.write(written.bytes, toFile: plan.path)
      if let companions = written.folder { try write(companions, in: plan.folder) }
    }
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

  private func write(_ companions: WrittenReport.Folder, in folder: String) throws {
    let path = "\(folder)/\(companions.name)"
    try Platform.createFolder(path)
    let names = Set(companions.files.map(\.name))
    let old = try? Platform.list(path)
    for item in old ?? [] where item.name.hasSuffix(".svg") && !names.contains(item.name) {
      try Platform.remove("\(path)/\(item.name)")
    }
    for file in companions.files { _ = try Platform.write(file.bytes, toFile: "\(path)/\(file.name)") }
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
