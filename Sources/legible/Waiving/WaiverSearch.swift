import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// Finds what an operand of `legible waive` names among the findings of a report.
struct WaiverSearch {
  let subjects: [WaiverSubject]
  /// The path on disk of a file that is named as reports print it.
  let located: (String) -> String

  /// The findings that an operand names, by the first of these that names any: fingerprint, place, name.
  ///
  /// - Throws: `UsageError` if there are none, with names that are spelled like it.
  func matches(_ operand: String, rule: String?) throws(UsageError) -> [WaiverSubject] {
    let place = Place(operand)
    let tests: [(WaiverSubject) -> Bool] = [
      { $0.finding.fingerprint == operand },
      { subject in place.map { place in subject.places.contains { isThere($0, place) } } ?? false },
      { $0.names.contains(operand) },
    ]
    let found = tests.lazy.map { test in subjects.filter(test) }.first { !$0.isEmpty } ?? []
    let chosen = found.filter { rule == nil || $0.finding.rule == RuleAlias.current(rule ?? "") }
    guard chosen.isEmpty else { return chosen }
    if let rule, !found.isEmpty {
      let rules = Array(Set(found.map(\.finding.rule))).sorted()
      throw UsageError(
        "\(quoted(operand)) has no finding of \(quoted(rule))", remedy: "it has findings of \(rules.inWords("and"))")
    }
    throw UsageError("no finding matches \(quoted(operand))\(remedy(for: operand, place))")
  }

  private func remedy(for operand: String, _ place: Place?) -> String {
    let names = subjects.flatMap(\.names)
    var fallback = "; run 'legible audit --verbose' to list the findings"
    if let place {
      let lines = subjects.flatMap(\.places).filter { isSame($0.file, place.file) }.map(\.line)
      let near = Array(Set(lines)).sorted { abs($0 - place.line) < abs($1 - place.line) }.prefix(3).sorted()
      if !near.isEmpty { fallback = "; the nearest lines with findings are \(near.map(String.init).inWords("and"))" }
    }
    return NameSuggestion.question(for: operand, among: names, else: fallback)
  }

  private func isThere(_ location: SourceLocation, _ place: Place) -> Bool {
    location.line == place.line && (place.column.map { location.column == $0 } ?? true)
      && isSame(location.file, place.file)
  }

  private func isSame(_ displayed: String, _ typed: String) -> Bool {
    displayed == typed || located(displayed) == Platform.absolute(typed, from: Platform.currentFolder)
  }

  /// A line of a file, as reports print it.
  private struct Place {
    let file: String
    let line: Int
    let column: Int?

    /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`; nil for anything else.
    init?(_ text: String) {
      var parts = text.split(separator: ":", omittingEmptySubsequences: false)
      guard let last = parts.popLast().flatMap({ Int($0) }), last > 0, !parts.isEmpty else { return nil }
      if parts.count > 1, let before = parts.last.flatMap({ Int($0) }), before > 0 {
        parts.removeLast()
        (line, column) = (before, last)
      } else {
        (line, column) = (last, nil)
      }
      file = parts.joined(separator: ":")
    }
  }
}
