/// The luminance of one of two compared colors over a box of backdrops, with what its slopes need.
struct SeenLuminance {
  /// The color's channels, rounding included.
  let channels: IntervalColor
  /// The decoded channels.
  private let linear: IntervalColor
  /// Relative luminance + 0.05.
  let raised: Interval
  /// True if the weighted sum can be negative, where it counts as 0.
  let floors: Bool

  /// The knee of the decoding curve, at which the printed constants have a jump.
  static let knee = 0.04045
  /// An upper bound on the jump of the curve at its knee.
  static let kneeJump = 2.4e-9
  /// The largest relative change of a ratio of two colors that the jump can cause: 2 · 2.4e-9/0.05.
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

  /// True if a channel can lie on either side of the knee.
  var crossesKnee: Bool {
    Self.crosses(channels.red) || Self.crosses(channels.green) || Self.crosses(channels.blue)
  }

  /// The slopes of the decoding curve at the channels.
  @inline(__always)
  var curveSlopes: IntervalColor {
    IntervalColor(
      Self.slope(channels.red, linear.red), Self.slope(channels.green, linear.green),
      Self.slope(channels.blue, linear.blue))
  }

  /// True if slopes grow with the channels over their whole range, and the luminance is not floored.
  var isPlain: Bool {
    !floors && channels.red.lower > -Self.knee && channels.green.lower > -Self.knee && channels.blue.lower > -Self.knee
  }

  /// The slopes of ln(luminance + 0.05) against the channels.
  @inline(__always)
  var slopes: IntervalColor {
    let inverse = Interval(1 / raised.upper, 1 / raised.lower)
    let curve = curveSlopes
    let slopes = IntervalColor(
      (BoundStep.red * curve.red).times(nonNegative: inverse).widened,
      (BoundStep.green * curve.green).times(nonNegative: inverse).widened,
      (BoundStep.blue * curve.blue).times(nonNegative: inverse).widened)
    return floors ? IntervalColor(slopes.red.withZero, slopes.green.withZero, slopes.blue.withZero) : slopes
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

  /// Returns the change of the slope of the curve over channels above −0.04: its own slope, which grows, and its jump
  /// at the knee.
  @inline(__always)
  static func bend(_ channel: Interval) -> (curvature: Interval, jump: Interval) {
    let upper = curvature(channel.upper)
    guard channel.lower <= knee, channel.upper >= knee else {
      return (Interval(curvature(channel.lower), upper).widened, .zero)
    }
    return (Interval(0, upper).widened, Interval(-0.0014, 0.0014))
  }

  /// d²/dx² ((x + 0.055)/1.055)^2.4 = 2.4·1.4·value/(x + 0.055)².
  @inline(__always)
  private static func curvature(_ channel: Double) -> Double {
    guard channel > knee else { return 0 }
    let raised = channel + 0.055
    return 3.36 * TransferCurve.decodeSRGB(channel) / (raised * raised)
  }

  @inline(__always)
  private static func crosses(_ channel: Interval) -> Bool {
    (channel.lower <= knee && channel.upper >= knee) || (channel.lower <= -knee && channel.upper >= -knee)
  }
}
