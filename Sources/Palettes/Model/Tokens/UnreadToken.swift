/// A token that a file declares and that is not read as a color.
package struct UnreadToken: Hashable, Sendable {
  /// The names from the root on, joined by dots.
  package var path: String
  /// The place of its key.
  package var location: SourceLocation
  /// The reason in one clause, with the correction: `its type is "dimension"; refer to a color`.
  var reason: String
}

extension Collection<Palette> {
  /// The sentence about a name that means no token in any of the palettes, without a full stop.
  package func absence(of name: String) -> String {
    lazy.compactMap { $0.unread[name] }.first?.words ?? "there is no token \(name.inQuotes)"
  }
}

extension UnreadToken {
  /// The token, its place and the reason in one sentence, without a full stop.
  package var words: String {
    "\(path.inQuotes) is declared at \(location.text) but is not read as a color: \(reason)"
  }
}
