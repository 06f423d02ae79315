/// The luminance of one of two compared colours over a box of backdrops, with what its slopes need.
struct SeenLuminance {
  /// The colour's channels, rounding included.
  private let channels: IntervalColor
  /// The same, decoded.
  private let linear: IntervalColor
  /// Relative luminance + 0.05.
  let raised: Interval
  private let floors: Bool

  /// Where the decoding curve has its knee and, by the printed constants, a jump.
  static let knee = 0.04045
  /// How far the jump at the knee (2.4e-9 upwards) can move the ratio of two colours, relatively: 2 · 2.4e-9/0.05.
  static let jump = 1e-7

  @inline(__always)
  init(_ channels: IntervalColor) {
    self.channels = channels
    linear = IntervalColor(
      Self.decoded(channels.red), Self.decoded(channels.green), Self.decoded(channels.blue))
    let sum =
      (BoundStep.red * linear.red).widened + (BoundStep.green * linear.green).widened
      + (BoundStep.blue * linear.blue).widened
    floors = sum.lower < 0
    raised = (Interval(max(0, sum.lower), max(0, sum.upper)) + Interval(0.05)).widened
  }

  /// Whether a channel can lie on either side of the knee.
  var crossesKnee: Bool {
    Self.crosses(channels.red) || Self.crosses(channels.green) || Self.crosses(channels.blue)
  }

  /// The slopes of ln(luminance + 0.05) against the channels.
  @inline(__always)
  var slopes: IntervalColor {
    let inverse = Interval(1 / raised.upper, 1 / raised.lower)
    func weighed(_ weight: Double, _ channel: Interval, _ linear: Interval) -> Interval {
      let slope = (weight * Self.slope(channel, linear)).times(nonNegative: inverse).widened
      return floors ? slope.withZero : slope
    }
    return IntervalColor(
      weighed(BoundStep.red, channels.red, linear.red), weighed(BoundStep.green, channels.green, linear.green),
      weighed(BoundStep.blue, channels.blue, linear.blue))
  }

  /// The curve rises everywhere, also over its jump; relative error below 2e-15.
  @inline(__always)
  private static func decoded(_ channel: Interval) -> Interval {
    Interval(TransferCurve.decodeSRGB(channel.lower), TransferCurve.decodeSRGB(channel.upper)).widened.widened
  }

  /// The slope grows with the distance from 0, also over the knee.
  @inline(__always)
  private static func slope(_ channel: Interval, _ linear: Interval) -> Interval {
    let (one, other) = (slope(channel.lower, linear.lower), slope(channel.upper, linear.upper))
    if channel.lower >= 0 { return Interval(one, other) }
    if channel.upper <= 0 { return Interval(other, one) }
    return Interval(1 / 12.92, max(one, other))
  }

  /// d/dx ((x + 0.055)/1.055)^2.4 = 2.4·value/(x + 0.055).
  @inline(__always)
  static func slope(_ channel: Double, _ linear: Double) -> Double {
    abs(channel) > knee ? 2.4 * abs(linear) / (abs(channel) + 0.055) : 1 / 12.92
  }

  @inline(__always)
  private static func crosses(_ channel: Interval) -> Bool {
    (channel.lower <= knee && channel.upper >= knee) || (channel.lower <= -knee && channel.upper >= -knee)
  }
}
