/// A requirement of the team's own, mapped to what can be looked for.
package struct TeamRequirement: Hashable, Sendable {
  /// The team's id, unique in an audit, for example `DESG-02`.
  package var id: String
  /// What is required, in the team's words.
  package var title: String
  /// Ids of rules that must find nothing.
  package var rules: [String]
  /// Ids of pairs that must pass; `*`, `?` and `[…]` stand for parts of an id.
  package var pairs: [String]
  /// Whether a person must look as well.
  package var isManual: Bool
  /// Where the audit file declares it.
  package var location: SourceLocation

  /// Makes a requirement that nothing can be looked for, unless rules or pairs are given.
  package init(
    _ id: String, title: String, rules: [String] = [], pairs: [String] = [], isManual: Bool = false,
    at location: SourceLocation
  ) {
    self.id = id
    self.title = title
    self.rules = rules
    self.pairs = pairs
    self.isManual = isManual
    self.location = location
  }
}
