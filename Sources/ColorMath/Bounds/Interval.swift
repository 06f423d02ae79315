/// A closed interval of real numbers, with the ends in plain floating point.
///
/// Operations do not round outward one by one: what rounding may take away is given back by `widened`, once for at most
/// 16 roundings of 2⁻⁵³ each, or by an absolute slack (`BoundStep.slack`). Both keep an end of 0 if it is exactly 0.
struct Interval {
  var lower: Double
  var upper: Double

  @inline(__always)
  init(_ lower: Double, _ upper: Double) {
    self.lower = lower
    self.upper = upper
  }

  /// The interval of one number.
  @inline(__always)
  init(_ value: Double) { self.init(value, value) }

  static let zero = Interval(0)

  @inline(__always)
  var width: Double { upper - lower }

  @inline(__always)
  var middle: Double { lower + (upper - lower) / 2 }

  /// The distance from 0 to the further end.
  @inline(__always)
  var magnitude: Double { max(-lower, upper) }

  /// Room for 16 roundings of relative size 2⁻⁵³, at both ends.
  @inline(__always)
  var widened: Interval {
    Interval(lower - abs(lower) * 0x1p-49, upper + abs(upper) * 0x1p-49)
  }

  /// Room for an absolute error, at both ends.
  @inline(__always)
  func expanded(by slack: Double) -> Interval { Interval(lower - slack, upper + slack) }

  /// The smallest interval that also holds 0.
  @inline(__always)
  var withZero: Interval { Interval(min(lower, 0), max(upper, 0)) }

  /// The smallest interval that holds both.
  @inline(__always)
  func hull(_ other: Interval) -> Interval {
    Interval(min(lower, other.lower), max(upper, other.upper))
  }

  /// Returns the intersection, which is assumed to contain at least one number.
  @inline(__always)
  func intersection(_ other: Interval) -> Interval {
    Interval(max(lower, other.lower), min(upper, other.upper))
  }

  @inline(__always)
  static func + (left: Interval, right: Interval) -> Interval {
    Interval(left.lower + right.lower, left.upper + right.upper)
  }

  @inline(__always)
  static func - (left: Interval, right: Interval) -> Interval {
    Interval(left.lower - right.upper, left.upper - right.lower)
  }

  @inline(__always)
  static func * (factor: Double, interval: Interval) -> Interval {
    factor >= 0
      ? Interval(factor * interval.lower, factor * interval.upper)
      : Interval(factor * interval.upper, factor * interval.lower)
  }

  /// The product with an interval of numbers that are 0 or more.
  @inline(__always)
  func times(nonNegative factor: Interval) -> Interval {
    Interval(
      lower * (lower >= 0 ? factor.lower : factor.upper), upper * (upper >= 0 ? factor.upper : factor.lower))
  }
}
