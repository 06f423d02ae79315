package import ColorMath

/// A reasoned and dated exception: findings that do not count at the gate until a date.
package struct Waiver: Hashable, Sendable {
  /// The rules whose findings it covers: an id, or a pattern with `*`, `?` and `[…]`; nil for every rule.
  package var rule: String?
  /// The ids of the pairs that it covers, as a pattern; nil for any.
  package var pair: String?
  /// The foreground's name, as a pattern; nil for any.
  package var foreground: String?
  /// The surface's name, as a pattern; nil for any.
  package var surface: String?
  /// A token, catalog or icon that the finding is about, as a pattern; nil for any.
  package var token: String?
  /// The lines of code that it covers; nil for one of the audit file.
  package var lines: Lines?
  /// The variants in which it holds; a state holds if its appearance does.
  package var variants = VariantSet.all
  /// The reason for the exception, in the team's words.
  package var reason = ""
  /// The last day on which it holds; nil only if the file gives no valid date.
  package var until: CalendarDate?
  /// The least ratio that it covers; nil if it covers every ratio.
  package var ratio: ContrastRatio?
  /// The person responsible for it; nil if the file names nobody.
  package var owner: String?
  /// The place where the audit file declares it.
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

    /// Returns true if a place is on one of the lines.
    package func contains(_ place: SourceLocation) -> Bool {
      place.file == file && numbers.contains(place.line)
    }
  }

  /// Its selectors, as key and pattern, in the order of the keys above; never empty for a waiver of an audit file.
  package var selectors: [(key: String, pattern: String)] {
    [
      ("rule", rule), ("pair", pair), ("foreground", foreground), ("on", surface), ("token", token),
      ("in", lines?.file),
    ]
    .compactMap { key, pattern in pattern.map { (key, $0) } }
  }

  /// Returns true if its last day is before a given day.
  package func isExpired(on today: CalendarDate) -> Bool { until.map { $0 < today } ?? false }
}

/// The index of a waiver in its audit file.
package typealias WaiverIndex = TypedIndex<Waiver>
