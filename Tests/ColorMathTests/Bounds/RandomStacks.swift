import TestSupport

@testable import ColorMath

extension SplitMix64 {
  mutating func color() -> EncodedSRGB { EncodedSRGB(red: unit(), green: unit(), blue: unit()) }

  /// 1–4 layers with alphas of 0…1, saturations of 0…2.5 and filters; every other text is translucent.
  mutating func stack() -> LayerStack {
    let layers = (0..<1 + Int(unit() * 4)).map { _ in layer() }
    return LayerStack(
      layers: layers, foreground: EncodedLayer(color(), alpha: unit() < 0.5 ? 1 : unit()),
      against: unit() < 0.15 ? EncodedLayer(color(), alpha: unit()) : nil, filters: unit() < 0.15 ? [filter()] : [])
  }

  private mutating func layer() -> StackLayer {
    switch Int(unit() * 5) {
    case 0, 1: .color(EncodedLayer(color(), alpha: unit()))
    case 2: .filter(filter())
    default:
      .material(
        MaterialLayer(
          tint: EncodedLayer(color(), alpha: unit()), saturation: within(0...2.5), clampsSaturation: unit() < 0.3))
    }
  }

  private mutating func filter() -> ColorFilter {
    switch Int(unit() * 6) {
    case 0: .contrast(within(0...2))
    case 1: .brightness(within(-0.5...0.5))
    case 2: .saturation(within(0...2.5))
    case 3: .grayscale(unit())
    case 4: .invert(amount: unit())
    default: .opacity(unit())
    }
  }
}
