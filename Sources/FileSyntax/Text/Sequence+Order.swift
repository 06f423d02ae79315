extension Sequence {
  /// Returns the elements in the order that a closure defines; equal ones keep their order.
  @inlinable
  package func ordered(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return Places.sorted(elements.count) { isBefore(elements[$0], elements[$1]) }.map { elements[$0] }
  }
}

extension Array {
  /// Sorts the elements by a closure; equal ones keep their order.
  @inlinable
  package mutating func order(by isBefore: (Element, Element) -> Bool) {
    // Many lists are written in their order.
    guard indices.dropFirst().contains(where: { isBefore(self[$0], self[$0 - 1]) }) else { return }
    self = ordered(by: isBefore)
  }
}
