/// The two compared luminances over a box of backdrops.
///
/// Text with little opacity and its surroundings change nearly equally. Separate bounds of each ignore that, so the
/// channels' differences, which are known exactly, give a second form of the quotient and of its slopes.
struct SeenPair {
  let foreground: SeenLuminance
  let surroundings: SeenLuminance
  /// Foreground less surroundings by channel; nil if the forms above do not hold.
  private let difference: IntervalColor?
  /// The difference of the luminances by that of the channels, over the raised luminance of the surroundings.
  private let excess: Interval

  @inline(__always)
  init(foreground: SeenLuminance, surroundings: SeenLuminance, difference: IntervalColor?) {
    self.foreground = foreground
    self.surroundings = surroundings
    guard let difference, foreground.isPlain, surroundings.isPlain else {
      self.difference = nil
      excess = Interval(-.infinity, .infinity)
      return
    }
    self.difference = difference
    let (one, other) = (foreground.curveSlopes, surroundings.curveSlopes)
    let sum =
      (BoundStep.red * difference.red.times(nonNegative: one.red.hull(other.red))).widened
      + (BoundStep.green * difference.green.times(nonNegative: one.green.hull(other.green))).widened
      + (BoundStep.blue * difference.blue.times(nonNegative: one.blue.hull(other.blue))).widened
    let raised = surroundings.raised
    excess =
      sum.widened.expanded(by: SeenLuminance.kneeJump)
      .times(nonNegative: Interval(1 / raised.upper, 1 / raised.lower)).widened
  }

  /// Every value of (foreground + 0.05)/(surroundings + 0.05).
  @inline(__always)
  var quotient: Interval {
    Interval(
      foreground.raised.lower / surroundings.raised.upper, foreground.raised.upper / surroundings.raised.lower
    ).widened.intersection((Interval(1) + excess).widened)
  }

  var crossesKnee: Bool { foreground.crossesKnee || surroundings.crossesKnee }

  /// The slopes of ln quotient against the channels of the surface, by the difference; nil if it does not hold.
  ///
  /// With A and B the raised luminances, a and b their channels, p and q what is left of the surface's channels in them:
  /// w·(p·D′(a)/A − q·D′(b)/B) = w/A·((p − q)·D′(a) + q·(D′(a) − D′(b)) − q·D′(b)·(A − B)/B), D′(a) − D′(b) = (a − b)·D″.
  @inline(__always)
  func slopes(_ layers: LayerDifference) -> IntervalColor? {
    guard let difference else { return nil }
    let (one, other) = (foreground.curveSlopes, surroundings.curveSlopes)
    let inverse = Interval(1 / foreground.raised.upper, 1 / foreground.raised.lower)
    func slope(
      _ weight: Double, _ difference: Interval, _ a: Interval, _ b: Interval, _ one: Interval, _ other: Interval
    ) -> Interval {
      let bend = SeenLuminance.bend(a.hull(b))
      let turn = difference.times(nonNegative: bend.curvature).widened + bend.jump
      let sum =
        (layers.keptMore * one).widened + (layers.keptBelow * turn).widened
        - (layers.keptBelow * excess.times(nonNegative: other)).widened
      return (weight * sum.widened.times(nonNegative: inverse)).widened
    }
    let (a, b) = (foreground.channels, surroundings.channels)
    return IntervalColor(
      slope(BoundStep.red, difference.red, a.red, b.red, one.red, other.red),
      slope(BoundStep.green, difference.green, a.green, b.green, one.green, other.green),
      slope(BoundStep.blue, difference.blue, a.blue, b.blue, one.blue, other.blue))
  }
}

/// The difference of two colors drawn over one surface: `keptMore·surface + offset` by channel.
struct LayerDifference {
  /// The share of the surface's channels in the foreground beyond that in the other color.
  let keptMore: Double
  /// The share of them in the other color.
  let keptBelow: Double
  private let offset: Components
  private let slack: Double

  /// Makes the difference of two colors that both let the surface through; nil for others.
  init?(_ stack: LayerStack, _ foreground: ComparedColor, _ surroundings: ComparedColor) {
    guard foreground.fixed == nil, surroundings.fixed == nil else { return nil }
    let below = stack.against ?? EncodedLayer(EncodedSRGB(red: 0, green: 0, blue: 0), alpha: 0)
    keptMore = below.alpha - stack.foreground.alpha
    keptBelow = 1 - below.alpha
    let (one, other) = (stack.foreground.color, below.color)
    let (alpha, otherAlpha) = (stack.foreground.alpha, below.alpha)
    offset = Components(
      alpha * one.red - otherAlpha * other.red, alpha * one.green - otherAlpha * other.green,
      alpha * one.blue - otherAlpha * other.blue)
    guard keptBelow >= 0 else { return nil }
    slack = (foreground.steps + surroundings.steps).reduce(0) { $0 + $1.slack }
  }

  @inline(__always)
  func over(_ surface: IntervalColor) -> IntervalColor {
    func channel(_ surface: Interval, _ offset: Double) -> Interval {
      (keptMore * surface + Interval(offset)).expanded(by: slack)
    }
    return IntervalColor(
      channel(surface.red, offset.first), channel(surface.green, offset.second), channel(surface.blue, offset.third))
  }
}
