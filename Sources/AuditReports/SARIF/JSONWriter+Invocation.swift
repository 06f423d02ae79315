import AuditEngine
import FileSyntax
import Palettes

extension JSONWriter {
  /// Writes the one invocation of a run: the problems with the input, and the number of omitted results.
  mutating func writeInvocation(of report: AuditReport, leftOut: Int) {
    let configuration = report.diagnostics.filter { $0.kind == .badAuditFile }
    let execution = Wording.problems(of: report).filter { $0.kind != .badAuditFile }
    object { invocation in
      invocation.key("executionSuccessful")
      invocation.value(!report.diagnostics.contains { $0.severity == .error })
      invocation.key("properties")
      invocation.object { properties in
        properties.member("gate", report.gate.status.rawValue)
        properties.key("gateReason")
        properties.value(Wording.reasons(of: report.gate))
        properties.member("verdict", report.summary.verdict.rawValue)
      }
      invocation.key("toolConfigurationNotifications")
      invocation.array { list in configuration.forEach { list.write(notification: $0) } }
      invocation.key("toolExecutionNotifications")
      invocation.array { list in
        execution.forEach { list.write(notification: $0) }
        if let words = Wording.tightening(report.baseline) { list.write(warning: words) }
        guard leftOut > 0 else { return }
        let results = Wording.count(leftOut, "more result")
        let verb = leftOut == 1 ? "is" : "are"
        list.write(warning: "\(results), no worse than these, \(verb) in the other report formats")
      }
    }
  }

  private mutating func write(notification problem: Diagnostic) {
    object { notification in
      notification.member("level", problem.severity.rawValue)
      notification.key("message")
      notification.write(sarifText: SARIFResults.plain(problem.message))
      notification.key("locations")
      notification.array { list in
        list.object { $0.writePhysicalLocation(problem.location) }
      }
    }
  }

  private mutating func write(warning words: String) {
    object { notification in
      notification.member("level", "warning")
      notification.key("message")
      notification.write(sarifText: words)
    }
  }
}
