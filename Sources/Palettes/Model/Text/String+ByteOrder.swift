extension String {
  /// Returns true if this text comes before another by its UTF-8 bytes, a prefix before the whole.
  @inlinable
  public func precedesInBytes(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.precedes($0) } }
  }

  /// Returns true if this text comes before another by its bytes, with runs of digits as numbers: `blue-5` before
  /// `blue-10`.
  package func precedesNaturally(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.precedesNaturally($0) } }
  }

  @inlinable
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Compares runs of digits as numbers and all else byte by byte; ties are broken by bytes alone.
  func precedesNaturally(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    var (mine, theirs) = (0, 0)
    while mine < count, theirs < other.count {
      let (own, foreign) = (number(at: mine), other.number(at: theirs))
      if let own, let foreign {
        if own.count != foreign.count { return own.count < foreign.count }
        for (left, right) in zip(own, foreign) where self[left] != other[right] { return self[left] < other[right] }
        (mine, theirs) = (own.upperBound, foreign.upperBound)
      } else {
        if self[mine] != other[theirs] { return self[mine] < other[theirs] }
        (mine, theirs) = (mine + 1, theirs + 1)
      }
    }
    let (rest, otherRest) = (count - mine, other.count - theirs)
    return rest != otherRest ? rest < otherRest : precedes(other)
  }

  /// The digits of the number at a position, without leading zeros; nil if there is none.
  private func number(at start: Int) -> Range<Int>? {
    let isDigit = { (byte: UInt8) in byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
    guard isDigit(self[start]) else { return nil }
    let end = self[start...].firstIndex { !isDigit($0) } ?? count
    let first = self[start..<end].firstIndex { $0 != UInt8(ascii: "0") } ?? end
    return first..<end
  }

  /// Compares eight bytes at a time.
  @inlinable
  func precedes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    let shared = Swift.min(count, other.count)
    var index = 0
    while index + 8 <= shared {
      let (mine, theirs) = (bigEndianWord(at: index), other.bigEndianWord(at: index))
      if mine != theirs { return mine < theirs }
      index += 8
    }
    while index < shared, self[index] == other[index] { index += 1 }
    return index < shared ? self[index] < other[index] : count < other.count
  }

  @inlinable
  func bigEndianWord(at index: Int) -> UInt64 {
    UInt64(bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(fromByteOffset: index, as: UInt64.self))
  }
}
