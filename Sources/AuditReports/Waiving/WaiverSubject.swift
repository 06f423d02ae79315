package import AuditEngine
import ColorMath
import FileSyntax
package import Palettes

/// One finding that a waiver may name, in all audits of its audit file.
package struct WaiverSubject {
  /// The audits that have it, each with its own numbers; never empty.
  package private(set) var occurrences: [(audit: AuditResult, finding: Finding)]

  package var audit: AuditResult { occurrences[0].audit }
  package var finding: Finding { occurrences[0].finding }
  /// The audit file, as reports print it.
  package var file: String { audit.declaration.location.file }
  /// The identity in the report: no two findings of one audit file share it.
  package var key: [String] { Self.key(of: finding, in: audit) }

  /// The identity of a finding of an audit.
  static func key(of finding: Finding, in audit: AuditResult) -> [String] {
    [audit.declaration.location.file, finding.rule, finding.fingerprint]
  }

  /// The results in all audits.
  package var cells: [Cell] { occurrences.flatMap { $0.finding.cells } }

  /// The lowest ratio of its results; infinite without any.
  var least: Double { cells.lazy.compactMap { $0.ratio?.value }.min() ?? .infinity }

  /// Collects the findings of a report, each once, in order, without those about waivers.
  package static func all(in report: AuditReport) -> [WaiverSubject] { all(in: report.audits) }

  /// Collects the findings of some audits, each once, in order, without those about waivers.
  static func all(in audits: [AuditResult]) -> [WaiverSubject] {
    var subjects: [WaiverSubject] = []
    var places: [[String]: Int] = [:]
    for audit in audits {
      for finding in audit.findings {
        if case .waiver = finding.evidence.subject { continue }
        let subject = WaiverSubject(occurrences: [(audit, finding)])
        if let place = places[subject.key] {
          subjects[place].occurrences += subject.occurrences
        } else {
          places[subject.key] = subjects.count
          subjects.append(subject)
        }
      }
    }
    return subjects
  }

  /// The words of a list that lets a person choose.
  package var line: String {
    let least = cells.lazy.compactMap { $0.ratio }.min().map { ": \(Wording.ratio($0))" } ?? ""
    return "  \(finding.rule)  \(Wording(audit).subject(of: finding))\(least)  \(finding.fingerprint)".onOneLine
  }

  /// The names that a person may use for it: those of the pair, and those of its colors.
  package var names: [String] {
    let wording = Wording(audit)
    var names = [wording.subject(of: finding)] + wording.components(of: finding)
    if case .pair(let pair) = finding.evidence.subject {
      names.append(audit.plan.pairs[pair].id)
      // The note of a pair that a tool declared is the place in the sources where it was found.
      names += audit.plan.pairs[pair].uses.compactMap { audit.declaration.pairs[$0.declared].note }
    }
    for part in wording.parts(of: finding) {
      names.append(part.name)
      if let end = part.name.split(whereSeparator: { $0 == "/" || $0 == "." }).last { names.append(String(end)) }
    }
    return names
  }

  /// The places of it: the lines to edit, and the declarations of its pair.
  package var places: [SourceLocation] {
    occurrences.flatMap { audit, finding in
      let declared: [SourceLocation]
      if case .pair(let pair) = finding.evidence.subject {
        declared = audit.plan.pairs[pair].uses.map { audit.declaration.pairs[$0.declared].location }
      } else {
        declared = []
      }
      return finding.cells.map { $0.location } + declared
    }
  }

  /// The waiver for it, down to the least ratio of its audits; nil for a finding that cannot be waived.
  package func record(variants: VariantSet = .all, reason: String, until: CalendarDate) -> WaiverRecord? {
    let records = occurrences.compactMap { audit, finding in
      WaiverRecord(of: finding, in: audit, variants: variants, reason: reason, until: until)
    }
    guard var record = records.first else { return nil }
    for other in records.dropFirst() { record.cover(other) }
    return record
  }
}
