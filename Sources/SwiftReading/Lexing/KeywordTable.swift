import FileSyntax

/// Finds the keyword that some bytes are, in a few steps and without a String.
struct KeywordTable: Sendable {
  /// The bytes of a word of at most sixteen, and their number.
  struct Key: Equatable, Sendable {
    private var first: UInt64 = 0
    private var second: UInt64 = 0

    /// Packs bytes; nil when there are too few or too many for a keyword.
    @inline(__always)
    init?(_ bytes: CountedBuffer<UInt8>, _ range: Range<Int>) {
      guard range.count >= 2, range.count <= 16 else { return nil }
      for offset in range { append(bytes[offset]) }
    }

    /// Packs the bytes of a keyword.
    init(_ word: String) {
      for byte in word.utf8 { append(byte) }
    }

    @inline(__always)
    private mutating func append(_ byte: UInt8) {
      second = second << 8 | first >> 56
      first = first << 8 | UInt64(byte)
    }

    var slot: Int {
      let mixed = (first ^ second &* 31) &* 0x9E37_79B9_7F4A_7C15
      return Int(truncatingIfNeeded: mixed >> 55)
    }
  }

  static let standard = KeywordTable()

  private var keys = [Key?](repeating: nil, count: 512)
  private var words = [Keyword](repeating: .none, count: 512)

  private init() {
    for word in Keyword.allCases where word != .none {
      let key = Key(word.rawValue)
      var slot = key.slot
      while keys[slot] != nil { slot = (slot + 1) & 511 }
      keys[slot] = key
      words[slot] = word
    }
  }

  /// Returns the keyword with the spelling of a key.
  @inline(__always)
  func keyword(_ key: Key) -> Keyword {
    var slot = key.slot
    while let other = keys[slot] {
      if other == key { return words[slot] }
      slot = (slot + 1) & 511
    }
    return .none
  }
}
