/// A stop of a gradient.
package struct BackdropStop: Hashable, Sendable {
  /// The color at the stop, which must be opaque.
  package var color: WrittenColor
  /// The position of the stop, 0 (start) … 1 (end).
  package var location: Double

  /// Places a color.
  package init(_ color: WrittenColor, at location: Double) {
    self.color = color
    self.location = location
  }
}
