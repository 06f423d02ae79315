/// One step of a stack as an affine map of the three channels, clamped or not, for intervals and for numbers.
///
/// `out = scale·v + mix·luma(v) + offset` per channel; every kind of layer and filter is one step or two.
struct BoundStep {
  private let scale: Double
  private let mix: Double
  private let offset: Components
  private let clamps: Bool
  /// An upper bound on the rounding error of a channel, here or in the arithmetic of `LayerStack.colors(over:)`.
  ///
  /// Both evaluate a channel with at most 16 roundings of relative size 2⁻⁵³ on terms that sum to no more than the
  /// `magnitude` given to the initializer, so that 2⁻⁴⁹ times it is enough for both.
  let slack: Double
  /// The largest distance of the outputs from the formula before they are clamped.
  private(set) var spread = 0.0
  /// The largest growth factor of an error of every input channel.
  let gain: Double
  /// The largest distance of any output channel from 0.
  let reach: Double

  static let red = 0.2126
  static let green = 0.7152
  static let blue = 0.0722

  private init(
    scale: Double, mix: Double = 0, offset: Components = Components(0, 0, 0), clamps: Bool, magnitude: Double,
    reach input: Double
  ) {
    self.scale = scale
    self.mix = mix
    self.offset = offset
    self.clamps = clamps
    gain = abs(scale) + abs(mix)
    slack = 0x1p-49 * magnitude
    reach = clamps ? 1 : gain * input + offset.magnitude + slack
  }

  /// Source-over of a color with alpha; `reach` bounds the channels below.
  init(_ layer: EncodedLayer, clamps: Bool = false, reach: Double) {
    let kept = 1 - layer.alpha
    let own = layer.color.components
    let offset = Components(layer.alpha * own.first, layer.alpha * own.second, layer.alpha * own.third)
    self.init(
      scale: kept, offset: offset, clamps: clamps,
      magnitude: (1 + abs(layer.alpha)) * (2 * reach + 2 * own.magnitude + 1), reach: reach)
  }

  /// A color filter; `reach` bounds the channels below.
  init(_ filter: ColorFilter, reach: Double) {
    let (scale, mix, shift): (Double, Double, Double) =
      switch filter {
      case .contrast(let amount): (amount, 0, (1 - amount) / 2)
      case .brightness(let amount): (1, 0, amount)
      case .saturation(let amount): amount > 0 ? (amount, 1 - amount, 0) : (0, 1, 0)
      case .grayscale(let amount): (1 - amount.clampedToUnit, amount.clampedToUnit, 0)
      case .invert(let amount): (1 - 2 * amount, 0, amount)
      case .opacity: (1, 0, 0)
      }
    self.init(
      scale: scale, mix: mix, offset: Components(shift, shift, shift), clamps: true,
      magnitude: (2 + 2 * abs(scale) + 2 * abs(mix)) * (reach + 1) + 2 * abs(shift), reach: reach)
  }

  /// The steps of a layer; `reach` bounds the channels below.
  static func steps(of layer: StackLayer, reach: Double) -> [BoundStep] {
    var steps = exactSteps(of: layer, reach: reach)
    if let last = steps.indices.last { steps[last].spread = abs(layer.residual) }
    return steps
  }

  private static func exactSteps(of layer: StackLayer, reach: Double) -> [BoundStep] {
    switch layer {
    case .color(let color): [BoundStep(color, reach: reach)]
    case .filter(let filter): [BoundStep(filter, reach: reach)]
    case .material(let material) where material.clampsSaturation:
      [BoundStep(.saturation(material.saturation), reach: reach), BoundStep(material.tint, clamps: true, reach: 1)]
    case .material(let material): [BoundStep(unclamped: material, reach: reach)]
    }
  }

  private init(unclamped material: MaterialLayer, reach: Double) {
    let saturation = material.saturation > 0 ? material.saturation : 0
    let alpha = material.tint.alpha
    let cover = BoundStep(material.tint, reach: reach * (1 + 2 * saturation))
    self.init(
      scale: (1 - alpha) * saturation, mix: (1 - alpha) * (1 - saturation), offset: cover.offset, clamps: true,
      magnitude: cover.slack * 0x1p49 * 2, reach: reach)
  }

