/// Tokens that people must tell apart by color.
package struct DistinctGroup: Hashable, Sendable {
  /// Names of tokens as the audit file writes them.
  package var tokens: [String]
  /// Where the audit file declares the group.
  package var location: SourceLocation

  /// Joins names of tokens into a group.
  package init(tokens: [String], at location: SourceLocation) {
    self.tokens = tokens
    self.location = location
  }
}
