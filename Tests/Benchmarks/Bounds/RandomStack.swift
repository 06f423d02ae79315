import ColorMath

/// Seeded random numbers and the stacks made of them.
struct RandomStack {
  private var state: UInt64

  /// Starts from a seed.
  init(seed: UInt64) { state = seed }

  /// A number in 0 ..< 1 (SplitMix64).
  mutating func unit() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ bits >> 30) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ bits >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ bits >> 31) >> 11) * 0x1p-53
  }

  /// A colour of sRGB, a corner of the cube every eighth time on average.
  mutating func color() -> EncodedSRGB {
    let isCorner = unit() < 0.125
    func channel(_ value: Double) -> Double { isCorner ? (value < 0.5 ? 0 : 1) : value }
    return EncodedSRGB(red: channel(unit()), green: channel(unit()), blue: channel(unit()))
  }

  /// 1–4 layers with alphas of 0…1 and saturations of 0…2.5, filters among them; the text translucent every other time.
  mutating func stack() -> LayerStack {
    let count = 1 + Int(unit() * 4)
    let layers = (0..<count).map { _ in layer() }
    let foreground = EncodedLayer(color(), alpha: unit() < 0.5 ? 1 : unit())
    let against = unit() < 0.1 ? EncodedLayer(color(), alpha: unit()) : nil
    let filters = unit() < 0.1 ? [filter()] : []
    return LayerStack(layers: layers, foreground: foreground, against: against, filters: filters)
  }

  private mutating func layer() -> StackLayer {
    let kind = unit()
    if kind < 0.4 { return .color(EncodedLayer(color(), alpha: unit())) }
    if kind < 0.8 {
      return .material(
        MaterialLayer(
          tint: EncodedLayer(color(), alpha: unit()), saturation: 2.5 * unit(), clampsSaturation: unit() < 0.3))
    }
    return .filter(filter())
  }

  private mutating func filter() -> ColorFilter {
    switch Int(unit() * 5) {
    case 0: .contrast(0.5 + unit())
    case 1: .brightness(unit() - 0.5)
    case 2: .saturation(2.5 * unit())
    case 3: .grayscale(unit())
    default: .invert(amount: unit())
    }
  }
}
