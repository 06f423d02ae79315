extension String {
  /// Whether this text comes before another by the bytes of its UTF-8, a beginning before the whole.
  @inlinable
  public func precedesInBytes(_ other: String) -> Bool {
    withBytes { bytes in other.withBytes { bytes.precedes($0) } }
  }

  @inlinable
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Bool) -> Bool {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    return Array(utf8).withUnsafeBufferPointer(body)
  }
}

extension UnsafeBufferPointer<UInt8> {
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
