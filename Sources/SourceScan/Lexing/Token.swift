/// One token: its bytes, its kind, and its surroundings.
package struct Token: Sendable {
  /// The surroundings of a token.
  package struct Surroundings: OptionSet, Sendable {
    /// The marks as bits.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break or the start of the file comes before the token.
    static let newLine = Surroundings(rawValue: 1)
    /// White space or a comment comes before the token.
    static let space = Surroundings(rawValue: 2)
    /// A name in backticks.
    static let backticks = Surroundings(rawValue: 4)
    /// A bracket without a partner.
    static let unmatched = Surroundings(rawValue: 8)
  }

  /// The offset of its first byte.
  package let start: UInt32
  /// The offset after its last byte.
  package let end: UInt32
  /// The index of the matching bracket; its own index for every other token.
  package internal(set) var partner: UInt32
  /// The kind of the token.
  package let kind: TokenKind
  /// The keyword that its bytes are, or `none`.
  package let keyword: Keyword
  /// The surroundings of the token.
  package internal(set) var surroundings: Surroundings

  /// True if it is the first token of its line.
  var startsLine: Bool { surroundings.contains(.newLine) }
}
