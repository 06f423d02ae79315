package import AuditEngine
import AuditReports
import FileSyntax
package import Palettes

/// The result of an audit: a verdict, the outcome of the gate, and everything behind them.
public struct Report: Sendable, CustomStringConvertible {
  /// The verdict over all measurements: fail if any fails, else unverified if any is, else pass.
  public let verdict: Verdict
  /// The outcome of the gate, which depends on open findings rather than on measurements.
  public let gate: Gate
  /// Every pair in every variant, in the order of the audits, then of the pairs.
  public let measurements: [Measurement]
  /// The design defects, in the order of the audits, then of the rules.
  public let findings: [Finding]
  /// Problems in the input: everything that was not read, or was read but is questionable.
  public let problems: [Problem]
  /// The text that `legible audit` prints for the same paths, without styling and the names of written files.
  public let description: String

  /// The report of the engine.
  let content: AuditReport

  /// The verdict of a measurement or of a report.
  public enum Verdict: String, CaseIterable, Hashable, Sendable {
    /// The required ratio is reached.
    case pass
    /// The required ratio is definitely not reached.
    case fail
    /// The numbers allow no verdict; the reason says what to verify.
    case unverified
    /// No minimum applies to the measurement.
    case exempt
    /// No measurement has a minimum.
    case notMeasured = "not-measured"
  }

  /// The severity of a finding or a problem.
  public enum Severity: String, CaseIterable, Hashable, Sendable {
    /// A fact that needs no action.
    case note
    /// Something to look at.
    case warning
    /// Something to fix.
    case error
  }

  /// The outcome of the gate.
  public struct Gate: Hashable, Sendable {
    /// The outcome as one word.
    public enum Status: String, CaseIterable, Hashable, Sendable {
      /// No open finding counts.
      case passed
      /// A finding that counts is open, or part of the input could not be read.
      case failed
      /// No measurement has a minimum.
      case notMeasured = "not-measured"
    }

    /// The outcome.
    public let status: Status
    /// The reasons in words, without a period.
    public let reasons: String
  }

  /// A place in a file that a person edits.
  public struct Place: Hashable, Sendable {
    /// The path, relative to the repository root.
    public let file: String
    /// The line, from 1.
    public let line: Int
    /// The column, from 1, in Unicode scalars.
    public let column: Int
  }

  /// A problem in the input: a file, or part of one, that was not read, or was read but is questionable.
  public struct Problem: Hashable, Sendable {
    /// An error if only part of the input was audited; otherwise, a warning or a note.
    public let severity: Severity
    /// The problem and the fix, without a period.
    public let message: String
    /// The place to edit.
    public let place: Place
  }
}

extension Report {
  /// Translates a report of the engine.
  init(_ content: AuditReport) {
    self.content = content
    verdict = Verdict(rawValue: content.summary.verdict.rawValue) ?? .notMeasured
    gate = Gate(content.gate)
    measurements = content.audits.flatMap { audit in
      audit.measurements.map { Measurement($0, of: audit.plan) }
    }
    findings = content.audits.flatMap { audit in
      let wording = Wording(audit)
      return audit.findings.map { Finding($0, of: audit, wording) }
    }
    problems = content.diagnostics.map { Problem($0) }
    let format = ReportFormat.text
    description = String(decoding: OutputGate(format.dialect).passed(format.render(content, .plain)), as: UTF8.self)
  }

  /// Translates a report of the engine.
  ///
  /// - Throws: the first error in the input if there is nothing left to audit.
  init(checking content: AuditReport) throws(LegibleError) {
    if let error = content.obstacle { throw LegibleError(error) }
    self.init(content)
  }
}

extension AuditReport {
  /// The error because of which nothing was audited; nil if there is a token or a pair.
  package var obstacle: Diagnostic? {
    let isEmpty = audits.allSatisfy { $0.plan.loaded.palette.tokens.isEmpty && $0.plan.pairs.isEmpty }
    return isEmpty ? diagnostics.first { $0.severity == .error } : nil
  }
}

extension Report.Gate {
  fileprivate init(_ outcome: GateOutcome) {
    status = Status(rawValue: outcome.status.rawValue) ?? .failed
    reasons = Wording.reasons(of: outcome)
  }
}

extension Report.Place {
  init(_ location: SourceLocation) {
    file = location.file
    line = location.line
    column = location.column
  }
}

extension Report.Problem {
  init(_ diagnostic: Diagnostic) {
    severity = Report.Severity(rawValue: diagnostic.severity.rawValue) ?? .error
    message = diagnostic.message
    place = Report.Place(diagnostic.location)
  }
}
