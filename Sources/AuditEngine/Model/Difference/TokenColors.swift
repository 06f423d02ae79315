/// The colors of one token of an audit.
package struct TokenColors: Hashable, Sendable {
  /// One entry.
  package struct Entry: Hashable, Sendable {
    /// The condition of the entry, such as `High Dark`.
    package let entry: String
    /// The color as reports print it: hexadecimal, with its alpha if it is translucent, or the name of a system color.
    package let color: String

    /// Describes an entry.
    package init(entry: String, color: String) { (self.entry, self.color) = (entry, color) }
  }

  /// The id of the audit.
  package let audit: String
  /// The token by the shortest name that resolves to it.
  package let token: String
  /// The entries, in the order of the file.
  package let entries: [Entry]

  /// Describes a token.
  package init(audit: String, token: String, entries: [Entry]) {
    (self.audit, self.token, self.entries) = (audit, token, entries)
  }
}
