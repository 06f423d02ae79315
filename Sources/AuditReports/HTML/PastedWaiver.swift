import AuditEngine
import Palettes

/// A waiver that a reader pastes: the command that writes it, and what it writes, each with a day to replace.
struct PastedWaiver {
  /// The words in place of the day: a page is the same on every day, and nothing accepts them as a date.
  static let day = "YYYY-MM-DD"

  /// The command, with the day and a reason to replace.
  let command: PastedCommand
  /// The record of the audit file, or if there is none, the comment in the source.
  let text: String

  /// Writes the waiver for a finding in all audits of its audit file as `legible waive` does; nil for a note, if nothing of
  /// it is open, or if there is no place for it.
  init?(of subject: WaiverSubject) {
    let (finding, audit) = (subject.finding, subject.audit)
    guard subject.occurrences.contains(where: { $0.finding.isOpen }), finding.severity > .note,
      let record = subject.record(reason: WaiverRecord.reasonToFillIn, until: CalendarDate(daysSince1970: .max)),
      let isInSource = audit.waivesInSource(finding)
    else { return nil }
    text = (isInSource ? record.comment : record.json).parts(around: record.until.text).joined(separator: Self.day)
    command = subject.command(
      ["--reason", record.reason, "--until", Self.day] + (isInSource ? ["--in-source"] : []))
  }
}
