package import ColorMath
package import Palettes

/// The demand of one pair on the color of an entry, with every other color unchanged.
package struct WindowDemand: Sendable {
  package var pair: PairIndex
  package var variants: VariantSet
  /// The least ratio.
  package var required: ContrastRatio
  /// The luminances with which it is reached; nil if something translucent takes part or the entry has several parts.
  package var band: LuminanceBand?
  /// True if the band is only proven over all possible backdrops: colors slightly outside it may pass too.
  package var isProven: Bool
  /// The numbers of the condition on the color, if no band expresses it and numbers do.
  var key: ConstraintKey?
  /// True if each of the steps of lightness satisfies it; empty until the steps are tried.
  var steps: [Bool] = []

  /// Makes a demand; its steps are not tried yet.
  init(
    pair: PairIndex, variants: VariantSet, required: ContrastRatio, band: LuminanceBand? = nil, isProven: Bool = false
  ) {
    self.pair = pair
    self.variants = variants
    self.required = required
    self.band = band
    self.isProven = isProven
  }

  /// Between which lightnesses the steps satisfy it; empty if a band says it.
  package var lightness: [ClosedRange<Double>] {
    band == nil ? LightnessSteps.runs(of: steps).map { LightnessSteps.range(of: $0) } : []
  }

  /// Returns true if two demands are one except for the variants.
  func isSame(as other: WindowDemand) -> Bool {
    guard pair == other.pair, required == other.required, band == other.band else { return false }
    if band != nil { return true }
    if let key, key == other.key { return true }
    return !steps.isEmpty && steps == other.steps
  }
}

/// The index of a demand among those of a window.
package typealias DemandIndex = TypedIndex<WindowDemand>

/// The steps of lightness at which colors are tried if no formula gives the window: 0, 0.001, … 1.
enum LightnessSteps {
  /// The number of steps.
  package static let count = 1001

  /// The 8-bit colors of a line.
  package static func colors(of line: LightnessLine) -> [EightBitColor] {
    (0..<count).map { line.eightBit(at: lightness(of: $0)) }
  }

  /// Returns the lightness of a step, 0…1.
  static func lightness(of step: Int) -> Double { Double(step) / Double(count - 1) }

  /// Returns the lightness of the ends of a run of steps.
  package static func range(of run: ClosedRange<Int>) -> ClosedRange<Double> {
    lightness(of: run.lowerBound)...lightness(of: run.upperBound)
  }

  /// The ranges of consecutive true steps.
  static func runs(of steps: [Bool]) -> [ClosedRange<Int>] {
    var runs: [ClosedRange<Int>] = []
    for (index, isTrue) in steps.enumerated() where isTrue {
      if let last = runs.last, last.upperBound == index - 1 {
        runs[runs.count - 1] = last.lowerBound...index
      } else {
        runs.append(index...index)
      }
    }
    return runs
  }
}
