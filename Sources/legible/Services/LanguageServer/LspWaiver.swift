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
  /// The insertion.
  let edit: (range: Range<Int>, text: [UInt8])

  /// The reason that a person replaces.
  private static let reason = "give the reason"
  /// The months until it ends.
  private static let months = 3

  /// Writes the exception for a finding at a place; nil if there is no audit file to write it into.
  init?(of finding: Finding, in audit: AuditResult, at location: SourceLocation, of workspace: LspWorkspace) {
    let until = Self.day(after: workspace.settings.today ?? Platform.today)
    title = "Waive \(finding.rule) here until \(until), with a reason to fill in"
    if case .source = finding.evidence.subject {
      path = workspace.path(of: location.file)
      let text = workspace.text(at: path)
      let start = text.offset(line: location.line, column: 1)
      let indentation = text.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      let comment = Array("// legible:waive \(finding.rule) \(Self.reason), until \(until)\n".utf8)
      edit = (start..<start, indentation + comment)
      return
    }
    guard audit.declaration.isOfAuditFile, let subject = Self.subject(of: finding, in: audit) else { return nil }
    path = workspace.path(of: audit.declaration.location.file)
    guard let root = try? JSONDocument(parsing: workspace.text(at: path).bytes, options: .relaxed).root else {
      return nil
    }
    let waiver = Self.text(rule: finding.rule, subject, until: until, Self.ratio(of: finding))
    edit = Self.insertion(of: waiver, into: root)
  }

  /// The key and the name of what a finding is about.
  private static func subject(of finding: Finding, in audit: AuditResult) -> (key: String, name: String)? {
    switch finding.evidence.subject {
    case .pair(let pair): ("pair", audit.plan.pairs[pair].id)
    case .token(let token): ("token", audit.plan.loaded.palette.displayName(of: token))
    default: nil
    }
  }

  /// The least ratio of the finding as reports print it, so that a lower one is open again; nil if it has none.
  private static func ratio(of finding: Finding) -> Double? {
    let least = finding.leastRatio
    return least >= 1 && least <= 21 ? (least * 100).rounded(.down) / 100 : nil
  }

  private static func text(
    rule: String, _ subject: (key: String, name: String), until: String, _ ratio: Double?
  ) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.object { waiver in
        let members = [("rule", rule), subject, ("reason", Self.reason), ("until", until)]
        for (key, value) in members {
          waiver.key(key)
          waiver.value(value)
        }
        if let ratio {
          waiver.key("ratio")
          waiver.value(ratio)
        }
      }
    }
  }

  /// The insertion behind the last waiver, or of the list of waivers behind the last member.
  private static func insertion(of waiver: [UInt8], into root: JSONValue) -> (range: Range<Int>, text: [UInt8]) {
    func inserted(_ text: String, behind last: Int?, in container: JSONValue) -> (range: Range<Int>, text: [UInt8]) {
      let place = last ?? container.range.lowerBound + 1
      return (place..<place, Array(((last == nil ? "\n" : ",\n") + text + (last == nil ? "\n" : "")).utf8))
    }
    let waiver = String(decoding: waiver, as: UTF8.self)
    if let known = root["waivers"], known.kind == .array {
      return inserted("    \(waiver)", behind: known.elements.map { $0.range.upperBound }.last, in: known)
    }
    let last = root.members.map { $0.value.range.upperBound }.last
    return inserted("  \"waivers\": [\n    \(waiver)\n  ]", behind: last, in: root)
  }

  /// A day some months later, or the last one that every month has.
  private static func day(after today: CalendarDate) -> String {
    let parts = today.text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3 else { return today.text }
    let month = parts[1] - 1 + months
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "\(parts[0] + month / 12)-\(two(month % 12 + 1))-\(two(min(parts[2], 28)))"
  }
}
