/// A rectangle of an image in points, from its upper left corner.
package struct ImageRegion: Hashable, Sendable {
  /// The left edge.
  package var x: Double
  /// The upper edge.
  package var y: Double
  /// The width, above 0.
  package var width: Double
  /// The height, above 0.
  package var height: Double

  /// Makes a rectangle.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The pixels between the edges, each rounded to the nearest pixel edge; nil if it is empty or leaves the image.
  func pixels(scale: Double, width imageWidth: Int, height imageHeight: Int) -> (x: Range<Int>, y: Range<Int>)? {
    guard let columns = Self.span(x, width, scale, imageWidth), let rows = Self.span(y, height, scale, imageHeight)
    else { return nil }
    return (columns, rows)
  }

  private static func span(_ start: Double, _ length: Double, _ scale: Double, _ limit: Int) -> Range<Int>? {
    let (lower, upper) = (start * scale, (start + length) * scale)
    guard lower >= 0, upper > lower, upper < Double(limit) + 0.5 else { return nil }
    let (first, end) = (Int(lower + 0.5), Int(upper + 0.5))
    return first < end && end <= limit ? first..<end : nil
  }
}
