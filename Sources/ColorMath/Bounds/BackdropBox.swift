/// An interval for each coordinate of a piece of backdrops.
struct BackdropBox {
  var first: Interval
  var second: Interval
  var third: Interval

  @inline(__always)
  init(_ first: Interval, _ second: Interval, _ third: Interval) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The width below which boxes are no longer divided.
  private static let leastWidth = 0x1p-44

  var middle: Components { Components(first.middle, second.middle, third.middle) }

  var isTiny: Bool {
    first.width < Self.leastWidth && second.width < Self.leastWidth && third.width < Self.leastWidth
  }

  /// Collapses the coordinates along which a function is monotonic to the end at which it is least.
  @inline(__always)
  mutating func collapse(along slopes: IntervalColor) -> Bool {
    let one = Self.collapse(&first, slopes.red)
    let two = Self.collapse(&second, slopes.green)
    let three = Self.collapse(&third, slopes.blue)
    return one || two || three
  }

  @inline(__always)
  private static func collapse(_ side: inout Interval, _ slope: Interval) -> Bool {
    guard side.width > 0, slope.lower >= 0 || slope.upper <= 0 else { return false }
    side = Interval(slope.lower >= 0 ? side.lower : side.upper)
    return true
  }

  /// The place from which the mean-value form gives its best lower bound, and how far the function can fall from there.
  ///
  /// Baumann 1988: where the steepest fall toward either end is the same.
  @inline(__always)
  func lowest(along slopes: IntervalColor) -> (place: Components, fall: Double) {
    let (x, one) = Self.lowest(first, slopes.red)
    let (y, two) = Self.lowest(second, slopes.green)
    let (z, three) = Self.lowest(third, slopes.blue)
    return (Components(x, y, z), one + two + three)
  }

  @inline(__always)
  private static func lowest(_ side: Interval, _ slope: Interval) -> (place: Double, fall: Double) {
    guard side.width > 0 else { return (side.lower, 0) }
    let place = side.lower + side.width * (-slope.lower / slope.width)
    guard place > side.lower, place < side.upper else {
      return (side.middle, side.width * slope.magnitude)
    }
    return (place, max(slope.upper * (place - side.lower), slope.lower * (place - side.upper)))
  }

  /// Returns the most by which a function can differ from its value in the middle.
  func rise(along slopes: IntervalColor) -> Double {
    (first.width * slopes.red.magnitude + second.width * slopes.green.magnitude
      + third.width * slopes.blue.magnitude) * (0.5 + 0x1p-48)
  }

  /// The coordinate along which dividing gains most for the mean-value form.
  @inline(__always)
  func axis(along slopes: IntervalColor) -> UInt8 {
    Self.greatest(
      first.width * slopes.red.width, second.width * slopes.green.width, third.width * slopes.blue.width)
  }

  /// The coordinate along which a function changes most.
  func steepestAxis(along slopes: IntervalColor) -> UInt8 {
    Self.greatest(
      first.width * slopes.red.magnitude, second.width * slopes.green.magnitude,
      third.width * slopes.blue.magnitude)
  }

  @inline(__always)
  private static func greatest(_ one: Double, _ two: Double, _ three: Double) -> UInt8 {
    one >= two && one >= three ? 0 : two >= three ? 1 : 2
  }

  /// The halves along a coordinate.
  @inline(__always)
  func halves(along axis: UInt8) -> (BackdropBox, BackdropBox) {
    var (one, other) = (self, self)
    switch axis {
    case 0: (one.first.upper, other.first.lower) = (first.middle, first.middle)
    case 1: (one.second.upper, other.second.lower) = (second.middle, second.middle)
    default: (one.third.upper, other.third.lower) = (third.middle, third.middle)
    }
    return (one, other)
  }
}
