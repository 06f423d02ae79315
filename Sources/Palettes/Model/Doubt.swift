/// A reason that a value is uncertain.
package struct Doubt: Hashable, Sendable {
  /// The reason in words, with a way to verify it, without a period.
  package var words: String
  /// The reason as one word of a closed list.
  package var code: ReasonCode

  /// Creates a doubt from its reason in words and as a code.
  package init(_ words: String, _ code: ReasonCode) {
    self.words = words
    self.code = code
  }

  /// True if the published values bound the truth, so that what all of them decide alike is certain.
  package var isRange: Bool { code == .disputed }

  /// The doubt if not every published value is considered, so that they bound nothing.
  package var unbounded: Doubt { isRange ? Doubt(words, .unconfirmed) : self }
}
