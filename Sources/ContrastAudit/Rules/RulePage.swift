/// What a person reads about a rule, under headings that are the same for every rule.
package struct RulePage: Sendable {
  /// A name in sentence case.
  package let title: String
  /// What it finds.
  package let finds: String
  /// Why it matters.
  package let matters: String
  /// Files that make the rule speak; a test runs them.
  package let failing: RuleExample
  /// The same files, mended; a test runs them.
  package let passing: RuleExample
  /// How to remedy.
  package let remedy: String
  /// Where it fires for a real reason: a published project or a palette of this package, with what it finds there.
  package var seenIn: String?
  /// Clauses and documents.
  package let references: [String]
}
