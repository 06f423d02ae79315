import ColorMath
import ContrastAudit
import PaletteModel

extension ReportFormat {
  /// The summary for a terminal.
  static let text = ReportFormat(
    id: "text", fileExtension: "txt", summary: "the summary for a terminal"
  ) { report, styling in
    Array((TextReport(report, styling).lines.joined(separator: "\n") + "\n").utf8)
  }
}

/// Writes the summary of a report: verdict, counts, the worst findings, problems in the input.
struct TextReport {
  private let report: AuditReport
  private let styling: TextStyling

  /// How many findings and how many problems are listed unless everything is asked for.
  private static let shown = 10

  init(_ report: AuditReport, _ styling: TextStyling) {
    self.report = report
    self.styling = styling
  }

  /// The lines, without line ends.
  var lines: [String] {
    var lines: [String] = []
    for audit in report.audits {
      let declaration = audit.declaration
      lines.append(
        "\(styling.strong(Self.plain(declaration.name)))  "
          + styling.faint("\(audit.plan.policy.id) · \(declaration.profile.rawValue) · \(declaration.idiom.rawValue)"))
    }
    lines += [verdict, counts]
    lines += findings
    lines += problems
    return lines
  }

  private var verdict: String {
    let sufficient = "Sufficient Contrast (App Store): \(painted(report.summary.sufficientContrast))"
    return "Verdict: \(painted(report.summary.verdict))   \(sufficient)"
  }

  private var counts: String {
    let summary = report.summary
    guard summary.measurements > 0 else { return "No pairs are declared, so no contrast was measured." }
    return "\(summary.measurements) measurements: \(summary.passed) pass, \(summary.failed) fail, "
      + "\(summary.unverified) unverified, \(summary.exempt) exempt"
  }

  private var findings: [String] {
    let rows = report.audits.flatMap { audit -> [(severity: Severity, ratio: Double, text: [String])] in
      let wording = Wording(audit)
      return audit.findings.filter(\.isOpen).map { finding in
        let worst = wording.worst(of: finding)
        return (finding.severity, worst.minimum?.value ?? 0, text(of: finding, worst, wording))
      }
    }
    guard !rows.isEmpty else { return [] }
    let sorted = rows.enumerated().sorted { left, right in
      if left.element.severity != right.element.severity { return left.element.severity > right.element.severity }
      return (left.element.ratio, left.offset) < (right.element.ratio, right.offset)
    }
    let listed = styling.isVerbose ? sorted.count : Self.shown
    var lines = ["", "\(rows.count) findings, worst first:"]
    lines += sorted.prefix(listed).flatMap(\.element.text)
    if sorted.count > listed { lines.append("  … and \(sorted.count - listed) more (--verbose lists all)") }
    return lines
  }

  private func text(of finding: Finding, _ worst: Measurement, _ wording: Wording) -> [String] {
    let word = finding.severity == .error ? styling.bad("error") : styling.doubtful(finding.severity.id)
    return [
      "  \(word) \(Self.plain(wording.message(of: finding)))",
      "    " + styling.faint("\(Self.plain(worst.location.text))  [\(finding.rule)]"),
    ]
  }

  private var problems: [String] {
    guard !report.diagnostics.isEmpty else { return [] }
    let sorted = report.diagnostics.filter { $0.severity == .error } + report.diagnostics.filter { $0.severity != .error }
    let listed = styling.isVerbose ? sorted.count : Self.shown
    var lines = ["", "\(sorted.count) problems in the input:"]
    lines += sorted.prefix(listed).map { diagnostic in
      let word = diagnostic.severity == .error ? styling.bad("error") : styling.doubtful("warning")
      return "  \(Self.plain(diagnostic.location.text)): \(word): \(Self.plain(diagnostic.message))"
    }
    if sorted.count > listed { lines.append("  … and \(sorted.count - listed) more (--verbose lists all)") }
    return lines
  }

  private func painted(_ verdict: Verdict) -> String {
    switch verdict {
    case .pass, .exempt: styling.good(verdict.rawValue)
    case .fail: styling.bad(verdict.rawValue)
    case .unverified: styling.doubtful(verdict.rawValue)
    }
  }

  /// Text without control characters, so that a name cannot steer the terminal.
  static func plain(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
