/// The luminances that opaque foregrounds may have for some cases to hold.
struct ForegroundBands {
  /// What is proven to pass.
  private(set) var proven = LuminanceBand.whole
  /// What is not refuted by a surface that is attained.
  private(set) var possible = LuminanceBand.whole

  /// Distances of 0.001 in the ratio with black are 0.000 05 in luminance, less than a step of 8 bits.
  private static let effort = BoundEffort(tolerance: 0.001)

  /// Bounds the luminances of all surroundings; nil where foregrounds are translucent or filters cover them.
  init?(_ cases: [RepairProblem.Case]) {
    guard cases.allSatisfy({ $0.stack.foreground.alpha == 1 && $0.stack.filters.isEmpty }) else { return nil }
    for one in cases {
      for backdrops in Self.connected(one.backdrops) {
        // A ratio with black tells the luminance: (L + 0.05)/0.05.
        let black = one.stack.with(foreground: EncodedSRGB(red: 0, green: 0, blue: 0))
        let bounds = black.contrastBounds(over: backdrops, effort: Self.effort)
        narrow(&proven, one.required, bounds.minimum, bounds.maximum)
        narrow(&possible, one.required, bounds.lowest.ratio, bounds.highest.ratio)
      }
    }
  }

  /// The backdrops in parts between which what is seen does not jump.
  private static func connected(_ backdrops: Backdrops) -> [Backdrops] {
    guard case .colors(let colors) = backdrops, !colors.isEmpty else { return [backdrops] }
    return colors.map { .colors([$0]) }
  }

  private func narrow(
    _ band: inout LuminanceBand, _ required: ContrastRatio, _ lower: ContrastRatio, _ upper: ContrastRatio
  ) {
    let least = max(0, lower.value * 0.05 - 0.05)
    let greatest = max(least, upper.value * 0.05 - 0.05)
    band = band.intersection(LuminanceBand(reaching: required, againstWhole: least...greatest))
  }
}
