package import Palettes

/// Tests name rows of small tables by number.
extension TypedIndex: ExpressibleByIntegerLiteral {
  /// The index of the row with a number, from 0.
  package init(integerLiteral offset: Int) { self.init(offset) }
}
