/// A part of an image whose rows come together: every nth column and row from a first one.
struct PNGPass: Hashable, Sendable {
  /// The first column.
  let x: Int
  /// The first row.
  let y: Int
  /// The distance of columns.
  let stepX: Int
  /// The distance of rows.
  let stepY: Int

  /// An image that is not interlaced.
  static let whole = PNGPass(x: 0, y: 0, stepX: 1, stepY: 1)

  /// The seven passes of an interlaced image (PNG 3 section 8.2).
  static let adam7 = [
    PNGPass(x: 0, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 4, y: 0, stepX: 8, stepY: 8),
    PNGPass(x: 0, y: 4, stepX: 4, stepY: 8),
    PNGPass(x: 2, y: 0, stepX: 4, stepY: 4),
    PNGPass(x: 0, y: 2, stepX: 2, stepY: 4),
    PNGPass(x: 1, y: 0, stepX: 2, stepY: 2),
    PNGPass(x: 0, y: 1, stepX: 1, stepY: 2),
  ]

  /// Returns the number of columns of the pass in an image of a width.
  func columns(of width: Int) -> Int { (width - x + stepX - 1) / stepX }

  /// Returns the number of rows of the pass in an image of a height.
  func rows(of height: Int) -> Int { (height - y + stepY - 1) / stepY }
}
