import ColorMath
import Palettes

/// One color for one entry, with its effect on the measurements of the entry.
struct LeverageProposal {
  let part: MovablePart
  let from: Color
  let to: PassingColor
  private(set) var clears: [MeasurementIndex] = []
  private(set) var breaks: [MeasurementIndex] = []

  init(_ part: MovablePart, from: Color, to: PassingColor, _ uses: [PartUses.Use]) {
    self.part = part
    self.from = from
    self.to = to
    for use in uses {
      let isSatisfied = use.constraint.isSatisfied(by: to.color)
      if isSatisfied, !use.passes { clears += use.measurements }
      if !isSatisfied, use.passes { breaks += use.measurements }
    }
    clears.sort()
    breaks.sort()
  }

  /// Orders proposals of equal urgency: the one that clears more first, then the smaller change.
  static func < (left: LeverageProposal, right: LeverageProposal) -> Bool {
    (-left.clears.count, left.to.deltaEOK, left.part.order.0, left.part.order.1)
      < (-right.clears.count, right.to.deltaEOK, right.part.order.0, right.part.order.1)
  }

  /// The edit for reports.
  func edit(of input: AuditInput, variants: [Variant]) -> LeverageEdit {
    let palette = input.plan.loaded.palette
    var (token, entry) = (TokenIndex(0), EntryIndex(0))
    if case .entry(let itsToken, let itsEntry) = part { (token, entry) = (itsToken, itsEntry) }
    let owner = palette.tokens[token]
    return LeverageEdit(
      token: token, entry: entry, condition: owner.entries[entry].label,
      variants: VariantSet(variants.map { VariantSet($0) }), from: from, to: to.color, deltaEOK: to.deltaEOK,
      clears: clears, breaks: breaks, location: owner.location(of: owner.entries[entry]))
  }
}

extension LeverageProposal {
  /// Sets of failing uses worth repairing together: all of them, then those that most agree on.
  ///
  /// For opaque colors the allowed luminances are intervals; a sweep over their ends, within what the passing uses
  /// allow, finds the greatest number, and there the color nearest to the start.
  static func wishes(
    _ failing: [PartUses.Use], beyond demands: Demands, from start: Color, _ solver: inout ConstraintSolver
  ) -> [[ColorConstraint]] {
    let all = failing.map { $0.constraint }
    var banded: [(use: PartUses.Use, band: LuminanceBand)] = []
    var common = demands.band
    for use in failing {
      guard let band = solver.band(of: use.constraint) else { continue }
      let possible = band.intersection(demands.band)
      common = common.intersection(band)
      if !possible.isEmpty { banded.append((use, possible)) }
    }
    if banded.count == failing.count, !common.isEmpty { return [all] }
    let weights = banded.map { (band: $0.band, weight: $0.use.measurements.count) }
    guard let luminance = bestLuminance(weights, near: start.relativeLuminance) else { return [all] }
    let agreed = banded.filter { $0.band.contains(luminance) }.map { $0.use.constraint }
    return common.isEmpty ? [agreed] : [all, agreed]
  }

  /// The luminance in the bands of most measurements; ties by the nearest to the start.
  ///
  /// Even indices are ends of intervals, odd ones the gaps between two ends.
  private static func bestLuminance(
    _ bands: [(band: LuminanceBand, weight: Int)], near start: RelativeLuminance
  ) -> RelativeLuminance? {
    let intervals = bands.flatMap { band, weight in band.intervals.map { (range: $0, weight: weight) } }
    let ends = Set(intervals.flatMap { [$0.range.lowerBound, $0.range.upperBound] }).sorted()
    let places = Dictionary(uniqueKeysWithValues: ends.enumerated().map { ($1, $0 * 2) })
    var changes = Array(repeating: 0, count: ends.count * 2 + 1)
    for interval in intervals {
      changes[places[interval.range.lowerBound, default: 0]] += interval.weight
      changes[places[interval.range.upperBound, default: 0] + 1] -= interval.weight
    }
    var best: (count: Int, distance: Double, luminance: Double)?
    var count = 0
    for place in changes.indices.dropLast() {
      count += changes[place]
      let (low, high) = (ends[place / 2], ends[min(ends.count - 1, (place + 1) / 2)])
      let distance = max(low - start.value, start.value - high, 0)
      if let best, (count, -distance) <= (best.count, -best.distance) { continue }
      best = (count, distance, (low + high) / 2)
    }
    return best.flatMap { $0.count > 0 ? RelativeLuminance($0.luminance) : nil }
  }
}
