import AuditEngine
import AuditReports
import FileSyntax
import LegibleKit
import Palettes

extension ServiceTool {
  /// `audit`: the verdict and the findings.
  static let auditTool = ServiceTool(
    definition: ToolDefinition(
      "audit", title: "Audit color contrast",
      summary:
        "Measures the WCAG contrast of every declared color pair of an app or design system in all eight display "
        + "settings (light or dark, Increase Contrast, Reduce Transparency), and lists the open findings, worst "
        + "first, with the location to edit and a color that passes. Call it before you judge or change colors, and "
        + "again after every change; never estimate contrast yourself.",
      arguments: [.path]
        + ToolArgument.options(["policy", "profile", "idiom", "variant", "no-source", "fail-on"], of: .audit),
      output: [
        SchemaNode.Member("path", .text),
        SchemaNode.Member(
          "summary",
          .object(
            .init("verdict", .choice(["pass", "fail", "unverified", "not-measured"])), .init("measurements", .integer),
            .init("pass", .integer), .init("fail", .integer), .init("unverified", .integer), .init("exempt", .integer),
            .init("gate", .choice(["passed", "failed", "not-measured"])),
            .init("findings", .object(.init("error", .integer), .init("warning", .integer), .init("note", .integer)))),
          "The counts in the report; 'unverified' is not a pass"),
        SchemaNode.Member("next", .text, "The suggested next call"),
        SchemaNode.Member(
          "findings",
          .list(
            .object(
              .init("rule", .text), .init("severity", .choice(["error", "warning", "note"])), .init("message", .text),
              .init("file", .text), .init("line", .integer), .init("variants", .list(.text)),
              .init("ratio", .number, isRequired: false), .init("required", .number, isRequired: false))),
          "Open findings"),
      ],
      advice: "Call inspect without arguments to list the palettes.")
  ) { (arguments, state) throws(ToolProblem) in
    let path = try arguments.checkedPath()
    let call = try CommandCall(.audit, operands: [path], arguments)
    let options: AuditOptions
    do throws(UsageError) {
      options = try AuditOptions(call.arguments)
    } catch {
      throw ToolProblem(error)
    }
    let report = state.report(on: path, options, call)
    let problems = report.diagnostics.map(problem)
    if let obstacle = report.obstacle { throw ToolProblem("nothing was audited: \(problem(obstacle))") }
    let rows = openFindings(of: report)
    return ToolAnswer(
      members: [
        ("path", JSONText.string(path)), ("summary", summary(of: report)),
        ("next", JSONText.string(next(after: report))),
      ],
      lists: [
        ToolAnswer.List("problems", texts: problems),
        ToolAnswer.List("findings", count: rows.count) { index in
          shown(JSONReport.finding(rows[index].finding, of: report.audits[rows[index].audit]))
        },
      ])
  }

  /// The most bytes of a summary, which leave room for the other members of a page.
  private static let mostOfSummary = 2_400

  /// The summary of the report, with as many items of each code under `incomplete` as there is room for on every page.
  private static func summary(of report: AuditReport) -> [UInt8] {
    let summaries = [10, 5, 2, 1].lazy.map { JSONReport.summary(of: report, items: $0) }
    return summaries.first { AnswerPage.cost(of: $0) <= mostOfSummary } ?? JSONReport.summary(of: report, items: 0)
  }

  private static func problem(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.location.text): \(diagnostic.severity.rawValue): \(diagnostic.message)".onOneLine
  }

  /// The open findings, the most severe first, else in the order of the report.
  private static func openFindings(of report: AuditReport) -> [(audit: Int, finding: FindingIndex)] {
    let all = report.audits.indices.flatMap { audit in
      report.audits[audit].findings.typedIndices.map { (audit: audit, finding: $0) }
    }
    func finding(_ row: (audit: Int, finding: FindingIndex)) -> Finding {
      report.audits[row.audit].findings[row.finding]
    }
    return Severity.allCases.reversed().flatMap { severity in
      all.filter { finding($0).isOpen && finding($0).severity == severity }
    }
  }

  private static func next(after report: AuditReport) -> String {
    switch report.summary.verdict {
    case .notMeasured: "Nothing was measured. Call pairs to find pairs and declare them in a legible.json."
    case .fail:
      "Before you edit, call apply to get proven edits for all failures together. Or call suggest with the foreground "
        + "and surface of a finding, and then call try with the suggested color."
    case .unverified where report.summary.unverified == 0:
      "The summary lists what was not measured as 'incomplete': tell the person, because this is not a pass."
    case .unverified:
      "Call explain with the rule of a finding to learn how a person can verify it. An unverified result is not a pass."
    case .pass: "No measurement fails. Call pairs to find undeclared pairs in the sources."
    }
  }

  /// A finding of the JSON report without what the answer can spare: one place, the open variants, the worst ratio.
  private static func shown(_ json: [UInt8]) -> [UInt8] {
    guard let finding = try? JSONDocument(parsing: json).root else { return json }
    let open = (finding["cells"].map { Array($0.elements) } ?? []).filter {
      $0["disposition"]?.isString("open") == true
    }
    let worst = open.min { ($0["ratio"]?.double ?? .infinity) < ($1["ratio"]?.double ?? .infinity) }
    return JSONWriter.object(endsLine: false) { row in
      ToolAnswer.write(["rule", "severity", "message"], of: finding, to: &row)
      if let location = worst?["location"] { ToolAnswer.write(["file", "line", "column"], of: location, to: &row) }
      if let worst { ToolAnswer.write(["ratio", "required"], of: worst, to: &row) }
      row.key("variants")
      row.array { list in open.forEach { list.value($0["state"]?.string ?? $0["variant"]?.string ?? "") } }
      ToolAnswer.write(["foreground", "surface", "member", "suggestion", "fingerprint"], of: finding, to: &row)
      writeOptions(of: finding, to: &row)
    }
  }

  /// The most options of a finding that an answer has room for.
  private static let mostOptions = 3

  /// Writes the first options of a finding, each as its words and its command.
  private static func writeOptions(of finding: JSONValue, to row: inout JSONWriter) {
    guard let options = finding["options"] else { return }
    row.key("options")
    row.array { list in
      for option in options.elements.prefix(mostOptions) {
        list.object { ToolAnswer.write(["words", "ratio", "command"], of: option, to: &$0) }
      }
    }
  }
}
