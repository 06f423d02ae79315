/// The luminances that opaque foregrounds may have for some cases to hold.
struct ForegroundBands {
  /// The luminances that are proven to pass.
  private(set) var proven = LuminanceBand.whole
  /// The luminances that no known surface refutes.
  private(set) var possible = LuminanceBand.whole
  /// The proven luminance ranges of the surroundings, in connected parts.
  private(set) var surroundings: [ClosedRange<Double>] = []

  /// Distances of 0.001 in the ratio with black are 0.000 05 in luminance, less than a step of 8 bits.
  private static let effort = BoundEffort(tolerance: 0.001)

  /// Bounds the luminances of all surroundings; nil if foregrounds are translucent or filters cover them.
  init?(_ cases: [RepairProblem.Case]) {
    guard cases.allSatisfy({ $0.stack.foreground.alpha == 1 && $0.stack.filters.isEmpty }) else { return nil }
    for one in cases {
      for backdrops in Self.connected(one.backdrops) {
        // A ratio with black gives the luminance: (L + 0.05)/0.05.
        let black = one.stack.with(foreground: EncodedSRGB(red: 0, green: 0, blue: 0))
        let bounds = black.contrastBounds(over: backdrops, effort: Self.effort)
        let range = Self.luminances(bounds.minimum, bounds.maximum)
        surroundings.append(range)
        narrow(&proven, one.required, range)
        narrow(&possible, one.required, Self.luminances(bounds.lowest.ratio, bounds.highest.ratio))
      }
    }
  }

  /// The backdrops in parts within which the displayed colors do not jump.
  private static func connected(_ backdrops: Backdrops) -> [Backdrops] {
    guard case .colors(let colors) = backdrops, !colors.isEmpty else { return [backdrops] }
    return colors.map { .colors([$0]) }
  }

  private static func luminances(_ lower: ContrastRatio, _ upper: ContrastRatio) -> ClosedRange<Double> {
    let least = max(0, lower.value * 0.05 - 0.05)
    return least...max(least, upper.value * 0.05 - 0.05)
  }

  private func narrow(_ band: inout LuminanceBand, _ required: ContrastRatio, _ range: ClosedRange<Double>) {
    band = band.intersection(LuminanceBand(reaching: required, againstWhole: range))
  }
}

extension RepairProblem {
  /// The luminances of opaque foregrounds with which every case is proven to hold, and those that nothing refutes.
  ///
  /// Nil if a foreground is translucent or a filter covers it, so that its luminance alone does not decide.
  public var foregroundLuminances: (proven: LuminanceBand, possible: LuminanceBand)? {
    ForegroundBands(cases).map { ($0.proven, $0.possible) }
  }

  /// Colors among which the foreground is whose least ratio is the greatest: white, black, and grays in between.
  ///
  /// For opaque foregrounds the grays lie in the gaps of what surrounds them, as far from both sides.
  public var strongestForegrounds: [EightBitColor] {
    var grays: [UInt8] = [255, 0]
    let ranges = (ForegroundBands(cases)?.surroundings ?? []).sorted { $0.lowerBound < $1.lowerBound }
    var reached = ranges.first?.upperBound ?? 1
    for range in ranges.dropFirst() {
      if range.lowerBound > reached {
        let middle = Root.square((reached + 0.05) * (range.lowerBound + 0.05)) - 0.05
        let gray = LinearSRGB(red: middle, green: middle, blue: middle).encoded.eightBit.red
        grays += [gray, gray == 0 ? 0 : gray - 1, gray == 255 ? 255 : gray + 1]
      }
      reached = max(reached, range.upperBound)
    }
    return grays.map { EightBitColor(red: $0, green: $0, blue: $0) }
  }
}
