/// One token: where its bytes are, what it is, and what surrounds it.
package struct Token: Sendable {
  /// What stands around a token.
  package struct Surroundings: OptionSet, Sendable {
    /// The marks as bits.
    package let rawValue: UInt8
    /// Takes the bits as they are.
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// A line break stands between this token and the one before it, or nothing stands before it.
    static let newLine = Surroundings(rawValue: 1)
    /// White space or a comment stands before it.
    static let space = Surroundings(rawValue: 2)
    /// It is a name in backticks.
    static let backticks = Surroundings(rawValue: 4)
    /// It closes nothing, or nothing closes it.
    static let unmatched = Surroundings(rawValue: 8)
  }

  /// The offset of its first byte.
  package let start: UInt32
  /// The offset behind its last byte.
  package let end: UInt32
  /// The index of the token that closes or opens what this one opens or closes; its own index for every other token.
  package internal(set) var partner: UInt32
  /// What it is.
  package let kind: TokenKind
  /// The keyword that its bytes are, or `none`.
  package let keyword: Keyword
  /// What stands around it.
  package internal(set) var surroundings: Surroundings

  /// True if it is the first token of its line.
  var startsLine: Bool { surroundings.contains(.newLine) }
}
