/// A pattern search over 8-bit colors for the one nearest to a target on one side of a luminance constraint.
///
/// Two channels step in all directions, by ever smaller steps; the third follows to the first value that satisfies
/// the constraint, so that every candidate lies on the edge of what is allowed, where the nearest color is.
struct NearestSearch {
  /// The color to approach.
  let target: Oklab
  /// The weight of a squared difference along a and b relative to one in lightness.
  let chromaWeight: Double
  /// The color whose hue is kept; nil if the hue is free.
  let hue: Oklab?
  let isLighter: Bool
  let side: (EightBitColor) -> ConstraintSide

  private var best = EightBitColor(red: 0, green: 0, blue: 0)
  private var least = Double.infinity

  init(
    target: Oklab, chromaWeight: Double, hue: Oklab?, isLighter: Bool, side: @escaping (EightBitColor) -> ConstraintSide
  ) {
    self.target = target
    self.chromaWeight = chromaWeight
    self.hue = hue
    self.isLighter = isLighter
    self.side = side
  }

  /// The nearest passing color that is found from a seed on or near the edge of what is allowed.
  mutating func run(from seed: EightBitColor) -> EightBitColor? {
    for channel in EightBitColor.Channel.dependent where least == .infinity { offer(seed, following: channel) }
    guard least < .infinity else { return nil }
    for step in [32, 16, 8, 4, 2] { while improve(by: step, reach: 1, following: .green) {} }
    var isMoving = true
    while isMoving {
      isMoving = false
      for channel in EightBitColor.Channel.dependent {
        while improve(by: 1, reach: channel == .green ? 2 : 1, following: channel) { isMoving = true }
      }
    }
    return best
  }

  /// Tries the steps in the plane of the two free channels; returns true if one of them came nearer.
  private mutating func improve(by step: Int, reach: Int, following channel: EightBitColor.Channel) -> Bool {
    let (first, second) = channel.others
    let (before, center) = (least, best)
    for across in -reach...reach {
      for along in -reach...reach where across != 0 || along != 0 {
        guard let one = center.moved(first, by: across * step), let two = one.moved(second, by: along * step) else {
          continue
        }
        offer(two, following: channel)
      }
    }
    return least < before
  }

  /// Weighs the best passing color that differs from a candidate in one channel alone.
  private mutating func offer(_ candidate: EightBitColor, following channel: EightBitColor.Channel) {
    guard let edge = edge(from: candidate, channel) else { return }
    var color = candidate.with(channel, edge)
    var distance = cost(of: color)
    guard distance < 4 * least else { return }
    while let next = color.moved(channel, by: isLighter ? 1 : -1), side(next) == .inside {
      let further = cost(of: next)
      guard further < distance else { break }
      (color, distance) = (next, further)
    }
    if distance < least { (best, least) = (color, distance) }
  }

  /// The first value of a channel that is far enough, others fixed; nil if no value is, or only ones too far.
  private func edge(from candidate: EightBitColor, _ channel: EightBitColor.Channel) -> Int? {
    let sign = isLighter ? 1 : -1
    let missing: ConstraintSide = isLighter ? .below : .above
    func isFarEnough(_ value: Int) -> Bool { side(candidate.with(channel, value)) != missing }
    let (nearEnd, farEnd) = isLighter ? (0, 255) : (255, 0)
    var (short, enough) = (candidate[channel], candidate[channel])
    var stride = 1
    if isFarEnough(enough) {
      while short == enough || isFarEnough(short) {
        enough = short
        if short == nearEnd { break }
        short = min(255, max(0, short - sign * stride))
        stride *= 2
      }
    } else {
      while !isFarEnough(enough) {
        if enough == farEnd { return nil }
        short = enough
        enough = min(255, max(0, enough + sign * stride))
        stride *= 2
      }
    }
    while abs(enough - short) > 1 {
      let middle = (enough + short) / 2
      if isFarEnough(middle) { enough = middle } else { short = middle }
    }
    return side(candidate.with(channel, enough)) == .inside ? enough : nil
  }

  /// The squared distance, with a penalty greater than any distance for leaving a hue that must be kept.
  private func cost(of color: EightBitColor) -> Double {
    let oklab = color.linear.oklab
    let (x, y, z) = (oklab.lightness - target.lightness, oklab.a - target.a, oklab.b - target.b)
    let square = x * x + (y * y + z * z) * chromaWeight
    guard let hue, square < least else { return square }
    let chroma = Root.square((oklab.a * oklab.a + oklab.b * oklab.b) * (hue.a * hue.a + hue.b * hue.b))
    let hueSquare = 2 * (chroma - (oklab.a * hue.a + oklab.b * hue.b))
    return square + 1e6 * max(0, hueSquare - 0.006 * 0.006)
  }
}

extension EightBitColor {
  /// A channel by name, for searches that treat the three equally.
  enum Channel {
    case red
    case green
    case blue

    /// The channels in the order in which they follow the others: the heaviest in luminance first.
    static var dependent: [Channel] { [.green, .red, .blue] }

    /// The other two.
    var others: (Channel, Channel) {
      switch self {
      case .red: (.green, .blue)
      case .green: (.red, .blue)
      case .blue: (.red, .green)
      }
    }
  }

  /// The value of a channel, 0…255.
  subscript(channel: Channel) -> Int {
    switch channel {
    case .red: Int(red)
    case .green: Int(green)
    case .blue: Int(blue)
    }
  }

  /// The color with another value of a channel, clamped to 0…255.
  func with(_ channel: Channel, _ value: Int) -> EightBitColor {
    let value = UInt8(clamping: value)
    return switch channel {
    case .red: EightBitColor(red: value, green: green, blue: blue)
    case .green: EightBitColor(red: red, green: value, blue: blue)
    case .blue: EightBitColor(red: red, green: green, blue: value)
    }
  }

  /// The color with a channel moved; nil if that leaves 0…255.
  func moved(_ channel: Channel, by step: Int) -> EightBitColor? {
    let value = self[channel] + step
    return value >= 0 && value <= 255 ? with(channel, value) : nil
  }
}
