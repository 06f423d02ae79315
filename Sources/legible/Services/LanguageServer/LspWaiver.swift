import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// An exception for a finding, written where people look for it: in the audit file, or above the line of Swift.
struct LspWaiver {
  /// The offer.
  let title: String
  /// The path of the file.
  let path: String
  /// The insertions.
  let edits: [JSONEdit]

  /// The months until it ends.
  private static let months = 3

  /// Writes the exception for a finding at a place; nil for one that cannot be waived, or that has neither an audit file nor a Swift source.
  init?(of finding: Finding, in audit: AuditResult, at location: SourceLocation, of workspace: LspWorkspace) {
    let until = Self.day(after: workspace.settings.today ?? Platform.today)
    title = "Waive \(finding.rule) here until \(until.text), with a reason to fill in"
    guard let record = WaiverRecord(of: finding, in: audit, reason: WaiverRecord.reasonToFillIn, until: until),
      var isInSource = audit.waivesInSource(finding)
    else { return nil }
    if case .source = finding.evidence.subject, location.file.hasSuffix(".swift") { isInSource = true }
    path = workspace.path(of: isInSource ? location.file : audit.declaration.location.file)
    let text = workspace.text(at: path).bytes
    let edits =
      isInSource
      ? record.edit(above: location.line, of: text).map { [$0] }
      : WaiverRecord.edits(adding: [record], to: text, besides: audit.declaration.waivers)
    guard let edits else { return nil }
    self.edits = edits
  }

  /// A day some months later, or the last one that every month has.
  private static func day(after today: CalendarDate) -> CalendarDate {
    let parts = today.text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return today }
    let month = parts[1] - 1 + months
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return CalendarDate("\(parts[0] + month / 12)-\(two(month % 12 + 1))-\(two(min(parts[2], 28)))") ?? today
  }
}
