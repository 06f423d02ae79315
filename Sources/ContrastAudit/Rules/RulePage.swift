/// What a person reads about a rule, under headings that are the same for every rule.
package struct RulePage: Sendable {
  /// A name in sentence case.
  package let title: String
  /// What it finds.
  package let finds: String
  /// Why it matters.
  package let matters: String
  /// The pairs of an audit file that make the rule speak; a test runs it.
  package let failing: String
  /// The same pairs, mended; a test runs it.
  package let passing: String
  /// How to remedy.
  package let remedy: String
  /// Clauses and documents.
  package let references: [String]
}
