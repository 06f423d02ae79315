import AuditEngine
import AuditReports
import FileSyntax
import LocalFiles
import Palettes

/// Finds what an operand of `legible waive` names among the findings of a report.
struct WaiverSearch {
  /// The answer for an operand.
  enum Answer {
    /// The findings that it names; never empty.
    case found([WaiverSubject])
    /// The problem, and the findings that a person may have meant.
    case none(UsageError, [WaiverSubject])
  }

  let subjects: [WaiverSubject]
  /// The path on disk of a file that is named as reports print it.
  let located: (String) -> String

  /// The findings that an operand names, by the first of these that names any: fingerprint, place, the name of a file with
  /// a line, name, name in any case.
  func answer(_ operand: String, rule: String?) -> Answer {
    let place = Place(operand)
    let tests: [(WaiverSubject) -> Bool] = [
      { $0.finding.fingerprint == operand },
      { subject in place.map { place in subject.places.contains { isThere($0, place, isSame) } } ?? false },
      { subject in place.map { place in subject.places.contains { isThere($0, place, Self.isShort) } } ?? false },
      { Wording($0.audit).subject(of: $0.finding) == operand }, { $0.names.contains(operand) },
      { $0.isNamed(operand) },
    ]
    let found = tests.lazy.map { test in subjects.filter(test) }.first { !$0.isEmpty } ?? []
    let chosen = found.filter { rule == nil || $0.finding.rule == RuleAlias.current(rule ?? "") }
    guard chosen.isEmpty else { return .found(chosen) }
    if let rule, !found.isEmpty {
      let rules = Array(Set(found.map(\.finding.rule))).sorted()
      let error = UsageError(
        "\(quoted(operand)) has no finding of \(quoted(rule))", remedy: "it has findings of \(rules.inWords("and"))")
      return .none(error, found)
    }
    let (remedy, near) = place.flatMap(near) ?? near(operand)
    return .none(UsageError("no finding matches \(quoted(operand))", remedy: remedy), near)
  }

  /// The findings whose lines of the same file are nearest to a place; nil if the file has none.
  private func near(_ place: Place) -> (remedy: String, subjects: [WaiverSubject])? {
    let inFile = { (location: SourceLocation) in
      isSame(location.file, place.file) || Self.isShort(location.file, place.file)
    }
    let lines = Set(subjects.flatMap(\.places).filter(inFile).map(\.line))
    let nearest = lines.sorted { abs($0 - place.line) < abs($1 - place.line) }.prefix(3).sorted()
    guard !nearest.isEmpty else { return nil }
    let near = subjects.filter { $0.places.contains { inFile($0) && nearest.contains($0.line) } }
    return ("the nearest lines with findings are \(nearest.map(String.init).inWords("and"))", near)
  }

  /// The findings with names that are spelled like a text.
  private func near(_ operand: String) -> (remedy: String, subjects: [WaiverSubject]) {
    let names = NameSuggestion.closest(to: operand, among: subjects.flatMap(\.names))
    guard !names.isEmpty else { return ("run 'legible audit --verbose' to list the findings", []) }
    let near = subjects.filter { subject in names.contains { subject.names.contains($0) } }
    return ("did you mean \(names.map(quoted).inWords("or"))?", near)
  }

  private func isThere(_ location: SourceLocation, _ place: Place, _ isFile: (String, String) -> Bool) -> Bool {
    location.line == place.line && (place.column.map { location.column == $0 } ?? true)
      && isFile(location.file, place.file)
  }

  private func isSame(_ displayed: String, _ typed: String) -> Bool {
    displayed == typed || located(displayed) == Platform.absolute(typed, from: Platform.currentFolder)
  }

  private static func isShort(_ displayed: String, _ typed: String) -> Bool {
    WaiverSubject.shortName(of: displayed) == typed
  }

  /// A line of a file, as reports print it.
  private struct Place {
    let file: String
    let line: Int
    let column: Int?

    /// Reads `FILE:LINE`, `FILE:LINE:COLUMN`, or `FILE, line LINE`; nil for anything else.
    init?(_ text: String) {
      let words = text.parts(around: ", line ")
      if words.count > 1, let last = words.last.flatMap({ Int($0) }), last > 0 {
        (file, line, column) = (words.dropLast().joined(separator: ", line "), last, nil)
        return
      }
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
