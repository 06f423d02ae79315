extension Array {
  /// Sorts by bytes that a closure appends for each element, a beginning before the whole; equal ones keep their order.
  ///
  /// The bytes are made once and lie in one piece, so that a comparison follows no reference.
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
