import AuditEngine
import FileSyntax
import Palettes

extension ReportFormat {
  /// Annotations next to the lines of a pull request.
  static let github = ReportFormat(
    id: "github", fileExtension: "github.txt", dialect: .commands,
    summary: "GitHub Actions annotations, worst first"
  ) { report, _ in
    GitHubReport.render(report)
  }
}

/// Writes the open findings and the problems in the input as workflow commands, and counts those beyond GitHub's limit.
enum GitHubReport {
  /// The number of annotations of each kind that GitHub shows for one step.
  static let most = 10

  static func render(_ report: AuditReport) -> [UInt8] {
    let comparison = report.comparison.map { ComparedFindings($0, in: report) }
    let found = FindingRows(report)
    let open = comparison.map { compared in found.rows.filter { compared.isNew($0, in: found) } } ?? found.rows
    var bytes: [UInt8] = []
    var left: [(count: Int, thing: String)] = []
    for severity in Severity.allCases.reversed() {
      let inputs = comparison == nil || severity == .error ? Wording.problems(of: report) : []
      var problems = inputs.filter { Severity($0.severity) == severity }.map { command($0, severity) }
      if severity == .warning, let words = Wording.tightening(report.baseline) {
        problems.append(WorkflowCommand(name: severity.id, title: "baseline", message: words))
      }
      problems += comparison?.edits(severity) ?? []
      let rows = open.filter { $0.finding.severity == severity }
      let isFull = problems.count + rows.count > most
      // The line that counts the omitted ones is a notice itself.
      let shown = severity == .note && (isFull || !left.isEmpty) ? most - 1 : most
      let commands =
        problems.prefix(shown)
        + rows.prefix(max(0, shown - problems.count)).map { command($0, in: found) }
      for command in commands { command.append(to: &bytes) }
      let rest = problems.count + rows.count - commands.count
      if rest > 0 { left.append((rest, severity.id)) }
    }
    if !left.isEmpty { summary(of: left).append(to: &bytes) }
    return bytes
  }

  private static func command(_ row: FindingRows.Row, in found: FindingRows) -> WorkflowCommand {
    WorkflowCommand(
      name: name(of: row.finding.severity), title: row.finding.rule, message: found.message(of: row),
      location: row.location)
  }

  private static func command(_ problem: Diagnostic, _ severity: Severity) -> WorkflowCommand {
    WorkflowCommand(
      name: name(of: severity), title: "input problem", message: problem.message, location: problem.location)
  }

  private static func summary(of left: [(count: Int, thing: String)]) -> WorkflowCommand {
    let counts = left.map { Wording.count($0.count, "more \($0.thing)") }
    let verb = left.reduce(0) { $0 + $1.count } == 1 ? "is" : "are"
    return WorkflowCommand(
      name: name(of: .note), title: ToolIdentity.name,
      message: "\(counts.inWords()) \(verb) not shown here; see the complete report")
  }

  static func name(of severity: Severity) -> String { severity == .note ? "notice" : severity.id }
}
