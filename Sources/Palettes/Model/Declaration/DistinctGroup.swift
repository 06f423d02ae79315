/// Tokens that must be distinguishable by color.
package struct DistinctGroup: Hashable, Sendable {
  /// Names of tokens as written in the audit file.
  package var tokens: [String]
  /// The place where the audit file declares the group.
  package var location: SourceLocation

  /// Creates a group from the names of its tokens.
  init(tokens: [String], at location: SourceLocation) {
    self.tokens = tokens
    self.location = location
  }
}
