/// An interval for each channel of a color.
struct IntervalColor {
  var red: Interval
  var green: Interval
  var blue: Interval

  @inline(__always)
  init(_ red: Interval, _ green: Interval, _ blue: Interval) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  static let zero = IntervalColor(.zero, .zero, .zero)

  @inline(__always)
  static func + (left: IntervalColor, right: IntervalColor) -> IntervalColor {
    IntervalColor(left.red + right.red, left.green + right.green, left.blue + right.blue)
  }

  @inline(__always)
  static func - (left: IntervalColor, right: IntervalColor) -> IntervalColor {
    IntervalColor(left.red - right.red, left.green - right.green, left.blue - right.blue)
  }

  /// Returns the intersection, by channel.
  @inline(__always)
  func intersection(_ other: IntervalColor) -> IntervalColor {
    IntervalColor(
      red.intersection(other.red), green.intersection(other.green), blue.intersection(other.blue))
  }

  /// The distance from 0 to the furthest end of any channel.
  var magnitude: Double { max(red.magnitude, green.magnitude, blue.magnitude) }
}
