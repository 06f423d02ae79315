/// A shape on a ground that touches nothing else on it: often a letter, or a word of connected letters.
struct InkShape: Sendable {
  /// The bounds in pixels.
  var box: PixelBox
  /// The zones that it consists of, counters of letters included.
  var zones: [Int32]
  /// The ground around it, of the encoding of the file.
  var ground = RGBSteps()
  /// The most frequent of the colors that differ most from the ground.
  var color = RGBSteps()
  /// The sum of the coverage of its pixels by the color, in pixels.
  var ink = 0.0
  /// The number of pixels that are clearly no mixture of the ground and the color.
  var foreign = 0
  /// The number of pixels that are clearly not the ground.
  var pixels = 0
  /// The mean number of strokes that a row crosses.
  var strokesPerRow = 0.0
  /// True if a part of it is not opaque.
  var isTranslucent = false

  /// The distance of color and ground in steps, 0…441.
  var contrast: Double { color.distance(to: ground) }

  /// True if its strokes are hardly wider than a pixel.
  var isThin: Bool { ink < 1.5 * max(strokesPerRow, 1) * Double(box.height) }

  /// The part of the bounds that is covered, 0…1.
  var fill: Double { ink / Double(max(box.width * box.height, 1)) }
}
