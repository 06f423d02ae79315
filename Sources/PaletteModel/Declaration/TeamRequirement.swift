/// A requirement of the team, mapped to what can be checked.
package struct TeamRequirement: Hashable, Sendable {
  /// The team's id, unique in an audit, for example `DESG-02`.
  package var id: String
  /// The requirement, in the team's words.
  package var title: String
  /// Ids of rules that must find nothing.
  package var rules: [String]
  /// Ids of pairs that must pass; `*`, `?` and `[…]` match parts of an id.
  package var pairs: [String]
  /// True if a manual check is required as well.
  package var isManual: Bool
  /// The place where the audit file declares it.
  package var location: SourceLocation

  /// Makes a requirement that cannot be checked unless rules or pairs are given.
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
