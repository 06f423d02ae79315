package import ColorMath
package import Palettes

/// The numbers of one commit in the history of a palette.
package struct HistoryLine: Hashable, Sendable {
  /// The hash of the commit, in lower-case hexadecimal digits.
  package var commit: String
  /// The day of the commit, as its author's clock shows it.
  package var date: CalendarDate
  /// The open findings by severity.
  package var errors = 0, warnings = 0, notes = 0
  /// The measurements by verdict.
  package var passed = 0, failed = 0, unverified = 0, exempt = 0
  /// The share of tokens that are in a pair, 0…1.
  package var coverage = 0.0
  /// The pair with the least ratio of those that fail, and that ratio; nil if none fails.
  package var worst: Worst?

  /// A pair and its least ratio.
  package struct Worst: Hashable, Sendable {
    package var pair: String
    package var ratio: ContrastRatio

    package init(pair: String, ratio: ContrastRatio) { (self.pair, self.ratio) = (pair, ratio) }
  }

  /// Starts with a commit that has no numbers.
  package init(commit: String, date: CalendarDate) { (self.commit, self.date) = (commit, date) }
}
