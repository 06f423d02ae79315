import ColorMath
import TestSupport

/// Seeded random numbers and the stacks made of them.
struct RandomStack {
  private var generator: SplitMix64

  /// Starts from a seed.
  init(seed: UInt64) { generator = SplitMix64(seed: seed) }

  /// A number in 0 ..< 1.
  mutating func unit() -> Double { generator.unit() }

  /// A color of sRGB, a corner of the cube every eighth time on average.
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
