/// The documentation of a rule, under headings that are the same for every rule.
package struct RulePage: Sendable {
  /// A name in sentence case.
  package let title: String
  /// The defect that it finds.
  package let finds: String
  /// The reason that it matters.
  package let matters: String
  /// Files that trigger the rule; a test runs them.
  package let failing: RuleExample
  /// The files with the defect fixed; a test runs them.
  package let passing: RuleExample
  /// The way to fix it.
  package let remedy: String
  /// A real occurrence: a published project or a palette of this package, with the findings there.
  package var seenIn: String?
  /// The findings on real apps that were judged at the source line; nil if none were.
  package var judged: JudgedFindings?
  /// Clauses and documents.
  package let references: [String]
}
