package import Palettes

/// The reason that a wish for advice cannot be followed.
package enum WishProblem: Error, Hashable, Sendable {
  /// No token has this name; the names that there are.
  case unknownToken(String, among: [String])
  /// A file declares a token of this name that is not read as a color.
  case unreadToken(UnreadToken)
  /// Several tokens have this name; their qualified names.
  case ambiguousToken(String, [String])
  /// A tie that is not written as `A=B`.
  case malformedTie(String)
  /// Two tokens to be tied whose colors differ.
  case unequalTie(String, String)
}
