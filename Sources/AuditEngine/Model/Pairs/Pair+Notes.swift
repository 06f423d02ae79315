package import Palettes

extension Pair {
  /// The end of a note about a pair that sources show under several conditions, of which it names the first.
  package static let otherCases = ", and in other cases"
}
