import AuditReports
import ContrastAudit
import PaletteModel

/// The files that a run writes: which report goes where under which name.
struct ReportFiles {
  /// One file to write.
  private struct Plan {
    let path: String
    let report: AuditReport
    let format: ReportFormat
  }

  private let plans: [Plan]

  /// Lays out the files of a run.
  ///
  /// With `--output`, one report of everything; else one for each audit file that names an output folder.
  init(_ report: AuditReport, options: AuditOptions, inputs: PaletteInputs) {
    let formats = options.formats.isEmpty ? ["markdown", "json"].compactMap(ReportFormat.named) : options.formats
    if let folder = options.output {
      plans = formats.map { Plan(path: Self.path(folder, Self.name(report), $0), report: report, format: $0) }
    } else if options.formats.isEmpty {
      var plans: [Plan] = []
      for (file, audits) in Self.byAuditFile(report) {
        guard let output = audits[0].declaration.output else { continue }
        let folder = inputs.folder(of: file) + "/" + output
        let part = AuditReport(audits)
        plans += formats.map { Plan(path: Self.path(folder, Self.name(part), $0), report: part, format: $0) }
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

  /// Writes every file whose bytes differ.
  func write() throws {
    for plan in plans {
      try Platform.createFolder(Platform.parent(of: plan.path))
      _ = try Platform.write(plan.format.render(plan.report, .plain), toFile: plan.path)
    }
  }

  private static func path(_ folder: String, _ name: String, _ format: ReportFormat) -> String {
    "\(folder)/\(name).\(format.fileExtension)"
  }

  /// The id of the only audit file of a report, or the tool's name.
  private static func name(_ report: AuditReport) -> String {
    let files = Set(report.audits.map(\.declaration.location.file))
    guard files.count == 1, let first = report.audits.first else { return ToolIdentity.name }
    return first.declaration.id
  }

  private static func byAuditFile(_ report: AuditReport) -> [(file: String, audits: [AuditResult])] {
    Dictionary(grouping: report.audits, by: \.declaration.location.file)
      .map { ($0.key, $0.value) }.sorted { $0.file < $1.file }
  }
}
