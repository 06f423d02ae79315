/// Shapes on one ground in a row, like the letters of a line.
struct TextLine: Sendable {
  /// The zone below the line.
  var ground: Int
  /// The shapes by their numbers on the ground, from left to right.
  var shapes: [Int]
  /// The bounds in pixels.
  var box: PixelBox
  /// The color of most of its ink.
  var color: RGBSteps
}
