/// One value or key on the tape: 16 bytes with its range and the position of the next one.
///
/// The tape holds nodes in the order of the file. A container is followed by its content; a key by its value.
@usableFromInline
struct JSONNode: Sendable {
  /// The first byte of the value.
  @usableFromInline var start: UInt32
  /// The byte after the value.
  @usableFromInline var end: UInt32
  /// The node after the value and all inside it; in a container still open, the container around it.
  @usableFromInline var next: UInt32
  /// Bits 0–2 are the kind, bit 3 the mark, bits 4–31 the count: 512 MiB hold no more than 2²⁸ − 1 elements.
  @usableFromInline var bits: UInt32

  /// Makes a node without content.
  @inline(__always) init(_ kind: JSONKind, start: Int, end: Int, next: Int, isMarked: Bool = false) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
    self.bits = UInt32(kind.rawValue) | (isMarked ? 8 : 0)
  }

  /// Counts the bytes of the value from a place further on.
  @inline(__always) mutating func move(by distance: Int) {
    start &-= UInt32(truncatingIfNeeded: distance)
    end &-= UInt32(truncatingIfNeeded: distance)
  }

  /// The kind of value; keys are strings.
  @inline(__always) var kind: JSONKind { JSONKind(rawValue: UInt8(bits & 7)) ?? .null }
  /// True if it is an object.
  @inlinable var isObject: Bool { bits & 7 == 0 }
  /// True if it is an array.
  @inlinable var isArray: Bool { bits & 7 == 1 }
  /// True if it is a string or a key.
  @inlinable var isString: Bool { bits & 7 == 2 }

  /// For a string, true if it has escapes; for an object, true if keys repeat.
  @inlinable var isMarked: Bool {
    get { bits & 8 != 0 }
    set { bits = newValue ? bits | 8 : bits & ~8 }
  }

  /// Elements or members of a container; for a marked string, the place after the document at which its text stands.
  @inline(__always) var count: Int {
    get { Int(bits >> 4) }
    set { bits = bits & 15 | UInt32(truncatingIfNeeded: newValue) << 4 }
  }

  /// Makes a string or key whose text is at a place after the document, rather than between its first and last
  /// byte.
  static func string(_ range: Range<Int>, textAt place: Int, next: Int) -> JSONNode {
    var node = JSONNode(.string, start: range.lowerBound, end: range.upperBound, next: next, isMarked: true)
    node.count = place
    return node
  }

  /// The bytes of the value; a string's include its quotes.
  @inlinable var range: Range<Int> { Range(uncheckedBounds: (Int(start), Int(end))) }
  /// The bytes between a string's quotes.
  @inlinable var content: Range<Int> { Range(uncheckedBounds: (Int(start) + 1, Int(end) - 1)) }
}
