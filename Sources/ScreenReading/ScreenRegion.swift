/// A rectangle of a screenshot in pixels.
package struct ScreenRegion: Hashable, Sendable {
  /// The first column.
  package var x: Int
  /// The first row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Makes a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The bounds of a box.
  init(_ box: PixelBox) { self.init(x: box.left, y: box.top, width: box.width, height: box.height) }
}
