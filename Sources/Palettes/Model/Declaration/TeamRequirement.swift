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
  /// The ratio that its pairs and the pairs of its rules must reach, if stricter than the policy; nil for none.
  package var minimum: Double?
  /// Ids of requirements that cannot be met together with this one.
  package var contradicts: [String] = []
  /// True if a manual check is required as well.
  package var isManual: Bool
  /// The steps by which a person checks it; nil if the audit file does not say.
  package var check: String?
  /// The author's remark, such as the place in a design document; nil for none.
  package var note: String?
  /// The place where the audit file declares it.
  package var location: SourceLocation

  /// Makes a requirement that cannot be checked unless rules or pairs are given.
  init(
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
