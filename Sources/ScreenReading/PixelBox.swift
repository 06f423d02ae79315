/// A rectangle of pixels, empty at first.
struct PixelBox: Hashable, Sendable {
  /// The first column.
  var left = Int.max
  /// The first row.
  var top = Int.max
  /// The column after the last one.
  var right = 0
  /// The row after the last one.
  var bottom = 0

  /// The number of columns.
  var width: Int { max(right - left, 0) }
  /// The number of rows.
  var height: Int { max(bottom - top, 0) }

  /// Grows to contain columns of a row.
  @inline(__always)
  mutating func include(columns: Range<Int>, row: Int) {
    left = min(left, columns.lowerBound)
    right = max(right, columns.upperBound)
    top = min(top, row)
    bottom = max(bottom, row + 1)
  }

  /// Grows to contain another box.
  mutating func include(_ other: PixelBox) {
    left = min(left, other.left)
    right = max(right, other.right)
    top = min(top, other.top)
    bottom = max(bottom, other.bottom)
  }

  /// Returns true if another box lies inside without touching the edges from outside.
  func contains(_ other: PixelBox) -> Bool {
    other.left >= left && other.right <= right && other.top >= top && other.bottom <= bottom
  }

  /// Returns the number of common rows.
  func commonRows(with other: PixelBox) -> Int { max(0, min(bottom, other.bottom) - max(top, other.top)) }

  /// Returns the number of columns between this box and another; below 0 if they overlap.
  func gap(to other: PixelBox) -> Int { max(left, other.left) - min(right, other.right) }

  /// Returns the box grown on every side, inside an image.
  func grown(by margin: Int, width: Int, height: Int) -> PixelBox {
    PixelBox(
      left: max(left - margin, 0), top: max(top - margin, 0), right: min(right + margin, width),
      bottom: min(bottom + margin, height))
  }
}
