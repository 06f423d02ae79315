/// One token: its bytes, its kind, and its surroundings.
package struct Token: Sendable {
  struct Surroundings: OptionSet, Sendable {
    /// The marks as bits.
    package let rawValue: UInt8
    /// Makes a set from its bits.
    init(rawValue: UInt8) { self.rawValue = rawValue }
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
  var partner: UInt32
  let kind: TokenKind
  /// The keyword that its bytes are, or `none`.
  let keyword: Keyword
  var surroundings: Surroundings

  /// True if it is the first token of its line.
  var startsLine: Bool { surroundings.contains(.newLine) }
}
