import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import LocalFiles
import Palettes

/// One run of `legible setup`: look, show, ask, write.
struct SetupRun {
  private let project: SetupProject
  private let options: RunOptions
  private let console: Console

  init(_ project: SetupProject, _ options: RunOptions, _ console: Console) {
    (self.project, self.options, self.console) = (project, options, console)
  }

  /// The files of a project, and sentences about what is not written.
  private struct Plan {
    var files: [SetupFile] = []
    var notes: [String] = []
    var problems: [Diagnostic] = []
  }

  /// Shows the files and writes them, and returns the exit status.
  func run(asks: Bool) throws -> ExitStatus {
    let plan = try plan()
    console.complain(plan.problems, errorsOnly: true)
    let new = plan.files.filter { !$0.isKept }
    for file in new {
      try console.write(console.style.bold(printable(file.path)) + "\n\(file.preview)\n\n")
    }
    for file in plan.files where file.isKept { try tell(aboutKept: file) }
    for note in plan.notes { try console.write(note + "\n") }
    let status = ExitStatus(of: plan.problems)
    guard !new.isEmpty else {
      try console.write("Nothing to write.\n")
      return status
    }
    let count = Wording.count(new.count, "file")
    if asks, !isConfirmed("Write \(new.count == 1 ? "this file" : "these \(count)")? y or n") {
      try console.write("Nothing was written. To write \(count), add --yes.\n")
      return status
    }
    try SetupFile.write(new)
    let names = new.map { ShellText.quoted(printable($0.path)) }
    try console.write("Wrote \(names.joined(separator: ", "))\n")
    guard let repository = project.repository else {
      try console.write("Next:  legible audit \(ShellText.quoted(project.path)) --adopt\n")
      return status
    }
    let git = GitCommandLine(new.map { Platform.absolute($0.path, from: Platform.currentFolder) }, in: repository)
    if let copy = project.job.copy, !copy.holds("@") {
      try console.write(
        "The jobs build Legible from \(printable(copy)): commit that too, as a submodule or as files.\n")
    }
    try console.write("Next:  \(git.command(onFiles: "add")) && \(git.command("commit"))\n")
    return status
  }

  /// Says what happens to a file that is there.
  private func tell(aboutKept file: SetupFile) throws {
    let name = printable(file.path)
    guard !file.isDone else { return try console.write("\(name) exists and stays as it is.\n") }
    try console.write("\(name) exists and stays as it is; to audit there, add this:\n\(file.preview)\n\n")
  }

  /// True if a person at a terminal agrees.
  private func isConfirmed(_ question: String) -> Bool {
    while true {
      console.complain(question)
      switch readLine() {
      case "y", "Y", "yes": return true
      case "n", "N", "no", nil: return false
      default: continue
      }
    }
  }

  private func plan() throws -> Plan {
    var plan = Plan()
    if let copy = project.visibleCopy {
      plan.notes.append(
        "\(printable(copy)) is inside \(quoted(project.path)), so audits read the files of Legible too; move it to a hidden "
          + "folder, such as \(SetupJob.usualFolder).")
    }
    var files = DiskFiles([project.path]).source
    let declarations = DiskInputs.load([project.path]).palettes.map(\.declaration)
    let known = declarations.filter(\.isOfAuditFile).map(\.location.file)
    var read: PaletteInputs?
    if let first = known.first {
      let names =
        Set(known).count == 1 ? first : "\(first) and \(Wording.count(Set(known).count - 1, "other audit file"))"
      plan.notes.append("\(printable(names)) \(Set(known).count == 1 ? "exists and stays" : "exist and stay").")
    } else {
      let draft = try AuditFileStart(project.path, name: nil).draft()
      guard draft.isWorthWriting else {
        let errors = draft.diagnostics.filter { $0.severity == .error }
        plan.problems = errors.isEmpty ? [Self.nothing(at: project.path)] : errors
        return plan
      }
      plan.files.append(SetupFile(path: draft.path, bytes: Array(draft.text.utf8), shown: 80))
      try Self.check(draft, at: project.path, &plan)
      files.overlay.bytes[files.tree.display(draft.path)] = Array(draft.text.utf8)
      read = draft.inputs
      if draft.foundCount + draft.inferredCount == 0 { plan.notes.append(Self.noPairs) }
    }
    let report = brief(files, reusing: read)
    plan.problems = report.diagnostics.filter { $0.severity == .error }
    if plan.problems.contains(where: { $0.kind != .badData }) { return Plan(problems: plan.problems) }
    var job = project.job
    job.report = ReportFiles.name(report)
    job.countsWarnings = report.restsOnNames
    addBaseline(of: report, counting: job.countsWarnings ? .warning : .error, to: &plan)
    addJobs(job, to: &plan)
    return plan
  }

