/// Finds members of an object whose decoded keys are equal.
///
/// Small objects are compared pair by pair on a hash, large ones after sorting, so that no choice of keys makes
/// it quadratic.
struct JSONDuplicateKeys {
  /// Two keys that are equal, as places on the tape.
  struct Pair {
    var first: Int
    var later: Int
  }

  private struct Key {
    var hash: UInt64
    var node: Int
  }

  /// Objects up to this size are compared pair by pair.
  private static let smallCount = 24
  /// The pairs found so far.
  private(set) var pairs: [Pair] = []
  private var keys: [Key] = []

  /// Checks a complete object of two or more members; returns true if keys repeat in it.
  @inline(__always)
  mutating func find(inObject object: Int, tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let first = object + 1
    let second = Int(tape[first + 1].next)
    if tape[object].count == 2, !tape[first].isMarked, !tape[second].isMarked,
      tape[first].content.count != tape[second].content.count
    {
      return false
    }
    if areSurelyDifferent(inObject: object, tape: tape, bytes: bytes) { return false }
    return findByHash(inObject: object, tape: tape, bytes: bytes)
  }

  /// Returns true if the keys of an object fall on different ones of 64 marks, which most keys of small objects do.
  @inline(__always)
  private func areSurelyDifferent(inObject object: Int, tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard tape[object].count <= Self.smallCount else { return false }
    let end = Int(tape[object].next)
    var marks: UInt64 = 0
    var index = object + 1
    while index < end {
      let key = tape[index]
      let (start, length) = (Int(key.start) + 1, Int(key.end - key.start) - 2)
      guard !key.isMarked, start + 8 <= bytes.count else { return false }
      var word = bytes.word(at: start)
      if length < 8 { word &= (1 << (8 * UInt64(length))) - 1 }
      let mark: UInt64 = 1 << (Self.mixed(word ^ UInt64(length)) >> 58)
      if marks & mark != 0 { return false }
      marks |= mark
      index = Int(tape[index + 1].next)
    }
    return true
  }

  @inline(never)
  private mutating func findByHash(
    inObject object: Int, tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let end = Int(tape[object].next)
    keys.removeAll(keepingCapacity: true)
    var index = object + 1
    while index < end {
      keys.append(Key(hash: Self.hash(tape[index], bytes), node: index))
      index = Int(tape[index + 1].next)
    }
    guard keys.count > Self.smallCount || hasEqualHashes() else { return false }
    return findBySorting(tape: tape, bytes: bytes)
  }

  private func hasEqualHashes() -> Bool {
    for later in keys.indices.dropFirst() {
      let hash = keys[later].hash
      for earlier in 0..<later where keys[earlier].hash == hash { return true }
    }
    return false
  }

  private mutating func findBySorting(tape: JSONTape, bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let order = { (first: Key, second: Key) -> Int in
      if first.hash != second.hash { return first.hash < second.hash ? -1 : 1 }
      return Self.compare(tape[first.node], tape[second.node], bytes)
    }
    keys.sort { first, second in
      let result = order(first, second)
      return result == 0 ? first.node < second.node : result < 0
    }
    let known = pairs.count
    var first = 0
    for later in keys.indices.dropFirst() {
      if order(keys[first], keys[later]) == 0 {
        pairs.append(Pair(first: keys[first].node, later: keys[later].node))
      } else {
        first = later
      }
    }
    return pairs.count > known
  }

  /// A hash of the decoded key.
  @inline(__always)
  private static func hash(_ key: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    let content = UnsafeBufferPointer(rebasing: bytes[key.content])
    if !key.isMarked { return hash(content) }
    return JSONEscapes.decoded(content).withUnsafeBufferPointer(hash)
  }

  @inline(__always)
  private static func hash(_ content: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: content.count)
    var offset = 0
    while offset + 8 <= content.count {
      hash = mixed(hash ^ content.word(at: offset))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < content.count {
      rest = rest << 8 | UInt64(content[offset])
      offset += 1
    }
    return mixed(hash ^ rest)
  }

  @inline(__always)
  private static func mixed(_ value: UInt64) -> UInt64 {
    let product = value &* 0x9E37_79B9_7F4A_7C15
    return product ^ product >> 32
  }

  /// -1, 0 or 1 by the bytes of the decoded keys.
  private static func compare(_ first: JSONNode, _ second: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    let (left, right) = (decoded(first, bytes), decoded(second, bytes))
    if left.elementsEqual(right) { return 0 }
    return left.lexicographicallyPrecedes(right) ? -1 : 1
  }

  private static func decoded(_ key: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    JSONEscapes.decoded(UnsafeBufferPointer(rebasing: bytes[key.content]))
  }
}
