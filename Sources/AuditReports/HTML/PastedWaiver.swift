import AuditEngine
import Palettes

/// A waiver that a reader pastes: the command that writes it, and what it writes.
struct PastedWaiver {
  /// The last day of it, in place of which a page writes a day in some months.
  static let until = CalendarDate(daysSince1970: .max)

  /// The command, with the day and a reason to replace.
  let command: PastedCommand
  /// The record of the audit file, or if there is none, the comment in the source.
  let text: String

  /// Writes the waiver for a finding as `legible waive` does; nil for a note, if nothing of it is
  /// open, or if there is no place for it.
  init?(of finding: Finding, in audit: AuditResult) {
    guard finding.isOpen, finding.severity > .note,
      let record = WaiverRecord(of: finding, in: audit, reason: WaiverRecord.reasonToFillIn, until: Self.until),
      let isInSource = audit.waivesInSource(finding)
    else { return nil }
    text = isInSource ? record.comment : record.json
    command = Wording(audit).inside(
      ["waive", finding.fingerprint, "--rule", finding.rule, "--reason", record.reason, "--until", Self.until.text]
        + (isInSource ? ["--in-source"] : []))
  }
}
