extension Array {
  /// Sorts by the bytes that a closure appends for each element, a prefix before the whole; equal elements keep their
  /// order.
  ///
  /// The bytes are made once and stored contiguously, so that a comparison follows no reference.
  @inlinable
  public func sortedByBytes(_ append: (Element, inout [UInt8]) -> Void) -> [Element] {
    var bytes: [UInt8] = []
    var ends: [Int] = []
    ends.reserveCapacity(count)
    for element in self {
      append(element, &bytes)
      ends.append(bytes.count)
    }
    return bytes.withUnsafeBufferPointer { bytes in
      ends.withUnsafeBufferPointer { ends in
        func key(_ index: Int) -> UnsafeBufferPointer<UInt8> {
          UnsafeBufferPointer(rebasing: bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]])
        }
        return indices.sorted { key($0).precedes(key($1)) }.map { self[$0] }
      }
    }
  }
}
