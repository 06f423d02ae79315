package import AuditEngine
import ColorMath
import FileSyntax
package import Palettes

/// A file with one line of JSON for each commit.
package enum AuditHistory {
  /// The most bytes of a file: 16 MiB.
  package static let largest = 16 << 20
  /// The most lines of a file: 50,000.
  static let mostLines = 50_000

  /// The line of a report for a commit.
  package static func line(of report: AuditReport, commit: String, date: CalendarDate) -> HistoryLine {
    let summary = report.summary
    var line = HistoryLine(commit: commit, date: date)
    (line.errors, line.warnings, line.notes) = (summary.errors, summary.warnings, summary.notes)
    (line.passed, line.failed) = (summary.passed, summary.failed)
    (line.unverified, line.exempt) = (summary.unverified, summary.exempt)
    line.coverage = (summary.coverage * 10_000).rounded(.down) / 10_000
    for audit in report.audits {
      for measurement in audit.measurements where measurement.verdict == .fail {
        guard let ratio = measurement.minimum, line.worst.map({ ratio < $0.ratio }) ?? true else { continue }
        let name = Wording(audit).subject(of: audit.plan.pairs[measurement.pair])
        line.worst = HistoryLine.Worst(pair: name, ratio: ratio)
      }
    }
    return line
  }

  /// Reads a file.
  ///
  /// - Throws: a `Diagnostic` with the place of the first line that is not one of a history.
  package static func read(_ bytes: [UInt8], display: String) throws(Diagnostic) -> [HistoryLine] {
    var lines: [HistoryLine] = []
    for (number, range) in ranges(of: bytes).enumerated() {
      guard number < mostLines else {
        throw problem("the history has more than \(mostLines) lines; start a new file", number + 1, display)
      }
      guard let root = try? JSONDocument(parsing: Array(bytes[range])).root, let line = line(of: root) else {
        throw problem("this is not a line of a history; remove it, or name a different file", number + 1, display)
      }
      lines.append(line)
    }
    return lines
  }

  /// Returns the file with a line: in place of the one for the same commit, else at the end; other bytes stay.
  package static func adding(_ line: HistoryLine, to bytes: [UInt8]) -> [UInt8] {
    let text = self.text(of: line)
    for range in ranges(of: bytes) {
      guard let root = try? JSONDocument(parsing: Array(bytes[range])).root, self.line(of: root)?.commit == line.commit
      else { continue }
      return Array(bytes[..<range.lowerBound]) + text + Array(bytes[range.upperBound...])
    }
    let isEnded = bytes.isEmpty || bytes.last == UInt8(ascii: "\n")
    return bytes + (isEnded ? [] : [UInt8(ascii: "\n")]) + text + [UInt8(ascii: "\n")]
  }

  /// The lines with anything on them, without their ends.
  private static func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let next = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let end = next > start && bytes[next - 1] == UInt8(ascii: "\r") ? next - 1 : next
      if start < end { ranges.append(start..<end) }
      start = next + 1
    }
    return ranges
  }

  private static func problem(_ words: String, _ line: Int, _ display: String) -> Diagnostic {
    Diagnostic(.error, .badData, words, at: SourceLocation(file: display, line: line))
  }

  private static func line(of root: JSONValue) -> HistoryLine? {
    guard let commit = root["commit"]?.string, isHash(commit), let day = root["date"]?.string,
      let date = CalendarDate(day), let coverage = root["coverage"]?.double, (0...1).contains(coverage),
      let errors = count(root["errors"]), let warnings = count(root["warnings"]), let notes = count(root["notes"]),
      let passed = count(root["pass"]), let failed = count(root["fail"]), let exempt = count(root["exempt"]),
      let unverified = count(root["unverified"])
    else { return nil }
    var line = HistoryLine(commit: commit, date: date)
    (line.errors, line.warnings, line.notes, line.coverage) = (errors, warnings, notes, coverage)
    (line.passed, line.failed, line.unverified, line.exempt) = (passed, failed, unverified, exempt)
    guard let worst = root["worst"] else { return line }
    guard let pair = worst["pair"]?.string, let ratio = worst["ratio"]?.double, (1...21).contains(ratio) else {
      return nil
    }
    line.worst = HistoryLine.Worst(pair: pair, ratio: ContrastRatio(ratio))
    return line
  }

  private static func count(_ value: JSONValue?) -> Int? {
    value?.integer.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
  }

  /// True for a hash of git: 40 or 64 hexadecimal digits in lower case.
  private static func isHash(_ text: String) -> Bool {
    [40, 64].contains(text.utf8.count)
      && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func text(of line: HistoryLine) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.object { root in
        root.member("commit", line.commit)
        root.member("date", line.date.text)
        root.member("errors", line.errors)
        root.member("warnings", line.warnings)
        root.member("notes", line.notes)
        root.member("pass", line.passed)
        root.member("fail", line.failed)
        root.member("unverified", line.unverified)
        root.member("exempt", line.exempt)
        root.member("coverage", line.coverage)
        if let worst = line.worst {
          root.key("worst")
          root.object { member in
            member.member("pair", worst.pair)
            member.member("ratio", worst.ratio.value)
          }
        }
      }
    }
  }
}
