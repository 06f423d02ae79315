/// The numbers that a rule found: which subject, and in which measurements.
package enum Evidence: Hashable, Sendable {
  /// The pair misses its minimum in these measurements.
  case lowContrast(pair: Int, cells: [Int])
  /// The text cannot be told from its surface, or is drawn clear.
  case invisible(pair: Int, cells: [Int])
  /// A colour of the pair has no value.
  case unresolved(pair: Int, cells: [Int])
  /// The verdict rests on something uncertain.
  case unverified(pair: Int, cells: [Int])

  /// The pair that the evidence is about.
  package var pair: Int {
    switch self {
    case .lowContrast(let pair, _), .invisible(let pair, _), .unresolved(let pair, _), .unverified(let pair, _): pair
    }
  }

  /// The measurements in which it holds, in order.
  package var cells: [Int] {
    switch self {
    case .lowContrast(_, let cells), .invisible(_, let cells), .unresolved(_, let cells), .unverified(_, let cells):
      cells
    }
  }
}
