import AuditEngine
import AuditReports
import ColorMath
import Palettes

extension Report {
  /// A design defect: one rule on one subject, in one or more cells.
  public struct Finding: Hashable, Sendable {
    /// The id of the audit.
    public let audit: String
    /// The id of the rule; `legible explain ID` prints its page.
    public let rule: String
    /// The severity at the gate.
    public let severity: Severity
    /// An identity that stays the same if variants, wording, lines, or colors change.
    public let fingerprint: String
    /// The problem, in one sentence without a period.
    public let message: String
    /// The subject in words, such as `TextTertiary on card`.
    public let subject: String
    /// The variants and states in which it occurs; never empty.
    public let cells: [Cell]
    /// The nearest change that makes it pass; nil if none is known.
    public let suggestion: Suggestion?

    /// True if it occurs in a cell that neither a waiver nor the baseline covers.
    public var isOpen: Bool { cells.contains { $0.disposition == .open } }
  }

  /// A variant or state in which a finding occurs.
  public struct Cell: Hashable, Sendable {
    /// The state of a cell at the gate.
    public enum Disposition: String, CaseIterable, Hashable, Sendable {
      /// Neither a waiver nor the baseline covers it, so it counts.
      case open
      /// A waiver of the audit file covers it.
      case waived
      /// The baseline covers it.
      case baselined
    }

    /// The variant.
    public let variant: Legible.Variant
    /// The opt-in condition beyond the variant; nil for the variant itself.
    public let state: String?
    /// The proven least contrast ratio, 1…21; nil if none was measured.
    public let ratio: Double?
    /// The ratio to reach; nil if no minimum applies.
    public let required: Double?
    /// The state of the cell at the gate.
    public let disposition: Disposition
    /// The place to edit.
    public let place: Place
  }

  /// The nearest change to one color that makes a pair pass.
  public struct Suggestion: Hashable, Sendable {
    /// The token or literal that changes.
    public let token: String
    /// The color to use instead, as `#RRGGBB`.
    public let hex: String
    /// The contrast ratio that it reaches in the worst cell.
    public let ratio: Double
    /// The distance from the current color in Oklab.
    public let deltaEOK: Double
  }
}

extension Report.Finding {
  init(_ finding: Finding, of result: AuditResult, _ wording: Wording) {
    audit = result.declaration.id
    rule = finding.rule
    severity = Report.Severity(rawValue: finding.severity.id) ?? .error
    fingerprint = finding.fingerprint
    message = wording.message(of: finding)
    subject = wording.subject(of: finding)
    cells = finding.cells.map { cell in
      Report.Cell(
        variant: Legible.Variant(cell.variant), state: cell.state, ratio: cell.ratio?.value,
        required: cell.required?.value,
        disposition: Report.Cell.Disposition(rawValue: cell.disposition.rawValue) ?? .open,
        place: Report.Place(cell.location))
    }
    suggestion = finding.suggestion.map { found in
      Report.Suggestion(
        token: found.token, hex: found.color.hex, ratio: found.ratio.value, deltaEOK: found.deltaEOK)
    }
  }
}