  /// The channels of one color, in plain floating point.
  @inline(__always)
  func apply(to color: EncodedSRGB) -> EncodedSRGB {
    let share = mix == 0 ? 0 : mix * (Self.red * color.red + Self.green * color.green + Self.blue * color.blue)
    let out = EncodedSRGB(
      red: scale * color.red + (share + offset.first), green: scale * color.green + (share + offset.second),
      blue: scale * color.blue + (share + offset.third))
    return clamps ? out.clamped : out
  }

  /// Every value that the channels can take, rounding included.
  @inline(__always)
  func apply(to color: IntervalColor, passed: inout ChannelPassage) -> IntervalColor {
    var out = linear(color)
    out.red = finished(out.red, offset.first, &passed.red)
    out.green = finished(out.green, offset.second, &passed.green)
    out.blue = finished(out.blue, offset.third, &passed.blue)
    return out
  }

  /// The map without its offset.
  @inline(__always)
  private func linear(_ color: IntervalColor) -> IntervalColor {
    if mix == 0 { return IntervalColor(scale * color.red, scale * color.green, scale * color.blue) }
    let (red, green, blue) = (mix * Self.red, mix * Self.green, mix * Self.blue)
    let shares = IntervalColor(red * color.red, green * color.green, blue * color.blue)
    return IntervalColor(
      (scale + red) * color.red + (shares.green + shares.blue),
      (scale + green) * color.green + (shares.red + shares.blue),
      (scale + blue) * color.blue + (shares.red + shares.green))
  }

  /// The difference of two colors after both pass the step; clamping can only reduce it.
  ///
  /// `slack` is the sum for the two colors; three times it covers rounding and where clamping begins.
  func difference(
    _ inputs: IntervalColor, _ one: ChannelPassage, _ other: ChannelPassage, slack: Double
  ) -> IntervalColor {
    let out = linear(inputs)
    func channel(_ value: Interval, _ one: ChannelPassage.Kind, _ other: ChannelPassage.Kind) -> Interval {
      let value = value.expanded(by: 4 * slack)
      return one == .free && other == .free ? value : value.withZero
    }
    return IntervalColor(
      channel(out.red, one.red, other.red), channel(out.green, one.green, other.green),
      channel(out.blue, one.blue, other.blue))
  }

  @inline(__always)
  private func finished(_ sum: Interval, _ offset: Double, _ passage: inout ChannelPassage.Kind) -> Interval {
    let value = Interval(sum.lower + offset - (slack + spread), sum.upper + offset + (slack + spread))
    guard clamps else { return value }
    let beyond = 2 * slack
    passage =
      value.lower >= -beyond && value.upper <= 1 + beyond
      ? .free : value.upper <= 0 || value.lower >= 1 ? .blocked : .partial
    return Interval(value.lower.clampedToUnit, value.upper.clampedToUnit)
  }

  /// The slopes against the inputs, from those against the outputs, of a function that is applied afterward.
  @inline(__always)
  func slopes(from outer: IntervalColor, passed: ChannelPassage) -> IntervalColor {
    let (red, green, blue) =
      clamps
      ? (passed.red.kept(outer.red), passed.green.kept(outer.green), passed.blue.kept(outer.blue))
      : (outer.red, outer.green, outer.blue)
    guard mix != 0 else {
      return IntervalColor((scale * red).widened, (scale * green).widened, (scale * blue).widened)
    }
    let (one, two, three) = (mix * Self.red, mix * Self.green, mix * Self.blue)
    return IntervalColor(
      ((scale + one) * red).widened + (one * (green + blue)).widened,
      ((scale + two) * green).widened + (two * (red + blue)).widened,
      ((scale + three) * blue).widened + (three * (red + green)).widened)
  }
}

/// The changes of each channel that a clamped step passes on, over a whole interval.
struct ChannelPassage: Equatable {
  enum Kind: Equatable {
    case free
    case partial
    case blocked

    @inline(__always)
    func kept(_ slope: Interval) -> Interval {
      switch self {
      case .free: slope
      case .partial: slope.withZero
      case .blocked: .zero
      }
    }
  }

  var red = Kind.free
  var green = Kind.free
  var blue = Kind.free

  /// True if every channel passes whole or not at all.
  var isSharp: Bool { red != .partial && green != .partial && blue != .partial }
}

extension Components {
  /// The distance from 0 to the furthest component; infinite if one is not a number.
  var magnitude: Double {
    let sum = abs(first) + abs(second) + abs(third)
    return sum.isFinite ? max(abs(first), abs(second), abs(third)) : .infinity
  }
}
