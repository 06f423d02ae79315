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
