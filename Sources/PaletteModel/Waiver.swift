/// A reasoned and dated exception: findings that do not count at the gate until a day.
package struct Waiver: Hashable, Sendable {
  /// The rules whose findings it covers: an id, or a pattern with `*`, `?` and `[…]`; nil for every rule.
  package var rule: String?
  /// The ids of the pairs that it is about, as a pattern; nil for any.
  package var pair: String?
  /// The foreground's name, as a pattern; nil for any.
  package var foreground: String?
  /// The surface's name, as a pattern; nil for any.
  package var surface: String?
  /// A token, catalog or icon that the finding is about, as a pattern; nil for any.
  package var token: String?
  /// The lines of code that it stands beside; nil for one of the audit file.
  package var lines: Lines?
  /// The variants in which it holds; a state holds where its appearance does.
  package var variants = VariantSet.all
  /// Why the exception is made, in the team's words.
  package var reason = ""
  /// The last day on which it holds; nil only where the file gives none that can be read.
  package var until: CalendarDate?
  /// Who answers for it; nil where the file names nobody.
  package var owner: String?
  /// Where the audit file declares it.
  package var location: SourceLocation

  /// Makes a waiver that covers everything and has neither reason nor end.
  package init(at location: SourceLocation) { self.location = location }

  /// Some lines of one source file.
  package struct Lines: Hashable, Sendable {
    /// The file, as reports print it.
    package var file: String
    /// The numbers of the lines, from 1.
    package var numbers: ClosedRange<Int>

    /// Names some lines.
    package init(file: String, numbers: ClosedRange<Int>) { (self.file, self.numbers) = (file, numbers) }

    /// Whether a place is on one of them.
    package func contains(_ place: SourceLocation) -> Bool {
      place.file == file && numbers.contains(place.line)
    }
  }

  /// What it selects, as key and pattern, in the order of the keys above; never empty for a waiver of an audit file.
  package var selectors: [(key: String, pattern: String)] {
    [
      ("rule", rule), ("pair", pair), ("foreground", foreground), ("on", surface), ("token", token),
      ("in", lines?.file),
    ]
    .compactMap { key, pattern in pattern.map { (key, $0) } }
  }

  /// Whether its last day is before a day.
  package func isExpired(on today: CalendarDate) -> Bool { until.map { $0 < today } ?? false }
}