  /// The report without advice on files, some of which are known.
  private func brief(_ files: VisibleFiles, reusing known: PaletteInputs?) -> AuditReport {
    let pipeline = options.pipeline
    return AuditGate().report(of: pipeline.briefResults(of: pipeline.load(files, reusing: known)))
  }

  /// Says which palettes the audit file leaves out.
  ///
  /// - Throws: `UsageError` for a folder with several palettes, none of which belongs to the folder itself.
  private static func check(_ draft: AuditFileDraft, at path: String, _ plan: inout Plan) throws(UsageError) {
    let folders = draft.otherFolders.map { ShellText.quoted($0.isEmpty ? "." : $0) }
    guard let first = folders.first else { return }
    let named = folders.prefix(4).map { "legible setup \($0)" }
    let commands = named.joined(separator: "; ") + (folders.count > 4 ? "; …" : "")
    guard draft.isOfFolder else {
      let own = ShellText.quoted(draft.folder)
      throw UsageError(
        "\(quoted(path)) contains \(folders.count + 1) palettes",
        remedy: "set up each one: legible setup \(own); \(commands)")
    }
    let palettes = folders.count == 1 ? "another palette in \(first)" : "\(folders.count) other palettes"
    plan.notes.append("The audit file does not measure \(palettes); set up each one: \(commands)")
  }

  /// Accepts what fails today, if anything does.
  private func addBaseline(of report: AuditReport, counting least: Severity, to plan: inout Plan) {
    let path = AuditOptions.baseline(near: project.path)
    let failing = report.audits.reduce(0) { $0 + $1.openFindings(from: least) }
    guard plan.problems.isEmpty else {
      return plan.notes.append("No baseline is written because of the errors above; fix them and run setup again.")
    }
    guard failing > 0 else { return plan.notes.append("No baseline is needed: nothing fails today.") }
    let update = BaselineUpdate(of: Baseline(), by: report, allowsGrowth: true)
    plan.files.append(SetupFile(path: path, bytes: BaselineFile.render(update.baseline), shown: 12))
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.audits.reduce(0) { count, audit in
        count + audit.findings.count { $0.isOpen && $0.severity == severity && $0.isRecordable }
      }
      return count == 0 ? nil : Wording.count(count, severity.id)
    }
    plan.notes.append(
      "\(printable(path)) accepts what is found today: \(counts.inWords()), with "
        + "\(Wording.count(update.baseline.count, "result")); only new or worse results fail.")
  }

  /// The configuration of the service and of pre-commit.
  private func addJobs(_ job: SetupJob, to plan: inout Plan) {
    guard let repository = project.repository else {
      return plan.notes.append("No CI configuration is written: this folder is not in a Git repository.")
    }
    let current = Platform.currentFolder
    let path = { (name: String) in Platform.relative(PathParts.joined(repository, name), to: current, from: current) }
    if let host = project.host {
      var file = SetupFile(path: path(host.path), bytes: Array(host.text(job).utf8), shown: 60)
      file.isExecutable = host == .xcodeCloud
      plan.files.append(file)
      if job.copy == nil {
        plan.notes.append(
          "\(printable(file.path)) builds Legible from the folder '\(job.folder)', which is not there yet; add a submodule, "
            + "or specify a copy with --uses.")
      }
    } else {
      let ids = SetupHost.allCases.map(\.rawValue).inWords("or")
      plan.notes.append("No CI configuration is written: the Git remote names no known service; specify --host \(ids).")
    }
    plan.files.append(
      SetupFile(
        path: path(".pre-commit-config.yaml"), bytes: Array(SetupHost.hooks(job).utf8), shown: 20))
  }

  private static func nothing(at path: String) -> Diagnostic {
    Diagnostic(
      .error, .missingInput,
      "there is nothing to audit: no color set, token file, or Swift file; specify the folder of an app",
      at: SourceLocation(file: path))
  }

  private static let noPairs =
    "No pairs of colors were found: the texts of UIKit and AppKit are not read. Declare the pairs in legible.json; its "
    + "comments explain how. Until then, audits with --adopt fail, because nothing is measured."
}

extension AuditReport {
  /// True if there are pairs, and all of them come from names.
  fileprivate var restsOnNames: Bool {
    let pairs = audits.flatMap(\.declaration.pairs)
    return !pairs.isEmpty && pairs.allSatisfy { $0.origin.isInferred }
  }
}
