import ColorMath
import Palettes

/// The ratio of every pair without Increase Contrast, for comparison with the ratio with it.
struct StandardRatios {
  private struct Place: Hashable {
    let pair: PairIndex
    let variant: Variant
    let state: String?
  }

  private var ratios: [Place: ContrastRatio] = [:]

  /// Takes the ratios from measurements of a plan in any variants.
  init(_ measurements: [Measurement]) {
    for one in measurements where one.variant.contrast == .standard {
      ratios[Place(pair: one.pair, variant: one.variant, state: one.state)] = one.minimum
    }
  }

  /// The ratio without Increase Contrast that corresponds to a measurement with it; nil if there is none.
  func ratio(beside measurement: Measurement) -> ContrastRatio? {
    let variant = Variant(measurement.variant.appearance, .standard, measurement.variant.transparency)
    return ratios[Place(pair: measurement.pair, variant: variant, state: measurement.state)]
  }
}

extension VariantSet {
  static let increased = VariantSet(Variant.allCases.filter { $0.contrast == .increased }.map { VariantSet($0) })
}
