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
    return "\(finding.rule)  \(Wording(audit).subject(of: finding))\(least)".onOneLine
  }

  /// The command that waives just this finding, with more words at its end.
  package func command(_ words: [String]) -> PastedCommand {
    Wording(audit).inside(["waive", finding.fingerprint, "--rule", finding.rule] + words)
  }

  /// The pairs of the finding, the worst first: a finding about one place in the sources may have several.
  package var pairs: [PlannedPair] {
    guard case .pair(let worst) = finding.evidence.subject else { return [] }
    var pairs = [worst]
    for index in finding.cells.lazy.compactMap({ $0.measurement }) {
      let pair = audit.measurements[index].pair
      if !pairs.contains(pair) { pairs.append(pair) }
    }
    return pairs.map { audit.plan.pairs[$0] }
  }

  /// The names that reports print for it: those of its pairs and components, and those of its colors.
  package var names: [String] {
    let wording = Wording(audit)
    var names = [wording.subject(of: finding)]
    for pair in pairs {
      let shown = shownNames(of: pair)
      names += shown.colors + shown.components
    }
    for name in wording.parts(of: finding).map({ $0.name }) {
      names += [name, Wording.plainName(name)]
      if let end = name.split(whereSeparator: { $0 == "/" || $0 == "." }).last { names.append(String(end)) }
    }
    return names
  }

  private func shownNames(of pair: PlannedPair) -> (colors: [String], components: [String]) {
    let wording = Wording(audit)
    var components: [String] = []
    for declared in pair.uses.map({ audit.declaration.pairs[$0.declared] }) {
      if let name = declared.name {
        let (component, part) = ComponentPart.split(name)
        components += [name, component, part]
      }
      // The note of a pair that a tool declared begins with the place in the sources where it was found.
      if let note = declared.note { components += [note, String(note.prefix { $0 != "," && $0 != " " })] }
    }
    return ([wording.subject(of: pair), wording.plainColors(of: pair), pair.id], components)
  }

  /// Returns true for a name that reports print for it, in any case: `Card`, `card: title`, `white on systemGreen`, or
  /// components with colors, such as `Card and Row (white on systemGreen)`.
  package func isNamed(_ text: String) -> Bool {
    let wanted = text.lowercased()
    if names.contains(where: { $0.lowercased() == wanted }) { return true }
    guard let start = wanted.firstIndex(of: "("), wanted.hasSuffix(")") else { return false }
    let colors = String(wanted[wanted.index(after: start)...].dropLast())
    var listed: Set<String> = []
    for part in String(wanted[..<start]).parts(around: " and ") {
      for one in part.split(separator: ",") {
        let name = one.drop { $0 == " " }
        listed.insert(String(name.hasSuffix(" ") ? name.dropLast() : name))
      }
    }
    return pairs.contains { pair in
      let shown = shownNames(of: pair)
      return shown.colors.contains { $0.lowercased() == colors }
        && shown.components.contains { listed.contains($0.lowercased()) }
    }
  }

  /// The places of it: the lines to edit, and the places of its pairs in the audit file or in the sources.
  package var places: [SourceLocation] {
    occurrences.flatMap { $0.finding.cells.map { $0.location } } + pairPlaces
  }

  /// The places of its pairs in the audit file or in the sources.
  package var pairPlaces: [SourceLocation] {
    occurrences.flatMap { audit, finding in
      WaiverSubject(occurrences: [(audit, finding)]).pairs.flatMap { pair in
        pair.uses.map { audit.declaration.pairs[$0.declared].location }
      }
    }
  }

  /// The name of a file in the short form of a place: `Card.swift`, and `Ink.colorset` for its `Contents.json`.
  package static func shortName(of file: String) -> String { FilePlaces.name(of: SourceLocation(file: file)) }

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
