/// The one sort behind every order that a closure defines.
///
/// Places are sorted rather than elements, so that no element type has a sort of its own in the program.
@usableFromInline
enum Places {
  /// Returns the numbers below a count, sorted; equal ones keep their order.
  @usableFromInline
  package static func sorted(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
    (0..<count).sorted { isBefore($0, $1) }
  }
}

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
